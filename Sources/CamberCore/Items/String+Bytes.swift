// Strings are made of bytes and taken apart into them in one place: String's own ways to decode, add,
// interpolate and iterate are kilobytes of a small module, or are written out wherever they are used.

extension String {
    /// The string's UTF-8.
    @inline(never)
    package var bytes: [UInt8] {
        #if hasFeature(Embedded)
            // All strings are UTF-8 in memory there.
            utf8.withContiguousStorageIfAvailable { Array($0) } ?? []
        #else
            Array(utf8)
        #endif
    }

    /// The string of some UTF-8. What is no UTF-8 is replaced by U+FFFD; in Embedded Swift, where
    /// all bytes have been checked before, there is nothing of such a string.
    @inline(never)
    package init(utf8 bytes: [UInt8]) {
        #if hasFeature(Embedded)
            self = String(validating: bytes, as: UTF8.self) ?? ""
        #else
            self.init(decoding: bytes, as: UTF8.self)
        #endif
    }

    /// Some strings one after the other.
    package init(joining parts: [String]) {
        var bytes: [UInt8] = []
        for part in parts { bytes += part.bytes }
        self.init(utf8: bytes)
    }
}
