/// The bytes of a PNG file, chunk by chunk.
struct PNGFile {
    private var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A file of an image with 8 bits a channel in sRGB.
    init(width: Int, height: Int, hasAlpha: Bool) {
        let size = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
        // 8 bits a channel, the kind of pixels, then the only compression and set of filters there
        // are, and no interlacing.
        add("IHDR", size + [8, hasAlpha ? 6 : 2, 0, 0, 0])
        // Rendered perceptually.
        add("sRGB", [0])
    }

    /// Adds the rows, each after the number of its filter, as a zlib stream.
    mutating func add(rows stream: [UInt8]) { add("IDAT", stream) }

    /// The whole file.
    mutating func finish() -> [UInt8] {
        add("IEND", [])
        return bytes
    }

    private mutating func add(_ name: String, _ content: [UInt8]) {
        bytes += Self.bigEndian(UInt32(content.count))
        let start = bytes.count
        bytes += name.utf8
        bytes += content
        bytes += Self.bigEndian(CRC32.of(bytes[start...]))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
