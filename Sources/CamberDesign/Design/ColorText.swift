import CamberCore

/// Colours as text: `#RRGGBB`, or `#RRGGBBAA` with an opacity.
public enum ColorText {
    /// The colour that some text names; nil unless it is `#` and six or eight hexadecimal digits,
    /// in either case.
    public static func color(from text: [UInt8]) -> SceneColor? {
        guard text.count == 7 || text.count == 9, text[0] == UInt8(ascii: "#") else { return nil }
        var value: UInt32 = 0
        for byte in text[1...] {
            guard let digit = JSONEscape.hexValue(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        if text.count == 7 { return SceneColor(value) }
        return SceneColor(value >> 8, alpha: Double(value & 0xFF) / 255)
    }

    /// Appends a colour in upper case; the opacity is left out if it is full. Each component is
    /// rounded to the nearest of 256 levels.
    public static func append(_ color: SceneColor, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "#"))
        append(level(Double(color.red)), to: &out)
        append(level(Double(color.green)), to: &out)
        append(level(Double(color.blue)), to: &out)
        let alpha = level(Double(color.alpha))
        if alpha < 255 { append(alpha, to: &out) }
    }

    /// A colour's text in upper case; see ``append(_:to:)``.
    public static func string(from color: SceneColor) -> String {
        var text: [UInt8] = []
        append(color, to: &text)
        return String(utf8: text)
    }

    /// A suggestion for text that names no colour but nearly does: web shorthands, or a missing
    /// `#`. Empty if there is none.
    static func hint(for text: [UInt8]) -> [UInt8] {
        var digits: [UInt8] = []
        for (index, byte) in text.enumerated() where index > 0 || byte != UInt8(ascii: "#") {
            guard JSONEscape.hexValue(byte) != nil, digits.count < 8 else { return [] }
            digits.append(byte)
        }
        var full: [UInt8] = []
        switch digits.count {
        case 3, 4: for digit in digits { full += [digit, digit] }
        case 6, 8: full = digits
        default: return []
        }
        var hint = [UInt8](literal: "write \"#")
        for digit in full {
            hint.append(JSONEscape.hexDigit(JSONEscape.hexValue(digit) ?? 0))
        }
        hint.append(UInt8(ascii: "\""))
        return hint
    }

    private static func level(_ component: Double) -> UInt8 {
        // Written so that NaN is 0.
        if !(component > 0) { return 0 }
        return component < 1 ? UInt8(component * 255 + 0.5) : 255
    }

    private static func append(_ level: UInt8, to out: inout [UInt8]) {
        out.append(JSONEscape.hexDigit(level >> 4))
        out.append(JSONEscape.hexDigit(level))
    }
}

extension JSONCursor {
    /// A colour written `"#RRGGBB"` or `"#RRGGBBAA"`.
    public func color() throws(DesignError) -> SceneColor {
        let expected = "a colour \"#RRGGBB\" or \"#RRGGBBAA\""
        let text = try string(expected: expected)
        guard let color = ColorText.color(from: text) else {
            throw error(found, expected: expected.bytes, hint: ColorText.hint(for: text))
        }
        return color
    }
}
