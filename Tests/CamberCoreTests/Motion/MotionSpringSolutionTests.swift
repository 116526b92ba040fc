import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: springs in closed form") struct MotionSpringSolutionTests {
    static let ratios: [Double] = [
        0.01, 0.1, 0.3, 0.7, 0.825, 0.95, 0.999, 0.999_999, 1, 1.000_001, 1.001, 1.1, 1.5, 2, 4.56,
        20,
    ]
    static let starts: [(target: Double, velocity: Double)] = [
        (1, 0), (1, 5), (1, -30), (0, 4), (-2, 3), (0, -1), (3, 60), (1, 12.566),
    ]

    @Test(arguments: ratios)
    func agreesWithNumericalIntegration(ratio: Double) {
        for (target, velocity) in Self.starts {
            let spring = TabSpring(response: 0.5, dampingRatio: ratio)
            var reference = NumericalSpring(velocity: velocity, target: target, ratio: ratio) { _ in
                0.5
            }
            for step in 0...60 {
                let time = Double(step) / 40
                reference.advance(to: time)
                let value = spring.value(target: target, initialVelocity: velocity, time: time)
                let rate = spring.velocity(target: target, initialVelocity: velocity, time: time)
                #expect(
                    abs(value - reference.position) < 1e-9,
                    "x(\(time)) for ratio \(ratio), target \(target), v0 \(velocity)")
                #expect(
                    abs(rate - reference.velocity) < 1e-8,
                    "v(\(time)) for ratio \(ratio), target \(target), v0 \(velocity)")
            }
        }
    }

    @Test(arguments: ratios + [100])
    func startsWhereAndHowItIsTold(ratio: Double) {
        for (target, velocity) in Self.starts {
            let spring = TabSpring(response: 0.3, dampingRatio: ratio)
            #expect(spring.value(target: target, initialVelocity: velocity, time: 0) == 0)
            #expect(spring.velocity(target: target, initialVelocity: velocity, time: 0) == velocity)
            #expect(spring.value(target: target, initialVelocity: velocity, time: -1) == 0)
        }
    }

    /// The usual closed forms lose all digits where the two exponentials meet.
    @Test func isContinuousAcrossTheCriticalDamping() {
        let critical = TabSpring(response: 0.5, dampingRatio: 1)
        for exponent in 3...12 {
            for sign in [-1.0, 1] {
                let distance = sign * pow(10, -Double(exponent))
                let spring = TabSpring(response: 0.5, dampingRatio: 1 + distance)
                for step in 0...100 {
                    let time = Double(step) / 50
                    let off =
                        spring.value(target: 1, initialVelocity: 7, time: time)
                        - critical.value(target: 1, initialVelocity: 7, time: time)
                    #expect(abs(off) <= 2 * abs(distance) + 4e-15, "1 + \(distance), \(time) s")
                    let offRate =
                        spring.velocity(target: 1, initialVelocity: 7, time: time)
                        - critical.velocity(target: 1, initialVelocity: 7, time: time)
                    #expect(
                        abs(offRate) <= 20 * abs(distance) + 4e-14, "1 + \(distance), \(time) s")
                }
            }
        }
    }

    /// Half a digit from the tolerance on either side, the two forms must agree.
    @Test func theRegimesMeetAtTheirTolerance() {
        let tolerance = TabSpringSolution.criticalTolerance
        for sign in [-0.5, 0.5] {
            func solution(_ factor: Double) -> TabSpringSolution {
                TabSpringSolution(
                    response: 0.5, dampingRatio: 1 + sign * tolerance * factor, displacement: -1,
                    velocity: 3)
            }
            let inside = solution(0.99)
            let outside = solution(1.01)
            #expect(inside.regime == .critical)
            #expect(outside.regime == (sign < 0 ? .under : .over))
            for step in 1...40 {
                let time = Double(step) / 20
                let off = inside.displacement(at: time) - outside.displacement(at: time)
                #expect(abs(off) < 2 * tolerance, "\(time) s")
            }
        }
    }

    @Test(arguments: [1, 1.01, 2, 10, 100])
    func withoutOvershootFromTheCriticalDampingOn(ratio: Double) {
        let spring = TabSpring(response: 0.5, dampingRatio: ratio)
        var last = 0.0
        for step in 1...4000 {
            let value = spring.value(target: 1, time: Double(step) / 400)
            #expect(value >= last)
            #expect(value <= 1)
            #expect(spring.velocity(target: 1, time: Double(step) / 400) >= 0)
            last = value
        }
    }

    @Test func derivativeIsTheVelocity() {
        for ratio in Self.ratios {
            let solution = TabSpringSolution(
                response: 0.4, dampingRatio: ratio, displacement: -1.5, velocity: 4)
            for step in 0...40 {
                let time = Double(step) / 20
                let off =
                    solution.derivative.displacement(at: time) - solution.velocity(at: time)
                #expect(abs(off) < 1e-11, "\(ratio)")
            }
        }
    }

    @Test func arctangentIsTheLibrarys() {
        for step in -3000...3000 {
            let angle = Double(step) / 3000 * .pi
            for radius in [1e-9, 1, 1e9] {
                let (y, x) = (radius * sin(angle), radius * cos(angle))
                #expect(abs(Maths.arctangent(y, x) - atan2(y, x)) < 1e-15, "\(y), \(x)")
            }
        }
        #expect(Maths.arctangent(0, 0) == 0)
        #expect(Maths.arctangent(1e-300, 1) == 1e-300)
    }
}
