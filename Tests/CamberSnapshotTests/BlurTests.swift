import Foundation
import Testing

@testable import CamberSnapshot

@Suite struct BlurTests {
    /// The part of a Gaussian beyond x standard deviations.
    static func upperTail(_ x: Double) -> Double { 0.5 * erfc(x / 2.0.squareRoot()) }

    /// A blurred mask, row by row.
    private func blurred(_ mask: [UInt8], width: Int, sigma: Double) throws -> [Double] {
        let height = mask.count / width
        var grid = FoldedGrid(mask, width: width, height: height, stride: width)
        try #require(GaussianBlur(sigma: sigma)).apply(to: &grid)
        return (0..<mask.count).map { Double(grid[$0 % width, $0 / width]) }
    }

    /// A blurred square in a mask large enough to hold all of the blur.
    private func blurredSquare(
        sigma: Double, side: Int, margin: Int
    ) throws -> (values: [Double], size: Int) {
        let size = side + 2 * margin
        var mask = [UInt8](repeating: 0, count: size * size)
        for y in margin..<(margin + side) {
            for x in margin..<(margin + side) { mask[y * size + x] = 255 }
        }
        return (try blurred(mask, width: size, sigma: sigma), size)
    }

    @Test(arguments: [0.4, 1, 1.7, 2, 3, 6, 9.3, 15])
    func keepsTheSumAndTheProfile(sigma: Double) throws {
        let (side, margin) = (8, Int(4 * sigma) + 6)
        let (values, size) = try blurredSquare(sigma: sigma, side: side, margin: margin)
        let sum = values.reduce(0, +)
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
            worst = max(worst, abs(values[size / 2 * size + x] - expected))
        }
        // Point samples against pixels' means differ, too, for a blur finer than a pixel.
        #expect(worst / 255 < (sigma < 1 ? 0.05 : 0.02), "worst \(worst)")
    }

    @Test func hasExactlyTheVarianceAskedFor() throws {
        for sigma in [0.8, 1.3, 2.5, 7.7] {
            let size = 101
            let (values, _) = try blurredSquare(sigma: sigma, side: 1, margin: 50)
            var variance = 0.0
            for y in 0..<size {
                for x in 0..<size {
                    variance += values[y * size + x] / 255 * Double((x - 50) * (x - 50))
                }
            }
            #expect(abs(variance - sigma * sigma) < 0.001 * sigma * sigma)
        }
    }

    @Test func isSymmetricalInAllDirections() throws {
        let (values, size) = try blurredSquare(sigma: 2.2, side: 5, margin: 12)
        for y in 0..<size {
            for x in 0..<size {
                let value = values[y * size + x]
                #expect(abs(value - values[x * size + y]) < 0.01)
                #expect(abs(value - values[y * size + size - 1 - x]) < 0.01)
            }
        }
    }

    /// The mask of a bar with a hill on it, most of whose rows and columns repeat, against the sum
    /// of every pixel's own blur, as far from the edges as a blur reaches.
    @Test(arguments: [0.7, 2, 4.3])
    func isTheSumOfThePixelsBlurs(sigma: Double) throws {
        let (width, height, reach) = (110, 80, 20)
        var mask = [UInt8](repeating: 0, count: width * height)
        for y in 30..<height {
            for x in 0..<width where y >= 45 || abs(x - 60) * 3 < (y - 30) * 2 {
                mask[y * width + x] = x % 30 == 7 ? 100 : 255
            }
        }
        let result = try blurred(mask, width: width, sigma: sigma)
        let (point, size) = try blurredSquare(sigma: sigma, side: 1, margin: reach)
        var worst = 0.0
        for y in reach..<height - reach {
            for x in reach..<width - reach {
                var sum = 0.0
                for dy in -reach...reach {
                    for dx in -reach...reach {
                        sum +=
                            point[(reach + dy) * size + reach + dx] / 255
                            * Double(mask[(y + dy) * width + x + dx])
                    }
                }
                worst = max(worst, abs(result[y * width + x] - sum))
            }
        }
        #expect(worst < 0.01)
    }

    @Test func noBlurIsNone() {
        #expect(GaussianBlur(sigma: 0) == nil)
        #expect(GaussianBlur(sigma: .nan) == nil)
    }
}
