extension PixelImage {
    /// Calls `body` with all pixels, a number each: blue in its lowest byte, then green, red and
    /// alpha. The pointer is the array's own storage and must not leave the closure.
    func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            // An array's storage is aligned for any number.
            bytes.withMemoryRebound(to: UInt32.self, body)
        }
    }

    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        // The conjunction of all alphas is 255 only if each is; no branch in the loop.
        withPixels { $0.reduce(~0, &) >> 24 == 255 }
    }

    /// Red, green, blue and alpha of each pixel, the colours not multiplied by alpha, as files
    /// keep them.
    var straightRGBA: [UInt8] {
        let count = width * height
        return [UInt8](unsafeUninitializedCapacity: count * 4) { target, written in
            withPixels { pixels in
                for index in 0..<count {
                    let pixel = Self.redFirst(Self.straight(pixels[index]))
                    for byte in 0..<4 {
                        target[index * 4 + byte] = UInt8(
                            truncatingIfNeeded: pixel >> UInt32(8 * byte))
                    }
                }
            }
            written = count * 4
        }
    }

    /// A pixel with its colours not multiplied by alpha, rounded to the nearest; a clear pixel is
    /// black.
    static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        return channel(0) | channel(8) | channel(16) | alpha << 24
    }

    /// A pixel with red in its lowest byte and blue where red was.
    static func redFirst(_ pixel: UInt32) -> UInt32 {
        pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    }
}
