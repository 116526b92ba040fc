/// A value on a timing curve.
struct TabCurveRun: Sendable, Equatable {
    let origin: Double
    let curve: TabTimingCurve
    let start: Double
    let duration: Double

    init(from origin: Double, curve: TabTimingCurve, start: Double, duration: Double) {
        self.origin = origin
        self.curve = curve
        self.start = start
        self.duration = duration
    }

    var rest: Double { start + duration }

    func value(at time: Double, target: Double) -> Double {
        lerp(origin, target, curve.value(at: (time - start) / duration))
    }

    func velocity(at time: Double, target: Double) -> Double {
        let slope = curve.slope(at: max(0, time - start) / duration)
        return (target - origin) * slope / duration
    }
}

/// A value on one spring.
struct TabSpringRun: Sendable, Equatable {
    let solution: TabSpringSolution
    let start: Double
    let rest: Double
    /// The spring's response, for a spring that replaces it and blends.
    let response: Double

    init(
        _ spring: TabSpring, displacement: Double, velocity: Double, start: Double,
        threshold: TabRestThreshold
    ) {
        solution = TabSpringSolution(spring, displacement: displacement, velocity: velocity)
        self.start = start
        rest =
            start + solution.settlingTime(value: threshold.value, velocity: threshold.velocity)
        response = spring.response
    }

    func displacement(at time: Double) -> Double {
        solution.displacement(at: max(0, time - start))
    }

    func velocity(at time: Double) -> Double {
        solution.velocity(at: max(0, time - start))
    }
}

/// A value that slows down by itself and, if it meets an edge on its way, bounces there.
struct TabDecayRun: Sendable, Equatable {
    /// The spring that brings content back to its edge: critically damped, mass 1, stiffness 100
    /// (response 0.628 s), as the bounce in `SimpleScrollView` of super-ultra/ScrollMechanics.
    static let bounce = TabSpring(mass: 1, stiffness: 100, damping: 20)

    let motion: TabDeceleration
    let start: Double
    let rest: Double
    /// The time at which the value passes the edge and the spring takes over; ∞ if it never does.
    let handover: Double

    /// A motion that starts within its range; `edge` is where it rests: its end, or the edge of the
    /// range if that lies before.
    init(_ motion: TabDeceleration, edge: Double, at start: Double, threshold: TabRestThreshold) {
        self.motion = motion
        self.start = start
        let slow = motion.duration(untilSlowerThan: threshold.velocity)
        guard edge != motion.end, let passing = motion.time(passing: edge) else {
            handover = .infinity
            rest = start + max(slow, motion.duration(untilWithin: threshold.value))
            return
        }
        handover = start + passing
        let bounce = Self.bounce(from: motion.velocity(at: passing))
            .settlingTime(value: threshold.value, velocity: threshold.velocity)
        if bounce > 0 {
            rest = handover + bounce
        } else {
            // It only creeps over the edge, and may be within the threshold before.
            let margin = motion.velocity < 0 ? threshold.value : -threshold.value
            let near = motion.time(passing: edge + margin) ?? 0
            rest = min(handover, start + max(slow, near))
        }
    }

    func value(at time: Double, target: Double) -> Double {
        time < handover
            ? motion.value(at: max(0, time - start))
            : target + Self.bounce(from: edgeVelocity).displacement(at: time - handover)
    }

    func velocity(at time: Double) -> Double {
        time < handover
            ? motion.velocity(at: max(0, time - start))
            : Self.bounce(from: edgeVelocity).velocity(at: time - handover)
    }

    private var edgeVelocity: Double { motion.velocity(at: handover - start) }

    private static func bounce(from velocity: Double) -> TabSpringSolution {
        TabSpringSolution(bounce, displacement: 0, velocity: velocity)
    }
}
