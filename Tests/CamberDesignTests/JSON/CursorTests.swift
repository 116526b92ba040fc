import CamberCore
import CamberDesign
import Testing

/// The kinds of value that the design format has, read as its reader will.
@Suite struct CursorTests {
    enum Badge: Equatable { case count(Int), text([UInt8]), dot }
    enum Width: Equatable { case fixed(Double), intrinsic(Double), center }

    func badge(_ cursor: JSONCursor) throws(DesignError) -> Badge {
        let expected = #"a whole number, a string or {"dot": true}"#
        switch cursor.kind {
        case .string(let text): return .text(text)
        case .number: return .count(try cursor.wholeNumber(expected: expected))
        case .object:
            let dot = try cursor.object(allowed: ["dot"]).required("dot")
            guard try dot.bool() else { throw dot.mismatch(expected: "true") }
            return .dot
        default: throw cursor.mismatch(expected: expected)
        }
    }

    func width(_ cursor: JSONCursor) throws(DesignError) -> Width {
        try cursor.variant([
            .name("center", .center),
            .key("fixed") { payload throws(DesignError) in .fixed(try payload.number(in: 0...)) },
            .key("intrinsic") { payload throws(DesignError) in
                let object = try payload.object(allowed: ["minimum", "padding"])
                return .intrinsic(try object["minimum"]?.number(in: 0...) ?? 0)
            },
        ])
    }

    @Test func namesFileLinePathFoundAndExpected() throws {
        let text = """
            {
              "items": [
                {"id": "a"},
                {"id": "b"},
                {
                  "id": "c",
                  "badge": true
                }
              ]
            }
            """
        let message = try refusal(reading: text) { cursor throws(DesignError) in
            for item in try cursor.object(allowed: ["items"]).required("items").array() {
                if let value = try item.object(allowed: ["id", "badge"])["badge"] {
                    _ = try badge(value)
                }
            }
        }
        #expect(
            message == "bar.json:7: items[2].badge: found true, "
                + #"expected a whole number, a string or {"dot": true}"#)
    }

    @Test func readsEachWayToWriteABadge() throws {
        #expect(try badge(document("3").cursor) == .count(3))
        #expect(try badge(document(#""new""#).cursor) == .text(Array("new".utf8)))
        #expect(try badge(document(#"{"dot": true}"#).cursor) == .dot)
        #expect(
            try refusal(reading: "3.0", badge) == "bar.json:1: found 3.0, "
                + #"expected a whole number, a string or {"dot": true}"#)
        #expect(
            try refusal(reading: #"{"dot": false}"#, badge)
                == "bar.json:1: dot: found false, expected true")
        #expect(
            try refusal(reading: "{}", badge) == #"bar.json:1: the key "dot" is missing"#)
    }

    @Test func readsSumTypes() throws {
        #expect(try width(document(#""center""#).cursor) == .center)
        #expect(try width(document(#"{"fixed": 76}"#).cursor) == .fixed(76))
        #expect(try width(document(#"{"intrinsic": {"minimum": 4}}"#).cursor) == .intrinsic(4))
        let all = #"expected "center", {"fixed": …} or {"intrinsic": …}"#
        #expect(
            try refusal(reading: #""centre""#, width)
                == #"bar.json:1: found a string "centre", \#(all); did you mean "center"?"#)
        #expect(
            try refusal(reading: #"{"fxied": 76}"#, width)
                == #"bar.json:1: fxied: unknown key "fxied", \#(all); did you mean "fixed"?"#)
        #expect(
            try refusal(reading: #"{"fixed": 1, "intrinsic": {}}"#, width)
                == "bar.json:1: found an object with 2 keys, \(all)")
        #expect(try refusal(reading: "[]", width) == "bar.json:1: found an empty list, \(all)")
        #expect(
            try refusal(reading: #"{"fixed": -1}"#, width)
                == "bar.json:1: fixed: found -1, expected a number of at least 0")
        // A name is not a key, nor a key a name.
        #expect(
            try refusal(reading: #"{"center": 1}"#, width)
                == #"bar.json:1: center: unknown key "center", \#(all); write "center""#)
        #expect(
            try refusal(reading: #""fixed""#, width)
                == #"bar.json:1: found a string "fixed", \#(all); write {"fixed": …}"#)
    }
}
