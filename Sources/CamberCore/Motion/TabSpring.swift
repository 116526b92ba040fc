/// A damped spring, described as SwiftUI's and UIKit's springs are.
///
/// It is normalised to mass 1 and holds what designers name: how fast it answers and how much it
/// swings. Values that no spring can have are clamped, and the properties show the clamped values:
/// - `response`: 0…60 s. Less than 1 ms, negative or NaN becomes 0: an infinitely stiff spring, whose
///   value is at its target at once.
/// - `dampingRatio`: 0.01…100; NaN becomes 1. A ratio of 0 would swing for ever, so the least is 0.01
///   and every spring comes to rest.
/// - `blendDuration`: 0…60 s. Less than 1 ms, negative or NaN becomes 0.
public struct TabSpring: Sendable, Hashable {
    /// The period that the spring would have without damping, in seconds; 0 is infinitely stiff.
    public let response: Double

    /// The damping as a fraction of the critical: below 1 it overshoots, at 1 it arrives soonest
    /// without overshooting, above 1 it creeps.
    public let dampingRatio: Double

    /// The time in seconds over which the response changes from that of a spring which this one
    /// replaces while it moves; 0 changes it at once.
    public let blendDuration: Double

    /// A spring by response (seconds) and damping ratio, as in SwiftUI's
    /// `spring(response:dampingFraction:blendDuration:)`.
    public init(response: Double, dampingRatio: Double, blendDuration: Double = 0) {
        self.response = TabMotionBounds.duration(response)
        self.dampingRatio =
            dampingRatio.isNaN ? 1 : dampingRatio.clamped(to: TabMotionBounds.dampingRatio)
        self.blendDuration = TabMotionBounds.duration(blendDuration)
    }

    /// A spring by perceptual duration (seconds) and bounce, as in SwiftUI's
    /// `Spring(duration:bounce:)`: the duration is the response, and the damping ratio is
    /// 1 − bounce for a bounce of 0…1 and 1 ∕ (1 + bounce) for one of −1…0.
    ///
    /// A bounce outside −1…1 is clamped; NaN becomes 0.
    public init(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) {
        let bounce = bounce.isNaN ? 0 : bounce.clamped(to: -1...1)
        self.init(
            response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            blendDuration: blendDuration)
    }

    /// A spring by its physics, as in Core Animation's `CASpringAnimation`: the response is
    /// 2π√(mass ∕ stiffness), the damping ratio is damping ∕ (2√(stiffness · mass)).
    ///
    /// A mass that is not positive, an infinite stiffness and NaN for either make an infinitely stiff
    /// spring; a stiffness that is not positive makes the longest response; NaN damping is critical.
    public init(mass: Double, stiffness: Double, damping: Double) {
        let mass = mass > 0 ? mass.squareRoot() : 0
        let stiffness = stiffness.isNaN ? .infinity : max(stiffness, 0).squareRoot()
        guard mass > 0, stiffness < .infinity else {
            self.init(response: 0, dampingRatio: 1)
            return
        }
        self.init(
            response: Maths.tau * (mass / stiffness), dampingRatio: damping / stiffness / mass / 2)
    }

    /// The force a unit of displacement at mass 1, in 1 ∕ s²: (2π ∕ response)². Infinite at response 0.
    public var stiffness: Double { angularFrequency * angularFrequency }

    /// The friction a unit of velocity at mass 1, in 1 ∕ s: 4π · dampingRatio ∕ response. Infinite at
    /// response 0.
    public var damping: Double { 2 * dampingRatio * angularFrequency }

    /// The perceptual duration in seconds: another name of `response`.
    public var duration: Double { response }

    /// How much the spring overshoots, −1…1: 1 − dampingRatio up to the critical, 1 ∕ dampingRatio − 1
    /// above it.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The undamped angular frequency 2π ∕ response, in radians a second.
    var angularFrequency: Double { Maths.tau / response }
}
