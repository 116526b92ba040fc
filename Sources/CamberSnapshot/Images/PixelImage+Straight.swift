extension PixelImage {
    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        bytes.withUnsafeBufferPointer { bytes in
            // The conjunction of all alphas is 255 only if each is; no branch in the loop.
            var all: UInt8 = 255
            for index in stride(from: 3, to: bytes.count, by: 4) { all &= bytes[index] }
            return all == 255
        }
    }

    /// Red, green and blue of each pixel, for an opaque image.
    var opaqueRGB: [UInt8] {
        let count = width * height
        return [UInt8](unsafeUninitializedCapacity: count * 3) { target, written in
            bytes.withUnsafeBufferPointer { source in
                for index in 0..<count {
                    target[index * 3] = source[index * 4 + 2]
                    target[index * 3 + 1] = source[index * 4 + 1]
                    target[index * 3 + 2] = source[index * 4]
                }
            }
            written = count * 3
        }
    }

    /// Red, green, blue and alpha of each pixel, the colours not multiplied by alpha, as files
    /// keep them. Rounded to the nearest; clear pixels are black.
    var straightRGBA: [UInt8] {
        let count = width * height
        return [UInt8](unsafeUninitializedCapacity: count * 4) { target, written in
            bytes.withUnsafeBufferPointer { source in
                for index in stride(from: 0, to: count * 4, by: 4) {
                    let alpha = Int(source[index + 3])
                    func straight(_ value: UInt8) -> UInt8 {
                        if alpha == 255 { return value }
                        if alpha == 0 { return 0 }
                        return UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
                    }
                    target[index] = straight(source[index + 2])
                    target[index + 1] = straight(source[index + 1])
                    target[index + 2] = straight(source[index])
                    target[index + 3] = source[index + 3]
                }
            }
            written = count * 4
        }
    }
}
