/// Well-formed UTF-8, as in table 3-7 of the Unicode Standard: no overlong forms, no surrogates,
/// nothing above U+10FFFF, nothing cut short.
enum UTF8Scalars {
    /// How many bytes the scalar at `offset` takes (1…4), or nil where no well-formed one starts.
    static func length(in bytes: [UInt8], at offset: Int) -> Int? {
        guard offset < bytes.count else { return nil }
        let first = bytes[offset]
        let length: Int
        // Only the second byte's range depends on the first; that rules out all of the bad forms.
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return nil
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
        for index in (offset + 2)..<max(offset + 2, offset + length)
        where bytes[index] & 0xC0 != 0x80 { return nil }
        return length
    }

    /// Appends the UTF-8 of a scalar value; the caller has ruled surrogates out.
    static func append(_ scalar: UInt32, to out: inout [UInt8]) {
        func tail(_ shift: UInt32) -> UInt8 {
            UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift & 0x3F))
        }
        switch scalar {
        case 0..<0x80:
            out.append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800:
            out.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
            out.append(tail(0))
        case 0x800..<0x10000:
            out.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            out.append(tail(6))
            out.append(tail(0))
        default:
            out.append(UInt8(truncatingIfNeeded: 0xF0 | (scalar >> 18 & 0x07)))
            out.append(tail(12))
            out.append(tail(6))
            out.append(tail(0))
        }
    }
}
