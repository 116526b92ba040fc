/// A path of straight lines and cubic Béziers in one flat pair of buffers.
///
/// A scene keeps all of its paths in one `ScenePath` and names each by a ``ScenePathRange``, so
/// that a frame reuses the same two buffers and allocates nothing. An array inside each shape
/// would be an allocation a shape, a frame.
public struct ScenePath: Hashable, Sendable {
    /// What a step of a path does with the points that follow.
    public enum Verb: UInt8, Sendable {
        /// Starts a contour; takes one point.
        case move
        /// A straight line; takes one point.
        case line
        /// A cubic Bézier; takes two control points and the end.
        case cubic
        /// Closes the contour; takes no point.
        case close

        /// How many points the verb takes.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .cubic: 3
            case .close: 0
            }
        }
    }

    /// The steps, in order.
    public private(set) var verbs: [Verb] = []
    /// The points that the steps take, in order.
    public private(set) var points: [ScenePoint] = []

    /// An empty path.
    public init() {}

    /// Everything in the path.
    public var fullRange: ScenePathRange {
        ScenePathRange(
            verbs: 0..<Int32(truncatingIfNeeded: verbs.count),
            points: 0..<Int32(truncatingIfNeeded: points.count))
    }

    /// Forgets the steps and keeps the storage.
    public mutating func removeAll() {
        verbs.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
    }

    /// Starts a contour at a point.
    public mutating func move(to point: ScenePoint) {
        verbs.append(.move)
        points.append(point)
    }

    /// Adds a straight line to a point.
    public mutating func line(to point: ScenePoint) {
        verbs.append(.line)
        points.append(point)
    }

    /// Adds a cubic Bézier with two control points to a point.
    public mutating func cubic(_ c1: ScenePoint, _ c2: ScenePoint, to point: ScenePoint) {
        verbs.append(.cubic)
        points.append(c1)
        points.append(c2)
        points.append(point)
    }

    /// Closes the contour.
    public mutating func close() {
        verbs.append(.close)
    }

    /// Replaces every point by what the closure makes of it.
    public mutating func mapPoints(_ transform: (ScenePoint) -> ScenePoint) {
        for index in points.indices { points[index] = transform(points[index]) }
    }
}

/// One path inside a shared ``ScenePath``: the steps and the points that belong to it.
public struct ScenePathRange: Hashable, Sendable {
    /// The steps of this path.
    public var verbs: Range<Int32>
    /// The points of this path.
    public var points: Range<Int32>

    /// The path made of the given steps and points.
    public init(verbs: Range<Int32>, points: Range<Int32>) {
        self.verbs = verbs
        self.points = points
    }

    /// No path.
    public static let empty = ScenePathRange(verbs: 0..<0, points: 0..<0)

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { verbs.isEmpty }
}
