/// What a point of the container belongs to.
public enum SceneHit: Hashable, Sendable {
    /// An item, by its index in the bar's list.
    case item(Int)
    /// The bar, but none of its items.
    case bar
    /// Not the bar: the touch is the page's.
    case outside
}

extension TabBarScene {
    /// What a touch at a point means.
    ///
    /// Inside the bar it belongs to the cell whose column holds it. A raised part outside the bar
    /// belongs to the cell whose column holds the point, too. Everything else falls through.
    public func hit(_ point: ScenePoint) -> SceneHit {
        if isBarHidden { return .outside }
        let cell = cellArea?.contains(point) ?? true ? column(at: point.x) : nil
        if let cell, point.y >= cell.frame.y, point.y < cell.frame.maxY { return .item(cell.item) }
        if barFrame.contains(point) { return .bar }
        guard let raisedFrame, raisedFrame.contains(point), let cell else { return .outside }
        for region in raisedRegions where path.contains(point, in: region) {
            return .item(cell.item)
        }
        return .outside
    }

    /// The cell whose column holds a place.
    ///
    /// Where two columns meet, rounding may leave a gap far narrower than any pixel; what falls
    /// into it belongs to the column before it, so that no touch is lost.
    private func column(at x: Double) -> SceneCell? {
        for cell in cells where x >= cell.frame.x && x < cell.frame.maxX { return cell }
        let widest = max(1, size.width) * 1e-12
        for cell in cells where x >= cell.frame.maxX && x - cell.frame.maxX < widest {
            for next in cells where next.frame.x > x && next.frame.x - x < widest { return cell }
        }
        return nil
    }
}

extension ScenePath {
    /// Whether a point lies inside one path by the non-zero winding rule. Curves are followed in
    /// 16 straight steps each, which for a bar's curves is within a tenth of a point.
    public func contains(_ point: ScenePoint, in range: ScenePathRange) -> Bool {
        var winding = 0
        var start = ScenePoint.zero
        var current = ScenePoint.zero
        var next = Int(range.points.lowerBound)
        func cross(_ a: ScenePoint, _ b: ScenePoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        for index in range.verbs.clamped(to: fullRange.verbs) {
            let count = verbs[Int(index)].pointCount
            guard next >= 0, next + count <= points.count else { break }
            switch verbs[Int(index)] {
            case .move:
                cross(current, start)
                start = points[next]
                current = start
            case .line:
                cross(current, points[next])
                current = points[next]
            case .cubic:
                var last = current
                for step in 1...16 {
                    let t = Double(step) / 16
                    let at = Self.cubicPoint(
                        current, points[next], points[next + 1], points[next + 2], t)
                    cross(last, at)
                    last = at
                }
                current = points[next + 2]
            case .close:
                cross(current, start)
                current = start
            }
            next += count
        }
        cross(current, start)
        return winding != 0
    }

    private static func cubicPoint(
        _ a: ScenePoint, _ b: ScenePoint, _ c: ScenePoint, _ d: ScenePoint, _ t: Double
    ) -> ScenePoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return ScenePoint(
            wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
}
