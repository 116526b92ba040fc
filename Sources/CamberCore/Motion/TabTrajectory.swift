/// A value and its whole future, as a closed form: it can be asked about any instant, in any order,
/// and asking changes nothing.
///
/// Times are seconds on any one clock; those before the last change count as its own. Values,
/// velocities and times beyond ±1e12 count as that, so that everything asked is finite. From
/// `restTime` on the value is exactly the target, and the velocity exactly 0.
struct TabTrajectory: Sendable, Equatable {
    /// Where the value comes to rest.
    private(set) var target: Double

    private var state: State

    private enum State: Sendable, Equatable {
        case rest
        case curve(TabCurveRun)
        case spring(TabSpringRun)
        case blended(TabBlendRun)
        case decay(TabDecayRun)
    }

    /// A value at rest; NaN becomes 0.
    init(_ value: Double) {
        target = TabMotionBounds.finite(value)
        state = .rest
    }

    /// The value at an instant.
    func value(at time: Double) -> Double {
        switch state {
        case .rest: target
        case .curve(let run):
            time < run.rest ? run.value(at: time, target: target) : target
        case .spring(let run):
            time < run.rest ? target + run.displacement(at: time) : target
        case .blended(let run):
            time < run.rest ? target + run.displacement(at: time) : target
        case .decay(let run):
            time < run.rest ? run.value(at: time, target: target) : target
        }
    }

    /// Sets the target anew where only round-off tells it from what it was; the movement goes on.
    mutating func correct(to target: Double) { self.target = TabMotionBounds.finite(target) }

    /// The velocity at an instant, in the value's unit a second.
    func velocity(at time: Double) -> Double {
        switch state {
        case .rest: 0
        case .curve(let run): time < run.rest ? run.velocity(at: time, target: target) : 0
        case .spring(let run): time < run.rest ? run.velocity(at: time) : 0
        case .blended(let run): time < run.rest ? run.velocity(at: time) : 0
        case .decay(let run): time < run.rest ? run.velocity(at: time) : 0
        }
    }

    /// The time from which on the value is at its target; −∞ when it has not moved since it was
    /// set, else finite.
    var restTime: Double {
        switch state {
        case .rest: -.infinity
        case .curve(let run): run.rest
        case .spring(let run): run.rest
        case .blended(let run): run.rest
        case .decay(let run): run.rest
        }
    }

    /// Whether nothing moves from `time` on; NaN counts as the end of time.
    func isAtRest(at time: Double) -> Bool { !(time < restTime) }

    /// Puts the value at `value`, at rest. NaN leaves it alone.
    mutating func jump(to value: Double) {
        guard !value.isNaN else { return }
        self = TabTrajectory(value)
    }

    /// Moves the value's whole course by `delta`: where it is, where it goes, and all between. A
    /// deceleration ends where it is, since its edges are not the caller's to move.
    mutating func shift(by delta: Double, at time: Double) {
        guard delta.isFinite else { return }
        switch state {
        case .rest, .spring, .blended: break
        case .curve(let run):
            state = .curve(
                TabCurveRun(
                    from: run.origin + delta, curve: run.curve, start: run.start,
                    duration: run.duration))
        case .decay:
            target = value(at: time)
            state = .rest
        }
        target = TabMotionBounds.finite(target + delta)
    }

    /// Sends the value from where it is at `time` to `target`.
    ///
    /// A spring takes over `initialVelocity`, in units a second (a finger's, say); without one, the
    /// velocity of the spring or deceleration that moved the value so far. Timing curves start from
    /// rest, and what replaces one does too, as in SwiftUI. A spring with a blend duration that
    /// replaces a moving spring of another response changes the response gradually. What is
    /// within `threshold` already rests at once. A target of NaN changes nothing; a NaN velocity is 0.
    mutating func retarget(
        to target: Double, at time: Double, motion: TabMotion, initialVelocity: Double? = nil,
        threshold: TabRestThreshold
    ) {
        guard !target.isNaN else { return }
        let target = TabMotionBounds.finite(target)
        let time = TabMotionBounds.finite(time)
        switch motion {
        case .instant: jump(to: target)
        case .linear(let seconds): follow(.linear, for: seconds, to: target, at: time)
        case .easeInOut(let seconds): follow(.easeInOut, for: seconds, to: target, at: time)
        case .curve(let curve, let seconds): follow(curve, for: seconds, to: target, at: time)
        case .spring(let spring):
            let velocity = initialVelocity ?? carriedVelocity(at: time)
            pull(
                spring, to: target, at: time, velocity: TabMotionBounds.finite(velocity),
                threshold: threshold)
        }
    }

    /// Lets the value go from `value` with a velocity in units a second, as a scroll view that is
    /// confined to `range`.
    ///
    /// It slows down by `rate` a millisecond (0.998 is UIKit's normal one). If it would leave the
    /// range it passes the edge with the velocity it has there and a critically damped spring brings
    /// it back; outside the range it springs back at once. It rests exactly on the edge then. The
    /// spring is `TabDecayRun.bounce`. NaN for the value leaves it where it is.
    mutating func decelerate(
        from value: Double, velocity: Double, range: ClosedRange<Double>, at time: Double,
        rate: Double = TabDeceleration.normalRate, threshold: TabRestThreshold
    ) {
        let time = TabMotionBounds.finite(time)
        let value = value.isNaN ? self.value(at: time) : TabMotionBounds.finite(value)
        let velocity = TabMotionBounds.finite(velocity)
        let least = TabMotionBounds.finite(range.lowerBound)
        let most = TabMotionBounds.finite(range.upperBound)
        guard value >= least, value <= most else {
            jump(to: value)
            pull(
                TabDecayRun.bounce, to: value < least ? least : most, at: time, velocity: velocity,
                threshold: threshold)
            return
        }
        let motion = TabDeceleration(from: value, velocity: velocity, rate: rate)
        target = motion.end.clamped(to: least...most)
        let run = TabDecayRun(motion, edge: target, at: time, threshold: threshold)
        state = run.rest > time ? .decay(run) : .rest
    }

    private mutating func follow(
        _ curve: TabTimingCurve, for seconds: Double, to target: Double, at time: Double
    ) {
        let run = TabCurveRun(
            from: value(at: time), curve: curve, start: time,
            duration: TabMotionBounds.duration(seconds))
        self.target = target
        state = run.rest > time && run.origin != target ? .curve(run) : .rest
    }

    private mutating func pull(
        _ spring: TabSpring, to target: Double, at time: Double, velocity: Double,
        threshold: TabRestThreshold
    ) {
        guard spring.response > 0 else { return jump(to: target) }
        let displacement = value(at: time) - target
        let response = presentedResponse(at: time) ?? spring.response
        self.target = target
        if spring.blendDuration > 0, response != spring.response {
            let run = TabBlendRun(
                spring, from: response, displacement: displacement, velocity: velocity,
                start: time, threshold: threshold)
            state = run.rest > time ? .blended(run) : .rest
        } else {
            let run = TabSpringRun(
                spring, displacement: displacement, velocity: velocity, start: time,
                threshold: threshold)
            state = run.rest > time ? .spring(run) : .rest
        }
    }

    /// The velocity that a spring takes over at `time`.
    private func carriedVelocity(at time: Double) -> Double {
        if case .curve = state { return 0 }
        return velocity(at: time)
    }

    /// The response of the spring that moves the value at `time`, or nil if none does.
    private func presentedResponse(at time: Double) -> Double? {
        switch state {
        case .spring(let run): time < run.rest ? run.response : nil
        case .blended(let run): time < run.rest ? run.response(at: time) : nil
        case .rest, .curve, .decay: nil
        }
    }
}
