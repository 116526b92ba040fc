import CamberDesign
import CamberTestSupport
import Testing

/// Numbers as they are written.
@Suite struct DecimalTextTests {
    func write(_ value: Double, places: Int = 4) -> String {
        var out: [UInt8] = []
        DecimalText.append(value, places: places, to: &out)
        return text(out)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (12.5, "12.5"), (1.0 / 3, "0.3333"),
            (2.0 / 3, "0.6667"), (-2.0 / 3, "-0.6667"), (100, "100"), (1e6, "1000000"),
            (0.1, "0.1"), (0.0001, "0.0001"),
            (0.00005, "0.0001"), (0.00004, "0"), (-0.00004, "0"), (-0.00006, "-0.0001"),
            (9.99996, "10"),
            (99.99994, "99.9999"), (-9.99996, "-10"), (0.03125, "0.0313"), (-0.03125, "-0.0313"),
            (0.09375, "0.0938"),
            // The double nearest to 2.00005 lies below it, that nearest to 1.00005 above.
            (2.00005, "2"), (1.00005, "1.0001"), (1.00015, "1.0002"), (0.5, "0.5"),
            (1e15, "1000000000000000"),
            (-1e15, "-1000000000000000"), (999_999_999_999_999.9, "999999999999999.875"),
            (1e15 + 0.125, "1000000000000000.125"),
            (9_007_199_254_740_992, "9007199254740992"), (1e22, "10000000000000000000000"),
            (.leastNonzeroMagnitude, "0"),
            (18_446_744_073_709_549_568, "18446744073709549568"),
            (18_446_744_073_709_551_616, "18446744073709551616"),
            (1e23, "99999999999999991611392"),
        ] as [(Double, String)])
    func knownValues(_ value: Double, _ expected: String) { #expect(write(value) == expected) }

    @Test func otherPlaces() {
        #expect(write(1.23456789, places: 2) == "1.23")
        #expect(write(0.125, places: 2) == "0.13")
        #expect(write(2.5, places: 0) == "3")
        #expect(write(-0.5, places: 0) == "-1")
        #expect(write(-0.49, places: 0) == "0")
        #expect(write(1.0 / 3, places: 9) == "0.333333333")
        #expect(write(1.0 / 3, places: 100) == "0.333333333")
        #expect(write(1.5, places: -1) == "2")
    }

    @Test func refusesWhatIsNoNumber() {
        for value in [Double.nan, .infinity, -.infinity, .signalingNaN] {
            var out: [UInt8] = []
            #expect(!DecimalText.append(value, to: &out))
            #expect(text(out) == "0")
        }
        var out: [UInt8] = []
        #expect(DecimalText.append(.greatestFiniteMagnitude, to: &out))
        #expect(text(out) == ExactDecimal.rounded(.greatestFiniteMagnitude, places: 4))
    }

    @Test func agreesWithExactExpansions() {
        let seed: UInt64 = 0x0DD5
        print("agreesWithExactExpansions: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var values: [Double] = []
        for _ in 0..<1500 {
            // Any bits; coordinates; exact halves of the last place; just beside them; large ones.
            values.append(Double(bitPattern: random.next()))
            values.append(Double.random(in: -2000...2000, using: &random))
            let half = Double(Int.random(in: -100_000...100_000, using: &random)) / 32
            values += [half, half.nextUp, half.nextDown]
            values.append(
                (Double(Int.random(in: -1_000_000...1_000_000, using: &random)) + 0.5) / 10_000)
            values.append(Double.random(in: -1e15...1e15, using: &random))
            values.append(
                Double(
                    sign: .plus, exponent: Int.random(in: -90...70, using: &random),
                    significand: Double.random(in: 1..<2, using: &random)))
        }
        for value in values where value.isFinite {
            let places = Int.random(in: 0...9, using: &random)
            for places in [4, places] {
                let expected = ExactDecimal.rounded(value, places: places)
                let written = write(value, places: places)
                if written != expected {
                    Issue.record("\(value), \(places): \(written), not \(expected), seed \(seed)")
                }
            }
        }
    }
}
