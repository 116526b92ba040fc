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
    /// belongs to the cell whose column holds the point, too. Everything else falls through, also what
    /// is on the right or the lower edge itself, of the container, too, in either direction:
    /// it is the first point of what comes next, as in ``SceneRect/contains(_:)``.
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
        forEachLine(in: range) { a, b in winding += Self.winding(a, b, around: point) }
        return winding != 0
    }

    /// What a line adds to the winding number of a point: 1 where it goes down across the ray to
    /// the point's right, −1 where it goes up, else 0.
    static func winding(_ a: ScenePoint, _ b: ScenePoint, around point: ScenePoint) -> Int {
        guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { return 0 }
        return a.y < b.y ? 1 : -1
    }
}
