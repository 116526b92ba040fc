import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: any input") struct MotionRobustnessTests {
    /// Whatever numbers arrive, in whatever order, what comes out is finite and comes to rest.
    @Test func everythingStaysFiniteAndRests() {
        var random = MotionRandom()
        for _ in 0..<4000 {
            var value = TabTrajectory(random.anything())
            var log = "\(value.target)"
            var changed = 0.0
            for _ in 0..<4 {
                let before = value
                let time = random.anything()
                let threshold = TabRestThreshold(
                    value: random.anything(), velocity: random.anything())
                if Int.random(in: 0..<5, using: &random) == 0 {
                    let (a, b) = (random.anything(), random.anything())
                    let range = a.isNaN || b.isNaN ? 0...1 : min(a, b)...max(a, b)
                    let (from, velocity, rate) = (
                        random.anything(), random.anything(), random.anything()
                    )
                    log += "; let go \(from) \(velocity) in \(range) at \(time), rate \(rate)"
                    value.decelerate(
                        from: from, velocity: velocity, range: range, at: time, rate: rate,
                        threshold: threshold)
                } else {
                    let target = random.anything()
                    let motion = anyMotion(&random)
                    let velocity = Bool.random(using: &random) ? random.anything() : nil
                    log += "; to \(target) at \(time) by \(motion), velocity \(velocity as Any)"
                    value.retarget(
                        to: target, at: time, motion: motion, initialVelocity: velocity,
                        threshold: threshold)
                }
                if value != before { changed = TabMotionBounds.finite(time) }
                let context: Comment = "seed \(random.seed): \(log)"
                let rest = value.restTime
                #expect(value.target.isFinite, context)
                #expect(rest.isFinite || rest == -.infinity, context)
                let base = TabMotionBounds.finite(time)
                for offset in [0, 0.001, 0.1, 1, 100] {
                    check(value, base + offset, context)
                }
                for _ in 0..<4 { check(value, random.anything(), context) }
                if rest.isFinite { #expect(rest - changed < 400_000, context) }
                for late in [rest, .infinity, .nan] where late != -.infinity {
                    #expect(value.value(at: late) == value.target, context)
                    #expect(value.velocity(at: late) == 0, context)
                    #expect(value.isAtRest(at: late), context)
                }
            }
        }
    }

    private func check(_ value: TabTrajectory, _ time: Double, _ context: Comment) {
        #expect(value.value(at: time).isFinite, context)
        #expect(value.velocity(at: time).isFinite, context)
    }

    private func anyMotion(_ random: inout MotionRandom) -> TabMotion {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .instant
        case 1: .linear(random.anything())
        case 2: .easeInOut(random.anything())
        case 3:
            .curve(
                TabTimingCurve(
                    random.anything(), random.anything(), random.anything(), random.anything()),
                random.anything())
        case 4:
            .spring(
                TabSpring(
                    mass: random.anything(), stiffness: random.anything(),
                    damping: random.anything()))
        case 5: .spring(random.spring(blending: true))
        default:
            .spring(
                response: random.anything(), dampingRatio: random.anything(),
                blendDuration: random.anything())
        }
    }

    @Test func publicSpringFunctionsAreFinite() {
        var random = MotionRandom()
        for _ in 0..<20_000 {
            let spring = TabSpring(
                response: random.anything(), dampingRatio: random.anything())
            let (target, velocity, time) = (random.anything(), random.anything(), random.anything())
            let context: Comment = "seed \(random.seed): \(spring) \(target) \(velocity) \(time)"
            let value = spring.value(target: target, initialVelocity: velocity, time: time)
            #expect(value.isFinite, context)
            let rate = spring.velocity(target: target, initialVelocity: velocity, time: time)
            #expect(rate.isFinite, context)
            let settling = spring.settlingDuration(
                target: target, initialVelocity: velocity, epsilon: random.anything())
            #expect(settling >= 0 && settling < 400_000, context)
            let curve = TabTimingCurve(target, velocity, time, random.anything())
            let fraction = random.anything()
            #expect(curve.value(at: fraction).isFinite, "\(context) \(curve) \(fraction)")
            #expect(abs(curve.slope(at: fraction)) <= 1e6, "\(context) \(curve) \(fraction)")
        }
    }

    @Test func rubberBandsAreFinite() {
        var random = MotionRandom()
        for _ in 0..<20_000 {
            let (drag, dimension) = (random.anything(), random.anything())
            let context: Comment = "seed \(random.seed): \(drag) \(dimension)"
            #expect(TabRubberBand.offset(drag, dimension: dimension).isFinite, context)
            #expect(TabRubberBand.drag(drag, dimension: dimension).isFinite, context)
            let slope = TabRubberBand.slope(drag, dimension: dimension)
            #expect(slope >= 0 && slope <= 0.55, context)
        }
    }
}
