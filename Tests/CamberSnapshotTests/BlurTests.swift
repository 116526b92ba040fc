import Foundation
import Testing

@testable import CamberSnapshot

@Suite struct BlurTests {
    /// The part of a Gaussian beyond x standard deviations.
    static func upperTail(_ x: Double) -> Double { 0.5 * erfc(x / 2.0.squareRoot()) }

    /// A blurred square in a buffer large enough to hold all of the blur.
    private func blurred(
        sigma: Double, side: Int, margin: Int
    ) throws -> (values: [Float], size: Int) {
        let size = side + 2 * margin
        var values = [Float](repeating: 0, count: size * size)
        for y in margin..<(margin + side) {
            for x in margin..<(margin + side) { values[y * size + x] = 255 }
        }
        try #require(GaussianBlur(sigma: sigma)).apply(to: &values, width: size, height: size)
        return (values, size)
    }

    @Test(arguments: [0.4, 1, 1.7, 2, 3, 6, 9.3, 15])
    func keepsTheSumAndTheProfile(sigma: Double) throws {
        let (side, margin) = (8, Int(4 * sigma) + 6)
        let (values, size) = try blurred(sigma: sigma, side: side, margin: margin)
        let sum = values.reduce(0) { $0 + Double($1) }
        #expect(abs(sum / Double(255 * side * side) - 1) < 0.01)

        // Along the middle, against the true blur of the square: a product of two profiles.
        func profile(_ at: Int) -> Double {
            let center = Double(at) + 0.5
            return Self.upperTail((Double(margin) - center) / sigma)
                - Self.upperTail((Double(margin + side) - center) / sigma)
        }
        var worst = 0.0
        for x in 0..<size {
            let expected = 255 * profile(x) * profile(size / 2)
            worst = max(worst, abs(Double(values[size / 2 * size + x]) - expected))
        }
        // Point samples against pixels' means differ, too, for a blur finer than a pixel.
        #expect(worst / 255 < (sigma < 1 ? 0.05 : 0.02), "worst \(worst)")
    }

    @Test func hasExactlyTheVarianceAskedFor() throws {
        for sigma in [0.8, 1.3, 2.5, 7.7] {
            let size = 101
            var values = [Float](repeating: 0, count: size * size)
            values[50 * size + 50] = 1
            try #require(GaussianBlur(sigma: sigma)).apply(to: &values, width: size, height: size)
            var variance = 0.0
            for y in 0..<size {
                for x in 0..<size {
                    variance += Double(values[y * size + x]) * Double((x - 50) * (x - 50))
                }
            }
            #expect(abs(variance - sigma * sigma) < 0.001 * sigma * sigma)
        }
    }

    @Test func isSymmetricalInAllDirections() throws {
        let (values, size) = try blurred(sigma: 2.2, side: 5, margin: 12)
        for y in 0..<size {
            for x in 0..<size {
                let value = values[y * size + x]
                #expect(abs(value - values[x * size + y]) < 0.01)
                #expect(abs(value - values[y * size + size - 1 - x]) < 0.01)
            }
        }
    }

    @Test func noBlurIsNone() {
        #expect(GaussianBlur(sigma: 0) == nil)
        #expect(GaussianBlur(sigma: .nan) == nil)
    }
}
