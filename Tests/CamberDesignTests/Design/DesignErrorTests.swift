import CamberDesign
import Testing

/// Every key of a design with values that it does not take; each error names the file, the line, the
/// path, what was found and what was expected.
@Suite struct DesignErrorTests {
    static let colors = "a colour \"#RRGGBB\" or \"#RRGGBBAA\""
    static let looks = #""circle", "labelled", "curved", "scroll" or "icons""#

    static func list(_ words: [String]) -> String {
        let quoted = words.map { "\"\($0)\"" }
        return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
    }

    @Test(
        arguments: [
            ("[]", #"found an empty list, expected a design {"style", "items", …}"#),
            ("1", #"found 1, expected a design {"style", "items", …}"#),
            ("{}", #"the key "style" is missing"#),
            (#"{"style": "circle"}"#, #"the key "items" is missing"#),
            (#"{"style": 1, "items": []}"#, "style: found 1, expected \(looks)"),
            (#"{"style": null, "items": []}"#, "style: found null, expected \(looks)"),
            (
                #"{"style": "curve", "items": []}"#,
                "style: found a string \"curve\", expected \(looks); did you mean \"curved\"?"
            ),
            (
                #"{"style": "ripple", "items": []}"#,
                "style: found a string \"ripple\", expected \(looks)"
            ),
            (
                #"{"style": "circle", "items": {}}"#,
                "items: found an object, expected a list of items"
            ),
            (
                #"{"style": "circle", "items": ["a"]}"#,
                #"items[0]: found a string "a", expected an item {"id": …}"#
            ),
            (#"{"style": "circle", "items": [{}]}"#, #"items[0]: the key "id" is missing"#),
            (
                #"{"style": "circle", "items": [{"id": 3}]}"#,
                "items[0].id: found 3, expected a string that is not empty"
            ),
            (
                #"{"style": "circle", "items": [{"id": ""}]}"#,
                #"items[0].id: found a string "", expected a string that is not empty"#
            ),
            (
                oneItem("circle", #""options": []"#),
                "options: found an empty list, expected an object of options"
            ),
            (
                oneItem("circle", #""options": null"#),
                "options: found null, expected an object of options"
            ),
            (
                oneItem("circle", #""direction": "RTL""#),
                #"direction: found a string "RTL", expected "ltr" or "rtl""#
            ),
            (
                oneItem("circle", #""direction": "rlt""#),
                #"direction: found a string "rlt", expected "ltr" or "rtl"; did you mean "rtl"?"#
            ),
            (
                oneItem("circle", #""direction": true"#),
                #"direction: found true, expected "ltr" or "rtl""#
            ),
            (
                oneItem("circle", #""textScale": 0.49"#),
                "textScale: found 0.49, expected a number from 0.5 to 4"
            ),
            (
                oneItem("circle", #""textScale": 4.01"#),
                "textScale: found 4.01, expected a number from 0.5 to 4"
            ),
            (
                oneItem("circle", #""textScale": true"#),
                "textScale: found true, expected a number from 0.5 to 4"
            ),
            (
                oneItem("circle", #""textScale": "1""#),
                #"textScale: found a string "1", expected a number from 0.5 to 4"#
            ),
            (
                oneItem("circle", #""colorScheme": "drak""#),
                #"colorScheme: found a string "drak", expected "light" or "dark"; did you mean "dark"?"#
            ),
            (
                oneItem("circle", #""reduceMotion": 1"#),
                "reduceMotion: found 1, expected true or false"
            ),
            (
                oneItem("circle", #""increaseContrast": "no""#),
                #"increaseContrast: found a string "no", expected true or false"#
            ),
            (oneItem("circle", #""paging": true"#), "paging: found true, expected an object"),
            (
                oneItem("circle", #""paging": {"swipe": 1}"#),
                "paging.swipe: found 1, expected true or false"
            ),
            (
                oneItem("circle", #""paging": {"swipes": true}"#),
                #"paging.swipes: unknown key "swipes", expected "swipe" or "retention"; did you mean "swipe"?"#
            ),
            (
                oneItem("circle", #""paging": {"retention": "none"}"#),
                #"paging.retention: found a string "none", expected "visited", "all", "selected" or {"neighbours": …}"#
            ),
            (
                oneItem("circle", #""paging": {"retention": {"neighbours": -1}}"#),
                "paging.retention.neighbours: found -1, expected a whole number from 0 to 1000"
            ),
            (
                oneItem("circle", #""paging": {"retention": {"neighbours": 1.0}}"#),
                "paging.retention.neighbours: found 1.0, expected a whole number from 0 to 1000"
            ),
            (
                oneItem("circle", #""paging": {"retention": "neighbours"}"#),
                #"paging.retention: found a string "neighbours", expected "visited", "all", "selected" or {"neighbours": …}; write {"neighbours": …}"#
            ),
        ] as [(String, String)])
    func designsAreRefused(text: String, error: String) {
        #expect(designRefusal(text) == "bar.json:1: " + error)
    }

    @Test func unknownKeysListTheKnownOnes() {
        let keys = [
            "style", "options", "items", "selection", "appearance", "container", "direction",
            "textScale", "colorScheme", "reduceMotion", "increaseContrast", "paging",
        ]
        #expect(
            designRefusal(oneItem("circle", #""selecton": "a""#))
                == #"bar.json:1: selecton: unknown key "selecton", expected \#(Self.list(keys)); did you mean "selection"?"#
        )
        let itemKeys = [
            "id", "title", "icon", "selectedIcon", "role", "badge", "enabled", "tint", "inactive",
            "page", "titleWidth", "badgeWidth", "accessibilityLabel",
        ]
        #expect(
            designRefusal(item(#""colour": "A""#))
                == #"bar.json:1: items[0].colour: unknown key "colour", expected \#(Self.list(itemKeys))"#
        )
    }

    @Test func duplicateKeysAreRefused() {
        #expect(
            designRefusal("{\"style\": \"circle\",\n\"items\": [],\n\"style\": \"icons\"}")
                == #"bar.json:3:1: style: the key "style" is already on line 1, expected each key once"#
        )
    }

    @Test(
        arguments: [
            (#""title": 5"#, "title: found 5, expected a string"),
            (#""title": null"#, "title: found null, expected a string"),
            (#""icon": true"#, "icon: found true, expected a string"),
            (#""selectedIcon": []"#, "selectedIcon: found an empty list, expected a string"),
            (#""role": "button""#, #"role: found a string "button", expected "page" or "action""#),
            (
                #""badge": true"#,
                #"badge: found true, expected a whole number, a string or {"dot": true}"#
            ),
            (
                #""badge": 1.5"#,
                #"badge: found 1.5, expected a whole number, a string or {"dot": true}"#
            ),
            (
                #""badge": null"#,
                #"badge: found null, expected a whole number, a string or {"dot": true}"#
            ),
            (#""badge": {}"#, #"badge: the key "dot" is missing"#),
            (#""badge": {"dot": 1}"#, "badge.dot: found 1, expected true or false"),
            (
                #""badge": {"dot": false}"#,
                "badge.dot: found false, expected true; leave the badge out for none"
            ),
            (
                #""badge": {"Dot": true}"#,
                #"badge.Dot: unknown key "Dot", expected "dot"; did you mean "dot"?"#
            ),
            (#""enabled": 0"#, "enabled: found 0, expected true or false"),
            (#""tint": "blue""#, "tint: found a string \"blue\", expected \(colors)"),
            (
                ##""tint": "#FFF""##,
                "tint: found a string \"#FFF\", expected \(colors); write \"#FFFFFF\""
            ),
            (
                #""inactive": "8E8E93""#,
                "inactive: found a string \"8E8E93\", expected \(colors); write \"#8E8E93\""
            ),
            (
                ##""page": {"light": "#FFFFFF", "dark": "#000000"}"##,
                "page: found an object, expected \(colors)"
            ),
            (#""titleWidth": -1"#, "titleWidth: found -1, expected a number from 0 to 100000"),
            (
                #""badgeWidth": "8""#,
                #"badgeWidth: found a string "8", expected a number from 0 to 100000"#
            ),
            (#""accessibilityLabel": 1"#, "accessibilityLabel: found 1, expected a string"),
        ] as [(String, String)])
    func itemsAreRefused(member: String, error: String) {
        #expect(designRefusal(item(member)) == "bar.json:1: items[0]." + error)
    }

    @Test func repeatedIDsNameBothLines() {
        let text = """
            {
              "style": "circle",
              "items": [
                { "id": "home" },
                { "id": "me" },
                { "title": "Home", "id": "home" }
              ]
            }
            """
        #expect(
            designRefusal(text)
                == #"bar.json:6: items[2].id: the id "home" is already on line 4, expected each id once"#
        )
    }

    @Test(
        arguments: [
            (#""selection": 0"#, "found 0, expected the id of a page, or null"),
            (
                #""selection": "hom""#,
                #"no item has the id "hom", expected the id of a page, or null; did you mean "home"?"#
            ),
            (#""selection": """#, #"no item has the id "", expected the id of a page, or null"#),
            (
                #""selection": "new""#,
                #"the item "new" is an action, expected the id of a page, or null"#
            ),
            (
                #""selection": "go""#,
                #"the item "go" is an action, expected the id of a page, or null"#
            ),
        ] as [(String, String)])
    func selectionsAreRefused(member: String, error: String) {
        // Title-less items of `labelled` are actions unless they say otherwise.
        let text = """
            {"style": "labelled", "items": [{"id": "home", "title": "Home"}, {"id": "new"},
            {"id": "go", "title": "Go", "role": "action"}, {"id": "page", "role": "page"}],
            \(member)}
            """
        #expect(designRefusal(text) == "bar.json:3: selection: " + error)
    }

    @Test(
        arguments: [
            (#""red""#, "appearance: found a string \"red\", expected an object of colours"),
            (
                #"{"tint": 1}"#,
                "appearance.tint: found 1, expected \(colors), or {\"light\", \"dark\"}"
            ),
            (
                #"{"tint": null}"#,
                "appearance.tint: found null, expected \(colors), or {\"light\", \"dark\"}"
            ),
            (
                ##"{"tint": "#12345"}"##,
                "appearance.tint: found a string \"#12345\", expected \(colors)"
            ),
            (##"{"tint": {"light": "#FFFFFF"}}"##, #"appearance.tint: the key "dark" is missing"#),
            (
                ##"{"tint": {"light": "#FFFFFF", "dark": "#12"}}"##,
                "appearance.tint.dark: found a string \"#12\", expected \(colors)"
            ),
            (
                ##"{"tint": {"ligth": "#FFFFFF"}}"##,
                #"appearance.tint.ligth: unknown key "ligth", expected "light" or "dark"; did you mean "light"?"#
            ),
            (
                ##"{"color": "#FFFFFF"}"##,
                "appearance.color: unknown key \"color\", expected \(list(roles))"
            ),
        ] as [(String, String)])
    func appearancesAreRefused(value: String, error: String) {
        #expect(
            designRefusal(oneItem("circle", "\"appearance\": \(value)")) == "bar.json:1: " + error)
    }

    static let roles = [
        "tint", "inactive", "background", "accent", "selected", "unselected", "title", "indicator",
        "baseline", "hairline", "disc", "badge", "badgeText", "page",
    ]

    @Test(
        arguments: [
            (
                #""iphone-15""#,
                #"container: found a string "iphone-15", expected {"device": name} or {"width", "height", "scale", "safeArea"}"#
            ),
            ("{}", #"container: the key "width" is missing"#),
            (#"{"width": 1}"#, #"container: the key "height" is missing"#),
            (
                #"{"width": -1, "height": 1}"#,
                "container.width: found -1, expected a number from 0 to 1000000"
            ),
            (
                #"{"width": 1, "height": 1000001}"#,
                "container.height: found 1000001, expected a number from 0 to 1000000"
            ),
            (
                #"{"width": 1, "height": 1, "scale": 0}"#,
                "container.scale: found 0, expected a number from 1 to 8"
            ),
            (
                #"{"width": 1, "height": 1, "safeArea": [1]}"#,
                "container.safeArea: found a list, expected an object"
            ),
            (
                #"{"width": 1, "height": 1, "safeArea": {"left": 1}}"#,
                #"container.safeArea.left: unknown key "left", expected "top", "leading", "bottom" or "trailing""#
            ),
            (
                #"{"width": 1, "height": 1, "safeArea": {"top": -0.5}}"#,
                "container.safeArea.top: found -0.5, expected a number from 0 to 1000000"
            ),
            (
                #"{"device": "iphone-x", "scale": 2}"#,
                #"container.scale: a device has its own size, scale and insets, expected "device" alone"#
            ),
            (
                #"{"width": 1, "device": "iphone-x"}"#,
                #"container.width: a device has its own size, scale and insets, expected "device" alone"#
            ),
        ] as [(String, String)])
    func containersAreRefused(value: String, error: String) {
        #expect(
            designRefusal(oneItem("circle", "\"container\": \(value)")) == "bar.json:1: " + error)
    }

    @Test func unknownDevicesListTheCatalogue() {
        let names = Device.portrait.map { text($0.name) }
        #expect(
            designRefusal(oneItem("circle", #""container": {"device": "iphone-15-lanscape"}"#))
                == "bar.json:1: container.device: found a string \"iphone-15-lanscape\", expected "
                + Self.list(names)
                + ", each also with \"-landscape\"; did you mean \"iphone-15-landscape\"?")
    }

    @Test(arguments: [
        ("", "bar.json:1:1: the document is empty, expected a JSON value"),
        (" \n ", "bar.json:2:2: the document is empty, expected a JSON value"),
        (
            #"{"style": "circle",}"#,
            "bar.json:1:20: found \"}\", expected another item after the comma"
        ),
    ])
    func brokenFilesAreRefused(text: String, error: String) {
        #expect(designRefusal(text) == error)
    }
}
