import CamberTestSupport
import Testing

@testable import CamberDesign

/// Long division and its neighbours, on limbs that make an estimated digit wrong.
@Suite struct BigNaturalTests {
    /// Limbs, lowest first.
    func number(_ limbs: [UInt32]) -> BigNatural {
        var number = BigNatural(0)
        for limb in limbs.reversed() {
            number.shiftLeft(by: 32)
            number.multiply(by: 1, adding: limb)
        }
        return number
    }

    func trimmed(_ limbs: [UInt32]) -> [UInt32] {
        Array(limbs.reversed().drop { $0 == 0 }.reversed())
    }

    /// Multiplication as at school, and an addition, to check a division with.
    func product(_ a: [UInt32], _ b: [UInt32], plus c: UInt32 = 0) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: a.count + b.count + 1)
        result[0] = c
        for i in a.indices {
            var carry: UInt64 = 0
            for j in 0..<(result.count - i) {
                carry += UInt64(result[i + j])
                carry += j < b.count ? UInt64(a[i]) * UInt64(b[j]) : 0
                result[i + j] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
        }
        return trimmed(result)
    }

    func precedes(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        a.count == b.count
            ? a.reversed().lexicographicallyPrecedes(b.reversed()) : a.count < b.count
    }

    /// q = ⌊u / v⌋ exactly if q · v ≤ u < (q + 1) · v.
    func check(_ u: [UInt32], _ v: [UInt32], _ comment: String = "") {
        let (quotient, inexact) = number(u).divided(by: number(v))
        let below = product(quotient.limbs, v)
        var next = quotient
        next.multiply(by: 1, adding: 1)
        #expect(!precedes(trimmed(u), below), "\(u) / \(v) \(comment)")
        #expect(precedes(trimmed(u), product(next.limbs, v)), "\(u) / \(v) \(comment)")
        #expect(inexact == (below != trimmed(u)), "\(u) / \(v) \(comment)")
    }

    /// Cases that need the estimated digit corrected after the subtraction; about one in 2³¹
    /// random divisions does.
    @Test func correctsItsEstimates() {
        check([3, 0, 0x8000_0000], [1, 0, 0x2000_0000])
        check([3, 0, 0x8000], [1, 0, 0x2000])
        check([0, 0, 0x8000, 0x7FFF], [1, 0, 0x8000])
        check([0, 0xFFFE, 0, 0x8000], [0xFFFF, 0, 0x8000])
        check([0, 0xFFFF_FFFE, 0, 0x8000_0000], [0xFFFF, 0, 0x8000_0000])
        check([0, 0, 0x8000_0000, 0x7FFF_FFFF], [1, 0, 0x8000_0000])
        check([0, 0xFFFF_FFFE, 0x8000_0000], [0xFFFF_FFFF, 0x8000_0000])
    }

    @Test func dividesExtremeLimbs() {
        let seed: UInt64 = 0xD1F1DE
        print("dividesExtremeLimbs: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let extremes: [UInt32] = [0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF]
        func limbs(_ count: Int) -> [UInt32] {
            let limbs = (0..<count).map { _ in
                Int.random(in: 0..<4, using: &random) == 0
                    ? UInt32(truncatingIfNeeded: random.next())
                    : extremes.randomElement(using: &random) ?? 0
            }
            return limbs.dropLast() + [max(limbs[count - 1], 1)]
        }
        for _ in 0..<4000 {
            let v = limbs(Int.random(in: 2...4, using: &random))
            let u = limbs(Int.random(in: v.count + 1...v.count + 3, using: &random))
            check(u, v, "seed \(seed)")
            // Without a remainder.
            check(product(u, v), v, "seed \(seed)")
        }
    }

    @Test func smallDivision() {
        var value = number([5, 0, 7])
        // 7 · 2⁶⁴ + 5
        #expect(value.divide(by: 1_000_000_007) == 76408033)
        let quotient: UInt64 = 129_127_207_612
        #expect(value.limbs == BigNatural(quotient).limbs)
    }

    @Test func shiftsAndCounts() {
        var one = BigNatural(1)
        #expect(one.bitCount == 1)
        one.shiftLeft(by: 95)
        #expect(one.limbs == [0, 0, 0x8000_0000])
        #expect(one.bitCount == 96)
        one.shiftLeft(by: 1)
        #expect(one.limbs == [0, 0, 0, 1])
        one.shiftLeft(by: 0)
        #expect(one.bitCount == 97)
        #expect(BigNatural(0).bitCount == 0)
        #expect(BigNatural(0).isZero)
    }

    @Test func topBits() {
        func top(_ limbs: [UInt32]) -> (bits: UInt64, inexact: Bool) { number(limbs).top64 }
        #expect(top([1]) == (1 << 63, false))
        #expect(top([3, 1]) == (0x8000_0001_8000_0000, false))
        #expect(top([0, 0, 1]) == (1 << 63, false))
        #expect(top([1, 0, 1]) == (1 << 63, true))
        #expect(top([2, 0, 1]) == (0x8000_0000_0000_0001, false))
        #expect(top([1, 0, 0, 0x8000_0000]) == (1 << 63, true))
        #expect(top([0, 0x1234, 0xFFFF_FFFF, 0x8000_0000]) == (0x8000_0000_FFFF_FFFF, true))
        #expect(top([0xFFFF_FFFF, 0xFFFF_FFFF]) == (.max, false))
    }

    @Test func powersOfFive() {
        var power = BigNatural(1)
        power.multiply(byPowerOfFive: 27)
        #expect(power.limbs == BigNatural(7_450_580_596_923_828_125).limbs)
        power.multiply(byPowerOfFive: 0)
        #expect(power.limbs == BigNatural(7_450_580_596_923_828_125).limbs)
    }
}
