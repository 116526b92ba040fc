import CamberCore
import CamberDesign
import Testing

@Suite struct ScenarioReadingTests {
    static let events = [
        "tap", "tapAt", "down", "move", "up", "cancel", "wheel", "key", "select", "items", "resize",
        "set", "veto", "keyboard", "hideBar",
    ]

    static func refusal(step: String) throws -> String? {
        scenarioRefusal("{\"steps\": [\n\(step)]}", for: try bar("curved", ["a", "b"]))
    }

    @Test(
        arguments: [
            ("1", #"found 1, expected a step {"at": seconds, event: …}"#),
            ("{}", #"the key "at" is missing"#),
            (#"{"at": 1}"#, "a key is missing, expected \(DesignErrorTests.list(events))"),
            (#"{"at": -0.1, "cancel": true}"#, ".at: found -0.1, expected a number of at least 0"),
            (
                #"{"at": "0", "cancel": true}"#,
                #".at: found a string "0", expected a number of at least 0"#
            ),
            (
                #"{"at": 0, "tap": "a", "key": "tab"}"#,
                #".key: found the keys "tap" and "key", expected only one of the two"#
            ),
            (#"{"at": 0, "tap": 1}"#, ".tap: found 1, expected a string that is not empty"),
            (#"{"at": 0, "tapAt": "a"}"#, #".tapAt: found a string "a", expected a point [x, y]"#),
            (#"{"at": 0, "tapAt": [1]}"#, ".tapAt: found a list of 1, expected a point [x, y]"),
            (#"{"at": 0, "down": [1, true]}"#, ".down[1]: found true, expected a number"),
            (#"{"at": 0, "move": [1, 2, 3]}"#, ".move: found a list of 3, expected a point [x, y]"),
            (#"{"at": 0, "up": null}"#, ".up: found null, expected a point [x, y]"),
            (
                #"{"at": 0, "down": [1, 2], "finger": -1}"#,
                ".finger: found -1, expected a whole number from 0 to 1000000"
            ),
            (
                #"{"at": 0, "down": [1, 2], "finger": 0.5}"#,
                ".finger: found 0.5, expected a whole number from 0 to 1000000"
            ),
            (
                #"{"at": 0, "tapAt": [1, 2], "finger": 1}"#,
                #".finger: found "finger" beside another event, expected it beside "down", "move" or "up" only"#
            ),
            (
                #"{"at": 0, "tap": "a", "animated": true}"#,
                #".animated: found "animated" beside another event, expected it beside "select" or "hideBar" only"#
            ),
            (
                #"{"at": 0, "hideBar": true, "floating": true}"#,
                #".floating: found "floating" beside another event, expected it beside "keyboard" only"#
            ),
            (#"{"at": 0, "cancel": false}"#, ".cancel: found false, expected true"),
            (#"{"at": 0, "cancel": 1}"#, ".cancel: found 1, expected true or false"),
            (#"{"at": 0, "wheel": 3}"#, ".wheel: found 3, expected a movement [dx, dy]"),
            (
                #"{"at": 0, "key": "delete"}"#,
                #".key: found a string "delete", expected "left", "right", "home", "end", "space", "enter" or "tab""#
            ),
            (#"{"at": 0, "select": 1}"#, ".select: found 1, expected the id of a page, or null"),
            (
                #"{"at": 0, "select": "a", "animated": 1}"#,
                ".animated: found 1, expected true or false"
            ),
            (#"{"at": 0, "items": "a"}"#, #".items: found a string "a", expected a list of items"#),
            (
                #"{"at": 0, "items": [{"id": "a", "badge": true}]}"#,
                #".items[0].badge: found true, expected a whole number, a string or {"dot": true}"#
            ),
            (
                #"{"at": 0, "resize": [1, 2]}"#,
                #".resize: found a list, expected {"device": name} or {"width", "height", "scale", "safeArea"}"#
            ),
            (
                #"{"at": 0, "set": {"items": []}}"#,
                #".set.items: unknown key "items", expected "style", "options", "appearance", "direction", "textScale", "colorScheme", "reduceMotion", "increaseContrast" or "paging""#
            ),
            (
                #"{"at": 0, "set": {"selection": null}}"#,
                #".set.selection: unknown key "selection", expected "style", "options", "appearance", "direction", "textScale", "colorScheme", "reduceMotion", "increaseContrast" or "paging""#
            ),
            (
                #"{"at": 0, "set": {"style": null}}"#,
                ".set.style: found null, expected \(DesignErrorTests.looks)"
            ),
            (
                #"{"at": 0, "set": {"textScale": 9}}"#,
                ".set.textScale: found 9, expected a number from 0.5 to 4"
            ),
            (#"{"at": 0, "set": null}"#, ".set: found null, expected an object"),
            (#"{"at": 0, "veto": "a"}"#, #".veto: found a string "a", expected a list of ids"#),
            (#"{"at": 0, "veto": [1]}"#, ".veto[0]: found 1, expected a string that is not empty"),
            (#"{"at": 0, "keyboard": -1}"#, ".keyboard: found -1, expected a number of at least 0"),
            (
                #"{"at": 0, "keyboard": true}"#,
                ".keyboard: found true, expected a number of at least 0"
            ),
            (
                #"{"at": 0, "keyboard": 300, "floating": "yes"}"#,
                #".floating: found a string "yes", expected true or false"#
            ),
            (#"{"at": 0, "hideBar": 1}"#, ".hideBar: found 1, expected true or false"),
            (
                #"{"at": 0, "tap": "c"}"#,
                #".tap: the list holds no item "c" at that time, expected the id of an item"#
            ),
        ] as [(String, String)])
    func stepsAreRefused(step: String, error: String) throws {
        let path = error.hasPrefix(".") ? "steps[0]" : "steps[0]: "
        #expect(try Self.refusal(step: step) == "play.json:2: " + path + error)
    }

    @Test func unknownEventsListTheKnownOnes() throws {
        let keys = ["at"] + Self.events + ["finger", "animated", "floating"]
        #expect(
            try Self.refusal(step: #"{"at": 0, "tapp": "a"}"#)
                == "play.json:2: steps[0].tapp: unknown key \"tapp\", expected "
                + DesignErrorTests.list(keys) + "; did you mean \"tap\"?")
    }

    @Test(
        arguments: [
            ("[]", #"found an empty list, expected a scenario {"steps", "sample"}"#),
            (
                #"{"step": []}"#,
                #"step: unknown key "step", expected "steps" or "sample"; did you mean "steps"?"#
            ),
            (#"{"steps": {}}"#, "steps: found an object, expected a list of steps"),
            (
                #"{"sample": [0]}"#,
                #"sample: found a list, expected {"times": […]} or {"every": seconds, "until": seconds}"#
            ),
            (
                #"{"sample": {}}"#,
                #"sample: the key "times" or "every" is missing, expected {"times": […]} or {"every": seconds, "until": seconds}"#
            ),
            (
                #"{"sample": {"until": 1}}"#,
                #"sample: the key "times" or "every" is missing, expected {"times": […]} or {"every": seconds, "until": seconds}"#
            ),
            (#"{"sample": {"every": 1}}"#, #"sample: the key "until" is missing"#),
            (
                #"{"sample": {"times": [0], "until": 1}}"#,
                #"sample: found "times" with other keys, expected {"times": […]} or {"every": seconds, "until": seconds}"#
            ),
            (
                #"{"sample": {"times": 0}}"#,
                "sample.times: found 0, expected a list of times in seconds"
            ),
            (
                #"{"sample": {"times": [0, -1]}}"#,
                "sample.times[1]: found -1, expected a number of at least 0"
            ),
            (
                #"{"sample": {"every": 0, "until": 1}}"#,
                "sample.every: found 0, expected a number above 0"
            ),
            (
                #"{"sample": {"every": 0.1, "until": -1}}"#,
                "sample.until: found -1, expected a number of at least 0"
            ),
            (
                #"{"sample": {"every": 1e-6, "until": 1}}"#,
                #"sample.every: found more than 1000000 samples, expected at most 1000000 samples; choose a longer "every" or an earlier "until""#
            ),
            (
                #"{"sample": {"every": 1e-300, "until": 1e300}}"#,
                #"sample.every: found more than 1000000 samples, expected at most 1000000 samples; choose a longer "every" or an earlier "until""#
            ),
        ] as [(String, String)])
    func scenariosAreRefused(text: String, error: String) throws {
        #expect(
            scenarioRefusal(text, for: try bar("curved", ["a"])) == "play.json:1: " + error)
    }

    @Test func everyEventIsRead() throws {
        let read = try scenario(
            """
            {"steps": [
              {"at": 0, "tap": "a"}, {"at": 0, "tapAt": [1, -2.5]}, {"at": 0, "down": [1, 2]},
              {"at": 0, "move": [3, 4], "finger": 2}, {"at": 0, "up": [5, 6], "finger": 1},
              {"at": 0, "cancel": true}, {"at": 0, "wheel": [-1, 2]}, {"at": 0, "key": "enter"},
              {"at": 0, "select": "zzz", "animated": false}, {"at": 0, "select": null},
              {"at": 0, "items": [{"id": "x"}, {"id": "x"}]},
              {"at": 0, "resize": {"device": "iphone-se"}},
              {"at": 0, "veto": ["a", "q"]}, {"at": 0, "keyboard": 300, "floating": true},
              {"at": 0, "keyboard": 0}, {"at": 0, "hideBar": true, "animated": false},
              {"at": 0, "hideBar": false}
            ]}
            """, for: try bar("curved", ["a", "b"]))
        let phone = try #require(Device.named("iphone-se"))
        func id(_ text: String) -> [UInt8] { Array(text.utf8) }
        #expect(
            read.steps.map { $0.event } == [
                .tap(id("a")), .tapAt(ScenePoint(1, -2.5)), .down(ScenePoint(1, 2), finger: 0),
                .move(ScenePoint(3, 4), finger: 2), .up(ScenePoint(5, 6), finger: 1), .cancel,
                .wheel(dx: -1, dy: 2), .key(.enter), .select(id("zzz"), animated: false),
                .select(nil, animated: true), .items([DesignItem("x"), DesignItem("x")]),
                .resize(.device(phone)), .veto([id("a"), id("q")]),
                .keyboard(height: 300, isFloating: true), .keyboard(height: 0, isFloating: false),
                .hideBar(true, animated: false), .hideBar(false, animated: true),
            ])
        for (name, key) in [
            ("left", TabKey.left), ("right", .right), ("home", .home), ("end", .end),
            ("space", .space), ("enter", .enter), ("tab", .tab),
        ] {
            let read = try scenario(
                #"{"steps": [{"at": 0, "key": "\#(name)"}]}"#, for: try bar("curved", ["a"]))
            #expect(read.steps.map { $0.event } == [.key(key)])
        }
    }

    @Test func stepsAreInOrderOfTimeThenOfAppearance() throws {
        let steps = [(2, "a"), (0, "b"), (1, "a"), (0, "a"), (2, "b"), (1, "b")]
        let text = steps.map { #"{"at": \#($0.0), "tap": "\#($0.1)"}"# }.joined(separator: ",")
        let read = try scenario(#"{"steps": [\#(text)]}"#, for: try bar("curved", ["a", "b"]))
        #expect(read.steps.map { $0.time } == [0, 0, 1, 1, 2, 2])
        let taps = ["b", "a", "a", "b", "a", "b"].map { ScenarioEvent.tap(Array($0.utf8)) }
        #expect(read.steps.map { $0.event } == taps)
        #expect(read.lastStepTime == 2)
    }

    @Test func whatCanBeTappedDependsOnTheListAtThatTime() throws {
        let bar = try bar("curved", ["a", "b"])
        func refusal(_ steps: String) -> String? {
            scenarioRefusal("{\"steps\": [\(steps)]}", for: bar)
        }
        let items = #"{"at": 1, "items": [{"id": "c"}, {"id": "b"}]}"#
        #expect(refusal(#"{"at": 0.9, "tap": "a"}, \#(items)"#) == nil)
        // The document's order does not matter, only the times.
        #expect(refusal(#"\#(items), {"at": 0.9, "tap": "a"}, {"at": 2, "tap": "c"}"#) == nil)
        #expect(refusal(#"\#(items), {"at": 1, "tap": "c"}"#) == nil)
        #expect(
            refusal(#"{"at": 1, "tap": "c"}, \#(items)"#)
                == #"play.json:1: steps[0].tap: the list holds no item "c" at that time, expected the id of an item"#
        )
        #expect(
            refusal(#"\#(items), {"at": 3, "tap": "a"}"#)
                == #"play.json:1: steps[1].tap: the list holds no item "a" at that time, expected the id of an item"#
        )
    }

    @Test func optionsOfASetAreThoseOfTheLookAtThatTime() throws {
        let bar = try bar("curved", ["a"])
        func refusal(_ steps: String) -> String? {
            scenarioRefusal("{\"steps\": [\(steps)]}", for: bar)
        }
        let change = #"{"at": 1, "set": {"style": "circle"}}"#
        #expect(refusal(#"\#(change), {"at": 0, "set": {"options": {"swellHeight": 3}}}"#) == nil)
        #expect(refusal(#"\#(change), {"at": 1, "set": {"options": {"lift": 3}}}"#) == nil)
        #expect(
            refusal(#"\#(change), {"at": 1, "set": {"options": {"swellHeight": 3}}}"#)?.hasPrefix(
                #"play.json:1: steps[1].set.options.swellHeight: the look "circle" has no option"#)
                == true)
        // A look's options may come with it.
        #expect(
            refusal(#"{"at": 1, "set": {"options": {"lift": 3}, "style": "circle"}}"#) == nil)
    }

    @Test(
        arguments: [
            ("", [0]),
            (#""sample": {"times": []}"#, []),
            (#""sample": {"times": [3, 0, 0.25, 0]}"#, [0, 0, 0.25, 3]),
            (#""sample": {"every": 0.25, "until": 1}"#, [0, 0.25, 0.5, 0.75, 1]),
            (#""sample": {"every": 0.1, "until": 0.3}"#, [0, 0.1, 0.2, 0.3]),
            (#""sample": {"every": 0.4, "until": 1}"#, [0, 0.4, 0.8]),
            (#""sample": {"every": 5, "until": 0}"#, [0]),
        ] as [(String, [Double])])
    func samplesHaveTheirTimes(member: String, times: [Double]) throws {
        let sampling = try scenario("{\(member)}", for: try bar("curved", ["a"])).sampling
        #expect(sampling.count == times.count)
        #expect((0..<sampling.count).map { sampling.time($0) } == times)
    }

    @Test func tenSecondsAtDisplayRatesHaveAllTheirFrames() {
        #expect(ScenarioSampling.every(1.0 / 120, until: 10).count == 1201)
        #expect(ScenarioSampling.every(0.0083333, until: 10).count == 1201)
        #expect(ScenarioSampling.every(1.0 / 60, until: 2).count == 121)
        #expect(ScenarioSampling.every(1, until: 999_999).count == 1_000_000)
        // Asked for directly, what no document can ask for is still no trap.
        #expect(ScenarioSampling.every(0, until: 1).count == 0)
        #expect(ScenarioSampling.every(1, until: -1).count == 0)
        #expect(ScenarioSampling.every(.leastNonzeroMagnitude, until: 1e300).count == 1_000_000)
        #expect(ScenarioSampling.times([]).time(3) == 0)
        #expect(ScenarioSampling.every(1, until: 5).time(-1) == 0)
    }
}
