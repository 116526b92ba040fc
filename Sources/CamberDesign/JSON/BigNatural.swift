/// A natural number of any size: 32-bit limbs, lowest first, no zero limb at the top.
///
/// Only what exact conversion between decimal and binary needs.
struct BigNatural {
    private(set) var limbs: [UInt32]

    init(_ value: UInt64) {
        limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
        trim()
    }

    var isZero: Bool { limbs.isEmpty }

    /// How many bits the number has, without leading zeros; 0 for zero.
    var bitCount: Int {
        guard let top = limbs.last else { return 0 }
        return limbs.count * 32 - top.leadingZeroBitCount
    }

    private mutating func trim() {
        while limbs.last == 0 { limbs.removeLast() }
    }

    /// Multiplies by one number and adds another.
    mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
        var carry = UInt64(addend)
        for index in limbs.indices {
            // (2³² − 1)² + 2³² − 1 < 2⁶⁴.
            carry &+= UInt64(limbs[index]) &* UInt64(factor)
            limbs[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
        trim()
    }

    /// Multiplies by 5 to the power of `exponent`.
    mutating func multiply(byPowerOfFive exponent: Int) {
        var rest = exponent
        while rest >= 13 {
            multiply(by: 1_220_703_125)  // 5¹³, the largest power below 2³²
            rest -= 13
        }
        var factor: UInt32 = 1
        while rest > 0 {
            factor *= 5
            rest -= 1
        }
        multiply(by: factor)
    }

    /// Multiplies by 2 to the power of `bits`.
    mutating func shiftLeft(by bits: Int) {
        guard bits > 0, !isZero else { return }
        var shifted = [UInt32](repeating: 0, count: bits / 32)
        shifted.reserveCapacity(shifted.count + limbs.count + 1)
        let small = UInt64(bits % 32)
        var carry: UInt64 = 0
        for limb in limbs {
            carry |= UInt64(limb) << small
            shifted.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        shifted.append(UInt32(truncatingIfNeeded: carry))
        limbs = shifted
        trim()
    }

    /// Divides by a number from 1 and returns the remainder.
    mutating func divide(by divisor: UInt32) -> UInt32 {
        var remainder: UInt64 = 0
        for index in limbs.indices.reversed() {
            let part = remainder << 32 | UInt64(limbs[index])
            limbs[index] = UInt32(truncatingIfNeeded: part / UInt64(divisor))
            remainder = part % UInt64(divisor)
        }
        trim()
        return UInt32(truncatingIfNeeded: remainder)
    }

    /// The highest 64 bits, moved up so that bit 63 is set, and whether any lower bit is set.
    /// The number is `bits` · 2^(bitCount − 64), rounded down. Zero gives zero.
    var top64: (bits: UInt64, inexact: Bool) {
        var value: UInt64 = 0
        var wanted = 64
        var inexact = false
        for limb in limbs.reversed() {
            let width = wanted == 64 ? 32 - limb.leadingZeroBitCount : 32
            if wanted >= width {
                // The first limb comes without its leading zeros, so that bit 63 is set.
                value = width == 0 ? value : value << UInt64(width) | UInt64(limb)
                wanted -= width
            } else {
                let kept = UInt64(limb) >> UInt64(width - wanted)
                value = value << UInt64(wanted) | kept
                inexact = inexact || limb & ((1 << UInt32(width - wanted)) &- 1) != 0
                wanted = 0
            }
        }
        return (value << UInt64(wanted), inexact)
    }

    /// The quotient, rounded down, and whether there was a remainder. The divisor has at least
    /// two limbs. Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
    func divided(by divisor: BigNatural) -> (quotient: BigNatural, inexact: Bool) {
        let size = divisor.limbs.count
        guard size >= 2, let top = divisor.limbs.last, limbs.count >= size else {
            return (BigNatural(0), !isZero)
        }
        // Scaled so that the divisor's top bit is set: an estimated digit is then at most 2 off.
        let shift = top.leadingZeroBitCount
        var divisor = divisor
        divisor.shiftLeft(by: shift)
        var rest = self
        rest.shiftLeft(by: shift)
        var u = rest.limbs
        while u.count <= limbs.count { u.append(0) }
        let v = divisor.limbs
        let v1 = UInt64(v[size - 1])
        let v2 = UInt64(v[size - 2])
        var quotient = [UInt32](repeating: 0, count: u.count - size)
        for place in quotient.indices.reversed() {
            let high = UInt64(u[place + size]) << 32 | UInt64(u[place + size - 1])
            var digit = high / v1
            var left = high % v1
            while digit >> 32 != 0 || digit &* v2 > (left << 32 | UInt64(u[place + size - 2])) {
                digit &-= 1
                left &+= v1
                if left >> 32 != 0 { break }
            }
            quotient[place] = BigNatural.subtract(v, times: digit, from: &u, at: place)
        }
        var result = BigNatural(0)
        result.limbs = quotient
        result.trim()
        return (result, u[..<size].contains { $0 != 0 })
    }

    /// Takes `digit` times `v` away from `u` at a place and returns the digit, one less if that
    /// was once too often.
    private static func subtract(
        _ v: [UInt32], times digit: UInt64, from u: inout [UInt32], at place: Int
    ) -> UInt32 {
        var carry: UInt64 = 0
        var borrow: Int64 = 0
        for index in v.indices {
            carry &+= digit &* UInt64(v[index])
            let difference = Int64(u[place + index]) - borrow - Int64(carry & 0xFFFF_FFFF)
            u[place + index] = UInt32(truncatingIfNeeded: difference)
            borrow = difference < 0 ? 1 : 0
            carry >>= 32
        }
        let difference = Int64(u[place + v.count]) - borrow - Int64(carry)
        u[place + v.count] = UInt32(truncatingIfNeeded: difference)
        guard difference < 0 else { return UInt32(truncatingIfNeeded: digit) }
        carry = 0
        for index in v.indices {
            carry &+= UInt64(u[place + index]) &+ UInt64(v[index])
            u[place + index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        u[place + v.count] &+= UInt32(truncatingIfNeeded: carry)
        return UInt32(truncatingIfNeeded: digit &- 1)
    }
}
