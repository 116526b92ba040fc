/// A point in a container's coordinates: points, origin at the top-left, x right, y down.
public struct ScenePoint: Hashable, Sendable {
    /// Distance from the container's left edge, in points.
    public var x: Double
    /// Distance from the container's top edge, in points.
    public var y: Double

    /// The point at `x`, `y`.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The container's top-left corner.
    public static let zero = ScenePoint(0, 0)
}

/// A width and a height in points.
public struct SceneSize: Hashable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// The size `width` × `height`.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent at all.
    public static let zero = SceneSize(0, 0)
}

/// A rectangle in a container's coordinates, in points.
public struct SceneRect: Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The horizontal extent; never negative in a scene.
    public var width: Double
    /// The vertical extent; never negative in a scene.
    public var height: Double

    /// The rectangle with its top-left corner at `x`, `y`.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The rectangle of `width` × `height` around a centre.
    public init(center: ScenePoint, width: Double, height: Double) {
        self.init(center.x - width / 2, center.y - height / 2, width, height)
    }

    /// An empty rectangle at the origin.
    public static let zero = SceneRect(0, 0, 0, 0)

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }
    /// The horizontal centre.
    public var midX: Double { x + width / 2 }
    /// The vertical centre.
    public var midY: Double { y + height / 2 }
    /// The centre.
    public var center: ScenePoint { ScenePoint(midX, midY) }

    /// The radius that makes a capsule of it: half of its shorter side.
    package var capsuleRadius: Double { min(width, height) / 2 }

    /// Whether the point lies inside; the left and top edges count, the right and bottom do not,
    /// so that of two rectangles side by side exactly one holds a point on their shared edge.
    public func contains(_ point: ScenePoint) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: SceneRect) -> SceneRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return SceneRect(
            left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// The rectangle moved by `dx`, `dy`.
    public func offsetBy(_ dx: Double, _ dy: Double) -> SceneRect {
        SceneRect(x + dx, y + dy, width, height)
    }

    /// The mirror image in a container of the given width: x' = width − x − own width.
    public func mirrored(in containerWidth: Double) -> SceneRect {
        SceneRect(containerWidth - x - width, y, width, height)
    }
}

/// Distances inwards from the four edges, in points. Leading is left in a left-to-right layout
/// and right in a right-to-left one.
public struct SceneInsets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the edge where reading starts.
    public var leading: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the edge where reading ends.
    public var trailing: Double

    /// The four distances, in points.
    public init(
        top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = SceneInsets()
}
