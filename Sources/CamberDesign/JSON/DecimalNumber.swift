/// A decimal number as it stands in a document, and its conversion to the nearest double.
struct DecimalNumber {
    /// Where its digits are, with at most one point among them; a sign and an exponent are not.
    var digits: Range<Int>
    /// The exponent of ten that was written after the digits; its size is limited to
    /// ``exponentLimit``, far beyond what the digits of a document can make up for.
    var exponent = 0
    /// Whether it was written with a minus.
    var isNegative = false

    static let exponentLimit = 100_000_000

    /// More significant digits than this cannot tell two doubles or a half between them apart
    /// (767 suffice), as long as it is known whether a digit other than 0 follows.
    private static let digitLimit = 800

    /// The double nearest to the number, halves to even; infinite if it is too large, ±0 if it is
    /// too small. Takes time proportional to the number of digits.
    func value(in bytes: [UInt8]) -> Double {
        var significand: UInt64 = 0
        var count = 0  // significant digits, at most digitLimit
        var exponent = exponent
        var first = digits.upperBound
        var isFraction = false
        var hasMore = false
        for offset in digits {
            let byte = bytes[offset]
            guard byte != UInt8(ascii: ".") else {
                isFraction = true
                continue
            }
            let digit = byte &- UInt8(ascii: "0")
            if isFraction { exponent -= 1 }
            if count == 0 {
                if digit == 0 { continue }
                first = offset
            }
            if count < DecimalNumber.digitLimit {
                count += 1
                if count <= 19 { significand = significand &* 10 &+ UInt64(digit) }
            } else {
                exponent += 1
                hasMore = hasMore || digit != 0
            }
        }
        let magnitude = magnitude(
            significand: significand, count: count, exponent: exponent, hasMore: hasMore,
            bytes: bytes, first: first)
        return isNegative ? -magnitude : magnitude
    }

    private func magnitude(
        significand: UInt64, count: Int, exponent: Int, hasMore: Bool, bytes: [UInt8], first: Int
    ) -> Double {
        if count == 0 || count + exponent < -330 { return 0 }
        if count + exponent > 310 { return .infinity }
        // Both numbers are exact, so one rounding makes the result (Clinger's fast path).
        if count <= 19, significand <= 1 << 53, abs(exponent) <= 22 {
            let power = DecimalNumber.powerOfTen(abs(exponent))
            return exponent < 0 ? Double(significand) / power : Double(significand) * power
        }
        var number = BigNatural(significand)
        if count > 19 {
            number = DecimalNumber.digits(in: bytes, from: first, count: count)
        }
        var exponent = exponent
        if hasMore {
            number.multiply(by: 10, adding: 1)
            exponent -= 1
        }
        return DecimalNumber.nearest(to: number, timesTenTo: exponent)
    }

    /// 10 to a power of 0…22, each of which is a double.
    private static func powerOfTen(_ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }

    /// The whole number that `count` digits make, a point among them left out.
    private static func digits(in bytes: [UInt8], from first: Int, count: Int) -> BigNatural {
        var number = BigNatural(0)
        var chunk: UInt32 = 0
        var scale: UInt32 = 1
        var left = count
        var offset = first
        while left > 0, offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: ".") { continue }
            chunk = chunk &* 10 &+ UInt32(byte &- UInt8(ascii: "0"))
            scale *= 10
            left -= 1
            if scale == 1_000_000_000 || left == 0 {
                number.multiply(by: scale, adding: chunk)
                chunk = 0
                scale = 1
            }
        }
        return number
    }

    /// The double nearest to `number` · 10^`exponent`, for a number other than zero.
    private static func nearest(to number: BigNatural, timesTenTo exponent: Int) -> Double {
        // 10ⁿ = 5ⁿ · 2ⁿ, and the power of two only moves the binary point.
        var number = number
        if exponent >= 0 {
            number.multiply(byPowerOfFive: exponent)
            let (bits, inexact) = number.top64
            return round(bits, timesTwoTo: number.bitCount - 64 + exponent, inexact: inexact)
        }
        var divisor = BigNatural(1)
        divisor.multiply(byPowerOfFive: -exponent)
        // Moved apart so that the quotient has 64 or 65 bits, and to at least the two limbs that
        // the division asks for.
        let shift = 64 - number.bitCount + divisor.bitCount
        let extra = divisor.bitCount <= 32 ? 32 : 0
        number.shiftLeft(by: max(shift, 0) + extra)
        divisor.shiftLeft(by: max(-shift, 0) + extra)
        let (quotient, hasRemainder) = number.divided(by: divisor)
        let (bits, inexact) = quotient.top64
        return round(
            bits, timesTwoTo: quotient.bitCount - 64 - shift + exponent,
            inexact: inexact || hasRemainder)
    }

    /// The double nearest to `bits` · 2^`exponent`, halves to even. Bit 63 is set; `inexact` says
    /// that the number is a little larger.
    private static func round(
        _ bits: UInt64, timesTwoTo exponent: Int, inexact: Bool
    ) -> Double {
        let top = exponent + 63
        if top > 1023 { return .infinity }
        // Below the normal numbers every power of two costs a bit.
        let dropped = max(11, 11 + (-1022 - top))
        if dropped > 64 { return 0 }
        var kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
        let half = UInt64(1) << UInt64(dropped - 1)
        let lost = dropped == 64 ? bits : bits & ((1 << UInt64(dropped)) - 1)
        if lost > half || (lost == half && (inexact || kept & 1 == 1)) { kept += 1 }
        // A carry out of the significand moves into the exponent, where it belongs.
        let pattern = top < -1022 ? kept : UInt64(top + 1022) << 52 + kept
        return Double(bitPattern: pattern)
    }
}
