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

/// Each accessor: what it takes, and what it says to the rest.
@Suite struct AccessorTests {
    @Test func typesAreStrict() throws {
        let bool = { (value: JSONCursor) throws(DesignError) in _ = try value.bool() }
        let number = { (value: JSONCursor) throws(DesignError) in _ = try value.number() }
        let string = { (value: JSONCursor) throws(DesignError) in _ = try value.string() }
        let array = { (value: JSONCursor) throws(DesignError) in _ = try value.array() }
        let object = { (value: JSONCursor) throws(DesignError) in _ = try value.anyObject() }
        let found = [
            ("null", "null"), ("true", "true"), ("1.50", "1.50"), (#""abc""#, #"a string "abc""#),
            ("[]", "an empty list"), ("[1]", "a list"), ("{}", "an object"),
        ]
        for (text, name) in found {
            func check(
                _ read: (JSONCursor) throws(DesignError) -> Void, _ expected: String,
                _ right: [String]
            ) throws {
                let message = try refusal(reading: text, read)
                if right.contains(text) {
                    #expect(message == nil)
                } else {
                    #expect(message == "bar.json:1: found \(name), expected \(expected)")
                }
            }
            try check(bool, "true or false", ["true"])
            try check(number, "a number", ["1.50"])
            try check(string, "a string", [#""abc""#])
            try check(array, "a list", ["[]", "[1]"])
            try check(object, "an object", ["{}"])
        }
    }

    @Test func cutsLongStringsAndNumbers() throws {
        let long = String(repeating: "é\n", count: 500)
        let text = "\"" + String(repeating: #"é\n"#, count: 500) + "\""
        #expect(try document(text).cursor.string() == Array(long.utf8))
        let cut = String(repeating: #"é\n"#, count: 20) + "…"
        #expect(
            try refusal(reading: text) { value throws(DesignError) in try value.bool() }
                == "bar.json:1: found a string \"\(cut)\", expected true or false")
        #expect(
            try refusal(reading: String(repeating: "1", count: 300)) {
                value throws(DesignError) in try value.bool()
            } == "bar.json:1: found \(String(repeating: "1", count: 24))…, expected true or false")
    }

    @Test func rangesHoldTheirBounds() throws {
        func closed(_ value: JSONCursor) throws(DesignError) -> Double {
            try value.number(in: 0.5...4)
        }
        #expect(try closed(document("0.5").cursor) == 0.5)
        #expect(try closed(document("4").cursor) == 4)
        for text in ["0.4999", "4.0001", "-1", "true", "\"1\""] {
            let message = try refusal(reading: text, closed)
            #expect(message?.hasSuffix(", expected a number from 0.5 to 4") == true, "\(text)")
        }
        func open(_ value: JSONCursor) throws(DesignError) -> Double { try value.number(in: 0...) }
        #expect(try open(document("0").cursor) == 0)
        #expect(
            try refusal(reading: "-0.1", open)
                == "bar.json:1: found -0.1, expected a number of at least 0")
        func above(_ value: JSONCursor) throws(DesignError) -> Double { try value.number(above: 0) }
        #expect(try above(document("0.1").cursor) == 0.1)
        #expect(
            try refusal(reading: "0", above) == "bar.json:1: found 0, expected a number above 0")
    }

    @Test func wholeNumbers() throws {
        func any(_ value: JSONCursor) throws(DesignError) -> Int { try value.wholeNumber() }
        func small(_ value: JSONCursor) throws(DesignError) -> Int {
            try value.wholeNumber(in: -1...9)
        }
        #expect(try any(document("-0").cursor) == 0)
        #expect(try any(document("9007199254740991").cursor) == 9_007_199_254_740_991)
        for text in [
            "9007199254740992", "-9007199254740992", "1e2", "1.0", "12345678901234567890123",
            "false",
        ] {
            #expect(try refusal(reading: text, any)?.hasSuffix(", expected a whole number") == true)
        }
        #expect(try small(document("9").cursor) == 9)
        #expect(try small(document("-1").cursor) == -1)
        #expect(
            try refusal(reading: "10", small)
                == "bar.json:1: found 10, expected a whole number from -1 to 9")
        #expect(try refusal(reading: "-2", small) != nil)
    }

    @Test func pointsAndLists() throws {
        #expect(try document("[1, -2.5]").cursor.point() == ScenePoint(1, -2.5))
        func point(_ value: JSONCursor) throws(DesignError) -> ScenePoint { try value.point() }
        #expect(
            try refusal(reading: "[1]", point)
                == "bar.json:1: found a list of 1, expected a point [x, y]")
        #expect(
            try refusal(reading: "[1, 2, 3]", point)
                == "bar.json:1: found a list of 3, expected a point [x, y]")
        #expect(try refusal(reading: "3", point) == "bar.json:1: found 3, expected a point [x, y]")
        #expect(
            try refusal(reading: "[1,\n true]", point)
                == "bar.json:2: [1]: found true, expected a number")
    }

    @Test func choices() throws {
        func direction(_ value: JSONCursor) throws(DesignError) -> Int {
            try value.choice([("left", 1), ("right", 2), ("home", 3)])
        }
        #expect(try direction(document(#""right""#).cursor) == 2)
        let all = #"expected "left", "right" or "home""#
        #expect(
            try refusal(reading: #""rihgt""#, direction)
                == #"bar.json:1: found a string "rihgt", \#(all); did you mean "right"?"#)
        #expect(
            try refusal(reading: #""Right""#, direction)?.hasSuffix(#"; did you mean "right"?"#)
                == true)
        #expect(
            try refusal(reading: #""up""#, direction)
                == #"bar.json:1: found a string "up", \#(all)"#)
        #expect(try refusal(reading: "1", direction) == "bar.json:1: found 1, \(all)")
        #expect(
            try refusal(reading: #""""#, direction) == #"bar.json:1: found a string "", \#(all)"#)
    }

    @Test func unknownKeys() throws {
        func object(_ value: JSONCursor) throws(DesignError) -> JSONObject {
            try value.object(allowed: ["id", "title", "textScale"])
        }
        let all = #"expected "id", "title" or "textScale""#
        #expect(
            try refusal(reading: "{\"id\": 1,\n\"titel\": {\"x\": 1}}", object)
                == #"bar.json:2: titel: unknown key "titel", \#(all); did you mean "title"?"#)
        #expect(
            try refusal(reading: #"{"textscale": 1}"#, object)
                == #"bar.json:1: textscale: unknown key "textscale", \#(all); did you mean "textScale"?"#
        )
        #expect(
            try refusal(reading: #"{"at": 1}"#, object)
                == #"bar.json:1: at: unknown key "at", \#(all)"#)
        #expect(
            try refusal(reading: #"{"a \"b\"": 1}"#, object)
                == #"bar.json:1: ["a \"b\""]: unknown key "a \"b\"", \#(all)"#)
        #expect(
            try refusal(reading: #"{"x": 1}"#) { value throws(DesignError) in
                try value.object(allowed: [] as [StaticString])
            } == #"bar.json:1: x: unknown key "x", expected no keys"#)
        // Keys that are only known when the program runs.
        let keys = [Array("swellHeight".utf8), Array("motion".utf8)]
        let options = try document(#"{"motion": 1}"#).cursor.object(allowed: keys)
        #expect(try options[keys[1]]?.wholeNumber() == 1)
        #expect(options[keys[0]] == nil)
        #expect(
            try refusal(reading: #"{"swellheight": 1}"#) { value throws(DesignError) in
                try value.object(allowed: keys)
            }
                == #"bar.json:1: swellheight: unknown key "swellheight", expected "swellHeight" or "#
                + #""motion"; did you mean "swellHeight"?"#)
    }

    /// A key as long as a document may be is compared with nothing.
    @Test func longUnknownKeysAreCheap() throws {
        let key = String(repeating: "k", count: 4_000_000)
        let cursor = try document("{\"\(key)\": 1}").cursor
        let time = ContinuousClock().measure {
            let error = #expect(throws: DesignError.self) {
                try cursor.object(allowed: ["id", "title"])
            }
            #expect((error?.utf8.count ?? 1000) < 300)
        }
        #expect(time < .seconds(1))
    }

    @Test func missingAndExclusiveKeys() throws {
        let step = try document(#"{"at": 1, "tap": "me"}"#).cursor.anyObject()
        let (event, value) = try step.exactlyOne(of: [("down", 1), ("tap", 2)])
        #expect(event == 2)
        #expect(try value.string() == Array("me".utf8))
        func one(_ value: JSONCursor) throws(DesignError) -> Int {
            try value.anyObject().exactlyOne(of: [("down", 1), ("tap", 2)]).0
        }
        #expect(
            try refusal(reading: #"{"at": 1}"#, one)
                == #"bar.json:1: a key is missing, expected "down" or "tap""#)
        #expect(
            try refusal(reading: "{\"tap\": 1,\n\"down\": 1}", one)
                == #"bar.json:2: down: found the keys "tap" and "down", expected only one of the two"#
        )
        #expect(
            try refusal(reading: "[\n{}]") { value throws(DesignError) in
                try value.array()[0].anyObject().required("id")
            } == #"bar.json:2: [0]: the key "id" is missing"#)
    }

    @Test func nullIsNotAbsent() throws {
        let object = try document(#"{"selection": null, "id": "a"}"#).cursor.anyObject()
        #expect(object["selection"]?.isNull == true)
        #expect(object["focus"] == nil)
        #expect(try object["selection"]?.unlessNull?.string() == nil)
        #expect(try object["id"]?.unlessNull?.string() == Array("a".utf8))
        #expect(object["id"]?.isNull == false)
    }

    @Test func nonEmptyStrings() throws {
        func read(_ value: JSONCursor) throws(DesignError) -> [UInt8] { try value.nonEmptyString() }
        #expect(try read(document(#""a""#).cursor) == [0x61])
        #expect(
            try refusal(reading: #""""#, read)
                == #"bar.json:1: found a string "", expected a string that is not empty"#)
    }

    @Test func membersKeepTheirOrder() throws {
        let object = try document(#"{"z": 1, "a": 2, "m": 3}"#).cursor.anyObject()
        var keys: [String] = []
        var values: [Double] = []
        try object.forEachMember { key, value throws(DesignError) in
            keys.append(text(key))
            values.append(try value.number())
        }
        #expect(keys == ["z", "a", "m"])
        #expect(values == [1, 2, 3])
    }

    @Test func failuresInTheCallersWords() throws {
        let root = try document("{\"items\": [{\n\"id\": \"a\"}, {\n\"id\": \"a\"}]}").cursor
            .anyObject()
        let second = try root.required("items").array()[1].anyObject()
        let id = try second.required("id")
        #expect(
            id.failure("the id \"a\" is taken", expected: "a new one").description
                == #"bar.json:3: items[1].id: the id "a" is taken, expected a new one"#)
        #expect(
            second.keyFailure(Array("id".utf8), "odd").description == "bar.json:3: items[1].id: odd"
        )
        #expect(
            second.keyFailure(Array("x".utf8), "odd").description == "bar.json:2: items[1]: odd")
        #expect(text(id.path) == "items[1].id")
        #expect(id.line == 3)
        #expect(id.value.position.column == 7)
    }

    /// Every value's path is found from its position alone.
    @Test func pathsOfAllValues() throws {
        let whole = try document(
            #"{"a": [[], {}, [1, {"b": null}]], "c d": {"e": [2]}, "f": "x", "-": 1, "9": 1}"#)
        var paths: [String] = []
        func visit(_ value: JSONCursor) {
            paths.append(text(value.path))
            if let list = try? value.array() { list.forEach(visit) }
            try? value.anyObject().forEachMember { _, member in visit(member) }
        }
        visit(whole.cursor)
        #expect(
            paths == [
                "", "a", "a[0]", "a[1]", "a[2]", "a[2][0]", "a[2][1]", "a[2][1].b", #"["c d"]"#,
                #"["c d"].e"#, #"["c d"].e[0]"#, "f", "-", #"["9"]"#,
            ])
    }
}
