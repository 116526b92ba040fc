import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct BadgeTests {
    static func scene<Style: TabBarStyle>(
        _ style: Style, badge: TabBadge, badgeWidth: Double = 6,
        direction: TabLayoutDirection = .leftToRight,
        textScale: Double = 1, icon: String? = "house", titleWidth: Double = 30, count: Int = 3,
        on index: Int = 1
    ) -> TabBarScene {
        var items = TestItems.full(count, titleWidth: titleWidth)
        items[index].badge = badge
        items[index].badgeWidth = badgeWidth
        items[index].icon = icon
        return TabEngine(
            items: items, style: AnyTabBarStyle(style),
            environment: TestDevice.iPhone15.environment(direction: direction, textScale: textScale)
        ).scene()
    }

    /// B140: a number is whole up to the cap.
    @Test(
        arguments: [
            (1, "1"), (30, "30"), (303, "303"), (999, "999"), (1000, "999+"), (Int.max, "999+"),
            (0, nil), (-1, nil), (Int.min, nil),
        ] as [(Int, String?)])
    func numbersAreWrittenOutUpToTheCap(count: Int, text: String?) {
        let engine = TabEngine(
            CircleTabBarStyle(), [TabItem(id: 0, icon: "house", badge: .count(count))], on: .se)
        #expect(engine.badgeText(of: 0) == text)
        #expect((engine.scene().cells[0].badge == nil) == (text == nil))
    }

    @Test func theCapIsAParameter() {
        var style = IconsTabBarStyle()
        style.common.badgeCap = 99
        let engine = TabEngine(
            style, [TabItem(id: 0, badge: .count(100)), TabItem(id: 1, badge: .count(99))], on: .se)
        #expect(engine.badgeText(of: 0) == "99+" && engine.badgeText(of: 1) == "99")
    }

    @Test func emptyTextsShowNothingAndADotSaysNothing() {
        let engine = TabEngine(
            IconsTabBarStyle(),
            [
                TabItem(id: 0, icon: "house", badge: .text("")),
                TabItem(id: 1, icon: "house", badge: .dot),
                TabItem(id: 2, icon: "house", badge: .text("new")),
            ], on: .se)
        #expect((0..<3).map(engine.badgeText) == [nil, nil, "new"])
        #expect(engine.scene().cells.map { $0.badge != nil } == [false, true, true])
    }

    //      ╭──╮
    //   ▢▢▢│ 3│   its centre is the icon's trailing top corner
    //   ▢▢▢╰──╯
    @Test func sizesAndPlaceOnAnIcon() {
        // Icon of 24 around (196.5, 790): its right top corner is (208.5, 778).
        let dot = Self.scene(IconsTabBarStyle(), badge: .dot).cells[1].badge
        #expect(dot.isClose(to: SceneRect(204.5, 774, 8, 8)))
        let small = Self.scene(IconsTabBarStyle(), badge: .count(3)).cells[1].badge
        #expect(small.isClose(to: SceneRect(200.5, 770, 16, 16)))
        let wide = Self.scene(IconsTabBarStyle(), badge: .count(303), badgeWidth: 19).cells[1].badge
        #expect(wide.isClose(to: SceneRect(194, 770, 29, 16)))
    }

    /// B145: in a right-to-left bar the trailing corner is the left one.
    @Test func rightToLeftTheBadgeIsAtTheLeft() throws {
        let cell = Self.scene(IconsTabBarStyle(), badge: .dot, direction: .rightToLeft).cells[1]
        let icon = try #require(cell.icon)
        #expect(cell.badge?.center.isClose(to: ScenePoint(icon.x, icon.y)) ?? false)
    }

    @Test func coloursAndDrawingInFront() {
        for (index, style) in AnyTabBarStyle.all.enumerated() where index != 3 {
            var items = TestItems.full(3)
            items[0].badge = .count(1)
            items[2].badge = .dot
            let scene = TabEngine(
                items: items, style: style, environment: TestDevice.se.environment()
            ).scene()
            #expect(scene.drawingOrder.suffix(2) == ["badge 0", "badge 2"])
            #expect(scene.cells[0].badgeColor == SceneColor(0xFF3B30))
            #expect(scene.cells[0].badgeTextColor == .white)
            #expect(scene.badgeFontSize == 10)
        }
    }

    /// B143, and a badge wider than the bar itself.
    @Test(arguments: [4.0, 40, 300, 5000])
    func staysInsideTheBarsWidth(width: Double) throws {
        for style in AnyTabBarStyle.all where style.placement == .bottom {
            for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
                var items = TestItems.full(5)
                items[4].badge = .text("9")
                items[4].badgeWidth = width
                for side in [40.0, 120, 375] {
                    let scene = TabEngine(
                        items: items, style: style, environment: .plain(side, direction: direction)
                    ).scene()
                    let badge = try #require(scene.cells[4].badge)
                    #expect(badge.x >= scene.barFrame.x - 1e-9)
                    #expect(badge.maxX <= scene.barFrame.maxX + 1e-9)
                }
            }
        }
    }

    //  |   label  4 ●  |   title and badge are centred together
    @Test func standsAfterATitleWithoutAnIcon() throws {
        // B146: label 50, badge 18, tab 90: 72 in all, so 9 before and after.
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(90)
        let cell = Self.scene(style, badge: .count(7), badgeWidth: 8, icon: nil, titleWidth: 50)
            .cells[1]
        #expect(cell.title?.x.isClose(to: 99) ?? false)
        #expect(cell.title?.width.isClose(to: 50) ?? false)
        #expect(cell.badge?.x.isClose(to: 153) ?? false)
        #expect(cell.badge?.width.isClose(to: 18) ?? false)
        #expect(cell.badge?.midY.isClose(to: cell.title?.midY ?? .nan) ?? false)
        #expect(!cell.isTitleTruncated)
        // 68 are left of 90 beside 4 + 18.
        let long = Self.scene(style, badge: .count(7), badgeWidth: 8, icon: nil, titleWidth: 88)
            .cells[1]
        #expect(long.title?.width.isClose(to: 68) ?? false)
        #expect(long.isTitleTruncated)
        #expect(long.badge?.maxX.isClose(to: 180) ?? false)
    }

    //    ╭──╮
    //  | ╰3─╯ |   dots need 0.85 · 17 = 14.45; 34 − 4 − 16 leave 14
    //  |label |
    @Test func standsOnATitleThatHasNoRoomBesideIt() {
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(34)
        let cell = Self.scene(style, badge: .count(3), icon: nil, titleWidth: 30).cells[1]
        // The title is where it is without a badge; the badge around its end, inside the cell.
        let line = (59 + 26.5) - 1.2 * 17 / 2
        #expect(cell.title.isClose(to: SceneRect(36, line, 30, 20.4)))
        #expect(!cell.isTitleTruncated)
        #expect(cell.badge.isClose(to: SceneRect(52, line - 16, 16, 16)))
    }

    /// 20 + 2 · 8 wide, as cells are that follow their titles: 36 − 4 − 16 leave 16, more than dots need.
    @Test func aTitleIsShortenedForItsBadgeAsLongAsItsDotsFit() {
        var style = ScrollTabBarStyle()
        style.cellWidth = .intrinsic(minimum: 0, padding: 8)
        let cell = Self.scene(style, badge: .count(3), icon: nil, titleWidth: 20).cells[1]
        #expect(cell.title.isClose(to: SceneRect(36, (59 + 26.5) - 1.2 * 17 / 2, 16, 20.4)))
        #expect(cell.isTitleTruncated)
        #expect(cell.badge.isClose(to: SceneRect(56, 59 + 26.5 - 8, 16, 16)))
    }

    /// A disc of 56 floats over nine columns of 35.6; the title on it has 35.6 around the disc's middle,
    /// which the bar's end keeps away from the column's.
    @Test(arguments: [TabLayoutDirection.leftToRight, .rightToLeft])
    func aBadgeOnADiscStaysBesideItsTitle(direction: TabLayoutDirection) throws {
        for badgeWidth in [6.0, 12] {
            var items = TestItems.full(9, titleWidth: 8)
            items[0].icon = nil
            items[0].badge = .count(3)
            items[0].badgeWidth = badgeWidth
            let scene = TabEngine(
                items: items, style: AnyTabBarStyle(NotchTabBarStyle()),
                environment: .plain(320, direction: direction)
            ).scene()
            let (title, badge) = (
                try #require(scene.cells[0].title), try #require(scene.cells[0].badge)
            )
            let gap = direction == .leftToRight ? badge.x - title.maxX : title.x - badge.maxX
            #expect(gap.isClose(to: 4))
        }
    }

    /// 48 have no room for 12 points of a title beside 4 and a badge of 34, and a low row none above it.
    @Test func aTitleGoesForItsBadgeWhereNotEvenItsDotsFit() {
        var low = ScrollTabBarStyle()
        low.cellWidth = .fixed(48)
        low.rowHeight = 40
        let cell = Self.scene(low, badge: .count(1200), badgeWidth: 24, icon: nil, titleWidth: 40)
            .cells[1]
        #expect(cell.title == nil && !cell.isTitleTruncated)
        #expect(cell.badge.isClose(to: SceneRect(48 + 7, 59 + 20 - 8, 34, 16)))
    }

    @Test(arguments: [1.0, 2, 4])
    func aLoneTitleAndItsBadgeStayInTheirCellAndApart(textScale: Double) throws {
        for cellWidth in [0, 5, 12, 20, 30, 36, 41, 60, 76, 90, 200] as [Double] {
            for titleWidth in [0, 3, 12, 25, 47, 120] as [Double] {
                for badgeWidth in [6, 19.7, 49.2, 400] as [Double] {
                    for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
                        var style = ScrollTabBarStyle()
                        style.cellWidth = .fixed(cellWidth)
                        let scene = Self.scene(
                            style, badge: .text("9"), badgeWidth: badgeWidth, direction: direction,
                            textScale: textScale, icon: nil, titleWidth: titleWidth, on: 0)
                        guard let cell = scene.cells.first else { continue }
                        let dots = 0.85 * scene.titleFontSize
                        let badge = try #require(cell.badge)
                        #expect(badge.x >= cell.frame.x - 1e-9)
                        #expect(badge.maxX <= cell.frame.maxX + 1e-9)
                        guard let title = cell.title else {
                            #expect(cell.frame.width < dots)
                            continue
                        }
                        #expect(title.x >= cell.frame.x - 1e-9)
                        #expect(title.maxX <= cell.frame.maxX + 1e-9)
                        #expect(title.width >= min(dots, titleWidth) - 1e-9)
                        let isBeside = badge.x >= title.maxX - 1e-9 || badge.maxX <= title.x + 1e-9
                        #expect(isBeside || badge.maxY <= title.y + 1e-9)
                    }
                }
            }
        }
    }

    @Test func neverChangesACellsWidth() {
        var strip = ScrollTabBarStyle()
        strip.cellWidth = .intrinsic(minimum: 0, padding: 8)
        for style in AnyTabBarStyle.all + [AnyTabBarStyle(strip)] {
            var items = TestItems.titled([20, 40, 60])
            func frames() -> [SceneRect] {
                TabEngine(items: items, style: style, environment: TestDevice.se.environment())
                    .scene().cells.map(\.frame)
            }
            let before = frames()
            items[0].badge = .count(500)
            items[1].badge = .dot
            #expect(frames() == before)
        }
    }

    @Test func growsWithTheTextUpToItsCap() throws {
        for (scale, growth) in [(1.2, 1.2), (1.35, 1.35), (3.1, 1.35)] {
            let scene = Self.scene(
                IconsTabBarStyle(), badge: .count(100), badgeWidth: 18, textScale: scale)
            let badge = try #require(scene.cells[1].badge)
            #expect(scene.badgeFontSize.isClose(to: 10 * growth))
            #expect(badge.height.isClose(to: 16 * growth))
            #expect(badge.width >= 18 * growth + 10 - 1e-9)
            #expect(badge.center.isClose(to: ScenePoint(208.5, 778)))
        }
    }

    /// B151 and B152: the value is on its own tab only.
    @Test func isReadOnItsOwnTab() {
        var items = TestItems.full(4)
        items[1].badge = .count(5)
        items[2].badge = .dot
        let engine = TabEngine(IconsTabBarStyle(), items, on: .se)
        #expect(engine.accessibility(in: engine.scene()).map(\.value) == [nil, "5", nil, nil])
    }
}
