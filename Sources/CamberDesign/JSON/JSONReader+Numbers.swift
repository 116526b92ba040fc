extension JSONReader {
    /// Reads the number that starts at `offset`.
    mutating func readNumber() throws(DesignError) -> JSONNumber {
        let start = position
        var number = DecimalNumber(digits: 0..<0)
        if current == UInt8(ascii: "-") {
            number.isNegative = true
            offset += 1
        }
        let first = offset
        if current == UInt8(ascii: "0") {
            offset += 1
            if JSONReader.isDigit(current) {
                throw badNumber(from: start, expected: "no zeros before a number")
            }
        } else if !skipDigits() {
            throw badNumber(from: start, expected: "a digit after the minus")
        }
        var isWhole = true
        if current == UInt8(ascii: ".") {
            isWhole = false
            offset += 1
            if !skipDigits() { throw badNumber(from: start, expected: "a digit after the point") }
        }
        number.digits = first..<offset
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            guard let exponent = readExponent() else {
                throw badNumber(from: start, expected: "a digit in the exponent")
            }
            number.exponent = exponent
        }
        if JSONReader.isWordByte(current) || current == UInt8(ascii: ".") {
            throw badNumber(from: start, expected: "a decimal number")
        }
        let value = number.value(in: bytes)
        if !value.isFinite {
            throw badNumber(from: start, expected: "a number of at most 1.7976931348623157e308")
        }
        return JSONNumber(value: value, isWhole: isWhole)
    }

    /// Skips digits and says whether there were any.
    private mutating func skipDigits() -> Bool {
        let start = offset
        while JSONReader.isDigit(current) { offset += 1 }
        return offset > start
    }

    /// Reads an exponent from its letter on; nil if it has no digits. No size of exponent
    /// overflows.
    private mutating func readExponent() -> Int? {
        offset += 1
        let isNegative = current == UInt8(ascii: "-")
        if isNegative || current == UInt8(ascii: "+") { offset += 1 }
        guard JSONReader.isDigit(current) else { return nil }
        var exponent = 0
        while JSONReader.isDigit(current) {
            exponent = exponent * 10 + Int(current - UInt8(ascii: "0"))
            exponent = min(exponent, DecimalNumber.exponentLimit)
            offset += 1
        }
        return isNegative ? -exponent : exponent
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// An error about the number from `start` on, which may go on behind `offset`.
    private func badNumber(from start: JSONPosition, expected: StaticString) -> DesignError {
        var end = offset
        while end < bytes.count, JSONReader.isNumberByte(bytes[end]) { end += 1 }
        var problem = [UInt8](literal: "found ")
        problem.append(excerpt: bytes[start.offset..<end], limit: 40)
        return error(.syntax, problem, expected: [UInt8](literal: expected), at: start)
    }

    /// Whether a byte may belong to what was meant as a number.
    static func isNumberByte(_ byte: UInt8) -> Bool {
        isWordByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-")
    }

    /// Whether a byte is a letter, a digit or an underscore.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
