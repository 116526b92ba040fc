/// The limits that keep every motion finite whatever it is given. Each is far outside what a bar
/// needs, so it changes only input that could not have been meant.
enum TabMotionBounds {
    /// The largest size of a value or a velocity, and of a time in seconds.
    static let magnitude = 1e12

    /// The longest duration, response and blend, in seconds.
    static let seconds = 60.0

    /// What takes less time, in seconds, happens at once. It is an eighth of a frame at 120 Hz.
    static let shortest = 0.001

    /// A spring of damping ratio 0 would swing for ever, and one of an infinite ratio would never
    /// arrive.
    static let dampingRatio = 0.01...100.0

    /// `x` within ±`magnitude`; NaN becomes 0.
    static func finite(_ x: Double) -> Double {
        x.isNaN ? 0 : x.clamped(to: -magnitude...magnitude)
    }

    /// `x`, 0 if it is less than `shortest` or NaN, and at most `seconds`.
    static func duration(_ x: Double) -> Double {
        x >= shortest ? min(x, seconds) : 0
    }
}
