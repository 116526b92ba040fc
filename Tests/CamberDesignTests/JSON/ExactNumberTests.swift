import CamberDesign
import CamberTestSupport
import Testing

/// Numbers that are written to read back as the same double.
@Suite struct ExactNumberTests {
    static func written(_ value: Double) -> String {
        var json = JSONWriter(numbers: .exact)
        json.value(value)
        return text(json.bytes)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"),
            (0.30000000000000004, "0.30000000000000004"),
            (1.0 / 3, "0.3333333333333333"), (-1e-10, "-0.0000000001"),
            (1e-20, "0.00000000000000000001"),
            (1e-21, "1e-21"), (1.5e-300, "15e-301"), (.leastNonzeroMagnitude, "5e-324"),
            (123456.12345678912, "123456.12345678912"),
            (9007199254740992, "9007199254740992"), (4503599627370495.5, "4503599627370495.5"),
        ] as [(Double, String)])
    func numbersAreShort(value: Double, expected: String) {
        #expect(Self.written(value) == expected)
    }

    @Test func numbersReadBackTheSame() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<800 {
            // Any bits, and numbers of a usual size.
            let bits = Double(bitPattern: random.next())
            for value in [bits, Double.random(in: -1000...1000, using: &random)]
            where value.isFinite {
                let text = Self.written(value)
                #expect(Double(text) == value, "\(value) is written \(text)")
                #expect(try document(text).cursor.number() == value, "\(text)")
                // No longer than the standard library's shortest form.
                if value.magnitude < 1e15, value.magnitude > 1e-4 {
                    #expect(text.count <= "\(value)".count, "\(value) is written \(text)")
                }
            }
        }
        for value in [Double.greatestFiniteMagnitude, .leastNormalMagnitude, .ulpOfOne] {
            #expect(Double(Self.written(value)) == value)
        }
    }
}
