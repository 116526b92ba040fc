import CamberCore
import CamberDesign
import Testing

/// What each event of a scenario does, as the trace tells it.
@Suite struct ScenarioPlayerTests {
    @Test func aTapSelectsAndAnotherReselects() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]), #"{"at": 1, "tap": "b"}, {"at": 2, "tap": "b"}"#,
            times: [0.9, 1, 2, 3])
        #expect(lines.map { $0["selection"] } == ["a", "b", "b", "b"])
        #expect(
            lines.map { $0.events } == [
                [], ["select b", "tap b", "settle b"], ["reselect b", "tap b"], [],
            ])
        #expect(lines[1]["events"][0].keys == ["time", "type", "id", "from"])
        #expect(lines[1]["events"][0]["from"] == "a" && lines[1]["events"][0]["time"] == 1)
        #expect(lines[1]["events"][1].keys == ["time", "type", "id"])
    }

    @Test func eventsAreToldOnceAndTheFirstSampleHasAllSinceLoading() throws {
        let steps = #"{"at": 0.5, "tap": "b"}, {"at": 1.5, "tap": "c"}, {"at": 2.5, "tap": "a"}"#
        let design = try bar("icons", ["a", "b", "c"])
        let all = try trace(design, steps, times: [10])[0].events
        let parts = try trace(design, steps, times: [1, 1, 2, 2.5, 7])
        #expect(parts.map { $0.events.count } == [3, 0, 3, 3, 0])
        #expect(parts.flatMap { $0.events } == all)
    }

    @Test func aSampleAtAStepsTimeFollowsIt() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]), #"{"at": 0, "tap": "b"}"#, times: [0])
        #expect(lines[0]["selection"] == "b")
    }

    @Test(arguments: lookNames)
    func samplesDoNotDisturbOneAnother(look: String) throws {
        let steps =
            #"{"at": 0.1, "tap": "c"}, {"at": 0.3, "tap": "a"}, {"at": 0.35, "key": "right"}"#
        let design = try bar(look, ["a", "b", "c"])
        let times = (0...60).map { Double($0) / 40 }
        let dense = try trace(design, steps, times: times)
        for (time, line) in zip(times, dense) {
            let alone = try trace(design, steps, times: [time])[0]
            for key in line.keys where key != "events" && key != "diagnostics" {
                #expect(line[key] == alone[key], "\(key) at \(time)")
            }
        }
    }

    @Test func stepsAtOneTimeAreOneTurn() throws {
        // Two lists and a selection at one time: only the last list is measured, and the selection
        // that the first loses is found again by its id.
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            """
            {"at": 1, "items": [{"id": "x"}, {"id": "b"}]}, {"at": 1, "select": "b"},
            {"at": 1, "items": [{"id": "b"}, {"id": "a"}, {"id": "x"}]}
            """, times: [1])
        #expect(lines[0]["selection"] == "b")
        #expect(lines[0]["cells"].items.map { $0["id"] } == ["b", "a", "x"])
    }

    @Test func tapAtPressesWhatIsThere() throws {
        // Three cells of 125 × 56 from y = 722.
        let lines = try trace(
            try bar("icons", ["a", "b", "c"]),
            #"{"at": 1, "tapAt": [374, 723]}, {"at": 2, "tapAt": [130, 777]}, {"at": 3, "tapAt": [130, 721]}"#,
            times: [1, 2, 3])
        #expect(lines.map { $0["selection"] } == ["c", "b", "b"])
        #expect(lines[2].events.isEmpty)
    }

    @Test func tapAtDoesNotTakeAFingersPlace() throws {
        let lines = try trace(
            try bar("icons", ["a", "b", "c"]),
            """
            {"at": 1, "down": [150, 740]}, {"at": 2, "tapAt": [300, 740]}, {"at": 3, "up": [150, 740]}
            """, times: [1, 2, 3])
        #expect(lines[0]["cells"][1]["pressed"] == true)
        #expect(lines[1]["selection"] == "c" && lines[1]["cells"][1]["pressed"] == true)
        #expect(lines[2]["selection"] == "b")
    }

    @Test func fingersAreTold() throws {
        let lines = try trace(
            try bar("icons", ["a", "b", "c"]),
            """
            {"at": 1, "down": [150, 740], "finger": 1}, {"at": 1, "down": [300, 740], "finger": 2},
            {"at": 2, "move": [150, 100], "finger": 1}, {"at": 3, "cancel": true},
            {"at": 4, "up": [300, 740], "finger": 2}
            """, times: [1, 2, 3, 4])
        func pressed(_ line: TraceValue) -> [TraceValue] {
            line["cells"].items.map { $0["pressed"] }
        }
        #expect(
            lines.map(pressed) == [
                [false, true, true], [false, false, true], [false, false, false],
                [false, false, false],
            ])
        #expect(lines.allSatisfy { $0["selection"] == "a" })
    }

    @Test func keysMoveTheFocus() throws {
        let lines = try trace(
            try bar("icons", ["a", "b", "c"]),
            """
            {"at": 1, "key": "tab"}, {"at": 2, "key": "left"}, {"at": 3, "key": "home"},
            {"at": 4, "key": "tab"}
            """, times: [0, 1, 2, 3, 4])
        #expect(lines.map { $0["focused"] } == [nil, "a", "c", "a", nil])
        #expect(lines.map { $0["selection"] } == ["a", "a", "c", "a", "a"])
    }

    @Test func selectIsSilent() throws {
        let design = try bar("icons", ["a", "b"])
        let lines = try trace(
            design,
            """
            {"at": 1, "select": "b"}, {"at": 2, "select": "nobody"}, {"at": 3, "select": null},
            {"at": 4, "select": "b", "animated": false}
            """, times: [1, 2, 3, 4])
        #expect(lines.map { $0["selection"] } == ["b", "b", nil, "b"])
        #expect(lines[2]["position"] == nil && lines[2]["velocity"] == nil)
        #expect(lines.flatMap { $0.events }.allSatisfy { $0.hasPrefix("settle") })
        #expect(lines[1]["diagnostics"][0].keys == ["code", "message", "id"])
        #expect(lines[1]["diagnostics"][0]["code"] == "unknown-id")
        #expect(lines[1]["diagnostics"][0]["id"] == "nobody")
    }

    @Test func anActionIsNoSelection() throws {
        let design = try design(
            #"{"style": "labelled", "items": [{"id": "a", "title": "A"}, {"id": "new"}]}"#)
        let lines = try trace(
            design, #"{"at": 1, "tap": "new"}, {"at": 2, "select": "new"}"#, times: [1, 2])
        #expect(lines[0].events == ["action new", "tap new"])
        #expect(lines[1]["selection"] == "a")
        #expect(lines[1]["diagnostics"][0]["code"] == "not-a-page")
    }

    @Test func vetoedSelectionsAreRefusedFromThenOn() throws {
        let lines = try trace(
            try bar("icons", ["a", "b", "c"]),
            """
            {"at": 1, "veto": ["b"]}, {"at": 2, "tap": "b"}, {"at": 3, "tap": "c"},
            {"at": 4, "veto": ["c"]}, {"at": 5, "tap": "b"}, {"at": 6, "select": "c"},
            {"at": 7, "veto": []}
            """, times: [2, 3, 5, 6])
        #expect(lines.map { $0["selection"] } == ["a", "c", "b", "c"])
        #expect(lines[0].events == ["refuse b", "tap b"])
    }

    @Test func aListKeepsTheFirstOfEachIDAndSaysSo() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            """
            {"at": 1, "items": [{"id": "b", "title": "one"}, {"id": "c"}, {"id": "b", "title": "two"}]}
            """, times: [0, 1])
        #expect(lines[1]["cells"].items.map { $0["id"] } == ["b", "c"])
        #expect(lines[1]["accessibility"][0]["label"] == "one")
        #expect(lines[1]["diagnostics"].items.map { $0["code"] } == ["duplicate-id"])
        #expect(lines[1].events.first == "select b")
    }

    @Test func unknownIconsAreRemarkedOnOnce() throws {
        let design = try design(
            """
            {"style": "icons", "items": [{"id": "a", "icon": "nope"}, {"id": "b", "icon": "house"},
            {"id": "c", "icon": "house", "selectedIcon": "nada"}, {"id": "d"}]}
            """)
        let again = """
            {"at": 1, "items": [{"id": "a", "icon": "nope"}, {"id": "b", "icon": "nope"}]},
            {"at": 2, "items": [{"id": "a", "icon": "house"}, {"id": "b", "icon": "nope"}]},
            {"at": 3, "items": [{"id": "a", "icon": "nope"}]}
            """
        let lines = try trace(design, again, times: [0, 1, 2, 3])
        func missing(_ line: TraceValue) -> [String] {
            line["diagnostics"].items.filter { $0["code"] == "missing-icon" }.map {
                "\($0["id"].string ?? "") \($0["message"].string ?? "")"
            }
        }
        #expect(
            lines.map(missing) == [
                [
                    "a there is no icon \"nope\"; a placeholder is drawn",
                    "c there is no icon \"nada\"; a placeholder is drawn",
                ], ["b there is no icon \"nope\"; a placeholder is drawn"], [],
                ["a there is no icon \"nope\"; a placeholder is drawn"],
            ])
        let host = ScenarioHost { name in text(name) == "nope" }
        let own = try trace(design, host: host)
        #expect(own[0]["diagnostics"].items.map { $0["id"] } == ["b", "c", "c"])
    }

    @Test func smallTargetsAreRemarkedOn() throws {
        let ids = (0..<9).map { "t\($0)" }
        let line = try trace(try bar("icons", ids))[0]
        #expect(line["diagnostics"].items.count == 9)
        #expect(line["diagnostics"].items.allSatisfy { $0["code"] == "target-too-small" })
    }

    @Test func resizingTakesAContainer() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            """
            {"at": 1, "resize": {"width": 844, "height": 390, "safeArea": {"leading": 47, "bottom": 21,
            "trailing": 47}}}, {"at": 2, "resize": {"device": "iphone-se"}}
            """, times: [0, 1, 2])
        #expect(lines[0]["bar"]["frame"] == [0, 722, 375, 56])
        #expect(lines[1]["bar"]["frame"] == [47, 313, 750, 56])
        #expect(lines[2]["bar"]["frame"] == [0, 611, 375, 56])
        #expect(lines.flatMap { $0.events }.isEmpty)
    }

    @Test func settingsChangeInPlace() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            """
            {"at": 1, "tap": "b"}, {"at": 2, "set": {"options": {"barHeight": 100}}},
            {"at": 3, "set": {"direction": "rtl"}}, {"at": 4, "set": {"style": "circle"}},
            {"at": 5, "set": {"direction": null, "appearance": {"tint": "#123456"}}},
            {"at": 6, "resize": {"width": 300, "height": 812, "safeArea": {"bottom": 34}}}
            """, times: [1, 2, 3, 4, 5, 6])
        #expect(lines.allSatisfy { $0["selection"] == "b" && $0["atRest"] == true })
        #expect(lines.dropFirst().allSatisfy { $0.events.isEmpty })
        #expect(lines[1]["bar"]["frame"] == [0, 678, 375, 100])
        #expect(lines[2]["cells"][1]["frame"] == [0, 678, 187.5, 100])
        #expect(lines[3]["bar"]["frame"] == [0, 742, 375, 70])
        #expect(lines[4]["cells"][1]["frame"] == [187.5, 742, 187.5, 50])
        #expect(lines[4]["cells"][1]["tint"] == "#123456")
        // The settings outlive another container.
        #expect(lines[5]["cells"][1]["frame"] == [150, 742, 150, 50])
    }

    @Test func theKeyboardCoversTheBar() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            #"{"at": 1, "keyboard": 300}, {"at": 2, "keyboard": 320, "floating": true}"#,
            times: [0, 1, 2])
        #expect(lines.map { $0["contentInsets"]["bottom"] } == [90, 300, 90])
        #expect(lines.allSatisfy { $0["bar"]["frame"] == [0, 722, 375, 56] })
    }

    @Test func aHiddenBarIsNull() throws {
        let lines = try trace(
            try bar("icons", ["a", "b"]),
            """
            {"at": 1, "hideBar": true, "animated": false}, {"at": 2, "hideBar": false},
            {"at": 9, "tap": "b"}
            """, times: [0, 1, 2.1, 9])
        #expect(lines[1]["bar"] == nil && lines[1]["cells"] == [] && lines[1]["outline"] == "")
        #expect(lines[1]["accessibility"] == [] && lines[1]["indicator"] == nil)
        #expect(lines[1]["contentInsets"]["bottom"] == 34)
        let moving = try #require(lines[2]["bar"]["frame"].frame)
        #expect(moving[1] > 722 && moving[1] < 812)
        #expect(lines[2]["atRest"] == false)
        #expect(lines[3]["bar"]["frame"] == [0, 722, 375, 56] && lines[3]["selection"] == "b")
    }

    // MARK: Strips

    static let eight = ["one", "two", "three", "four", "five", "six", "seven", "eight"]

    @Test func aTapOnACellOutOfSightRevealsIt() throws {
        let lines = try trace(
            try bar("scroll", Self.eight, #""options": {"reveal": "nearest"}"#),
            #"{"at": 1, "tap": "eight"}"#, times: [0, 1, 9])
        #expect(lines[0]["strip"]["offset"] == 0)
        // 8 × 76 = 608 wide, so the end is at 608 − 375.
        #expect(lines[1]["strip"]["offset"] == 233)
        #expect(lines[1].events == ["select eight", "tap eight"])
        #expect(lines[2]["selection"] == "eight")
    }

    @Test func theWheelScrollsWhatIsUnderTheLastPointer() throws {
        let design = try bar("scroll", Self.eight)
        func offset(_ pointer: String) throws -> TraceValue {
            try trace(
                design, #"\#(pointer){"at": 2, "wheel": [50, 0]}"#, times: [2])[0]["strip"][
                    "offset"]
        }
        // Without a pointer there is nothing under it.
        #expect(try offset("") == 0)
        #expect(try offset(#"{"at": 1, "tapAt": [10, 400]}, "#) == 0)
        #expect(try offset(#"{"at": 1, "tapAt": [10, 60]}, "#) == 50)
        #expect(try offset(#"{"at": 1, "tap": "two"}, "#) == 50)
        #expect(try offset(#"{"at": 1, "down": [10, 60]}, {"at": 1, "up": [10, 60]}, "#) == 50)
        #expect(try offset(#"{"at": 1, "down": [10, 60]}, {"at": 1, "up": [10, 400]}, "#) == 0)
        #expect(try offset(#"{"at": 1, "down": [10, 400]}, {"at": 1, "move": [10, 60]}, "#) == 50)
    }

    // MARK: Texts

    @Test func textsWithoutAWidthAreMeasuredByTheHost() throws {
        let design = try design(
            """
            {"style": "labelled", "items": [{"id": "a", "title": "Home", "badge": 1234},
            {"id": "b", "title": "Me", "titleWidth": 20, "badge": "x", "badgeWidth": 9}],
            "container": {"width": 375, "height": 812}}
            """)
        var asked: [String] = []
        let host = ScenarioHost(measure: { text, font in
            asked.append("\(text) \(font.size)")
            return Double(text.utf8.count) * font.size
        })
        let line = try trace(design, host: host)[0]
        #expect(line["cells"][0]["title"].frame?[2] == 48)
        #expect(line["cells"][1]["title"].frame?[2] == 20)
        #expect(line["cells"][0]["badge"].frame?[2] == 50)  // "999+" at 10 and 5 on both sides
        #expect(line["cells"][1]["badge"].frame?[2] == 19)
        #expect(asked == ["Home 12.0", "999+ 10.0"])
        let bigger = try trace(
            design, #"{"at": 1, "set": {"options": {"titleSize": 20, "badgeCap": 99}}}"#,
            times: [1],
            host: host)[0]
        #expect(bigger["cells"][0]["title"].frame?[2] == 80)
        #expect(bigger["cells"][1]["title"].frame?[2] == 20)
        #expect(bigger["cells"][0]["badge"].frame?[2] == 40)
        #expect(bigger["accessibility"][0]["value"] == "99+")
    }
}
