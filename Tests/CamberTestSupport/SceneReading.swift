import CamberCore

extension Double {
    /// Whether two lengths are the same but for rounding.
    public func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool {
        abs(self - other) <= tolerance
    }
}

extension ScenePoint {
    /// Whether two points are the same but for rounding.
    public func isClose(to other: ScenePoint, within tolerance: Double = 1e-9) -> Bool {
        x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
    }
}

extension SceneRect {
    /// Whether two rectangles are the same but for rounding.
    public func isClose(to other: SceneRect, within tolerance: Double = 1e-9) -> Bool {
        x.isClose(to: other.x, within: tolerance) && y.isClose(to: other.y, within: tolerance)
            && width.isClose(to: other.width, within: tolerance)
            && height.isClose(to: other.height, within: tolerance)
    }
}

extension Optional<SceneRect> {
    /// Whether there is a rectangle and it is the same but for rounding.
    public func isClose(to other: SceneRect, within tolerance: Double = 1e-9) -> Bool {
        map { $0.isClose(to: other, within: tolerance) } ?? false
    }
}

extension TabBarScene {
    /// What is drawn, from back to front: `surface`, `icon 2` (an item's index) …
    public var drawingOrder: [String] {
        commands.map { command in
            switch command {
            case .shape(let index): shapes[index].role.name
            case .icon(let cell): "icon \(cells[cell].item)"
            case .title(let cell): "title \(cells[cell].item)"
            case .badge(let cell): "badge \(cells[cell].item)"
            case .clip: "clip"
            case .unclip: "unclip"
            }
        }
    }

    /// The shapes of a role, from back to front.
    public func shapes(_ role: SceneShapeRole) -> [SceneShape] { shapes.filter { $0.role == role } }

    /// The points of one path.
    public func points(_ range: ScenePathRange) -> [ScenePoint] {
        path.points[Int(range.points.lowerBound)..<Int(range.points.upperBound)].map { $0 }
    }

    /// The steps of one path.
    public func verbs(_ range: ScenePathRange) -> [ScenePath.Verb] {
        path.verbs[Int(range.verbs.lowerBound)..<Int(range.verbs.upperBound)].map { $0 }
    }

    /// The smallest rectangle that holds the points of a path.
    public func bounds(_ range: ScenePathRange) -> SceneRect? {
        let points = points(range)
        guard let first = points.first else { return nil }
        return points.reduce(SceneRect(first.x, first.y, 0, 0)) {
            $0.union(SceneRect($1.x, $1.y, 0, 0))
        }
    }

    /// The rectangle of a path that is one, clockwise from its top-left corner.
    public func rect(_ range: ScenePathRange) -> SceneRect? {
        let points = points(range)
        guard verbs(range) == [.move, .line, .line, .line, .close], points.count == 4 else {
            return nil
        }
        let rect = SceneRect(
            points[0].x, points[0].y, points[2].x - points[0].x, points[2].y - points[0].y)
        guard points[1] == ScenePoint(points[2].x, points[0].y),
            points[3] == ScenePoint(points[0].x, points[2].y)
        else { return nil }
        return rect
    }

    /// The colour of a shape with a plain fill.
    public func color(_ shape: SceneShape) -> SceneColor? {
        if case .color(let color) = shape.fill { color } else { nil }
    }
}
