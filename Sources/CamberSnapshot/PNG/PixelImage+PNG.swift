extension PixelImage {
    /// The image as a PNG of 8 bits a channel in sRGB, without an alpha channel if opaque; the same
    /// bytes for the same pixels on every machine.
    ///
    /// A writer of our own, because pictures of bars are flat, which general ones make no use of:
    /// they look at every byte. A row is written as what changes from the row above (filter 2,
    /// "up"), in runs of pixels that change by the same.
    /// - Throws: ``SnapshotError/emptyPicture(width:height:)``.
    public func png() throws(SnapshotError) -> [UInt8] {
        guard width > 0, height > 0 else {
            throw .emptyPicture(width: Double(width), height: Double(height))
        }
        let isOpaque = isOpaque
        var file = PNGFile(width: width, height: height, hasAlpha: !isOpaque)
        file.add(rows: deflatedRows(isOpaque: isOpaque))
        return file.finish()
    }

    private func deflatedRows(isOpaque: Bool) -> [UInt8] {
        var stream = RunDeflater(unit: isOpaque ? 3 : 4)
        let clear = [UInt32](repeating: 0, count: width)
        // The rows as they are written, where that differs from how they are kept.
        var (straight, straightAbove) = (clear, clear)
        var change = clear
        withPixels { pixels in
            func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
                UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
            }
            for y in 0..<height {
                stream.add(2)
                let isChanged = clear.withUnsafeBufferPointer {
                    Self.subtract(y > 0 ? row(y - 1) : $0, from: row(y), into: &change)
                }
                guard isChanged || y == 0 else {
                    stream.add(pixel: 0, count: width)
                    continue
                }
                if !isOpaque {
                    for (x, pixel) in row(y).enumerated() { straight[x] = Self.straight(pixel) }
                    straight.withUnsafeBufferPointer { row in
                        straightAbove.withUnsafeBufferPointer { above in
                            _ = Self.subtract(above, from: row, into: &change)
                        }
                    }
                    swap(&straight, &straightAbove)
                }
                stream.add(runsOf: change)
            }
        }
        return stream.finish()
    }

    /// What changes from one row to another, each byte modulo 256; whether anything does.
    private static func subtract(
        _ above: UnsafeBufferPointer<UInt32>, from row: UnsafeBufferPointer<UInt32>,
        into change: inout [UInt32]
    ) -> Bool {
        let high: UInt32 = 0x8080_8080
        var any: UInt32 = 0
        // Pointers, because checks of bounds keep the compiler from taking several pixels at once.
        change.withUnsafeMutableBufferPointer { change in
            for x in 0..<min(change.count, row.count, above.count) {
                // The highest bit of each byte keeps a borrow from the byte beside it.
                let (a, b) = (row[x], above[x])
                let value = ((a | high) &- (b & ~high)) ^ ((a ^ ~b) & high)
                change[x] = value
                any |= value
            }
        }
        return any != 0
    }
}

extension RunDeflater {
    /// Adds the pixels of a row in runs.
    fileprivate mutating func add(runsOf row: [UInt32]) {
        row.withUnsafeBytes { bytes in
            var start = 0
            while start < row.count {
                let pixel = row[start]
                let pair = UInt64(pixel) << 32 | UInt64(pixel)
                func difference(_ index: Int) -> UInt64 {
                    bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt64.self) ^ pair
                }
                var end = start + 1
                // Eight at a time while they are alike, which most are.
                while end + 8 <= row.count,
                    difference(end) | difference(end + 2) | difference(end + 4)
                        | difference(end + 6) == 0
                { end += 8 }
                while end < row.count, row[end] == pixel { end += 1 }
                add(pixel: PixelImage.redFirst(pixel), count: end - start)
                start = end
            }
        }
    }
}
