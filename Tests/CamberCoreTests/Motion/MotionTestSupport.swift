import CamberTestSupport
import Foundation

@testable import CamberCore

/// What a spring does, found without its closed form: by the classical Runge-Kutta method on
/// x″ = ω(t)²(target − x) − 2 · ratio · ω(t) · x′, in steps small enough for ten digits.
struct NumericalSpring {
    var position: Double
    var velocity: Double
    let target: Double
    let ratio: Double
    let response: (Double) -> Double
    private(set) var time = 0.0

    init(
        from start: Double = 0, velocity: Double, target: Double, ratio: Double,
        response: @escaping (Double) -> Double
    ) {
        position = start
        self.velocity = velocity
        self.target = target
        self.ratio = ratio
        self.response = response
    }

    mutating func advance(to end: Double) {
        let span = end - time
        guard span > 0 else { return }
        let fastest = 2 * Double.pi / min(response(time), response(end)) * max(1, 2 * ratio)
        let steps = (span * fastest / 0.004).rounded(.up)
        let start = time
        for index in 0..<Int(steps) { step(at: start + span * Double(index) / steps, span / steps) }
        time = end
    }

    private mutating func step(at t: Double, _ h: Double) {
        func rate(_ t: Double, _ x: Double, _ v: Double) -> (Double, Double) {
            let frequency = 2 * Double.pi / response(t)
            return (v, frequency * frequency * (target - x) - 2 * ratio * frequency * v)
        }
        let a = rate(t, position, velocity)
        let b = rate(t + h / 2, position + h / 2 * a.0, velocity + h / 2 * a.1)
        let c = rate(t + h / 2, position + h / 2 * b.0, velocity + h / 2 * b.1)
        let d = rate(t + h, position + h * c.0, velocity + h * c.1)
        position += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
        velocity += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
}

/// Numbers, motions and curves at random. Each test makes a new seed and names it when it fails;
/// CAMBER_SEED in the environment repeats one.
struct MotionRandom: RandomNumberGenerator {
    private var generator: SeededGenerator

    init() {
        let asked = ProcessInfo.processInfo.environment["CAMBER_SEED"].flatMap { UInt64($0) }
        generator = SeededGenerator(seed: asked ?? UInt64.random(in: 0...UInt64.max))
    }

    var seed: UInt64 { generator.seed }

    mutating func next() -> UInt64 { generator.next() }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// As likely between 0.01 and 0.1 as between 0.1 and 1.
    mutating func scale(_ range: ClosedRange<Double>) -> Double {
        exp(number(log(range.lowerBound)...log(range.upperBound)))
    }

    mutating func spring(blending: Bool = false) -> TabSpring {
        TabSpring(
            response: scale(0.05...3),
            dampingRatio: Int.random(in: 0..<4, using: &self) == 0 ? 1 : scale(0.05...10),
            blendDuration: blending ? scale(0.05...2) : 0)
    }

    mutating func motion() -> TabMotion {
        switch Int.random(in: 0..<8, using: &self) {
        case 0: .instant
        case 1: .linear(number(0...1))
        case 2: .easeInOut(number(0...1))
        case 3: .curve(curve(), number(0...1))
        case 4, 5: .spring(spring(blending: true))
        default: .spring(spring())
        }
    }

    mutating func curve() -> TabTimingCurve {
        TabTimingCurve(number(0...1), number(-1...2), number(0...1), number(-1...2))
    }

    /// Any bit pattern, the odd ones more often than chance has them.
    mutating func anything() -> Double {
        switch Int.random(in: 0..<12, using: &self) {
        case 0: .nan
        case 1: .infinity
        case 2: -.infinity
        case 3: 0
        case 4: -0.0
        case 5: .leastNonzeroMagnitude
        case 6: .greatestFiniteMagnitude
        case 7: -.greatestFiniteMagnitude
        case 8, 9: Double(bitPattern: next())
        default: number(-2...2)
        }
    }
}
