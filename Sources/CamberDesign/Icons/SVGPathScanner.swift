/// Reads the tokens of SVG path data: separators, numbers, flags, command letters.
struct SVGPathScanner<Bytes: Collection> where Bytes.Element == UInt8 {
    private let bytes: Bytes
    private var index: Bytes.Index
    /// Bytes read so far.
    private(set) var offset = 0

    init(_ bytes: Bytes) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    /// The next byte, or `nil` at the end.
    var next: UInt8? { index == bytes.endIndex ? nil : bytes[index] }

    /// Steps over the next byte; only called where there is one.
    mutating func advance() {
        bytes.formIndex(after: &index)
        offset += 1
    }

    mutating func skipSpace() {
        while let byte = next, isSpace(byte) { advance() }
    }

    /// Steps over space with at most one comma in it; tells whether there was a comma.
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return false }
        advance()
        skipSpace()
        return true
    }

    /// Whether a number begins here.
    var isAtNumber: Bool {
        guard let byte = next else { return false }
        return isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    /// A flag of an arc: one digit, which the next number may follow without a separator.
    mutating func flag() throws(SVGPathError) -> Bool {
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw SVGPathError(.expectedFlag, at: offset)
        }
        advance()
        return byte == UInt8(ascii: "1")
    }

    /// A number: sign, digits with or without a point, exponent. Never infinite: what is too
    /// large to be a coordinate is refused here.
    mutating func number() throws(SVGPathError) -> Double {
        let start = offset
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { advance() }

        // 18 digits always fit. Later ones are beyond the precision of a double and only move
        // the decimal point.
        var digits: UInt64 = 0
        var significant = 0
        var exponent = 0
        var hasDigits = false
        var isFraction = false
        while let byte = next {
            if isDigit(byte) {
                hasDigits = true
                if significant < 18 {
                    digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
                    if digits > 0 { significant += 1 }
                    if isFraction { exponent -= 1 }
                } else if !isFraction {
                    exponent += 1
                }
            } else if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                break
            }
            advance()
        }
        guard hasDigits else { throw SVGPathError(.expectedNumber, at: start) }
        exponent += try self.exponent()

        let magnitude = scaled(Double(digits), byPowerOfTen: exponent)
        guard magnitude <= SVGPathParser.coordinateLimit else {
            throw SVGPathError(.outOfRange, at: start)
        }
        return isNegative ? -magnitude : magnitude
    }

    /// The exponent of a number, 0 if it has none.
    private mutating func exponent() throws(SVGPathError) -> Int {
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return 0 }
        advance()
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { advance() }
        guard let first = next, isDigit(first) else {
            throw SVGPathError(.expectedNumber, at: offset)
        }
        var value = 0
        while let byte = next, isDigit(byte) {
            // Beyond this everything is 0 or out of range, whatever the digits before it.
            if value < 1_000_000 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
            advance()
        }
        return isNegative ? -value : value
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
}

/// `value` · 10^`exponent`. One division or multiplication by an exact power for the exponents
/// of real path data, so that a decimal gives the nearest double.
private func scaled(_ value: Double, byPowerOfTen exponent: Int) -> Double {
    if value == 0 { return 0 }
    var result = value
    var rest = min(exponent.magnitude, 400)
    // 10^22 is the largest power of ten that a double holds exactly.
    while rest > 22 {
        result = exponent < 0 ? result / 1e22 : result * 1e22
        rest -= 22
    }
    var power = 1.0
    for _ in 0..<rest { power *= 10 }
    result = exponent < 0 ? result / power : result * power
    return result
}
