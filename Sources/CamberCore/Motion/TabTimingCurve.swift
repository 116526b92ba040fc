/// A cubic Bézier timing curve from (0, 0) to (1, 1), as in Core Animation and CSS: how far a change
/// has come (y) when a fraction of its time has passed (x).
///
/// The x of both control points is clamped to 0…1, so that time never runs backwards. Their y may lie
/// outside 0…1, and the change then overshoots; it is clamped to ±100. NaN becomes 0.
public struct TabTimingCurve: Sendable, Hashable {
    /// The first control point's time, 0…1.
    public let x1: Double
    /// The first control point's progress.
    public let y1: Double
    /// The second control point's time, 0…1.
    public let x2: Double
    /// The second control point's progress.
    public let y2: Double

    /// A curve with the control points (x1, y1) and (x2, y2).
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.clamped(to: 0...1)
        self.y1 = y1.isNaN ? 0 : y1.clamped(to: -100...100)
        self.x2 = x2.clamped(to: 0...1)
        self.y2 = y2.isNaN ? 0 : y2.clamped(to: -100...100)
    }

    /// Constant speed.
    public static let linear = TabTimingCurve(0, 0, 1, 1)
    /// Starts slowly: (.42, 0, 1, 1).
    public static let easeIn = TabTimingCurve(0.42, 0, 1, 1)
    /// Ends slowly: (0, 0, .58, 1).
    public static let easeOut = TabTimingCurve(0, 0, 0.58, 1)
    /// Starts and ends slowly: (.42, 0, .58, 1).
    public static let easeInOut = TabTimingCurve(0.42, 0, 0.58, 1)
    /// Core Animation's default, the `ease` of CSS: (.25, .1, .25, 1).
    public static let coreAnimationDefault = TabTimingCurve(0.25, 0.1, 0.25, 1)
}
