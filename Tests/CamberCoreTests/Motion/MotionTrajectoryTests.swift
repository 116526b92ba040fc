import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: trajectories") struct MotionTrajectoryTests {
    static let threshold = TabRestThreshold.position
    /// Below every threshold that matters: its value is that of the motion without a snap to rest.
    static let finest = TabRestThreshold(value: 1e-9, velocity: 1e-9)

    @Test func restsWhereItIsPut() {
        var value = TabTrajectory(2)
        #expect(value.restTime == -.infinity)
        for time in [-.infinity, -1, 0, 1, .infinity, .nan] as [Double] {
            #expect(value.value(at: time) == 2)
            #expect(value.velocity(at: time) == 0)
            #expect(value.isAtRest(at: time))
        }
        value.jump(to: -3)
        #expect(value.target == -3)
        #expect(value.value(at: 0) == -3)
        value.jump(to: .nan)
        #expect(value.value(at: 0) == -3)
    }

    @Test func instantMotionsArriveAtOnce() {
        let motions: [TabMotion] = [
            .instant, .linear(0), .linear(-1), .easeInOut(.nan), .curve(.easeIn, -.infinity),
            .spring(response: 0, dampingRatio: 1),
        ]
        for motion in motions {
            var value = TabTrajectory(0)
            value.retarget(to: 1, at: 5, motion: motion, threshold: Self.threshold)
            #expect(value.value(at: 5) == 1, "\(motion)")
            #expect(value.velocity(at: 5) == 0)
            #expect(value.isAtRest(at: 5))
        }
    }

    @Test func timingCurvesTakeTheirDuration() {
        var value = TabTrajectory(1)
        value.retarget(to: 3, at: 10, motion: .linear(0.5), threshold: Self.threshold)
        #expect(value.restTime == 10.5)
        #expect(value.value(at: 10) == 1)
        #expect(abs(value.value(at: 10.125) - 1.5) < 1e-12)
        #expect(abs(value.velocity(at: 10.125) - 4) < 1e-12)
        // Before its start it is as at its start.
        #expect(value.value(at: 9) == 1)
        #expect(value.velocity(at: 9) == value.velocity(at: 10))
        #expect(value.value(at: 10.5) == 3)
        #expect(value.velocity(at: 10.5) == 0)
        #expect(!value.isAtRest(at: 10.499))
        #expect(value.isAtRest(at: 10.5))
        value = TabTrajectory(0)
        value.retarget(to: 8, at: 0, motion: .easeInOut(2), threshold: Self.threshold)
        #expect(abs(value.value(at: 1) - 4) < 1e-12)
        #expect(
            abs(value.value(at: 0.5) - 8 * TabTimingCurve.easeInOut.value(at: 0.25)) < 1e-12)
        value.retarget(
            to: 8, at: 0, motion: .curve(.linear, .infinity), threshold: Self.threshold)
        #expect(value.restTime == 60)
    }

    @Test func springsFollowTheirClosedForm() {
        let spring = TabSpring(response: 0.6, dampingRatio: 0.7)
        var value = TabTrajectory(1)
        value.retarget(
            to: 4, at: 2, motion: .spring(spring), initialVelocity: -5, threshold: Self.threshold)
        for step in 0..<50 {
            let time = Double(step) / 100
            let expected = 1 + spring.value(target: 3, initialVelocity: -5, time: time)
            #expect(abs(value.value(at: 2 + time) - expected) < 1e-12)
        }
        #expect(value.value(at: 2) == 1)
        #expect(value.velocity(at: 2) == -5)
        #expect(value.value(at: 1) == 1)
        #expect(value.target == 4)
    }

    @Test func velocityPassesFromSpringToSpringOnly() {
        var value = TabTrajectory(0)
        value.retarget(to: 3, at: 0, motion: .smooth, threshold: Self.threshold)
        let velocity = value.velocity(at: 0.15)
        #expect(velocity > 5)
        var next = value
        next.retarget(to: 0, at: 0.15, motion: .bouncy, threshold: Self.threshold)
        #expect(abs(next.velocity(at: 0.15) - velocity) < 1e-9)
        // A finger's velocity overrules.
        next.retarget(
            to: 0, at: 0.15, motion: .bouncy, initialVelocity: 1, threshold: Self.threshold)
        #expect(next.velocity(at: 0.15) == 1)
        // A timing curve starts from rest, and leaves none behind.
        next = value
        next.retarget(to: 0, at: 0.15, motion: .easeInOut(1), threshold: Self.threshold)
        #expect(abs(next.value(at: 0.15) - value.value(at: 0.15)) < 1e-12)
        #expect(next.velocity(at: 0.15) == 0)
        next.retarget(to: 3, at: 0.65, motion: .smooth, threshold: Self.threshold)
        #expect(next.velocity(at: 0.65) == 0)
    }

    @Test func settlesWhenSentWhereItIs() {
        var value = TabTrajectory(0)
        value.retarget(
            to: 0, at: 0, motion: .bouncy, initialVelocity: 10, threshold: Self.threshold)
        #expect(value.restTime > 0.3 && value.restTime < 3)
        #expect(value.value(at: 0.1) > 0.3)
        #expect(value.value(at: value.restTime) == 0)
        // At rest and sent nowhere, nothing begins.
        value.retarget(to: 0, at: 9, motion: .bouncy, threshold: Self.threshold)
        #expect(value.isAtRest(at: 9))
        value.retarget(to: 0, at: 9, motion: .linear(1), threshold: Self.threshold)
        #expect(value.isAtRest(at: 9))
        // Within the threshold it rests at once.
        value.retarget(to: 0.0004, at: 9, motion: .bouncy, threshold: Self.threshold)
        #expect(value.isAtRest(at: 9))
        #expect(value.value(at: 9) == 0.0004)
        value.retarget(to: 0.001, at: 9, motion: .bouncy, threshold: Self.threshold)
        #expect(!value.isAtRest(at: 9))
    }

    /// Random chains of motions: whatever happens when, the presented value goes on from where it
    /// is, and springs go on as fast.
    @Test func interruptionsAreContinuous() {
        var random = MotionRandom()
        var interrupted = 0
        for _ in 0..<400 {
            var value = TabTrajectory(random.number(0...5))
            var time = random.number(0...100)
            var wasCurve = false
            for _ in 0..<12 {
                let before = value
                let motion = random.motion()
                let target = Double(Int.random(in: 0...5, using: &random))
                value.retarget(to: target, at: time, motion: motion, threshold: Self.threshold)
                let jump = abs(value.value(at: time) - before.value(at: time))
                let context: Comment =
                    "seed \(random.seed): \(before) → \(target) by \(motion) at \(time)"
                var isSpring = false
                if case .spring = motion { isSpring = true }
                if value.isAtRest(at: time) {
                    if isSpring { #expect(jump <= Self.threshold.value, context) }
                } else {
                    interrupted += before.isAtRest(at: time) ? 0 : 1
                    #expect(jump <= 1e-9, context)
                    if isSpring, !wasCurve {
                        let change = abs(value.velocity(at: time) - before.velocity(at: time))
                        #expect(change <= 1e-9, context)
                    }
                }
                wasCurve = !isSpring
                time += random.scale(0.001...1)
            }
        }
        #expect(interrupted > 1000)
    }

    /// Nothing jumps between events either: each value is where the velocities on the way lead.
    @Test func theVelocityIsTheRateOfTheValue() {
        var random = MotionRandom()
        for _ in 0..<200 {
            var value = TabTrajectory(0)
            value.retarget(
                to: 2, at: 0, motion: .spring(random.spring()), threshold: Self.finest)
            value.retarget(
                to: random.number(-3...3), at: 0.1, motion: .spring(random.spring(blending: true)),
                threshold: Self.finest)
            for _ in 0..<50 {
                let time = random.number(0.1...min(3, max(0.2, value.restTime)))
                // Simpson's rule over a short step.
                let step = 1e-5
                let rate =
                    (value.velocity(at: time) + 4 * value.velocity(at: time + step / 2)
                        + value.velocity(at: time + step)) / 6
                let off = value.value(at: time + step) - value.value(at: time) - rate * step
                #expect(abs(off) < 1e-8, "seed \(random.seed): \(value) at \(time)")
            }
        }
    }

    /// From the rest time on nothing moves, and the motion itself would stay within the threshold;
    /// shortly before, it still moves.
    @Test func restTimeIsHonest() {
        var random = MotionRandom()
        for _ in 0..<300 {
            var value = TabTrajectory(0)
            var unsnapped = value
            var time = 0.0
            for _ in 0..<2 {
                let motion = TabMotion.spring(random.spring(blending: true))
                let target = random.number(-3...3)
                let velocity = random.number(-20...20)
                value.retarget(
                    to: target, at: time, motion: motion, initialVelocity: velocity,
                    threshold: Self.threshold)
                unsnapped.retarget(
                    to: target, at: time, motion: motion, initialVelocity: velocity,
                    threshold: Self.finest)
                if value.isAtRest(at: time + 0.1) { break }
                // The snapped and the other are one while they move.
                time += 0.1
            }
            let rest = value.restTime
            let context: Comment = "seed \(random.seed): \(value)"
            guard rest > 0 else { continue }
            #expect(rest.isFinite, context)
            for step in 0...400 {
                let later = rest + Double(step) / 400 * 5
                #expect(value.value(at: later) == value.target, context)
                #expect(value.velocity(at: later) == 0, context)
                #expect(
                    abs(unsnapped.value(at: later) - value.target) <= Self.threshold.value, context)
                #expect(abs(unsnapped.velocity(at: later)) <= Self.threshold.velocity, context)
            }
            let before = rest - 1e-7
            #expect(!value.isAtRest(at: before), context)
            #expect(abs(value.value(at: before) - unsnapped.value(at: before)) < 1e-12, context)
            let snap = abs(value.value(at: before) - value.target)
            #expect(snap <= Self.threshold.value * (1 + 1e-3), context)
            // It could not have rested before: either limit is only just met.
            let early = rest - 1e-5
            #expect(
                abs(value.value(at: early) - value.target) > Self.threshold.value * 0.99
                    || abs(value.velocity(at: early)) > Self.threshold.velocity * 0.99, context)
        }
    }

    /// However often a motion is looked at, and in whatever order, it is the same motion.
    @Test func samplingChangesNothing() {
        var random = MotionRandom()
        for _ in 0..<50 {
            let motions = (0..<4).map { _ in random.motion() }
            let targets = (0..<4).map { _ in random.number(0...5) }
            func run(_ rate: Int) -> [Double] {
                var value = TabTrajectory(0)
                var seen: [Double] = []
                for (index, motion) in motions.enumerated() {
                    let time = Double(index) * 0.25
                    value.retarget(
                        to: targets[index], at: time, motion: motion, threshold: Self.threshold)
                    for frame in 0..<max(rate, 0) {
                        _ = value.value(at: time + 0.25 * Double(frame) / Double(rate))
                        _ = value.velocity(at: time + 0.25 * Double(rate - frame) / Double(rate))
                    }
                    seen.append(value.value(at: time + 0.2))
                }
                return seen
            }
            let once = run(0)
            for rate in [30, 60, 120] { #expect(run(rate) == once, "seed \(random.seed)") }
        }
    }

    /// Sent there again by the same spring, a value goes on as if nothing had happened.
    @Test func repeatingATargetChangesNothing() {
        for ratio in [0.2, 0.7, 1, 1.5] {
            let motion = TabMotion.spring(response: 0.5, dampingRatio: ratio)
            var value = TabTrajectory(0)
            value.retarget(to: 3, at: 0, motion: motion, threshold: Self.threshold)
            var repeated = value
            for step in 1...20 {
                let time = Double(step) * 0.02
                repeated.retarget(to: 3, at: time, motion: motion, threshold: Self.threshold)
                let off = repeated.value(at: time + 0.01) - value.value(at: time + 0.01)
                #expect(abs(off) < 1e-12)
            }
            #expect(abs(repeated.restTime - value.restTime) < 1e-7)
        }
    }

    @Test func takesLittleRoom() {
        #expect(MemoryLayout<TabTrajectory>.stride <= 96)
    }
}
