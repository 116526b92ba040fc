/// Numbers written so that they read back as the same double.
enum ShortestDecimal {
    /// Appends a finite number with as few decimals as tell it from every other double. Minus zero
    /// is written as 0. Numbers that need more than twenty decimals get an exponent.
    static func append(_ value: Double, to out: inout [UInt8]) {
        let start = out.count
        for places in 0...9 {
            DecimalText.append(value, places: places, to: &out)
            if readsBack(out, from: start, as: value) { return }
            out.removeSubrange(start...)
        }
        // What is left is no whole number, so below 2⁵², and has at most 17 significant digits.
        // An estimate of the first digit's place, at most one too high: log₁₀ 2 ≈ 0.30103.
        let first = Int((Double(value.exponent) * 0.30103).rounded(.down))
        for places in max(10, -first - 1)...(max(10, -first) + 18) {
            if value < 0 { out.append(UInt8(ascii: "-")) }
            append(scaled(value.magnitude, places), places: places, to: &out)
            if readsBack(out, from: start, as: value) { return }
            out.removeSubrange(start...)
        }
    }

    /// `value` · 10^`places`, rounded to the nearest whole number, halves up; below 2⁶³.
    private static func scaled(_ value: Double, _ places: Int) -> UInt64 {
        let biased = Int(truncatingIfNeeded: value.exponentBitPattern)
        let significand = value.significandBitPattern | (biased == 0 ? 0 : 1 << 52)
        // The value is significand · 2^exponent, so twice the result is significand · 5^places
        // · 2^(places + exponent + 1).
        let exponent = max(biased, 1) - 1075
        var number = BigNatural(significand)
        number.multiply(byPowerOfFive: places)
        var divisor = BigNatural(1)
        let shift = places + exponent + 1
        // Both are moved up by 64 bits because a divisor has at least two limbs.
        number.shiftLeft(by: 64 + max(0, shift))
        divisor.shiftLeft(by: 64 + max(0, -shift))
        let doubled = number.divided(by: divisor).quotient
        return ((doubled.top64.bits >> UInt64(64 - min(64, doubled.bitCount))) &+ 1) / 2
    }

    private static func append(_ digits: UInt64, places: Int, to out: inout [UInt8]) {
        if places > 20 {
            out.append(decimal: digits)
            out.append(literal: "e-")
            out.append(decimal: places)
            return
        }
        let start = out.count
        var rest = digits
        var left = places
        while rest > 0 || left >= 0 {
            out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
            left -= 1
            if left == 0 { out.append(UInt8(ascii: ".")) }
        }
        out[start...].reverse()
    }

    private static func readsBack(_ text: [UInt8], from start: Int, as value: Double) -> Bool {
        var number = DecimalNumber(digits: start..<text.count)
        if text[start] == UInt8(ascii: "-") {
            number.isNegative = true
            number.digits = (start + 1)..<text.count
        }
        if let mark = text[start...].firstIndex(of: UInt8(ascii: "e")) {
            number.digits = number.digits.lowerBound..<mark
            for digit in text[(mark + 2)...] {
                number.exponent = number.exponent * 10 - Int(digit - UInt8(ascii: "0"))
            }
        }
        return number.value(in: text) == value
    }
}
