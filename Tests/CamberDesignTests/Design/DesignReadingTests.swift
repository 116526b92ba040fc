import CamberCore
import CamberDesign
import Testing

@Suite struct DesignReadingTests {
    @Test(arguments: lookNames)
    func whatIsLeftOutHasItsDefault(look: String) throws {
        let read = try design(#"{"style": "\#(look)", "items": []}"#)
        #expect(read.style == AnyTabBarStyle.all.first { $0.name == look })
        #expect(read.items.isEmpty)
        #expect(read.selection == .automatic)
        #expect(read.settings.appearance == TabBarAppearance())
        let phone = try #require(Device.named("iphone-15"))
        #expect(read.container == .device(phone))
        #expect(
            read.environment
                == TabEnvironment(
                    size: SceneSize(393, 852), safeArea: SceneInsets(top: 59, bottom: 34),
                    displayScale: 3,
                    direction: .leftToRight, textScale: 1, colorScheme: .light, reduceMotion: false,
                    increaseContrast: false))
        #expect(read.settings.paging == TabPaging(swipe: nil, retention: .visited))
        #expect(read == BarDesign(try #require(DesignStyle.named(Array(look.utf8)))))
    }

    @Test func itemsHaveTheirDefaults() throws {
        let read = try #require(try design(oneItem()).items.first)
        #expect(read == DesignItem("a"))
        #expect(read.title.isEmpty && read.icon == nil && read.selectedIcon == nil)
        #expect(read.role == nil && read.badge == nil && read.isEnabled)
        #expect(read.tint == nil && read.inactive == nil && read.page == nil)
        #expect(read.titleWidth == nil && read.badgeWidth == nil)
        #expect(read.accessibilityLabel == nil && read.drawnSelectedIcon == nil)
    }

    @Test func everyKeyOfAnItemIsRead() throws {
        let read = try #require(
            try design(
                item(
                    """
                    "title": "홈", "icon": "house", "selectedIcon": "star", "role": "action",
                    "badge": -3, "enabled": false, "tint": "#0102037F", "inactive": "#0a0b0c",
                    "page": "#FFCC00", "titleWidth": 12.5, "badgeWidth": 0,
                    "accessibilityLabel": "Start"
                    """)
            ).items.first)
        #expect(text(read.title) == "홈")
        #expect(read.icon.map(text) == "house" && read.selectedIcon.map(text) == "star")
        #expect(read.role == .action && read.badge == .count(-3) && !read.isEnabled)
        #expect(read.tint == SceneColor(0x010203, alpha: 127.0 / 255))
        #expect(read.inactive == SceneColor(0x0A0B0C) && read.page == SceneColor(0xFFCC00))
        #expect(read.titleWidth == 12.5 && read.badgeWidth == 0)
        #expect(read.accessibilityLabel.map(text) == "Start")
    }

    @Test func badgesAreNumbersTextsOrDots() throws {
        func badge(_ value: String) throws -> DesignBadge? {
            try design(item("\"badge\": \(value)")).items.first?.badge
        }
        #expect(try badge("0") == .count(0))
        #expect(try badge("12345678") == .count(12_345_678))
        #expect(try badge(#""neu""#) == .text(Array("neu".utf8)))
        #expect(try badge(#""""#) == .text([]))
        #expect(try badge(#"{"dot": true}"#) == .dot)
    }

    @Test func theSelectionIsAPageOrNothing() throws {
        func selection(_ look: String, _ value: String) throws -> DesignSelection {
            try design(oneItem(look, "\"selection\": \(value)")).selection
        }
        #expect(try selection("circle", "null") == .none)
        #expect(try selection("circle", #""a""#) == .page(Array("a".utf8)))
        // The keys' order does not matter: the look comes last here.
        let last = #"{"selection": "a", "items": [{"id": "a"}], "style": "icons"}"#
        #expect(try design(last).selection == .page(Array("a".utf8)))
        #expect(designRefusal(oneItem("labelled", #""selection": "a""#)) != nil)
        // A disabled page can be selected, since the app can do it, too.
        let disabled =
            #"{"style": "circle", "items": [{"id": "a", "enabled": false}], "selection": "a"}"#
        #expect(try design(disabled).selection == .page(Array("a".utf8)))
    }

    @Test func everySettingIsRead() throws {
        let read = try design(
            oneItem(
                "circle",
                """
                "direction": "rtl", "textScale": 3.1, "colorScheme": "dark", "reduceMotion": true,
                "increaseContrast": true, "paging": {"swipe": true, "retention": {"neighbours": 2}},
                "appearance": {"tint": {"light": "#5856D6", "dark": "#5E5CE6"}, "page": "#01020300"}
                """))
        #expect(read.environment.direction == .rightToLeft)
        #expect(read.environment.textScale == 3.1)
        #expect(read.environment.colorScheme == .dark)
        #expect(read.environment.reduceMotion && read.environment.increaseContrast)
        #expect(read.settings.paging == TabPaging(swipe: true, retention: .neighbours(2)))
        var colors = TabBarAppearance()
        colors[.tint] = TabColor(light: SceneColor(0x5856D6), dark: SceneColor(0x5E5CE6))
        colors[.page] = TabColor(SceneColor(0x010203, alpha: 0))
        #expect(read.settings.appearance == colors)
        for (name, retention) in [
            ("visited", TabPageRetention.visited), ("all", .all), ("selected", .selected),
        ] {
            let paging = try design(oneItem("circle", #""paging": {"retention": "\#(name)"}"#))
            #expect(paging.settings.paging == TabPaging(retention: retention))
        }
    }

    @Test(arguments: TabColorRole.allCases)
    func everyColourIsRead(role: TabColorRole) throws {
        let read = try design(oneItem("curved", ##""appearance": {"\##(role.name)": "#123456"}"##))
        var colors = TabBarAppearance()
        colors[role] = TabColor(0x123456)
        #expect(read.settings.appearance == colors)
    }

    @Test(arguments: Device.all)
    func everyDeviceIsAContainer(device: Device) throws {
        let read = try design(
            oneItem("icons", #""container": {"device": "\#(text(device.name))"}"#))
        #expect(read.container == .device(device))
        #expect(
            read.environment.size == device.size && read.environment.displayScale == device.scale)
        #expect(read.environment.safeArea == device.safeArea)
    }

    @Test func containersHaveDefaultsToo() throws {
        let bare = try design(oneItem("icons", #""container": {"width": 0, "height": 10000}"#))
        #expect(bare.container == .custom(SceneSize(0, 10_000), scale: 3, safeArea: .zero))
        let full = try design(
            oneItem(
                "icons",
                """
                "container": {"width": 100.5, "height": 2, "scale": 2,
                "safeArea": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}}
                """))
        #expect(
            full.container
                == .custom(
                    SceneSize(100.5, 2), scale: 2,
                    safeArea: SceneInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    }

    @Test(
        arguments: [
            (nil, nil, nil), ("house", nil, "house.fill"), ("house.fill", nil, "house.fill"),
            ("house", "house", "house"), ("house", "star", "star"), ("nope", nil, "nope"),
            (nil, "star", "star"),
        ] as [(String?, String?, String?)])
    func selectedIconsAreFilledUnlessNamed(icon: String?, selected: String?, drawn: String?) {
        var item = DesignItem("a")
        item.icon = icon.map { Array($0.utf8) }
        item.selectedIcon = selected.map { Array($0.utf8) }
        #expect(item.drawnSelectedIcon.map(text) == drawn)
    }

    @Test func repeatedIDsCanBeLetThrough() throws {
        let text = #"{"style": "circle", "items": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}"#
        let read = try BarDesign.read(Array(text.utf8), duplicates: .allowed)
        #expect(read.items.count == 3)
        var player = ScenarioPlayer(Scenario(read))
        #expect(player.items == [DesignItem("a"), DesignItem("b")])
        let remarks = player.takeDiagnostics()
        #expect(remarks.map { $0.code.name } == ["duplicate-id"])
        #expect(remarks.first.map { player.ids.text($0.id) } == Array("a".utf8))
    }
}
