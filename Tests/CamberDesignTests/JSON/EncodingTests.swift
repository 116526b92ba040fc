import CamberDesign
import Testing

/// What is well-formed UTF-8 and what is not, inside strings and outside.
@Suite struct EncodingTests {
    static let malformed: [[UInt8]] = [
        [0x80], [0xBF],  // continuation without a start
        [0xC0, 0xAF], [0xC1, 0xBF],  // overlong, 2 bytes
        [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF],  // overlong, 3 bytes
        [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF],  // overlong, 4 bytes
        [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],  // surrogates
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],  // above U+10FFFF
        [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0xF0, 0x9F], [0xE2],  // cut short
        [0xC3, 0x28], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xF0, 0x9F, 0x28, 0x80],
        [0xF0, 0x9F, 0x99, 0x28],
    ]

    @Test(arguments: malformed) func refusesMalformedText(_ bytes: [UInt8]) {
        let hex = String(bytes[0], radix: 16, uppercase: true)
        let quoted = Array("{\n\"a\": \"é".utf8) + bytes + Array("\"}".utf8)
        let sentence = "the byte 0x\(hex) starts no well-formed UTF-8 character"
        #expect(refusal(of: quoted) == "bar.json:2:8: a: \(sentence)")
        #expect(refusal(of: Array("[\n".utf8) + bytes) == "bar.json:2:1: [0]: \(sentence)")
        // At the very end, where nothing follows.
        #expect(refusal(of: Array("\"".utf8) + bytes)?.contains(sentence) == true)
    }

    @Test(arguments: [
        "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}",
        "\u{10000}", "\u{10FFFF}", "é€🙂", "👩‍👩‍👧",
    ])
    func readsWellFormedText(_ string: String) throws {
        #expect(try document("\"\(string)\"").cursor.string() == Array(string.utf8))
    }

    /// Each scalar value is accepted exactly if Swift's own decoder has it: all one- and two-byte
    /// sequences, and all lead bytes with all second bytes for the longer ones.
    @Test func agreesWithTheStandardDecoder() {
        for first in UInt8(0x80)...0xFF {
            for second in UInt8.min...0xFF where second != 0x22 && second != 0x5C && second >= 0x20
            {
                for tail in [[], [0x80], [0xBF, 0x80], [0x80, 0x80, 0x80]] as [[UInt8]] {
                    let bytes = [first, second] + tail
                    let isValid = String(validating: bytes, as: UTF8.self) != nil
                    let quote = [UInt8(ascii: "\"")]
                    #expect((refusal(of: quote + bytes + quote) == nil) == isValid, "\(bytes)")
                }
            }
        }
    }

    @Test func skipsAByteOrderMark() throws {
        #expect(try document("\u{FEFF}[1]").cursor.array().count == 1)
        // The first character after it is column 1.
        #expect(refusal(of: "\u{FEFF}?") == "bar.json:1:1: found \"?\", expected a value")
        // Only once, and only at the start.
        #expect(
            refusal(of: "\u{FEFF}\u{FEFF}1") == "bar.json:1:1: found \"\u{FEFF}\", expected a value"
        )
        #expect(
            refusal(of: "[\u{FEFF}1]") == "bar.json:1:2: [0]: found \"\u{FEFF}\", expected a value")
    }

    @Test func resolvesEscapes() throws {
        let escaped = #""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83d\uDE42\u0000x""#
        let expected = "\"\\/\u{8}\u{C}\n\r\tAé€🙂\0x"
        #expect(try document(escaped).cursor.string() == Array(expected.utf8))
        #expect(
            try document(#""\uD7FF\uE000\uFFFF\uD800\uDC00\uDBFF\uDFFF""#).cursor.string()
                == Array("\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}".utf8))
    }
}
