/// Numbers as this package writes them: decimal, without an exponent, in the shortest form.
public enum DecimalText {
    /// Appends a number, rounded to at most `places` decimals: `12.5`, `3`, `0.3333`, never `-0`.
    ///
    /// What is rounded is the exact value of the double, halves away from zero: 0.125 becomes
    /// `0.13` with two places, while 2.00005, whose double lies a little below, becomes `2` with
    /// four. Only whole-number arithmetic is used, so the text is the same on every machine, and
    /// every finite double is written in full, however large.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - places: The most decimals to write; clamped to 0…9.
    ///   - out: Where the ASCII text goes.
    /// - Returns: False if the number is infinite or no number; `0` is written then.
    @discardableResult
    public static func append(_ value: Double, places: Int = 4, to out: inout [UInt8]) -> Bool {
        guard value.isFinite else {
            out.append(UInt8(ascii: "0"))
            return false
        }
        // The value is significand · 2^exponent.
        let biased = Int(truncatingIfNeeded: value.exponentBitPattern)
        let significand = value.significandBitPattern | (biased == 0 ? 0 : 1 << 52)
        let exponent = max(biased, 1) - 1075
        if exponent > 11 {
            if value < 0 { out.append(UInt8(ascii: "-")) }
            appendLarge(significand, timesTwoTo: exponent, to: &out)
            return true
        }
        let places = min(max(places, 0), 9)
        var scale: UInt64 = 1
        for _ in 0..<places { scale *= 10 }
        var whole = significand
        var fraction: UInt64 = 0
        if exponent >= 0 {
            whole <<= UInt64(exponent)
        } else {
            let bits = -exponent
            whole = bits < 64 ? significand >> UInt64(bits) : 0
            let rest = bits < 64 ? significand & ((1 << UInt64(bits)) - 1) : significand
            fraction = rounded(rest, times: scale, bits: bits)
            if fraction == scale {
                whole += 1
                fraction = 0
            }
        }
        if value < 0, whole > 0 || fraction > 0 { out.append(UInt8(ascii: "-")) }
        out.append(decimal: whole)
        append(fraction: fraction, places: places, to: &out)
        return true
    }

    /// `factor` · `scale` / 2^`bits`, rounded to the nearest, halves up; below 2⁵³, below 2³⁰ and
    /// from 1 on.
    private static func rounded(_ factor: UInt64, times scale: UInt64, bits: Int) -> UInt64 {
        // The product has at most 83 bits, so with more bits than 84 it is less than a half.
        if bits > 84 { return 0 }
        var (high, low) = factor.multipliedFullWidth(by: scale)
        if bits <= 64 {
            let (sum, carried) = low.addingReportingOverflow(1 << UInt64(bits - 1))
            low = sum
            high += carried ? 1 : 0
            return high << UInt64(64 - bits) | low >> UInt64(bits)
        }
        high += 1 << UInt64(bits - 65)
        return high >> UInt64(bits - 64)
    }

    /// Appends `.` and the decimals without the zeros at their end; nothing for 0.
    private static func append(fraction: UInt64, places: Int, to out: inout [UInt8]) {
        if fraction == 0 { return }
        var rest = fraction
        var count = places
        while rest % 10 == 0 {
            rest /= 10
            count -= 1
        }
        out.append(UInt8(ascii: "."))
        let start = out.count
        for _ in 0..<count {
            out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        out[start...].reverse()
    }

    /// Appends a whole number beyond 64 bits.
    private static func appendLarge(
        _ significand: UInt64, timesTwoTo exponent: Int, to out: inout [UInt8]
    ) {
        var number = BigNatural(significand)
        number.shiftLeft(by: exponent)
        let start = out.count
        while !number.isZero {
            var chunk = number.divide(by: 1_000_000_000)
            for _ in 0..<9 where !(number.isZero && chunk == 0) {
                out.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: chunk % 10))
                chunk /= 10
            }
        }
        out[start...].reverse()
    }
}
