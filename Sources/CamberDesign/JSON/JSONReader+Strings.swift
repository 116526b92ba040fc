extension JSONReader {
    /// Reads the string that starts at `offset`, escapes resolved.
    mutating func readString() throws(DesignError) -> [UInt8] {
        let start = position
        offset += 1
        var text: [UInt8] = []
        var unwritten = offset
        while true {
            switch current {
            case UInt8(ascii: "\""):
                text.append(contentsOf: bytes[unwritten..<offset])
                offset += 1
                return text
            case UInt8(ascii: "\\"):
                text.append(contentsOf: bytes[unwritten..<offset])
                try readEscape(into: &text)
                unwritten = offset
            case 0x20...0x7F:
                offset += 1
            case 0x00...0x1F:
                throw isAtEnd ? unterminated(from: start) : controlCharacter()
            default:
                guard let length = UTF8Scalars.length(in: bytes, at: offset) else {
                    throw invalidEncoding()
                }
                offset += length
                continuations += length - 1
            }
        }
    }

    private func unterminated(from start: JSONPosition) -> DesignError {
        var problem = [UInt8](literal: "the string from line ")
        problem.append(decimal: start.line)
        problem.append(literal: ", column ")
        problem.append(decimal: start.column)
        problem.append(literal: " has no end")
        return error(.syntax, problem, expected: [UInt8](literal: "a closing quote"))
    }

    private func controlCharacter() -> DesignError {
        var problem: [UInt8]
        var escape: [UInt8] = []
        JSONEscape.append(current, to: &escape)
        if current == UInt8(ascii: "\n") || current == UInt8(ascii: "\r") {
            problem = [UInt8](literal: "found a line break inside a string")
        } else {
            problem = [UInt8](literal: "found a control character inside a string")
        }
        var expected = [UInt8](literal: "a closing quote, or the escape ")
        expected.append(contentsOf: escape)
        return error(.syntax, problem, expected: expected)
    }

    /// Reads the escape whose backslash is at `offset`.
    private mutating func readEscape(into text: inout [UInt8]) throws(DesignError) {
        let kind = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        let byte: UInt8
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = kind
        case UInt8(ascii: "b"): byte = 0x08
        case UInt8(ascii: "f"): byte = 0x0C
        case UInt8(ascii: "n"): byte = 0x0A
        case UInt8(ascii: "r"): byte = 0x0D
        case UInt8(ascii: "t"): byte = 0x09
        case UInt8(ascii: "u"):
            try readUnicodeEscape(into: &text)
            return
        default:
            throw badEscape(
                length: 2, expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX")
        }
        text.append(byte)
        offset += 2
    }

    private mutating func readUnicodeEscape(into text: inout [UInt8]) throws(DesignError) {
        guard let unit = codeUnit(at: offset) else {
            throw badEscape(length: 6, expected: "\\u with four hexadecimal digits")
        }
        switch unit {
        case 0xD800...0xDBFF:
            guard let low = codeUnit(at: offset + 6), (0xDC00...0xDFFF).contains(low) else {
                throw badEscape(
                    length: 6, expected: "the second half of a surrogate pair after it")
            }
            UTF8Scalars.append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), to: &text)
            offset += 12
        case 0xDC00...0xDFFF:
            throw badEscape(length: 6, expected: "the first half of a surrogate pair before it")
        default:
            UTF8Scalars.append(unit, to: &text)
            offset += 6
        }
    }

    /// The value of an escape `\uXXXX` that starts at a place, nil if none does.
    private func codeUnit(at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"),
            bytes[start + 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[(start + 2)..<(start + 6)] {
            guard let digit = JSONEscape.hexValue(byte) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// An error about the escape at `offset`; of its `length` bytes those are quoted that can be.
    private func badEscape(length: Int, expected: StaticString) -> DesignError {
        var problem = [UInt8](literal: "found the escape ")
        for byte in bytes[offset..<min(offset + length, bytes.count)] {
            guard (0x21...0x7E).contains(byte), byte != UInt8(ascii: "\"") else { break }
            problem.append(byte)
        }
        return error(.syntax, problem, expected: [UInt8](literal: expected))
    }
}
