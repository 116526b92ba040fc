import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: timing curves") struct MotionTimingCurveTests {
    static let curves: [TabTimingCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .coreAnimationDefault,
        TabTimingCurve(0, 1, 1, 0), TabTimingCurve(1, 0, 0, 1), TabTimingCurve(0, 0, 0, 1),
        TabTimingCurve(1, 0, 1, 1), TabTimingCurve(0, 1, 0, 1), TabTimingCurve(0.34, 1.56, 0.64, 1),
        TabTimingCurve(0.3, 0, 0.8, 0.15), TabTimingCurve(0.05, 0.7, 0.1, 1),
        TabTimingCurve(0.9, -2, 0.05, 3),
    ]

    /// The progress by Bernstein's polynomials and nothing but bisection.
    private func bruteForce(_ curve: TabTimingCurve, _ fraction: Double) -> Double {
        func bernstein(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if bernstein(curve.x1, curve.x2, middle) < fraction {
                low = middle
            } else {
                high = middle
            }
        }
        return bernstein(curve.y1, curve.y2, (low + high) / 2)
    }

    @Test(arguments: curves)
    func agreesWithBisection(curve: TabTimingCurve) {
        // Where the curve stands upright, as (1, 0, 0, 1) does in the middle, the last digit of x
        // moves y by its cube root; elsewhere twelve digits must agree.
        let isUpright = curve == TabTimingCurve(1, 0, 0, 1)
        for step in 1..<2000 {
            let fraction = Double(step) / 2000
            let off = curve.value(at: fraction) - bruteForce(curve, fraction)
            let isFlat = isUpright && abs(fraction - 0.5) < 0.01
            #expect(abs(off) < (isFlat ? 1e-5 : 1e-12), "\(fraction)")
        }
        var random = MotionRandom()
        for _ in 0..<200 {
            let fraction = random.scale(1e-15...1)
            let off = curve.value(at: fraction) - bruteForce(curve, fraction)
            #expect(abs(off) < 1e-11, "seed \(random.seed): \(fraction)")
        }
    }

    @Test func randomCurvesAgreeWithBisection() {
        var random = MotionRandom()
        for _ in 0..<5000 {
            let curve = random.curve()
            let fraction = random.number(0...1)
            let off = curve.value(at: fraction) - bruteForce(curve, fraction)
            #expect(abs(off) < 1e-11, "seed \(random.seed): \(curve), \(fraction)")
        }
    }

    @Test(arguments: curves)
    func endsAreExact(curve: TabTimingCurve) {
        for fraction in [0, -0.0, -1, -.infinity, .nan] as [Double] {
            #expect(curve.value(at: fraction) == 0)
        }
        for fraction in [1, 1.5, .infinity] as [Double] { #expect(curve.value(at: fraction) == 1) }
        for fraction in [-0.1, 1.1, .nan, .infinity] as [Double] {
            #expect(curve.slope(at: fraction) == 0)
        }
    }

    @Test func slopeIsTheChangeOfTheValue() {
        for curve in Self.curves {
            for step in 1..<100 {
                let fraction = Double(step) / 100
                let h = 1e-6
                let measured =
                    (curve.value(at: fraction + h) - curve.value(at: fraction - h)) / (2 * h)
                let slope = curve.slope(at: fraction)
                if abs(slope) < 100 {
                    #expect(abs(slope - measured) < 1e-3, "\(curve) \(fraction)")
                }
            }
        }
    }

    @Test func slopesAtTheEnds() {
        #expect(TabTimingCurve.linear.slope(at: 0) == 1)
        #expect(TabTimingCurve.easeIn.slope(at: 0) == 0)
        #expect(abs(TabTimingCurve.coreAnimationDefault.slope(at: 0) - 0.4) < 1e-15)
        #expect(TabTimingCurve.coreAnimationDefault.slope(at: 1) == 0)
        // easeIn ends, and easeOut begins, with a control point on the corner: the next one counts.
        #expect(abs(TabTimingCurve.easeOut.slope(at: 0) - 1 / 0.58) < 1e-12)
        #expect(abs(TabTimingCurve.easeIn.slope(at: 1) - 1 / 0.58) < 1e-12)
        #expect(TabTimingCurve(0, 1, 1, 0).slope(at: 0) == 1e6)
        #expect(TabTimingCurve(0, -1, 1, 1).slope(at: 0) == -1e6)
        #expect(TabTimingCurve(0, 0, 1, 0.5).slope(at: 0) == 0.5)
        #expect(TabTimingCurve(0, 0, 0, 0).slope(at: 0) == 1)
        #expect(TabTimingCurve(1, 0, 0, 1).slope(at: 0.5) == 1e6)
    }

    @Test func timeNeverRunsBackwards() {
        let curve = TabTimingCurve(-3, .nan, .infinity, 1e9)
        #expect(curve == TabTimingCurve(0, 0, 1, 100))
        #expect(TabTimingCurve(.nan, -1e9, .nan, 0) == TabTimingCurve(0, -100, 0, 0))
        var random = MotionRandom()
        for _ in 0..<200 {
            // With both controls' progress within 0…1 the curve never turns back either.
            let curve = TabTimingCurve(
                random.number(-1...2), random.number(0...1), random.number(-1...2),
                random.number(0...1))
            var last = 0.0
            for step in 1...500 {
                let value = curve.value(at: Double(step) / 500)
                #expect(value >= last - 1e-15, "seed \(random.seed): \(curve), \(step) of 500")
                last = value
            }
        }
    }
}
