/// Compares two images in stages: size, bytes, tolerance.
///
/// Images of the same picture from different versions of a drawing library differ by a little in
/// a few pixels; a tolerance says how much is still the same.
public struct ImageComparison: Sendable {
    /// The largest difference of a channel, of 255, that counts as none.
    public var channelTolerance: Int
    /// The share of pixels, 0…1, that may differ by more.
    public var pixelTolerance: Double

    /// A comparison. Numbers out of their range are clamped to it; not a number counts as 0.
    public init(channelTolerance: Int = 0, pixelTolerance: Double = 0) {
        self.channelTolerance = min(max(0, channelTolerance), 255)
        self.pixelTolerance = min(max(0, pixelTolerance.finite), 1)
    }

    /// No difference at all.
    public static let exact = ImageComparison()
    /// What another version of the same drawing library may change: a smoothed edge here and
    /// there.
    public static let similar = ImageComparison(channelTolerance: 24, pixelTolerance: 0.002)

    /// How two images compare.
    public enum Outcome: Hashable, Sendable {
        /// Every pixel is the same.
        case identical
        /// Some pixels differ, within the tolerance.
        case withinTolerance(Difference)
        /// More differs than the tolerance allows.
        case different(Difference)
        /// The images are of different sizes, in pixels.
        case sizesDiffer(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

        /// Whether the images count as the same.
        public var isMatch: Bool {
            switch self {
            case .identical, .withinTolerance: true
            case .different, .sizesDiffer: false
            }
        }
    }

    /// How much two images of one size differ.
    public struct Difference: Hashable, Sendable, CustomStringConvertible {
        /// How many pixels differ by more than the channel tolerance.
        public var pixels: Int
        /// How many there are in all.
        public var total: Int
        /// The largest difference of a channel, of 255.
        public var largest: Int
        /// Where the largest difference is: the column and the row of a pixel.
        public var place: (x: Int, y: Int) { (x, y) }
        private var x: Int
        private var y: Int

        init(pixels: Int, total: Int, largest: Int, x: Int, y: Int) {
            self.pixels = pixels
            self.total = total
            self.largest = largest
            self.x = x
            self.y = y
        }

        /// The difference in a sentence.
        public var description: String {
            "\(pixels) of \(total) pixels differ; the most by \(largest) of 255 at "
                + "column \(x), row \(y)"
        }
    }

    /// Compares an image with the expected one.
    public func compare(_ image: PixelImage, with expected: PixelImage) -> Outcome {
        guard image.width == expected.width, image.height == expected.height else {
            return .sizesDiffer(
                width: image.width, height: image.height, expectedWidth: expected.width,
                expectedHeight: expected.height)
        }
        if image.bytes == expected.bytes { return .identical }
        var (pixels, largest, place) = (0, 0, 0)
        for pixel in 0..<(image.width * image.height) {
            var most = 0
            for index in (pixel * 4)..<(pixel * 4 + 4) {
                most = max(most, abs(Int(image.bytes[index]) - Int(expected.bytes[index])))
            }
            if most > channelTolerance { pixels += 1 }
            if most > largest { (largest, place) = (most, pixel) }
        }
        let total = image.width * image.height
        let difference = Difference(
            pixels: pixels, total: total, largest: largest, x: place % image.width,
            y: place / image.width)
        return Double(pixels) <= pixelTolerance * Double(total)
            ? .withinTolerance(difference) : .different(difference)
    }

    /// Compares two PNGs. Files with the same bytes are not even read.
    /// - Throws: ``SnapshotError/unreadableImage(_:)``.
    public func compare(
        png: [UInt8], with expected: [UInt8]
    ) throws(SnapshotError) -> Outcome {
        if png == expected, !png.isEmpty { return .identical }
        return try compare(PixelImage(png: png), with: PixelImage(png: expected))
    }

    /// An image that shows where two differ: what is the same in pale grey, what differs in red,
    /// the stronger the more it differs, and what only one of them has in magenta.
    public func differenceImage(_ image: PixelImage, _ expected: PixelImage) -> PixelImage {
        let width = max(image.width, expected.width)
        let height = max(image.height, expected.height)
        var result = PixelImage(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let isInBoth =
                    x < min(image.width, expected.width) && y < min(image.height, expected.height)
                let target = (y * width + x) * 4
                let color =
                    isInBoth
                    ? Self.mark(image[x, y], expected[x, y], tolerance: channelTolerance)
                    : (blue: UInt8(255), green: UInt8(0), red: UInt8(255))
                result.bytes[target] = color.blue
                result.bytes[target + 1] = color.green
                result.bytes[target + 2] = color.red
                result.bytes[target + 3] = 255
            }
        }
        return result
    }

    private typealias Pixel = (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)

    private static func mark(
        _ a: Pixel, _ b: Pixel, tolerance: Int
    ) -> (blue: UInt8, green: UInt8, red: UInt8) {
        func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
        let most = max(
            max(distance(a.red, b.red), distance(a.green, b.green)),
            max(distance(a.blue, b.blue), distance(a.alpha, b.alpha)))
        if most > tolerance {
            let rest = UInt8(max(0, 140 - most))
            return (rest, rest, 230)
        }
        // A quarter of the picture's contrast over white, to find one's way by.
        let grey = (Int(a.red) + Int(a.green) + Int(a.blue)) / 3 + (255 - Int(a.alpha))
        let pale = UInt8(min(255, 191 + grey / 4))
        return (pale, pale, pale)
    }
}
