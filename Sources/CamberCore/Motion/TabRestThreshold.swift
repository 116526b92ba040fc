/// How near to its target, and how slow, a value must stay to count as resting there.
///
/// Absolute and in the value's own unit: a threshold relative to the distance would never be met by a
/// value that is sent, moving, to where it already is. Both are within 1e-9…1e12; NaN becomes 1e-9.
struct TabRestThreshold: Sendable, Hashable {
    /// The largest distance from the target, in the value's unit.
    let value: Double

    /// The largest velocity, in the value's unit a second.
    let velocity: Double

    init(value: Double, velocity: Double) {
        self.value = value.clamped(to: 1e-9...TabMotionBounds.magnitude)
        self.velocity = velocity.clamped(to: 1e-9...TabMotionBounds.magnitude)
    }

    /// For a position over the pages: a fifth of a point on the widest iPhone.
    static let position = TabRestThreshold(value: 0.0005, velocity: 0.005)

    /// For emphases, opacities and other fractions: less than a step of an 8-bit colour.
    static let fraction = TabRestThreshold(value: 0.001, velocity: 0.01)

    /// For lengths in points: less than a sixth of a pixel at 3×.
    static let points = TabRestThreshold(value: 0.05, velocity: 0.5)
}
