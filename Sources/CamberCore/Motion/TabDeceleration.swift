/// The motion of a scroll view that is let go: its velocity falls by the same factor every
/// millisecond.
///
/// v(t) = v₀r^(1000t) and x(t) = x₀ + v₀(r^(1000t) − 1) ∕ (1000 ln r), as in
/// `DecelerationTimingParameters` of super-ultra/ScrollMechanics.
struct TabDeceleration: Sendable, Hashable {
    /// UIKit's `UIScrollView.DecelerationRate.normal`, per millisecond.
    static let normalRate = 0.998

    /// The position at the start.
    let origin: Double

    /// The velocity at the start, in units a second.
    let velocity: Double

    /// −1000 ln r: the rate of the exponential, in 1 ∕ s.
    let decay: Double

    /// `rate` is the factor per millisecond, clamped to 0.5…0.9999; NaN becomes the normal one.
    init(from origin: Double, velocity: Double, rate: Double = normalRate) {
        self.origin = TabMotionBounds.finite(origin)
        self.velocity = TabMotionBounds.finite(velocity)
        let rate = rate.isNaN ? Self.normalRate : rate.clamped(to: 0.5...0.9999)
        decay = -1000 * Maths.log(rate)
    }

    /// Where the motion tends to.
    var end: Double { origin + velocity / decay }

    /// The position `time` ≥ 0 seconds after the start.
    func value(at time: Double) -> Double {
        origin + velocity / decay * (1 - Maths.exp(-decay * time))
    }

    /// The velocity `time` ≥ 0 seconds after the start, in units a second.
    func velocity(at time: Double) -> Double {
        velocity * Maths.exp(-decay * time)
    }

    /// The seconds until the distance to `end` is `distance` > 0; 0 when it never was larger.
    func duration(untilWithin distance: Double) -> Double {
        let initial = velocity.magnitude / decay
        return initial > distance ? Maths.log(initial / distance) / decay : 0
    }

    /// The seconds until the velocity is `limit` > 0; 0 when it never was larger.
    func duration(untilSlowerThan limit: Double) -> Double {
        duration(untilWithin: limit / decay)
    }

    /// The seconds after which the motion passes `position`, or nil if it never does: because it
    /// lies behind, or at `end`, or beyond it.
    func time(passing position: Double) -> Double? {
        if position == origin { return 0 }
        let fraction = (position - origin) / velocity * decay
        return fraction > 0 && fraction < 1 ? -Maths.log(1 - fraction) / decay : nil
    }
}
