import CamberCore
import Testing

@testable import CamberDesign

/// Text, numbers and colours as source.
@Suite struct SwiftLiteralTests {
    private static func literal(_ string: String) -> String {
        text(SwiftLiteral.string(Array(string.utf8)))
    }

    @Test(arguments: [
        ("Home", #""Home""#), ("", #""""#), ("홈 🏠 é", "\"홈 🏠 é\""),
        ("a\"b\\c", #""a\"b\\c""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\u{0}7", #""\07""#), ("\u{1B}\u{7F}", #""\u{1B}\u{7F}""#),
        ("\u{202E}x\u{2066}", #""\u{202E}x\u{2066}""#), ("\u{2028}\u{85}", #""\u{2028}\u{85}""#),
        ("a\u{A0}b", #""a\u{A0}b""#), ("\u{FEFF}", #""\u{FEFF}""#),
        // Joiners are part of how emoji and Persian are written.
        ("👩‍🚀", "\"👩‍🚀\""), ("می‌خواهم", "\"می‌خواهم\""), ("\u{10FFFF}", "\"\u{10FFFF}\""),
    ])
    func stringsAreEscaped(string: String, source: String) {
        #expect(Self.literal(string) == source)
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        #expect(text(SwiftLiteral.string([0x61, 0xFF, 0xC3])) == #""a\u{FFFD}\u{FFFD}""#)
        #expect(text(SwiftLiteral.string([0xED, 0xA0, 0x80])) == #""\u{FFFD}\u{FFFD}\u{FFFD}""#)
    }

    @Test(arguments: [
        (30.0, "30"), (0.0, "0"), (-0.0, "0"), (0.1, "0.1"), (-2.5, "-2.5"), (100_000.0, "100000"),
        (1_234_567.0, "1_234_567"), (1.0 / 3, "0.3333333333333333"), (1e-300, "1e-300"),
    ])
    func numbersAreShort(number: Double, source: String) {
        #expect(text(SwiftLiteral.number(number)) == source)
    }

    @Test func numbersThatTheCompilerWarnsOfAreZero() {
        #expect(text(SwiftLiteral.number(Double.leastNonzeroMagnitude)) == "0")
        #expect(text(SwiftLiteral.number(-Double.leastNormalMagnitude / 2)) == "0")
    }

    @Test func wholeNumbersOfAnySize() {
        #expect(text(SwiftLiteral.number(Int.min)) == "-9_223_372_036_854_775_808")
        #expect(text(SwiftLiteral.number(999_999)) == "999999")
        #expect(text(SwiftLiteral.number(-1_000_000)) == "-1_000_000")
    }

    @Test func everyOpacityReadsBackAsItsLevel() throws {
        #expect(SwiftLiteral.opacity(.white) == nil)
        for level in 0..<255 {
            let color = SceneColor(0x102030, alpha: Double(level) / 255)
            let source = text(try #require(SwiftLiteral.opacity(color)))
            let alpha = try #require(Double(source))
            #expect((alpha * 255).rounded() == Double(level))
            #expect(source.count <= 5, "\(source)")
        }
        #expect(SwiftLiteral.opacity(SceneColor(0, alpha: 0.5)).map { text($0) } == "0.5")
        #expect(text(SwiftLiteral.rgb(SceneColor(0x0A84FF, alpha: 0.2))) == "0x0A84FF")
    }
}
