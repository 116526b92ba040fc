import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: blending responses") struct MotionBlendTests {
    /// 0 → 3 by one spring, and at 0.15 s to 0 by another that blends.
    private func interrupted(
        from old: TabSpring, by new: TabSpring, at time: Double = 0.15, to target: Double = 0
    ) -> TabTrajectory {
        let finest = MotionTrajectoryTests.finest
        var value = TabTrajectory(0)
        value.retarget(to: 3, at: 0, motion: .spring(old), threshold: finest)
        value.retarget(to: target, at: time, motion: .spring(new), threshold: finest)
        return value
    }

    private func smoothResponse(_ old: Double, _ new: Double, _ duration: Double, _ t: Double)
        -> Double
    {
        let s = min(max(t / duration, 0), 1)
        return new + (old - new) * (1 - s * s * (3 - 2 * s))
    }

    /// Against the equation with a response that changes all the time. 32 segments follow a change
    /// to twice or half the response within 2e-4 of the distance of 3 (1.4e-4 measured).
    @Test(arguments: [
        (0.6, 0.3, 0.7, 0.25), (0.3, 0.6, 0.7, 0.25), (0.5, 0.25, 1, 0.7), (0.25, 0.5, 1, 0.7),
        (0.5, 0.25, 1.6, 0.5), (0.6, 0.3, 0.3, 1),
    ])
    func staysCloseToTheContinuousBlend(old: Double, new: Double, ratio: Double, blend: Double) {
        let value = interrupted(
            from: TabSpring(response: old, dampingRatio: 0.9),
            by: TabSpring(response: new, dampingRatio: ratio, blendDuration: blend))
        var reference = NumericalSpring(
            from: value.value(at: 0.15), velocity: value.velocity(at: 0.15), target: 0, ratio: ratio
        ) { smoothResponse(old, new, blend, $0) }
        var worst = 0.0
        for step in 0...100 {
            let time = Double(step) / 50
            reference.advance(to: time)
            worst = max(worst, abs(value.value(at: 0.15 + time) - reference.position))
        }
        #expect(worst < 2e-4 * 3)
    }

    /// A blend is not the new spring, and not the old one: the test above could pass for a bar that
    /// hardly moves.
    @Test func actsOnlyWhileItBlends() {
        let old = TabSpring(response: 0.6, dampingRatio: 0.7)
        let sudden = interrupted(from: old, by: TabSpring(response: 0.3, dampingRatio: 0.7))
        let blended = interrupted(
            from: old, by: TabSpring(response: 0.3, dampingRatio: 0.7, blendDuration: 0.4))
        let same = interrupted(
            from: old, by: TabSpring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.4))
        let plain = interrupted(from: old, by: old)
        #expect(abs(blended.value(at: 0.3) - sudden.value(at: 0.3)) > 0.2)
        #expect(abs(blended.value(at: 0.3) - plain.value(at: 0.3)) > 0.02)
        #expect(abs(same.value(at: 0.3) - plain.value(at: 0.3)) < 1e-12)
        // After the blend it is the new spring, from wherever the blend left it.
        let left = blended.value(at: 0.55)
        let new = TabSpring(response: 0.3, dampingRatio: 0.7)
        for step in 0...20 {
            let time = Double(step) / 40
            let expected =
                left
                + new.value(
                    target: -left, initialVelocity: blended.velocity(at: 0.55), time: time)
            #expect(abs(blended.value(at: 0.55 + time) - expected) < 1e-9)
        }
    }

    @Test func springsThatReplaceNoSpringDoNotBlend() {
        let threshold = MotionTrajectoryTests.threshold
        let spring = TabSpring(response: 0.3, dampingRatio: 0.7, blendDuration: 0.4)
        var rested = TabTrajectory(0)
        rested.retarget(to: 3, at: 0, motion: .smooth, threshold: threshold)
        var curved = TabTrajectory(3)
        curved.retarget(to: 3, at: 20, motion: .linear(1), threshold: threshold)
        let fresh = TabTrajectory(3)
        for trajectory in [rested, curved, fresh] {
            var value = trajectory
            value.retarget(to: 0, at: 20, motion: .spring(spring), threshold: threshold)
            for step in 0..<20 {
                let time = Double(step) / 40
                let expected = 3 + spring.value(target: -3, time: time)
                #expect(abs(value.value(at: 20 + time) - expected) < 1e-12)
            }
        }
    }

    /// A blend that interrupts a blend begins with the response that is presented then.
    @Test func interruptedBlendsBlendOn() {
        let finest = MotionTrajectoryTests.finest
        let second = TabSpring(response: 0.3, dampingRatio: 0.7, blendDuration: 0.4)
        let third = TabSpring(response: 0.9, dampingRatio: 0.7, blendDuration: 0.4)
        var value = interrupted(from: TabSpring(response: 0.6, dampingRatio: 0.7), by: second)
        let presented = smoothResponse(0.6, 0.3, 0.4, 0.1)
        #expect(abs(presented - 0.553) < 0.001)
        let before = value
        value.retarget(to: 3, at: 0.25, motion: .spring(third), threshold: finest)
        #expect(abs(value.value(at: 0.25) - before.value(at: 0.25)) < 1e-12)
        #expect(abs(value.velocity(at: 0.25) - before.velocity(at: 0.25)) < 1e-10)
        let run = TabBlendRun(
            third, from: presented, displacement: before.value(at: 0.25) - 3,
            velocity: before.velocity(at: 0.25), start: 0.25, threshold: finest)
        for step in 0...40 {
            let time = 0.25 + Double(step) / 40
            #expect(abs(value.value(at: time) - (3 + run.displacement(at: time))) < 1e-9)
        }
    }

    @Test func segmentsJoinSmoothly() {
        var random = MotionRandom()
        for _ in 0..<100 {
            let spring = random.spring(blending: true)
            let run = TabBlendRun(
                spring, from: random.scale(0.05...3), displacement: random.number(-3...3),
                velocity: random.number(-20...20), start: 0,
                threshold: MotionTrajectoryTests.finest)
            for index in 1...TabBlendRun.segmentCount {
                let joint = spring.blendDuration * Double(index) / 32
                let (before, after) = (joint * (1 - 1e-12), joint * (1 + 1e-12))
                let context: Comment = "seed \(random.seed): \(run), joint \(index)"
                #expect(
                    abs(run.displacement(at: before) - run.displacement(at: after)) < 1e-9, context)
                // A stiff spring changes its velocity a little even in this time.
                #expect(abs(run.velocity(at: before) - run.velocity(at: after)) < 1e-6, context)
            }
            #expect(run.response(at: 0) == run.oldResponse)
            #expect(abs(run.response(at: spring.blendDuration) - spring.response) < 1e-12)
            #expect(run.response(at: 1e9) == spring.response)
        }
    }

    /// Under coarse thresholds a blend rests while it still blends: at the last moment outside, in
    /// whichever segment that is.
    @Test func restsWithinTheBlend() {
        var random = MotionRandom()
        var within = 0
        for _ in 0..<1000 {
            let spring = random.spring(blending: true)
            let threshold = TabRestThreshold(
                value: random.scale(0.01...1), velocity: random.scale(0.5...30))
            let run = TabBlendRun(
                spring, from: random.scale(0.05...3), displacement: random.number(-3...3),
                velocity: random.number(-20...20), start: 0, threshold: threshold)
            func isOutside(_ time: Double, by factor: Double = 1) -> Bool {
                abs(run.displacement(at: time)) > threshold.value * factor
                    || abs(run.velocity(at: time)) > threshold.velocity * factor
            }
            let context: Comment = "seed \(random.seed): \(threshold), \(run)"
            within += run.rest > 0 && run.rest < spring.blendDuration ? 1 : 0
            let stray = (0...300).first {
                isOutside(run.rest + Double($0) / 100 * spring.response)
            }
            #expect(stray == nil, context)
            #expect(run.rest == 0 || isOutside(run.rest - 2e-9, by: 1 - 1.1e-9), context)
        }
        #expect(within > 100)
    }
}
