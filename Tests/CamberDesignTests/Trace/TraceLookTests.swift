import CamberCore
import CamberDesign
import Testing

/// One line of each look, against numbers worked out by hand from the looks' description.
@Suite struct TraceLookTests {
    /// The line of a bar at rest, with the designs' own widths.
    static func line(_ text: String) throws -> TraceValue { try trace(try design(text))[0] }

    /// Whether two frames agree to what a trace rounds to.
    static func isClose(_ frame: TraceValue, _ expected: [Double]) -> Bool {
        guard let frame = frame.frame else { return false }
        return zip(frame, expected).allSatisfy { abs($0 - $1) <= 0.000_051 }
    }

    /// `circle`, five tabs in 375 × 812, item 3 selected: cells of 75 × 50, bar 50 + 20 tall.
    /// ```
    ///                         ___
    ///  742 ┌────┬────┬────┬──/   \──┐   the disc, 70 wide, is centred at 3.5 · 75 = 262.5 and
    ///      │ 0  │ 1  │ 2  │ │  3  │ │   ends at 812 − 20, so its top is at 722
    ///  792 ├────┴────┴────┴──\___/──┤
    ///  812 └────────────────────────┘
    /// ```
    @Test func circle() throws {
        let line = try Self.line(
            """
            {"style": "circle", "selection": "d", "items": [{"id": "a", "icon": "house"},
            {"id": "b", "icon": "star", "badge": 5, "badgeWidth": 6}, {"id": "c", "icon": "bell"},
            {"id": "d", "title": "Dora", "icon": "heart", "tint": "#FF0000", "badge": {"dot": true}},
            {"id": "e", "title": "E", "titleWidth": 8, "enabled": false}],
            "container": {"width": 375, "height": 812, "safeArea": {"top": 44, "bottom": 34}}}
            """)
        #expect(line["selection"] == "d" && line["position"] == 3 && line["velocity"] == 0)
        #expect(line["focused"] == nil && line["atRest"] == true && line["time"] == 0)
        #expect(line["bar"]["frame"] == [0, 742, 375, 70])
        #expect(line["contentInsets"] == Self.insets(44, 0, 70, 0))
        #expect(line["indicator"] == [227.5, 722, 70, 70])
        // Where the bar's edge, 20 below the disc's top, cuts a circle of radius 35:
        // half a chord is √(35² − 15²).
        let half = 1000.0.squareRoot()
        #expect(Self.isClose(line["raised"], [262.5 - half, 722, 2 * half, 20]))
        #expect(line["outline"] == "M 0 742 L 375 742 L 375 812 L 0 812 Z")
        #expect(line["strip"] == nil)
        for (index, cell) in line["cells"].items.enumerated() {
            #expect(cell["frame"] == .frame(75 * Double(index), 742, 75, 50))
            #expect(cell["selected"] == .bool(index == 3) && cell["pressed"] == false)
            #expect(cell["emphasis"] == .number(index == 3 ? 1 : 0))
            #expect(cell["titleTruncated"] == false)
        }
        let (first, second) = (line["cells"][0], line["cells"][1])
        let (selected, last) = (line["cells"][3], line["cells"][4])
        #expect(first["icon"] == [26.5, 756, 22, 22] && first["scale"] == 1)
        #expect(first["tint"] == "#8E8E93" && first["title"] == nil && first["badge"] == nil)
        // A capsule of 16 × 16 around a text of 6, centred on the icon's corner at (123.5, 756).
        #expect(second["badge"] == [115.5, 748, 16, 16])
        // 22 · 1.2 = 26.4, lifted by 12 from 767.
        #expect(selected["icon"] == [249.3, 741.8, 26.4, 26.4] && selected["scale"] == 1.2)
        #expect(selected["tint"] == "#FF0000" && selected["title"] == nil)
        #expect(selected["badge"] == [271.7, 737.8, 8, 8])
        // Without an icon the title stands in for it; disabled, at 35 %.
        #expect(last["icon"] == nil && last["title"] == [333.5, 759.8, 8, 14.4])
        #expect(last["tint"] == "#8E8E9359")
        #expect(line["pages"].items.count == 1)
        #expect(line["pages"][0]["frame"] == [0, 0, 375, 812])
        #expect(line["pages"][0]["id"] == "d" && line["pages"][0]["visible"] == true)
        #expect(line["accessibility"].items.map { $0["label"] } == ["a", "b", "c", "Dora", "E"])
        #expect(line["accessibility"].items.map { $0["value"] } == [nil, "5", nil, nil, nil])
        #expect(
            line["accessibility"].items.map { $0["traits"] } == [
                ["tab"], ["tab"], ["tab"], ["tab", "selected"], ["tab", "disabled"],
            ])
        #expect(line["accessibility"].items.map { $0["position"] } == [1, 2, 3, 4, 5])
        #expect(line["accessibility"].items.allSatisfy { $0["count"] == 5 })
        #expect(line["accessibility"][3]["frame"] == [225, 742, 75, 50])
    }

    /// `labelled`, two tabs around an action in 375 × 812: cells of (375 − 2 · 8) / 3 with 8
    /// between them; row 42 tall with 12 above it, ending at 812 − 34 = 778.
    @Test func labelled() throws {
        let line = try Self.line(
            """
            {"style": "labelled", "items": [
            {"id": "a", "title": "Home", "icon": "house", "titleWidth": 40, "badge": 7, "badgeWidth": 6},
            {"id": "new", "icon": "plus.app.fill", "accessibilityLabel": "New"},
            {"id": "me", "title": "A very long title", "icon": "person", "titleWidth": 150}],
            "container": {"width": 375, "height": 812, "safeArea": {"top": 44, "bottom": 34}}}
            """)
        let width = (375.0 - 16) / 3
        #expect(line["bar"]["frame"] == [0, 724, 375, 88])
        #expect(line["contentInsets"] == Self.insets(44, 0, 88, 0))
        #expect(line["indicator"] == nil && line["raised"] == nil && line["strip"] == nil)
        #expect(line["outline"] == "M 0 724 L 375 724 L 375 812 L 0 812 Z")
        for (index, cell) in line["cells"].items.enumerated() {
            #expect(Self.isClose(cell["frame"], [Double(index) * (width + 8), 724, width, 54]))
            #expect(cell["scale"] == 1)
        }
        // 24 + 2 + 14.4 = 40.4, centred in the row of 42: from 736.8 on.
        let (first, action, last) = (line["cells"][0], line["cells"][1], line["cells"][2])
        let middle = width / 2
        #expect(Self.isClose(first["icon"], [middle - 12, 736.8, 24, 24]))
        #expect(Self.isClose(first["title"], [middle - 20, 762.8, 40, 14.4]))
        #expect(Self.isClose(first["badge"], [middle + 12 - 8, 728.8, 16, 16]))
        #expect(first["tint"] == "#26272B" && last["tint"] == "#C7C8CC")
        #expect(action["icon"] == [166.5, 736, 42, 42] && action["title"] == nil)
        #expect(action["tint"] == "#17181A" && action["selected"] == false)
        #expect(last["titleTruncated"] == true)
        #expect(Self.isClose(last["title"], [2 * (width + 8), 762.8, width, 14.4]))
        #expect(
            line["accessibility"].items.map { $0["label"] } == ["Home", "New", "A very long title"])
        #expect(
            line["accessibility"].items.map { $0["traits"] } == [
                ["tab", "selected"], ["button"], ["tab"],
            ])
        #expect(line["accessibility"].items.map { $0["position"] } == [1, nil, 2])
        #expect(line["accessibility"].items.map { $0["count"] } == [2, nil, 2])
        #expect(line["accessibility"][0]["value"] == "7")
        // Without a title-less item the row is 40.4 tall.
        let low = try Self.line(
            """
            {"style": "labelled", "items": [{"id": "a", "title": "A", "icon": "house"}],
            "container": {"width": 375, "height": 812, "safeArea": {"bottom": 34}}}
            """)
        #expect(low["bar"]["frame"] == [0, 725.6, 375, 86.4])
    }

    /// `curved`, four tabs in 390 × 844, item 0 selected: cells of (390 − 30) / 4 = 90 from x = 15,
    /// so the swell's middle is at 60. The row is 99 tall and ends at 810; the surface begins 25
    /// below its top, at 736, and the swell rises to 711.
    @Test func curved() throws {
        let line = try Self.line(
            """
            {"style": "curved", "items": [
            {"id": "a", "title": "Home", "icon": "house", "titleWidth": 34},
            {"id": "b", "title": "Two", "icon": "star", "titleWidth": 24},
            {"id": "c", "title": "Three", "icon": "bell", "titleWidth": 30},
            {"id": "d", "title": "Four", "icon": "gear", "titleWidth": 28}],
            "container": {"width": 390, "height": 844, "safeArea": {"top": 47, "bottom": 34}}}
            """)
        #expect(line["bar"]["frame"] == [0, 736, 390, 108])
        #expect(line["contentInsets"] == Self.insets(47, 0, 108, 0))
        #expect(
            line["outline"]
                == .string(
                    "M 0 736 L 0 736 C 35 736 35 711 60 711 C 85 711 85 736 120 736 "
                        + "L 390 736 L 390 844 L 0 844 Z"))
        // The box of 58 ends 10 + 16 + 5 above 810.
        #expect(line["indicator"] == [31, 721, 58, 58])
        #expect(line["raised"] == [0, 711, 120, 25])
        for (index, cell) in line["cells"].items.enumerated() {
            #expect(cell["frame"] == .frame(15 + 90 * Double(index), 736, 90, 74))
        }
        #expect(line["cells"][0]["icon"] == [49, 739, 22, 22])
        #expect(line["cells"][0]["title"] == [43, 784, 34, 16])
        #expect(line["cells"][0]["tint"] == "#FFFFFF")
        // Boxes of 35 end at the same place: the icon is centred at 779 − 17.5.
        #expect(line["cells"][3]["icon"] == [319, 750.5, 22, 22])
        #expect(line["cells"][3]["title"] == [316, 784, 28, 16])
        #expect(line["cells"][3]["tint"] == "#007AFF")
    }

    /// `scroll`, eight tabs of 76 in 375 × 812, item 3 selected: the content is 608 wide, and
    /// centring the cell at 228 asks for an offset of 228 + 38 − 187.5 = 78.5.
    @Test func scroll() throws {
        let line = try trace(
            try bar("scroll", ScenarioPlayerTests.eight, #""selection": "four""#))[0]
        #expect(line["bar"]["frame"] == [0, 44, 375, 56])
        #expect(line["contentInsets"] == Self.insets(100, 0, 34, 0))
        #expect(line["strip"].keys == ["offset", "contentWidth", "maxOffset"])
        #expect(line["strip"]["offset"] == 78.5)
        #expect(line["strip"]["contentWidth"] == 608 && line["strip"]["maxOffset"] == 233)
        #expect(line["outline"] == "M 0 0 L 375 0 L 375 100 L 0 100 Z")
        #expect(line["raised"] == nil)
        #expect(line["indicator"] == [149.5, 97, 76, 3])
        // The first cell ends at 76 − 78.5 < 0; those that are visible are 1 … 5.
        #expect(
            line["cells"].items.map { $0["id"] } == ["two", "three", "four", "five", "six"])
        for (index, cell) in line["cells"].items.enumerated() {
            #expect(cell["frame"] == .frame(76 * Double(index + 1) - 78.5, 44, 76, 53))
            #expect(cell["tint"] == "#007AFF" && cell["icon"] == nil)
        }
        // Titles of 17 with a line of 20.4, centred in the cell.
        #expect(line["cells"][2]["title"] == [172.5, 60.3, 30, 20.4])
        #expect(line["accessibility"][2]["position"] == 4 && line["accessibility"][2]["count"] == 8)
        #expect(line["pages"][0]["frame"] == [0, 100, 375, 712])
        // In strip coordinates cell 3 is at 228.
        #expect((line["cells"][2]["frame"].frame?[0] ?? 0) + 78.5 == 228)
        // The original brings the cell's trailing edge to the visible part's, which is there already.
        let original = try trace(
            try bar(
                "scroll", ScenarioPlayerTests.eight,
                #""selection": "six", "options": {"preset": "original"}"#))[0]
        #expect(original["strip"]["offset"] == 81)  // 6 · 76 − 375
    }

    /// `icons`, three tabs in 375 × 812 and in landscape.
    @Test func icons() throws {
        let items = """
            "items": [{"id": "a", "icon": "house"}, {"id": "b", "icon": "bell", "tint": "#00FF00"},
            {"id": "c", "icon": "gear", "inactive": "#010203"}]
            """
        let line = try Self.line(
            """
            {"style": "icons", \(items),
            "container": {"width": 375, "height": 812, "safeArea": {"top": 44, "bottom": 34}}}
            """)
        #expect(line["bar"]["frame"] == [0, 722, 375, 56])
        #expect(line["contentInsets"] == Self.insets(44, 0, 90, 0))
        #expect(line["indicator"] == nil && line["raised"] == nil)
        #expect(line["outline"] == "M 0 722 L 375 722 L 375 812 L 0 812 Z")
        #expect(
            line["cells"].items.map { $0["frame"] } == [
                [0, 722, 125, 56], [125, 722, 125, 56], [250, 722, 125, 56],
            ])
        #expect(line["cells"][1]["icon"] == [175.5, 738, 24, 24])
        #expect(line["cells"].items.map { $0["tint"] } == ["#007AFF", "#00FF00", "#010203"])
        let original = try Self.line(
            """
            {"style": "icons", \(items), "options": {"preset": "original"},
            "container": {"width": 375, "height": 812, "safeArea": {"top": 44, "bottom": 34}}}
            """)
        #expect(original["outline"] == "M 0 722 L 375 722 L 375 778 L 0 778 Z")
        let landscape = try Self.line(
            #"{"style": "icons", \#(items), "container": {"device": "iphone-15-landscape"}}"#)
        // 852 wide between insets of 59: cells of 734 / 3.
        #expect(landscape["bar"]["frame"] == [59, 316, 734, 56])
        #expect(
            Self.isClose(landscape["cells"][2]["frame"], [59 + 734 * 2 / 3.0, 316, 734 / 3.0, 56]))
        #expect(landscape["outline"] == "M 0 316 L 852 316 L 852 393 L 0 393 Z")
    }

    static func insets(
        _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double
    ) -> TraceValue {
        .object([
            .init(key: "top", value: .number(top)), .init(key: "leading", value: .number(leading)),
            .init(key: "bottom", value: .number(bottom)),
            .init(key: "trailing", value: .number(trailing)),
        ])
    }
}

extension TraceValue {
    /// A frame as a list of numbers.
    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> TraceValue {
        [.number(x), .number(y), .number(width), .number(height)]
    }
}
