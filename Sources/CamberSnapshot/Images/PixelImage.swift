/// An image in memory: rows from top to bottom, four bytes a pixel.
public struct PixelImage: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// Blue, green, red and alpha of each pixel, in sRGB, the colours multiplied by alpha; without
    /// padding between rows. This is what Cairo and Core Graphics draw into on a little-endian
    /// machine.
    public internal(set) var bytes: [UInt8]

    /// An image of given bytes; what is missing is clear, what is too much left out. Sizes below
    /// 0 count as 0.
    public init(width: Int, height: Int, bytes: [UInt8] = []) {
        self.width = max(0, width)
        self.height = max(0, height)
        let count = self.width * self.height * 4
        var bytes = bytes
        if bytes.count > count { bytes.removeLast(bytes.count - count) }
        if bytes.count < count {
            bytes.append(contentsOf: repeatElement(0, count: count - bytes.count))
        }
        self.bytes = bytes
    }

    /// One pixel, as red, green, blue and alpha of 0…255, the colours multiplied by alpha.
    /// Outside of the image everything is clear.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
        let index = (y * width + x) * 4
        return (bytes[index + 2], bytes[index + 1], bytes[index], bytes[index + 3])
    }
}

extension PixelImage {
    /// Draws another image over this one, with its top-left corner at a pixel; what lies outside
    /// is left out.
    mutating func draw(_ image: PixelImage, x left: Int, y top: Int) {
        for y in max(0, -top)..<max(max(0, -top), min(image.height, height - top)) {
            for x in max(0, -left)..<max(max(0, -left), min(image.width, width - left)) {
                let source = (y * image.width + x) * 4
                let target = ((top + y) * width + left + x) * 4
                let rest = 255 - Int(image.bytes[source + 3])
                if rest == 255 { continue }
                for channel in 0..<4 {
                    let below = rest == 0 ? 0 : (Int(bytes[target + channel]) * rest + 127) / 255
                    let sum = Int(image.bytes[source + channel]) + below
                    bytes[target + channel] = UInt8(min(255, sum))
                }
            }
        }
    }
}
