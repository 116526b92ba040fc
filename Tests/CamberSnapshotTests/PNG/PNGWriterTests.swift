import CamberTestSupport
import Testing

@testable import CamberSnapshot

#if canImport(CCairo) || canImport(CoreGraphics)
    /// Pictures that are written and read again; the reader is the platform's.
    @Suite struct PNGWriterTests {
        /// A picture whose pixels come from a closure, as blue, green, red and alpha.
        private func image(
            _ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]
        ) -> PixelImage {
            var bytes: [UInt8] = []
            for y in 0..<height { for x in 0..<width { bytes += pixel(x, y) } }
            return PixelImage(width: width, height: height, bytes: bytes)
        }

        private func expectSame(_ image: PixelImage) throws {
            let file = try image.png()
            #expect(try PixelImage(png: file) == image, "\(image.width) × \(image.height)")
            #expect(try image.png() == file, "the same bytes each time")
        }

        @Test func everyLengthOfARunComesBack() throws {
            // A run of 1 to 200 pixels, so 3 to 600 bytes, between two others.
            for length in 1...200 {
                try expectSame(
                    image(length + 4, 2) { x, y in
                        x < 2
                            ? [1, 2, 3, 255] : x < length + 2 ? [9, 9, 9, 255] : [0, 255, 7, 255]
                    })
            }
        }

        @Test(arguments: [1, 2, 3, 7, 8, 9, 85, 86, 87, 345])
        func rowsThatRepeatComeBack(width: Int) throws {
            try expectSame(
                image(width, 40) { x, y in
                    [UInt8(y / 7 * 20), UInt8(x / 5 % 3), y < 20 ? 0 : 255, 255]
                })
        }

        @Test func noiseComesBack() throws {
            var random = SeededGenerator(seed: 1)
            // More than a block holds, and every value of a byte.
            let noise = image(150, 150) { _, _ in
                [0, 1, 2].map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
            }
            try expectSame(noise)
            #expect(try noise.png().count < 150 * 150 * 3 + 1000)
        }

        @Test func rareValuesComeBack() throws {
            // Each value half as often as the one before: the best code has words of 16 bits.
            try expectSame(
                image(1000, 200) { x, y in
                    let turn = (y * 1000 + x) * 7919 % (1 << 18)
                    return [UInt8(turn.trailingZeroBitCount * 9 % 256), UInt8(x & 1), 0, 255]
                })
        }

        /// Colours are kept multiplied by alpha and written as they are, so they come back as
        /// well as 8 bits allow; the alpha comes back exactly.
        @Test func clearAndTranslucentPixelsComeBack() throws {
            let soft = image(64, 64) { x, y in
                let alpha = UInt8(x * 4)
                return y < 32 ? [0, 0, 0, 0] : [alpha / 3, alpha, alpha / 2, alpha]
            }
            let read = try PixelImage(png: soft.png())
            #expect(ImageComparison(channelTolerance: 1).compare(read, with: soft).isMatch)
            for x in 0..<64 { #expect(read[x, 40].alpha == soft[x, 40].alpha) }
        }

        @Test func oneTranslucentPixelIsEnoughForAlpha() throws {
            func kind(_ alpha: UInt8) throws -> UInt8 {
                // The kind of pixels is the tenth byte of the first chunk's content.
                try image(3, 3) { x, y in x == 2 && y == 2 ? [0, 0, 0, alpha] : [0, 0, 0, 255] }
                    .png()[25]
            }
            #expect(try kind(255) == 2)
            #expect(try kind(254) == 6)
        }

        @Test func aFlatPictureIsSmall() throws {
            let flat = image(1179, 600) { _, y in [200, 100, UInt8(y / 100), 255] }
            #expect(try flat.png().count < 600 * 12)
        }
    }
#endif
