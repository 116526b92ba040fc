// Text in this module is UTF-8 in `[UInt8]`: comparing `String`s needs Unicode tables that a bare
// WebAssembly module does not have. These helpers build and compare such text.

extension [UInt8] {
    /// Appends a literal's UTF-8.
    @inline(never)
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    /// Appends a whole number in decimal.
    mutating func append(decimal number: UInt64) {
        if number == 0 {
            append(UInt8(ascii: "0"))
            return
        }
        let start = count
        var rest = number
        while rest > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        self[start...].reverse()
    }

    /// Appends a whole number in decimal.
    @inline(never)
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(decimal: UInt64(number.magnitude))
    }

    /// Appends text in double quotes for a person to read: control characters become escapes, and
    /// of more than `limit` characters only the first are kept, with an ellipsis.
    @inline(never)
    mutating func append(quoted text: [UInt8], limit: Int = 40) {
        append(UInt8(ascii: "\""))
        append(excerpt: text[...], limit: limit)
        append(UInt8(ascii: "\""))
    }

    /// Appends the first `limit` characters of some text, control characters as escapes, and an
    /// ellipsis if there are more.
    @inline(never)
    mutating func append(excerpt text: ArraySlice<UInt8>, limit: Int) {
        var characters = 0
        for byte in text {
            if byte & 0xC0 != 0x80 {
                if characters == limit {
                    append(literal: "…")
                    return
                }
                characters += 1
            }
            JSONEscape.append(byte, to: &self)
        }
    }

    /// A literal's UTF-8.
    @inline(never)
    init(literal text: StaticString) {
        self = []
        append(literal: text)
    }
}

extension RandomAccessCollection<UInt8> {
    /// Whether the bytes are a literal's UTF-8.
    @inline(never)
    func matches(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { $0.count == count && $0.elementsEqual(self) }
    }
}

/// How a byte of a string is written between JSON's quotes.
enum JSONEscape {
    /// Appends a byte, as an escape if it is a control character, a quote or a backslash.
    @inline(never)
    static func append(_ byte: UInt8, to out: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            out.append(UInt8(ascii: "\\"))
            out.append(byte)
        case 0x08: out.append(literal: "\\b")
        case 0x09: out.append(literal: "\\t")
        case 0x0A: out.append(literal: "\\n")
        case 0x0C: out.append(literal: "\\f")
        case 0x0D: out.append(literal: "\\r")
        case 0..<0x20:
            out.append(literal: "\\u00")
            out.append(hexDigit(byte >> 4))
            out.append(hexDigit(byte & 15))
        default: out.append(byte)
        }
    }

    /// The upper-case digit of a value 0…15; higher bits are ignored.
    static func hexDigit(_ value: UInt8) -> UInt8 {
        let digit = value & 15
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }

    /// The value of a hexadecimal digit in either case, nil for any other byte.
    static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
