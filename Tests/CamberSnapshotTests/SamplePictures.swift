import CamberSnapshot

@testable import CamberCore

/// Pictures of whole bars, put together by hand as the engine would.
struct SampleBar {
    var style: AnyTabBarStyle
    var items: [TabItem<String>]
    var appearance = TabBarAppearance()
    var environment = TabEnvironment(
        size: SceneSize(393, 852), safeArea: SceneInsets(top: 59, bottom: 34))
    /// The position over the pages.
    var position = 0.0
    var stripOffset = 0.0
    var measurer = TextMeasurer.fixed()
    var device: DeviceFrame?

    var picture: BarPicture {
        let scheme = environment.colorScheme
        let list = TabItemList(measurer.measured(items, for: style))
        let traits = list.traits(
            style: style, scheme: scheme, followsTint: style.inactiveFollowsTint, backdrop: nil)
        let pages = traits.indices.filter { traits[$0].role == .page }
        let palette = style.palette(appearance, scheme: scheme)
        let first = min(max(0, Int(position)), max(0, pages.count - 1))
        let fraction = position - Double(first)
        var emphases: [TabItemEmphasis] = []
        if pages.indices.contains(first) {
            emphases.append(TabItemEmphasis(item: pages[first], value: 1 - fraction))
        }
        if fraction > 0, pages.indices.contains(first + 1) {
            emphases.append(TabItemEmphasis(item: pages[first + 1], value: fraction))
        }
        let strip = style.strip(traits, environment)
        let selected = pages.isEmpty ? nil : pages[min(pages.count - 1, Int(position.rounded()))]
        let context = TabBarContext(
            items: traits, pages: pages, environment: environment, palette: palette,
            position: pages.isEmpty ? nil : position, selectedItem: selected, emphases: emphases,
            pressedItems: [], strip: strip, stripOffset: stripOffset)
        var scene = TabBarScene()
        style.scene(context, into: &scene)
        let page = selected.map { index in
            SamplePage(
                title: items[index].title.isEmpty ? items[index].id : items[index].title,
                color: items[index].page?.resolved(scheme), neutral: palette[.page],
                frame: scene.pageArea)
        }
        return BarPicture(
            scene: scene, environment: environment,
            items: items.map { BarPictureItem($0, badgeCap: style.common.badgeCap) },
            titleWeight: style.titleFont.weight, pages: page.map { [$0] } ?? [], device: device)
    }
}

extension SampleBar {
    static let circle = SampleBar(
        style: AnyTabBarStyle(CircleTabBarStyle()),
        items: [
            TabItem(
                id: "home", title: "Home", icon: "house.fill", tint: TabColor(0xFFCC00),
                page: TabColor(0xFFCC00)),
            TabItem(
                id: "photo", title: "Photo", icon: "photo.fill", badge: .count(3),
                tint: TabColor(0xFF3B30), page: TabColor(0xFF3B30)),
            TabItem(
                id: "profile", title: "Profile", icon: "person.circle.fill", badge: .dot,
                tint: TabColor(0x007AFF), page: TabColor(0x007AFF)),
        ])

    static let labelled = SampleBar(
        style: AnyTabBarStyle(LabelledTabBarStyle()),
        items: [
            TabItem(id: "home", title: "홈", icon: "house"),
            TabItem(id: "new", icon: "plus.app.fill"),
            TabItem(id: "me", title: "마이페이지", icon: "person", badge: .count(12)),
        ])

    static let curved = SampleBar(
        style: AnyTabBarStyle(CurvedTabBarStyle()),
        items: [
            TabItem(id: "home", title: "Home", icon: "house", selectedIcon: "house"),
            TabItem(
                id: "services", title: "Services", icon: "envelope.open.badge.clock",
                selectedIcon: "envelope.open.badge.clock"),
            TabItem(
                id: "partners", title: "Partners", icon: "hand.raised",
                selectedIcon: "hand.raised"),
            TabItem(
                id: "activity", title: "Activity", icon: "bell", selectedIcon: "bell",
                badge: .count(1200)),
        ])

    static let scroll = SampleBar(
        style: AnyTabBarStyle(ScrollTabBarStyle()),
        items: zip(
            ["one", "two", "three", "four", "five", "six", "seven", "eight"],
            [0xFF3B30, 0x007AFF, 0xFFCC00, 0x8E8E93, 0xFF9500, 0xA2845E, 0x32ADE6, 0x5856D6]
        ).map { TabItem(id: $0, title: $0, page: TabColor(UInt32($1))) })

    static let icons = SampleBar(
        style: AnyTabBarStyle(IconsTabBarStyle()),
        items: [
            TabItem(id: "house", title: "Home", icon: "house"),
            TabItem(id: "message", title: "Messages", icon: "message", badge: .text("New")),
            TabItem(id: "me", title: "Me", icon: "person.crop.circle"),
        ])

    static let all = [circle, labelled, curved, scroll, icons]
}
