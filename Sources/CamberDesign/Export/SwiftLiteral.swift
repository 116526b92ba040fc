import CamberCore

/// Values as Swift source has them.
enum SwiftLiteral {
    /// A string in quotes that reads back as the same text, whatever that holds. What would end the
    /// literal, begin an interpolation or not be seen in an editor is escaped; bytes that are no
    /// UTF-8 become U+FFFD.
    static func string(_ text: [UInt8]) -> [UInt8] {
        var out = [UInt8(ascii: "\"")]
        var offset = 0
        while offset < text.count {
            guard let length = UTF8Scalars.length(in: text, at: offset) else {
                out.append(literal: "\\u{FFFD}")
                offset += 1
                continue
            }
            let bytes = text[offset..<(offset + length)]
            append(scalar(bytes), bytes, to: &out)
            offset += length
        }
        out.append(UInt8(ascii: "\""))
        return out
    }

    private static func append(_ scalar: UInt32, _ bytes: ArraySlice<UInt8>, to out: inout [UInt8])
    {
        switch scalar {
        case 0x22, 0x5C:
            out.append(UInt8(ascii: "\\"))
            out.append(contentsOf: bytes)
        case 0x00: out.append(literal: "\\0")
        case 0x09: out.append(literal: "\\t")
        case 0x0A: out.append(literal: "\\n")
        case 0x0D: out.append(literal: "\\r")
        default:
            guard isUnseen(scalar) else {
                out.append(contentsOf: bytes)
                return
            }
            out.append(literal: "\\u{")
            append(hexadecimal: scalar, to: &out)
            out.append(UInt8(ascii: "}"))
        }
    }

    private static func scalar(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let first = UInt32(bytes.first ?? 0)
        // The marks of a leading byte's length, removed.
        let marks: UInt32 = bytes.count == 1 ? 0 : bytes.count == 2 ? 0xC0 : 0xE0
        var value = bytes.count == 4 ? first & 0x07 : first & ~marks
        for byte in bytes.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
        return value
    }

    /// Control characters, spaces that look like others, and marks that turn the direction of what
    /// follows: they would make source look like what it is not. The joiners that emoji and some
    /// scripts are written with stay.
    private static func isUnseen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x00..<0x20, 0x7F...0xA0, 0xAD, 0x61C, 0x180E, 0x2000...0x200B, 0x200E, 0x200F,
            0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }

    private static func append(hexadecimal value: UInt32, to out: inout [UInt8]) {
        var shift = UInt32(28)
        while shift > 0 {
            if value >> shift > 0 {
                out.append(JSONEscape.hexDigit(UInt8(truncatingIfNeeded: value >> shift)))
            }
            shift -= 4
        }
        out.append(JSONEscape.hexDigit(UInt8(truncatingIfNeeded: value)))
    }

    /// A finite number, as few digits as read back as the same double; long whole numbers in groups
    /// of three digits. A subnormal number is 0: the compiler warns of a literal that is one.
    static func number(_ value: Double) -> [UInt8] {
        if value.magnitude < .leastNormalMagnitude { return [UInt8(ascii: "0")] }
        if value == value.rounded(), value.magnitude < 1e15 { return number(Int(value)) }
        var out: [UInt8] = []
        ShortestDecimal.append(value, to: &out)
        return out
    }

    /// A whole number; from seven digits on in groups of three.
    static func number(_ value: Int) -> [UInt8] {
        var digits: [UInt8] = []
        digits.append(decimal: UInt64(value.magnitude))
        var out: [UInt8] = value < 0 ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if digits.count > 6, index > 0, (digits.count - index) % 3 == 0 {
                out.append(UInt8(ascii: "_"))
            }
            out.append(digit)
        }
        return out
    }

    /// The three components of a colour as `0xRRGGBB`, each to the nearest of 256 levels.
    static func rgb(_ color: SceneColor) -> [UInt8] {
        var out = [UInt8](literal: "0x")
        var text: [UInt8] = []
        ColorText.append(color, to: &text)
        out.append(contentsOf: text[1...6])
        return out
    }

    /// A colour's opacity with as many decimals, two or three, as tell its level of 256; nil if it is
    /// opaque.
    static func opacity(_ color: SceneColor) -> [UInt8]? {
        let alpha = Double(color.alpha)
        guard alpha < 1 else { return nil }
        let coarse = (alpha * 100).rounded() / 100
        let isEnough = (coarse * 255).rounded() == (alpha * 255).rounded()
        var out: [UInt8] = []
        DecimalText.append(isEnough ? coarse : alpha, places: isEnough ? 2 : 3, to: &out)
        return out
    }
}
