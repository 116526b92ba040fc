import CamberTestSupport
import Foundation
import Testing

@testable import CamberDesign

/// Decimal to double, against the system's correctly rounded `strtod`.
@Suite struct NumberReadingTests {
    func read(_ text: String) throws -> JSONNumber {
        guard case .number(let number) = try document(text).cursor.kind else {
            Issue.record("\(text) is no number")
            return JSONNumber(value: .nan, isWhole: false)
        }
        return number
    }

    /// Compares bits, so that −0 is not 0; what overflows must be refused.
    func check(_ text: String, _ comment: String = "") throws {
        let expected = strtod(text, nil)
        if expected.isInfinite {
            #expect(refusal(of: text)?.contains("expected a number of at most") == true, "\(text)")
        } else {
            let value = try read(text).value
            #expect(
                value.bitPattern == expected.bitPattern,
                "\(text): \(value), not \(expected) \(comment)")
        }
    }

    static let hard = [
        "0", "-0", "0.0", "-0.0e5", "0e-400", "1", "-1", "0.1", "0.3", "1e22", "1e23", "-1e23",
        "1e-22",
        "1e-23", "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740995",
        "9007199254740993.0000000000000000000000000000000000000000000000001",
        "9007199254740992.9999999999999999999999999999999999999999999999999",
        "18446744073709551615", "18446744073709551616", "36893488147419103233",
        "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
        "2.225073858507201e-308", "4.9406564584124654e-324", "5e-324", "3e-324", "2.5e-324",
        "2e-324",
        "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "1e-99999999999999999999",
        "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
        "1e308", "1e309", "2e308", "-2e308", "6.02214076e23",
        "1.00000000000000011102230246251565404",
        "1.00000000000000011102230246251565405", "1.00000000000000011102230246251565403",
        "8.5e-5", "123456789012345678", "0.000000000000000000000000000000000000000000000000001",
        "1.1754943508222875e-38", "7.2057594037927933e16", "3.5844466002796428e298", "1e-323",
        "0.500000000000000166533453693773481063544750213623046875",
        "6929495644600919.5", "3.08984926168550152811e-32", "2.138860131768e-5",
    ]

    @Test(arguments: hard) func hardCases(_ text: String) throws {
        try check(text)
        if !text.hasPrefix("-") { try check("-" + text) }
    }

    /// A half, and a digit so far behind it that only its being there can matter.
    @Test(arguments: ["9007199254740993", "9007199254740995", "18014398509481986"])
    func distantDigitsBreakTies(_ half: String) throws {
        for count in [700, 780, 790, 800, 810, 5000] {
            let zeros = String(repeating: "0", count: count)
            for tail in ["0", "1", "0001", "00005000"] {
                try check("\(half).\(zeros)\(tail)")
                try check("\(half)\(zeros)\(tail)e-\(count + tail.utf8.count)")
                try check("0.000\(half)\(zeros)\(tail)e\(half.utf8.count + 3)")
            }
        }
        let zeros = String(repeating: "0", count: 900)
        #expect(try read("9007199254740993.\(zeros)1").value == 9_007_199_254_740_994)
        #expect(try read("9007199254740993.\(zeros)0").value == 9_007_199_254_740_992)
    }

    @Test func knownBits() throws {
        #expect(try read("5e-324").value.bitPattern == 1)
        #expect(try read("2.2250738585072011e-308").value.bitPattern == 0x000F_FFFF_FFFF_FFFF)
        #expect(try read("1.7976931348623157e308").value == .greatestFiniteMagnitude)
        #expect(try read("9007199254740993").value == 9007199254740992)
        #expect(try read("-0").value.sign == .minus)
    }

    @Test func knowsWholeNumbers() throws {
        for text in ["0", "-0", "3", "-17", "123456789012345678901234567890"] {
            #expect(try read(text).isWhole, "\(text)")
        }
        for text in ["0.0", "3.0", "3e0", "3E2", "1.5"] {
            #expect(try !read(text).isWhole, "\(text)")
        }
    }

    @Test func randomDecimals() throws {
        let seed: UInt64 = 0xDEC1_3A15
        print("randomDecimals: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<40_000 {
            var text = Bool.random(using: &random) ? "-" : ""
            let wholes = Int.random(
                in: 0...(Int.random(in: 0...9, using: &random) == 0 ? 60 : 20), using: &random)
            if wholes == 0 {
                text += "0"
            } else {
                text += String(Int.random(in: 1...9, using: &random))
                for _ in 1..<max(wholes, 1) {
                    text += String(Int.random(in: 0...9, using: &random))
                }
            }
            if Bool.random(using: &random) {
                text += "."
                for _ in 0...Int.random(in: 0...25, using: &random) {
                    text += String(Int.random(in: 0...9, using: &random))
                }
            }
            if Bool.random(using: &random) {
                text += ["e", "E", "e+", "e-", "E-"][Int.random(in: 0..<5, using: &random)]
                text += String(Int.random(in: 0...340, using: &random))
            }
            try check(text, "seed \(seed)")
        }
    }

    /// Doubles in their shortest form must come back as they were.
    @Test func shortestFormsOfRandomBits() throws {
        let seed: UInt64 = 0xB175
        print("shortestFormsOfRandomBits: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(
                try read("\(value)").value.bitPattern == value.bitPattern, "\(value) seed \(seed)")
        }
    }

    /// The exact decimal of the half between two neighbours, and a unit in its last place on either
    /// side: the hardest there is. Down to the smallest numbers, where it has 767 digits.
    @Test func halfwayCases() throws {
        let seed: UInt64 = 0x4A1F
        print("halfwayCases: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<1500 {
            var bits = random.next() & 0x7FFF_FFFF_FFFF_FFFF
            // A third of them below and at the edge of the normal numbers.
            if round % 3 == 0 { bits &= 0x001F_FFFF_FFFF_FFFF }
            let value = Double(bitPattern: bits)
            guard value.isFinite, value.nextUp.isFinite else { continue }
            let half = ExactDecimal.sumOfHalves(value, value.nextUp)
            try check(half, "seed \(seed)")
            try check(
                half + (half.contains(".") ? "" : ".") + "0000000000000000000001", "seed \(seed)")
            var below = Array(half.utf8)
            // The expansion ends in a 5, or in a digit of a whole number.
            if let last = below.lastIndex(where: { $0 >= 0x31 && $0 <= 0x39 }) {
                below[last] -= 1
                try check(String(decoding: below, as: UTF8.self), "seed \(seed)")
            }
        }
    }
}
