import CamberDesign
import Testing

/// Every way not to be JSON, with the sentence that says so.
@Suite struct SyntaxErrorTests {
    struct Case: Sendable {
        let text: String
        let message: String
        init(_ text: String, _ message: String) {
            self.text = text
            self.message = message
        }
    }

    static let structure: [Case] = [
        Case("", "1:1: the document is empty, expected a JSON value"),
        Case(" \n\t\r\n ", "3:2: the document is empty, expected a JSON value"),
        Case("\u{FEFF}", "1:1: the document is empty, expected a JSON value"),
        Case("1 2", "1:3: found 2, expected nothing after the document's value"),
        Case("{}\n\n]", "3:1: found \"]\", expected nothing after the document's value"),
        Case("{}\0", #"1:3: found "\u0000", expected nothing after the document's value"#),
        Case("[1\n 2]", #"2:2: found 2, expected "," or "]""#),
        Case("[1\n,\n]", "3:1: found \"]\", expected another item after the comma"),
        Case("[,1]", "1:2: [0]: found \",\", expected a value"),
        Case("[1", #"1:3: the document ends here, expected "," or "]""#),
        Case("[1,", "1:4: [1]: the document ends here, expected a value"),
        Case("[", "1:2: [0]: the document ends here, expected a value"),
        Case("[1}", #"1:3: found "}", expected "," or "]""#),
        Case("{", "1:2: the document ends here, expected a key in quotes"),
        Case("{\n a: 1}", "2:2: found a, expected a key in quotes"),
        Case("{1: 1}", "1:2: found 1, expected a key in quotes"),
        Case(#"{"a" 1}"#, #"1:6: a: found 1, expected ":""#),
        Case(#"{"a"}"#, #"1:5: a: found "}", expected ":""#),
        Case(#"{"a":}"#, "1:6: a: found \"}\", expected a value"),
        Case("{\"a\": 1\n\"b\": 2}", #"2:1: found a string, expected "," or "}""#),
        Case("{\"a\": 1,\n}", "2:1: found \"}\", expected another item after the comma"),
        Case(#"{"a": 1]"#, #"1:8: found "]", expected "," or "}""#),
        Case(#"{"a": [1, {"b": ?}]}"#, "1:17: a[1].b: found \"?\", expected a value"),
        Case(#"{"a b": [?]}"#, #"1:10: ["a b"][0]: found "?", expected a value"#),
        Case("]", "1:1: found \"]\", expected a value"),
        Case(":", "1:1: found \":\", expected a value"),
    ]

    static let words: [Case] = [
        Case("tru", "1:1: found tru, expected a value"),
        Case("trueish", "1:1: found trueish, expected a value"),
        Case("True", "1:1: found True, expected a value"),
        Case("nul", "1:1: found nul, expected a value"),
        Case("false1", "1:1: found false1, expected a value"),
        Case("NaN", "1:1: found NaN, expected a value"),
        Case("Infinity", "1:1: found Infinity, expected a value"),
        Case("undefined", "1:1: found undefined, expected a value"),
        Case("[true false]", #"1:7: found false, expected "," or "]""#),
        Case("// note\n1", "1:1: found \"/\", expected a value; JSON has no comments"),
        Case(
            "1 /* note */",
            "1:3: found \"/\", expected nothing after the document's value; JSON has no comments"),
        Case("# note", "1:1: found \"#\", expected a value; JSON has no comments"),
        Case("['a']", "1:2: [0]: found \"'\", expected a value; strings take double quotes"),
        Case("é", "1:1: found \"é\", expected a value"),
        Case("[\u{A0}1]", "1:2: [0]: found \"\u{A0}\", expected a value"),
        Case("[1, 🙂]", "1:5: [1]: found \"🙂\", expected a value"),
    ]

    static let numbers: [Case] = [
        Case("01", "1:1: found 01, expected no zeros before a number"),
        Case("[-01]", "1:2: [0]: found -01, expected no zeros before a number"),
        Case("00", "1:1: found 00, expected no zeros before a number"),
        Case("-", "1:1: found -, expected a digit after the minus"),
        Case("-a", "1:1: found -a, expected a digit after the minus"),
        Case("-Infinity", "1:1: found -Infinity, expected a digit after the minus"),
        Case("--1", "1:1: found --1, expected a digit after the minus"),
        Case("+1", "1:1: found +1, expected a value"),
        Case(".5", "1:1: found .5, expected a value"),
        Case("1.", "1:1: found 1., expected a digit after the point"),
        Case("1.e5", "1:1: found 1.e5, expected a digit after the point"),
        Case("-.5", "1:1: found -.5, expected a digit after the minus"),
        Case("1e", "1:1: found 1e, expected a digit in the exponent"),
        Case("1e+", "1:1: found 1e+, expected a digit in the exponent"),
        Case("1E-x", "1:1: found 1E-x, expected a digit in the exponent"),
        Case("1.5.2", "1:1: found 1.5.2, expected a decimal number"),
        Case("0x10", "1:1: found 0x10, expected a decimal number"),
        Case("1_000", "1:1: found 1_000, expected a decimal number"),
        Case("12px", "1:1: found 12px, expected a decimal number"),
        Case("1e5.5", "1:1: found 1e5.5, expected a decimal number"),
        Case("1e309", "1:1: found 1e309, expected a number of at most 1.7976931348623157e308"),
        Case("-1e309", "1:1: found -1e309, expected a number of at most 1.7976931348623157e308"),
        Case(
            "[0,\n1e99999999999999999999]",
            "2:1: [1]: found 1e99999999999999999999, "
                + "expected a number of at most 1.7976931348623157e308"),
    ]

    static let strings: [Case] = [
        Case(
            #"{"a": "b"#,
            "1:9: a: the string from line 1, column 7 has no end, expected a closing quote"),
        Case(#"""#, "1:2: the string from line 1, column 1 has no end, expected a closing quote"),
        Case(
            "\"a\nb\"",
            #"1:3: found a line break inside a string, expected a closing quote, or the escape \n"#),
        Case(
            "\"\r\n\"",
            #"1:2: found a line break inside a string, expected a closing quote, or the escape \r"#),
        Case(
            "\"\t\"",
            #"1:2: found a control character inside a string, expected a closing quote, or the escape \t"#
        ),
        Case(
            "\"\0\"",
            #"1:2: found a control character inside a string, expected a closing quote, or the escape \u0000"#
        ),
        Case(
            "\"\u{1F}\"",
            #"1:2: found a control character inside a string, expected a closing quote, or the escape \u001F"#
        ),
        Case(
            #""\x""#, #"1:2: found the escape \x, expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#),
        Case(#""\"#, #"1:2: found the escape \, expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#),
        Case(
            #""a\'""#, #"1:3: found the escape \', expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#),
        Case(#""\u12""#, #"1:2: found the escape \u12, expected \u with four hexadecimal digits"#),
        Case(
            #""\u12G4""#, #"1:2: found the escape \u12G4, expected \u with four hexadecimal digits"#
        ),
        Case(#""\u"#, #"1:2: found the escape \u, expected \u with four hexadecimal digits"#),
        Case(
            #""\U0041""#,
            #"1:2: found the escape \U, expected one of \" \\ \/ \b \f \n \r \t \uXXXX"#),
        Case(
            #""\ud83d""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83dx""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83d\n""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83d\ud83d""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83d\udbff""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83d\ue000""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ud83d\u0041""#,
            #"1:2: found the escape \ud83d, expected the second half of a surrogate pair after it"#),
        Case(
            #""\ude42""#,
            #"1:2: found the escape \ude42, expected the first half of a surrogate pair before it"#),
        Case(
            #"{"\ud800": 1}"#,
            #"1:3: found the escape \ud800, expected the second half of a surrogate pair after it"#),
    ]

    static let duplicates: [Case] = [
        Case(
            #"{"a": 1, "a": 2}"#,
            #"1:10: a: the key "a" is already on line 1, expected each key once"#),
        Case(
            "{\"x\": [{}, {\"id\": 1,\n\"b\": 2,\n\"id\": 3}]}",
            #"3:1: x[1].id: the key "id" is already on line 1, expected each key once"#),
        // An escape does not make another key; nor does a value's own member.
        Case(
            #"{"a": {"a": 1}, "\u0061": 2}"#,
            #"1:17: a: the key "a" is already on line 1, expected each key once"#),
        Case(
            #"{"": 1, "": 2}"#,
            #"1:9: [""]: the key "" is already on line 1, expected each key once"#),
        // The first repetition is reported, in the order of the document.
        Case(
            #"{"a":1,"b":2,"b":3,"a":4}"#,
            #"1:14: b: the key "b" is already on line 1, expected each key once"#),
        Case(
            "{\"z\":1,\"b\":2,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1,\"h\":1,\n\"b\":3,\"a\":4,\"z\":5,\"a\":6}",
            #"2:1: b: the key "b" is already on line 1, expected each key once"#),
    ]

    @Test(arguments: [structure, words, numbers, strings, duplicates].flatMap { $0 })
    func refuses(_ sample: Case) {
        #expect(refusal(of: sample.text) == "bar.json:\(sample.message)", "\(sample.text)")
    }

    @Test func countsLinesByAnyLineEnding() {
        for (ending, lines) in [("\n", 4), ("\r", 4), ("\r\n", 4), ("\n\r", 7)] {
            let text = "[" + ending + "1," + ending + "2" + ending + "?]"
            #expect(
                refusal(of: text)?.hasPrefix("bar.json:\(lines):1: found \"?\"") == true, "\(lines)"
            )
        }
    }

    @Test func countsColumnsInCharacters() {
        #expect(refusal(of: #"["äß€🙂", ?]"#)?.hasPrefix("bar.json:1:10: [1]: found \"?\"") == true)
        // A line starts anew.
        #expect(refusal(of: "[\"äß€🙂\",\n ?]")?.hasPrefix("bar.json:2:2: [1]: found \"?\"") == true)
    }

    @Test func cutsWhatItQuotes() throws {
        let message = try #require(refusal(of: "[" + String(repeating: "x", count: 5000) + "]"))
        #expect(
            message
                == "bar.json:1:2: [0]: found \(String(repeating: "x", count: 40))…, expected a value"
        )
        let number = try #require(refusal(of: "0" + String(repeating: "1", count: 5000)))
        #expect(number.utf8.count < 120)
    }

    @Test func namesNoFileUnlessGivenOne() throws {
        let error = #expect(throws: DesignError.self) { try JSONReader.read(Array("[".utf8)) }
        #expect(error?.description == "line 1:2: [0]: the document ends here, expected a value")
        #expect(error?.inFile("a.json").description.hasPrefix("a.json:1:2: ") == true)
        #expect(error?.kind == .syntax)
    }
}
