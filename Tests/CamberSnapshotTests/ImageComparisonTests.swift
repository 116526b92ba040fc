@testable import CamberSnapshot
import Testing

@Suite struct ImageComparisonTests {
    /// An opaque grey image with some pixels changed by some amount.
    private func image(changed pixels: Int = 0, by amount: UInt8 = 0) -> PixelImage {
        var image = PixelImage(
            width: 10, height: 10, bytes: Array(repeating: 100, count: 400))
        for pixel in 0..<100 { image.bytes[pixel * 4 + 3] = 255 }
        for pixel in 0..<pixels { image.bytes[pixel * 4 + 2] += amount }
        return image
    }

    @Test func comparesInStages() throws {
        let comparison = ImageComparison(channelTolerance: 10, pixelTolerance: 0.05)
        #expect(comparison.compare(image(), with: image()) == .identical)
        #expect(
            comparison.compare(image(), with: PixelImage(width: 10, height: 9))
                == .sizesDiffer(width: 10, height: 10, expectedWidth: 10, expectedHeight: 9))

        let slight = comparison.compare(image(changed: 50, by: 10), with: image())
        guard case .withinTolerance(let difference) = slight else {
            Issue.record("\(slight)")
            return
        }
        #expect(difference.pixels == 0)
        #expect(difference.largest == 10)

        #expect(comparison.compare(image(changed: 5, by: 99), with: image()).isMatch)
        let strong = comparison.compare(image(changed: 6, by: 99), with: image())
        guard case .different(let more) = strong else {
            Issue.record("\(strong)")
            return
        }
        #expect(
            more.description
                == "6 of 100 pixels differ; the most by 99 of 255 at column 0, row 0")
        #expect(!strong.isMatch)
        #expect(!ImageComparison.exact.compare(image(changed: 1, by: 1), with: image()).isMatch)
    }

    @Test func toleranceOutOfRangeIsClamped() {
        let odd = ImageComparison(channelTolerance: 999, pixelTolerance: .nan)
        #expect(odd.channelTolerance == 255)
        #expect(odd.pixelTolerance == 0)
    }

    @Test func showsWhereTheDifferenceIs() {
        let comparison = ImageComparison(channelTolerance: 3)
        let marked = comparison.differenceImage(
            image(changed: 1, by: 100), PixelImage(width: 12, height: 10, bytes: image().bytes))
        #expect(marked.width == 12)
        #expect(marked[0, 0].red > marked[0, 0].green)
        #expect(marked[11, 0] == (255, 0, 255, 255))
    }

    #if canImport(CCairo) || canImport(ImageIO)
        @Test func comparesFiles() throws {
            let png = try image().png()
            #expect(try ImageComparison.exact.compare(png: png, with: png) == .identical)
            let other = try image(changed: 2, by: 40).png()
            #expect(try !ImageComparison.exact.compare(png: other, with: png).isMatch)
            #expect(try PixelImage(png: other) == image(changed: 2, by: 40))
        }

        @Test func bytesThatAreNoImageAreAnError() throws {
            let png = try image().png()
            for bytes in [[], Array("GIF89a".utf8), Array(png.prefix(40)), Array(png.dropLast(30))]
            {
                #expect(throws: SnapshotError.self) { try PixelImage(png: bytes) }
            }
            #expect(throws: SnapshotError.self) { try PixelImage(width: 0, height: 5).png() }
        }
    #endif
}
