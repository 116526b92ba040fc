import CamberCore
import CamberDesign
import Testing

/// The options of every look, through the table that declares them.
@Suite struct DesignOptionTests {
    /// Every parameter of every look.
    static let all: [(look: AnyTabBarStyle, index: Int)] = AnyTabBarStyle.all.flatMap { look in
        look.parameters.indices.map { (look, $0) }
    }

    /// Values that a parameter takes, with how they are written.
    static func values(_ kind: TabParameterKind) -> [(text: String, value: TabParameterValue)] {
        switch kind {
        case .number(let range):
            let middle = (range.lowerBound + range.upperBound) / 2
            return [range.lowerBound, middle, range.upperBound].map { ("\($0)", .number($0)) }
        case .optionalNumber(let range):
            return values(.number(range)) + [("null", .none)]
        case .wholeNumber(let range):
            return [range.lowerBound, range.upperBound].map { ("\(Int($0))", .number($0)) }
        case .flag: return [("true", .flag(true)), ("false", .flag(false))]
        case .choice(let names):
            return names.enumerated().map { ("\"\($1)\"", .choice($0)) }
        case .motion:
            return [
                (#""instant""#, .motion(.instant)),
                (#"{"linear": 0.25}"#, .motion(.linear(0.25))),
                (#"{"easeInOut": 0.35}"#, .motion(.easeInOut(0.35))),
                (
                    #"{"curve": [0.1, -1, 1, 2.5, 3]}"#,
                    .motion(.curve(TabTimingCurve(0.1, -1, 1, 2.5), 3))
                ),
                (
                    #"{"spring": {"response": 0.6, "damping": 0.7, "blend": 0.7}}"#,
                    .motion(.spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7))
                ),
                (
                    #"{"spring": {"damping": 2, "response": 1}}"#,
                    .motion(.spring(response: 1, dampingRatio: 2))
                ),
            ]
        case .cellWidth:
            return [
                (#""equal""#, .cellWidth(.equal)), (#"{"fixed": 76.5}"#, .cellWidth(.fixed(76.5))),
                (
                    #"{"intrinsic": {"minimum": 0, "padding": 8}}"#,
                    .cellWidth(.intrinsic(minimum: 0, padding: 8))
                ),
                (#""fillOrScroll""#, .cellWidth(.fillOrScroll(minimum: 0, padding: 0))),
                (
                    #"{"fillOrScroll": {"padding": 4, "minimum": 90}}"#,
                    .cellWidth(.fillOrScroll(minimum: 90, padding: 4))
                ),
            ]
        }
    }

    @Test func everyOptionOfEveryLookCanBeSet() throws {
        for (look, index) in Self.all {
            let name = look.parameters[index].name
            for (text, value) in Self.values(look.parameters[index].kind) {
                let read = try design(oneItem(look.name, #""options": {"\#(name)": \#(text)}"#))
                #expect(read.style.values[index] == value, "\(look.name).\(name) = \(text)")
                // And nothing else changes.
                for other in look.values.indices where other != index {
                    #expect(read.style.values[other] == look.values[other])
                }
                #expect(try BarDesign.read(read.json()) == read, "\(look.name).\(name) = \(text)")
            }
        }
    }

    /// Values that a parameter does not take, with the error.
    static func refusals(_ parameter: TabParameterInfo) -> [(text: String, error: String)] {
        let unit = parameter.unit.symbol.isEmpty ? "" : " " + parameter.unit.symbol
        func number(_ value: Double) -> String {
            var text: [UInt8] = []
            DecimalText.append(value, to: &text)
            return String(decoding: text, as: UTF8.self)
        }
        func range(_ range: ClosedRange<Double>) -> String {
            "from \(number(range.lowerBound)) to \(number(range.upperBound))"
        }
        switch parameter.kind {
        case .number(let bounds), .optionalNumber(let bounds):
            var expected = ", expected a number \(range(bounds))\(unit)"
            var bad = [
                ("true", "found true"), ("\"1\"", "found a string \"1\""),
                (number(bounds.lowerBound - 0.5), "found \(number(bounds.lowerBound - 0.5))"),
                (number(bounds.upperBound + 0.5), "found \(number(bounds.upperBound + 0.5))"),
            ]
            if case .optionalNumber = parameter.kind {
                expected += ", or null"
            } else {
                bad.append(("null", "found null"))
            }
            return bad.map { ($0.0, $0.1 + expected) }
        case .wholeNumber(let bounds):
            return ["0", "1.5", "1e3", "false", "1000000"].map {
                ($0, "found \($0), expected a whole number \(range(bounds))")
            }
        case .flag: return [("1", "found 1, expected true or false")]
        case .choice(let names):
            let list = DesignErrorTests.list(names)
            return [
                ("\"zzzzzzzz\"", "found a string \"zzzzzzzz\", expected \(list)"),
                ("0", "found 0, expected \(list)"),
            ]
        case .motion, .cellWidth: return []
        }
    }

    @Test func everyOptionOfEveryLookRefusesOtherValues() {
        for (look, index) in Self.all {
            let name = look.parameters[index].name
            for (value, error) in Self.refusals(look.parameters[index]) {
                let text = oneItem(look.name, "\n\"options\": {\"\(name)\": \(value)}")
                #expect(designRefusal(text) == "bar.json:2: options.\(name): " + error)
            }
        }
    }

    @Test(arguments: [
        (#""linear""#, #"write {"linear": …}"#), (#""linar""#, #"did you mean "linear"?"#),
        (#""instat""#, #"did you mean "instant"?"#),
    ])
    func motionsAreWrittenInOneOfFiveForms(value: String, hint: String) {
        let forms = #""instant", {"linear": …}, {"easeInOut": …}, {"curve": …} or {"spring": …}"#
        #expect(
            designRefusal(oneItem("circle", #""options": {"motion": \#(value)}"#))
                == "bar.json:1: options.motion: found a string \(value), expected \(forms); \(hint)"
        )
    }

    @Test(
        arguments: [
            (#"{"linear": -0.1}"#, "linear: found -0.1, expected a number from 0 to 60"),
            (#"{"easeInOut": 61}"#, "easeInOut: found 61, expected a number from 0 to 60"),
            (
                #"{"curve": [0, 0, 1, 1]}"#,
                "curve: found a list of 4, expected [x1, y1, x2, y2, seconds]"
            ),
            (
                #"{"curve": [1.5, 0, 1, 1, 1]}"#,
                "curve[0]: found 1.5, expected a number from 0 to 1"
            ),
            (#"{"curve": [1, 0, -1, 1, 1]}"#, "curve[2]: found -1, expected a number from 0 to 1"),
            (
                #"{"curve": [1, -101, 1, 1, 1]}"#,
                "curve[1]: found -101, expected a number from -100 to 100"
            ),
            (
                #"{"curve": [1, 0, 1, 1, 60.5]}"#,
                "curve[4]: found 60.5, expected a number from 0 to 60"
            ),
            (#"{"curve": [1, 0, 1, true, 1]}"#, "curve[3]: found true, expected a number"),
            (#"{"spring": {"response": 1}}"#, #"spring: the key "damping" is missing"#),
            (#"{"spring": {"damping": 1}}"#, #"spring: the key "response" is missing"#),
            (
                #"{"spring": {"response": 1, "damping": 0}}"#,
                "spring.damping: found 0, expected a number from 0.01 to 100"
            ),
            (
                #"{"spring": {"response": 61, "damping": 1}}"#,
                "spring.response: found 61, expected a number from 0 to 60"
            ),
            (
                #"{"spring": {"response": 1, "damping": 1, "blend": -1}}"#,
                "spring.blend: found -1, expected a number from 0 to 60"
            ),
            (
                #"{"spring": {"response": 1, "damping": 1, "mass": 1}}"#,
                #"spring.mass: unknown key "mass", expected "response", "damping" or "blend""#
            ),
        ] as [(String, String)])
    func motionsAreChecked(value: String, error: String) {
        #expect(
            designRefusal(oneItem("circle", #""options": {"motion": \#(value)}"#))
                == "bar.json:1: options.motion." + error)
    }

    @Test(
        arguments: [
            (#"{"fixed": -1}"#, ".fixed: found -1, expected a number from 0 to 10000"),
            (#"{"intrinsic": {"minimum": 1}}"#, #".intrinsic: the key "padding" is missing"#),
            (
                #"{"fillOrScroll": {"minimum": 1, "padding": 10001}}"#,
                ".fillOrScroll.padding: found 10001, expected a number from 0 to 10000"
            ),
            (
                #"76"#,
                #": found 76, expected "equal", "fillOrScroll", {"fixed": …}, {"intrinsic": …} or {"fillOrScroll": …}"#
            ),
        ] as [(String, String)])
    func cellWidthsAreChecked(value: String, error: String) {
        #expect(
            designRefusal(oneItem("scroll", #""options": {"cellWidth": \#(value)}"#))
                == "bar.json:1: options.cellWidth" + error)
    }

    @Test(arguments: AnyTabBarStyle.all.map { $0.name })
    func unknownOptionsListTheLooksOwn(look: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == look })
        let names = DesignErrorTests.list(style.parameters.map { $0.name } + ["preset"])
        #expect(
            designRefusal(oneItem(look, #""options": {"badgeCup": 9}"#))
                == "bar.json:1: options.badgeCup: the look \"\(look)\" has no option \"badgeCup\", "
                + "expected \(names); did you mean \"badgeCap\"?")
    }

    @Test func anotherLooksOptionIsUnknown() {
        #expect(designRefusal(oneItem("circle", #""options": {"swellHeight": 25}"#)) != nil)
        #expect(designRefusal(oneItem("curved", #""options": {"swellHeight": 25}"#)) == nil)
    }

    @Test(arguments: AnyTabBarStyle.all.map { $0.name })
    func thePresetAppliesFirstWhereverItStands(look: String) throws {
        let style = try #require(AnyTabBarStyle.all.first { $0.name == look })
        let plain = try design(oneItem(look, #""options": {"preset": "original"}"#))
        #expect(plain.style == style.original)
        for options in [
            #"{"preset": "original", "motion": {"linear": 9}, "badgeCap": 5}"#,
            #"{"motion": {"linear": 9}, "preset": "original", "badgeCap": 5}"#,
            #"{"badgeCap": 5, "motion": {"linear": 9}, "preset": "original"}"#,
        ] {
            let read = try design(oneItem(look, "\"options\": \(options)"))
            #expect(read.style.common.motion == .linear(9))
            #expect(read.style.common.badgeCap == 5)
            #expect(read.style.common.pageTransition == style.original.common.pageTransition)
        }
    }

    @Test func thereIsOnePreset() {
        #expect(
            designRefusal(oneItem("circle", #""options": {"preset": "orginal"}"#))
                == #"bar.json:1: options.preset: found a string "orginal", expected "original"; did you mean "original"?"#
        )
    }
}
