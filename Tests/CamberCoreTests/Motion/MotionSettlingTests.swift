import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: settling") struct MotionSettlingTests {
    @Test func publishedValues() {
        // The amplitude's envelope leaves the last swing 0.863 s; the value itself is inside from
        // 0.819 s on.
        let bouncy = TabSpring(duration: 0.5, bounce: 0.3)
        let settling = bouncy.settlingDuration(epsilon: 0.001)
        #expect(abs(settling - 0.819) < 0.0005)
        let b = bouncy.damping / 2
        let wd = (bouncy.stiffness - b * b).squareRoot()
        let envelope = log((1 + b / wd) / 0.001) / b
        #expect(abs(envelope - 0.863) < 0.0005)
        #expect(settling < envelope)
        // Critical from rest: (1 + ω₀t)e^(−ω₀t) = 0.001 at ω₀t = 9.23.
        let smooth = TabSpring(duration: 0.5, bounce: 0)
        let phase = 2 * Double.pi / 0.5 * smooth.settlingDuration()
        #expect(abs(phase - 9.2334) < 0.0005)
        #expect(abs(smooth.settlingDuration() / 0.5 - 1.469) < 0.001)
    }

    /// The last of many samples outside the limits, against the answer: none lies after it, and it
    /// is no later than it must be.
    @Test func isTheLastMomentOutside() {
        var random = MotionRandom()
        for _ in 0..<300 {
            let spring = random.spring()
            let solution = TabSpringSolution(
                spring, displacement: random.number(-3...3), velocity: random.number(-40...40))
            let value = random.scale(1e-5...0.5)
            let velocity = random.scale(1e-4...5)
            let settling = solution.settlingTime(value: value, velocity: velocity)
            func isOutside(_ time: Double, by factor: Double = 1) -> Bool {
                abs(solution.displacement(at: time)) > value * factor
                    || abs(solution.velocity(at: time)) > velocity * factor
            }
            let horizon = settling + 4 * spring.response
            let stray = (0...2000).first {
                isOutside(settling + (horizon - settling) * Double($0) / 2000)
            }
            #expect(stray == nil, "seed \(random.seed), \(spring), \(solution)")
            if settling > 0 {
                // By a nanosecond, and by the billionth that the limits are lowered by.
                #expect(
                    isOutside(max(0, settling - 1.5e-9), by: 1 - 1.1e-9),
                    "seed \(random.seed): settles before \(settling): \(spring), \(solution)")
            } else {
                #expect(!isOutside(0))
            }
        }
    }

    /// A segment of a blend asks about its own time only, although its spring would swing on.
    @Test func looksNoFurtherThanTheHorizon() {
        var random = MotionRandom()
        for _ in 0..<2000 {
            let spring = random.spring()
            let solution = TabSpringSolution(
                spring, displacement: random.number(-3...3), velocity: random.number(-40...40))
            let value = random.scale(0.01...3)
            let velocity = random.scale(0.5...100)
            let horizon = random.scale(0.01...1)
            let settling = solution.settlingTime(
                value: value, velocity: velocity, before: horizon)
            func isOutside(_ time: Double, by factor: Double = 1) -> Bool {
                abs(solution.displacement(at: time)) > value * factor
                    || abs(solution.velocity(at: time)) > velocity * factor
            }
            let context: Comment = "seed \(random.seed): \(settling) of \(horizon), \(solution)"
            #expect(settling <= horizon)
            if isOutside(horizon) {
                #expect(settling == horizon, context)
            } else {
                let stray = (0...200).first {
                    isOutside(settling + (horizon - settling) * Double($0) / 200)
                }
                #expect(stray == nil, context)
                #expect(
                    settling == 0 || isOutside(max(0, settling - 1.5e-9), by: 1 - 1.1e-9), context)
            }
        }
    }

    @Test func nearlyCriticalSpringsSettleAsTheCriticalOne() {
        let critical = TabSpring(response: 0.5, dampingRatio: 1).settlingDuration()
        for exponent in 4...12 {
            for sign in [-1.0, 1] {
                let ratio = 1 + sign * pow(10, -Double(exponent))
                let settling = TabSpring(response: 0.5, dampingRatio: ratio).settlingDuration()
                #expect(abs(settling - critical) < 1e-3, "\(ratio)")
            }
        }
    }

    @Test func edges() {
        let spring = TabSpring(response: 0.5, dampingRatio: 0.7)
        #expect(spring.settlingDuration(target: 0) == 0)
        #expect(spring.settlingDuration(target: 0.0005) == 0)
        #expect(spring.settlingDuration(target: 0, initialVelocity: 5) > 0.3)
        // Thresholds of nothing, and of no number, are the smallest there is.
        let finest = spring.settlingDuration(epsilon: 1e-9)
        #expect(finest > spring.settlingDuration(epsilon: 1e-6))
        for epsilon in [0, -1, .nan, -.infinity] as [Double] {
            #expect(spring.settlingDuration(epsilon: epsilon) == finest)
        }
        #expect(spring.settlingDuration(epsilon: .infinity) == 0)
        #expect(spring.settlingDuration(target: .nan) == 0)
    }

    /// Even the slowest of springs from the farthest of places rests within a bounded time.
    @Test func isBounded() {
        for ratio in [0, 0.01, 0.5, 1, 2, 100, .infinity] as [Double] {
            for response in [0.001, 1, 60] {
                let spring = TabSpring(response: response, dampingRatio: ratio)
                let time = spring.settlingDuration(
                    target: 1e300, initialVelocity: -1e300, epsilon: 0)
                #expect(time > 0 && time < 150_000, "\(spring): \(time)")
            }
        }
    }
}
