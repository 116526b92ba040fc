import CamberCore
import Testing

/// What random worlds (`Scripts/properties`) have found, each in its smallest form.
@Suite struct RegressionTests {
    private static let scroll = AnyTabBarStyle.all[3]

    private static func items(_ ids: ClosedRange<Int>) -> [TabItem<Int>] {
        ids.map { TabItem(id: $0, title: "A", icon: "house", titleWidth: 40) }
    }

    private static func bar(
        _ ids: ClosedRange<Int>, style: AnyTabBarStyle = scroll, width: Double = 390,
        insets: SceneInsets = .zero
    ) -> TabEngine<Int> {
        TabEngine(
            items: items(ids), style: style,
            environment: TabEnvironment(size: SceneSize(width, 844), safeArea: insets))
    }

    private static func send(_ bar: inout TabEngine<Int>, _ event: TabEvent<Int>, at time: Double) {
        _ = bar.send(event, at: time)
    }

    private static func scene(_ bar: TabEngine<Int>, at time: Double) -> TabBarScene {
        var scene = TabBarScene()
        bar.scene(at: time, into: &scene)
        return scene
    }

    private static func visible(_ bar: TabEngine<Int>, at time: Double) -> [Int] {
        var pages: [TabPagePlacement] = []
        bar.pages(at: time, into: &pages)
        return pages.filter { $0.isVisible }.map { bar.items[$0.item].id }
    }

    @Test func aSurfaceInsetBeyondTheRowGivesNoNegativeHeight() throws {
        let curved = AnyTabBarStyle.all[2]
        let index = try #require(curved.parameters.firstIndex { $0.name == "surfaceInset" })
        let bar = Self.bar(0...2, style: curved.setting(index, to: .number(200)))
        #expect(Self.scene(bar, at: 0).barFrame.height >= 0)
    }

    /// The two insets were scaled down to a width that rounding made negative.
    @Test func insetsWiderThanTheContainerGiveFiniteNumbers() throws {
        let insets = SceneInsets(leading: 34.39161163360207, trailing: 25.794245293684767)
        for style in AnyTabBarStyle.all {
            let bar = Self.bar(0...2, style: style, width: 2, insets: insets)
            for cell in Self.scene(bar, at: 0).cells {
                #expect(cell.frame.x.isFinite && cell.frame.width >= 0, "\(style.name)")
            }
            let indicator = Self.scene(bar, at: 0).indicator
            #expect(indicator?.x.isFinite ?? true, "\(style.name)")
        }
    }

    /// The new page took the slot that the released page was on its way to.
    @Test func aPageInsertedBetweenPagesOnTheirWayIsNotShown() {
        var bar = Self.bar(0...1)
        Self.send(&bar, .touchDown(ScenePoint(360, 340)), at: 6)
        Self.send(&bar, .touchUp(ScenePoint(110, 340)), at: 7)
        #expect(bar.selection == 1)
        let old = bar.items
        Self.send(&bar, .items([old[0], Self.items(7...7)[0], old[1]]), at: 7)
        #expect(bar.selection == 1)
        #expect(Self.visible(bar, at: bar.restTime) == [1])
    }

    /// New colours took the bar to its target at once, because of the slot beyond the first page.
    @Test func newColoursMoveNothing() throws {
        var bar = Self.bar(0...1)
        Self.send(&bar, .touchDown(ScenePoint(210, 480)), at: 4)
        Self.send(&bar, .touchMove(ScenePoint(230, 490)), at: 4)
        Self.send(&bar, .select(1), at: 4)
        let before = try #require(bar.position(at: 4))
        #expect(before < 0)
        Self.send(&bar, .appearance(TabBarAppearance(tint: TabColor(0xFF0000))), at: 4)
        #expect(bar.position(at: 4) == before)
    }

    /// After a slide to a far page, another page's removal moved a strip that a hand had scrolled.
    @Test func aRemovedPageThatSlidAwayMovesNoStrip() throws {
        var bar = Self.bar(0...19)
        Self.send(&bar, .select(10), at: 0)
        Self.send(&bar, .wheel(dx: -200, dy: 0, at: ScenePoint(100, 20)), at: 5)
        let items = bar.items
        let before = try #require(Self.scene(bar, at: 5).strip?.offset)
        Self.send(&bar, .items(Array(items.dropFirst())), at: 6)
        let after = try #require(Self.scene(bar, at: 6).strip?.offset)
        #expect(before - after == 76)
    }

    /// Whether a page that only a spring's overshoot shows was kept depended on when one asked.
    @Test func askingDuringAnOvershootKeepsNoMorePages() throws {
        var look = Self.scroll
        let index = try #require(look.parameters.firstIndex { $0.kind == .motion })
        look = look.setting(index, to: .motion(.spring(response: 0.5, dampingRatio: 0.2)))
        var rare = Self.bar(0...3, style: look)
        Self.send(&rare, .select(1), at: 0)
        var often = rare
        for step in 1...40 { _ = often.advance(to: Double(step) * 0.05) }
        _ = rare.advance(to: 30)
        _ = often.advance(to: 30)
        var (few, many): ([TabPagePlacement], [TabPagePlacement]) = ([], [])
        rare.pages(at: 30, into: &few)
        often.pages(at: 30, into: &many)
        #expect(few == many)
    }

    // MARK: A finger that holds pages beyond an end

    /// Pages that stand 45 points beyond the first, held by a finger.
    private static func held() throws -> TabEngine<Int> {
        var bar = bar(0...0)
        send(&bar, .touchDown(ScenePoint(240, 400)), at: 1)
        send(&bar, .touchMove(ScenePoint(140, 400)), at: 1)
        #expect(try #require(bar.position(at: 1)) > 0.1)
        return bar
    }

    @Test func resizingLeavesItWhereItIs() throws {
        var bar = try Self.held()
        let before = try #require(bar.position(at: 1))
        Self.send(&bar, .environment(TabEnvironment(size: SceneSize(800, 600))), at: 1)
        Self.send(&bar, .touchMove(ScenePoint(140, 400)), at: 1)
        #expect(abs(try #require(bar.position(at: 1)) - before) < 1e-9)
    }

    @Test func aPageThatComesThereLeavesItWhereItIs() throws {
        var bar = try Self.held()
        let before = try #require(bar.position(at: 1))
        Self.send(&bar, .items(Self.items(0...1)), at: 1)
        Self.send(&bar, .touchMove(ScenePoint(140, 400)), at: 1)
        #expect(abs(try #require(bar.position(at: 1)) - before) < 1e-9)
        Self.send(&bar, .touchMove(ScenePoint(101, 400)), at: 1)
        #expect(abs(try #require(bar.position(at: 1)) - before - 0.1) < 1e-9)
    }

    /// Beyond a whole page there is nothing to see and no rubber band that reaches.
    @Test func noReleaseSwingsAWholePageTooFar() throws {
        var bar = Self.bar(0...0)
        Self.send(&bar, .touchDown(ScenePoint(300, 400)), at: 0)
        Self.send(&bar, .touchMove(ScenePoint(200, 400)), at: 0.1)
        Self.send(&bar, .touchMove(ScenePoint(0, 400)), at: 0.1005)
        Self.send(&bar, .touchUp(ScenePoint(0, 400)), at: 0.1005)
        for step in 0...100 {
            #expect(abs(try #require(bar.position(at: 0.1005 + Double(step) * 0.01))) < 1)
        }
    }

    /// It depended on the last digit of its value whether it dipped on the way back.
    @Test func theLastTabStaysSelectedWhilePagesSpringBack() throws {
        var bar = Self.bar(0...1)
        Self.send(&bar, .select(1, animated: false), at: 0)
        Self.send(&bar, .touchDown(ScenePoint(300, 400)), at: 1)
        Self.send(&bar, .touchMove(ScenePoint(250, 400)), at: 1.01)
        Self.send(&bar, .touchMove(ScenePoint(200, 400)), at: 1.02)
        Self.send(&bar, .touchUp(ScenePoint(200, 400)), at: 1.02)
        #expect(try #require(bar.position(at: 1.02)) > 1)
        for step in 0...50 {
            let cells = Self.scene(bar, at: 1.02 + Double(step) * 0.01).cells
            #expect(cells.first { $0.isSelected }?.emphasis == 1)
        }
    }

    // MARK: A strip beyond its ends

    /// A strip that a finger holds beyond its first cell.
    private static func pulled() -> TabEngine<Int> {
        var bar = bar(0...19)
        send(&bar, .touchDown(ScenePoint(100, 20)), at: 0)
        send(&bar, .touchMove(ScenePoint(200, 20)), at: 0.5)
        return bar
    }

    /// The offset at rest after a strip was let go beyond its end and something happened to it.
    private func rest(_ bar: TabEngine<Int>) -> Double? {
        Self.scene(bar, at: max(bar.time, bar.restTime)).strip?.offset
    }

    @Test func aTapBringsAStripHomeThatWasCaughtBeyondItsEnd() throws {
        var bar = Self.pulled()
        Self.send(&bar, .touchUp(ScenePoint(200, 20)), at: 1)
        Self.send(&bar, .touchDown(ScenePoint(200, 20)), at: 1.05)
        Self.send(&bar, .touchDown(ScenePoint(30, 20), finger: 0), at: 1.06)
        Self.send(&bar, .touchUp(ScenePoint(30, 20)), at: 1.07)
        #expect(rest(bar) == 0)
    }

    @Test func hidingTheBarLetsAStripGo() throws {
        var bar = Self.pulled()
        Self.send(&bar, .barHidden(true), at: 1)
        Self.send(&bar, .barHidden(false), at: 3)
        #expect(rest(bar) == 0)
    }
}
