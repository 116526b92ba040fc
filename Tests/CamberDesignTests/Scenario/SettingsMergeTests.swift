import CamberCore
import CamberDesign
import Testing

/// What a `set` makes of the settings.
@Suite struct SettingsMergeTests {
    /// The settings after some `set` steps, one after another.
    static func settings(_ design: BarDesign, _ sets: String...) throws -> DesignSettings {
        let steps = sets.map { #"{"at": 0, "set": \#($0)}"# }.joined(separator: ", ")
        let read = try scenario("{\"steps\": [\(steps)]}", for: design)
        guard case .set(let settings) = read.steps.last?.event else { return design.settings }
        return settings
    }

    static let full = """
        "options": {"barHeight": 60, "lift": 5, "motion": "instant"},
        "appearance": {"tint": "#010203", "page": {"light": "#FFFFFF", "dark": "#000000"}},
        "direction": "rtl", "textScale": 2, "colorScheme": "dark", "reduceMotion": true,
        "increaseContrast": true, "paging": {"swipe": true, "retention": "all"}
        """

    @Test func nothingIsChangedThatIsNotNamed() throws {
        let bar = try design(oneItem("circle", Self.full))
        #expect(try Self.settings(bar, "{}") == bar.settings)
        #expect(try Self.settings(bar, #"{"textScale": 2}"#) == bar.settings)
        #expect(try Self.settings(bar, #"{"style": "circle"}"#) == bar.settings)
        var changed = bar.settings
        changed.textScale = 3
        #expect(try Self.settings(bar, #"{"textScale": 3}"#) == changed)
    }

    @Test func nullReturnsAKeyToItsDefault() throws {
        let bar = try design(oneItem("circle", Self.full))
        let plain = try design(oneItem("circle")).settings
        let keys = [
            "options", "appearance", "direction", "textScale", "colorScheme", "reduceMotion",
            "increaseContrast", "paging",
        ]
        let all = keys.map { "\"\($0)\": null" }.joined(separator: ", ")
        #expect(try Self.settings(bar, "{\(all)}") == plain)
        // One at a time, each leaves the others alone.
        for key in keys {
            let others = keys.filter { $0 != key }.map { "\"\($0)\": null" }
            let one = try Self.settings(bar, "{\"\(key)\": null}")
            #expect(one != bar.settings && one != plain, "\(key)")
            #expect(
                try Self.settings(bar, "{\"\(key)\": null}", "{\(others.joined(separator: ","))}")
                    == plain, "\(key)")
        }
    }

    @Test func optionsMergeOneByOne() throws {
        let bar = try design(oneItem("circle", Self.full))
        let merged = try Self.settings(bar, #"{"options": {"lift": 7, "barHeight": null}}"#)
        let expected = try design(
            oneItem("circle", #""options": {"lift": 7, "motion": "instant"}"#))
        #expect(merged.style == expected.settings.style)
    }

    @Test func theColoursOfTheAppearanceMergeOneByOne() throws {
        let bar = try design(oneItem("circle", Self.full))
        let merged = try Self.settings(
            bar, ##"{"appearance": {"tint": null, "badge": "#FF0000", "page": "#00FF00"}}"##)
        var colors = TabBarAppearance()
        colors[.badge] = TabColor(0xFF0000)
        colors[.page] = TabColor(0x00FF00)
        #expect(merged.appearance == colors)
    }

    @Test func thePartsOfPagingMerge() throws {
        let bar = try design(oneItem("circle", Self.full))
        #expect(
            try Self.settings(bar, #"{"paging": {"swipe": null}}"#).paging
                == TabPaging(swipe: nil, retention: .all))
        #expect(
            try Self.settings(bar, #"{"paging": {"retention": null}}"#).paging
                == TabPaging(swipe: true, retention: .visited))
        #expect(
            try Self.settings(bar, #"{"paging": {"swipe": false}}"#).paging
                == TabPaging(swipe: false, retention: .all))
    }

    @Test func thePresetStandsBelowTheOptionsThatAreSet() throws {
        let bar = try design(oneItem("scroll", #""options": {"edges": "rubberBand"}"#))
        let original = try Self.settings(bar, #"{"options": {"preset": "original"}}"#)
        #expect(original.style.isOriginal)
        // `edges` was set, though to its default, and stays; `fades` was not.
        let expected = try design(
            oneItem("scroll", #""options": {"preset": "original", "edges": "rubberBand"}"#))
        #expect(original.style == expected.settings.style)
        let back = try Self.settings(
            bar, #"{"options": {"preset": "original"}}"#, #"{"options": {"preset": null}}"#)
        #expect(back == bar.settings)
    }

    @Test func anotherLookStartsFromItsOwnDefaults() throws {
        let bar = try design(
            oneItem(
                "circle", #""options": {"preset": "original", "barHeight": 60}, "textScale": 2"#))
        let icons = try Self.settings(bar, #"{"style": "icons"}"#)
        #expect(icons.style == (try design(oneItem("icons")).settings.style))
        #expect(icons.textScale == 2)
        let set = try Self.settings(bar, #"{"options": {"barHeight": 44}, "style": "icons"}"#)
        let expected = try design(oneItem("icons", #""options": {"barHeight": 44}"#))
        #expect(set.style == expected.settings.style)
    }

    /// `null` is a value of the option itself: no flick at all.
    @Test func nullStandsForNoneWhereAnOptionHasIt() throws {
        let bar = try design(oneItem("scroll", #""options": {"flickVelocity": 300}"#))
        let none = try Self.settings(bar, #"{"options": {"flickVelocity": null}}"#)
        let expected = try design(oneItem("scroll", #""options": {"flickVelocity": null}"#))
        #expect(none.style == expected.settings.style)
        let reset = try Self.settings(bar, #"{"options": null}"#)
        #expect(reset.style == (try design(oneItem("scroll")).settings.style))
    }
}
