import CamberTestSupport
import Testing

@testable import CamberCore

/// At every text size, on every device, nothing covers anything else.
@Suite struct TextSizeTests {
    static let scales = [0.8, 1, 1.35, 2, 3.1]

    /// Natural widths at 12 points: nothing, a letter, "Nachrichten", "Käyttäjäasetukset", a
    /// sentence.
    static let titleWidths = [0.0, 8, 66, 105, 400]

    /// Two rectangles share an area, by more than rounding.
    static func overlap(_ a: SceneRect?, _ b: SceneRect?) -> Bool {
        guard let a, let b else { return false }
        return min(a.maxX, b.maxX) - max(a.x, b.x) > 1e-6
            && min(a.maxY, b.maxY) - max(a.y, b.y) > 1e-6
    }

    /// What covers what it must not, in words.
    static func problem(_ scene: TabBarScene) -> String? {
        for (index, cell) in scene.cells.enumerated() {
            if overlap(cell.icon, cell.title) { return "icon and title of \(cell.item)" }
            if overlap(cell.badge, cell.title) { return "badge and title of \(cell.item)" }
            if let badge = cell.badge, let icon = cell.icon, badge.contains(icon.center) {
                return "the badge of \(cell.item) covers its icon's centre"
            }
            if let title = cell.title {
                if title.x < cell.frame.x - 1e-6 || title.maxX > cell.frame.maxX + 1e-6 {
                    return "title \(title) of \(cell.item) leaves its cell \(cell.frame)"
                }
                if title.maxY > scene.barFrame.maxY + 1e-6 || title.y < scene.barFrame.y - 1e-6,
                    !cell.isSelected
                {
                    return "title \(title) of \(cell.item) leaves the bar \(scene.barFrame)"
                }
            }
            if let icon = cell.icon,
                icon.x < cell.frame.x - 1e-6 || icon.maxX > cell.frame.maxX + 1e-6
            {
                return "icon \(icon) of \(cell.item) leaves its cell \(cell.frame)"
            }
            for other in scene.cells[(index + 1)...] {
                for a in [cell.icon, cell.title, cell.badge] {
                    for b in [other.icon, other.title, other.badge] where overlap(a, b) {
                        return "\(String(describing: a)) of \(cell.item) and "
                            + "\(String(describing: b)) of \(other.item)"
                    }
                }
            }
        }
        return nil
    }

    static func items(_ count: Int, titleWidth: Double, hasIcons: Bool) -> [TabItem<Int>] {
        (0..<count).map { index in
            let badges: [(TabBadge, Double)] = [
                (.count(1200), 24), (.dot, 0), (.count(3), 6), (.text("New"), 20),
            ]
            return TabItem(
                id: index, title: titleWidth > 0 ? "Title" : "",
                icon: hasIcons || titleWidth == 0 ? "house" : nil, role: .page,
                badge: badges[index % 4].0, titleWidth: titleWidth,
                badgeWidth: badges[index % 4].1)
        }
    }

    @Test(arguments: AnyTabBarStyle.all.indices, scales)
    func nothingCoversAnythingElse(look: Int, scale: Double) {
        for device in TestDevice.all {
            for count in 1...5 {
                for width in Self.titleWidths {
                    for hasIcons in [true, false] {
                        let items = Self.items(count, titleWidth: width, hasIcons: hasIcons)
                        for selected in Set([0, count / 2, count - 1]) {
                            let engine = TabEngine(
                                items: items, selection: .page(selected),
                                style: AnyTabBarStyle.all[look],
                                environment: device.environment(textScale: scale))
                            guard let problem = Self.problem(engine.scene()) else { continue }
                            Issue.record(
                                """
                                \(engine.style.name) on \(device) at \(scale), \(count) tabs, titles \
                                of \(width), \(selected) selected: \(problem)
                                """)
                            return
                        }
                    }
                }
            }
        }
    }

    /// A badge that has grown leaves the icon's centre in sight: 1200 at 1.35 × on an icon of 22
    /// would reach to within 0.2 points of it.
    @Test func largeBadgesMoveUp() throws {
        let items = Self.items(3, titleWidth: 30, hasIcons: true)
        func cell(_ scale: Double) -> SceneCell {
            TabEngine(
                items: items, selection: .page(2), style: AnyTabBarStyle(CircleTabBarStyle()),
                environment: TestDevice.se.environment(textScale: scale)
            ).scene().cells[0]
        }
        for scale in Self.scales {
            let icon = try #require(cell(scale).icon)
            let badge = try #require(cell(scale).badge)
            let growth = min(scale, 1.35)
            #expect(badge.midX.isClose(to: icon.maxX))
            #expect(badge.maxY.isClose(to: min(icon.y + 8 * growth, icon.midY - 1)))
        }
    }

    /// In less room than two letters and their dots a title beside its icon gives way.
    @Test func shortestTitle() {
        #expect(TabTextLimits.shortestTitle == 2)
        func title(_ width: Double, scale: Double) -> SceneRect? {
            var environment = TabEnvironment.plain(width)
            environment.textScale = scale
            return TabEngine(
                items: TestItems.full(1, titleWidth: 200),
                style: AnyTabBarStyle(LabelledTabBarStyle()), environment: environment
            ).scene().cells[0].title
        }
        #expect(title(24, scale: 1)?.width == 24 && title(23.9, scale: 1) == nil)
        // 2 · 12 · 1.35 is 32.4.
        #expect(title(32.5, scale: 2)?.width == 32.5 && title(32.3, scale: 2) == nil)
    }
}
