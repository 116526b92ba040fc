import CamberTestSupport
import Testing

@testable import CamberCore

/// What a bar does when one thing happens in the middle of another.
@Suite struct StateMachineTests {
    private func circle(_ ids: [String], selected: String) -> TabEngine<String> {
        var style = CircleTabBarStyle()
        style.common.motion = .linear(0.4)
        return TabEngine(
            items: items(ids), selection: .page(selected), style: AnyTabBarStyle(style),
            environment: .plain(375, 812))
    }

    private func items(_ ids: [String]) -> [TabItem<String>] {
        ids.map { TabItem(id: $0, title: $0, icon: "house", titleWidth: 20) }
    }

    private func strip(_ count: Int, width: Double = 300) -> TabEngine<Int> {
        TabEngine(
            items: TestItems.titled(Array(repeating: 40, count: count)),
            style: AnyTabBarStyle(ScrollTabBarStyle()), environment: .plain(width))
    }

    // MARK: Lists that change while the bar moves

    /// From a to e, a quarter of the way: on b. What the list becomes moves that place; where b is gone
    /// it is a quarter of the way between those that remain.
    ///
    ///     a b c d e    p = 1.0  ──▶  e d c b a: still on b, now the fourth, on its way to the first
    @Test(arguments: [
        (["e", "d", "c", "b", "a"], 3.0), (["a", "e"], 0.25),
        (["a", "x", "b", "c", "d", "e"], 2.0),
        (["x", "a", "b", "c", "d", "e"], 2.0),
    ])
    func theIndicatorStaysBetweenItsPages(list: [String], expected: Double) throws {
        var bar = circle(["a", "b", "c", "d", "e"], selected: "a")
        _ = bar.send(.activate("e"), at: 0)
        #expect(try #require(bar.position(at: 0.1)).isClose(to: 1))
        let told = bar.send(.items(items(list)), at: 0.1)
        #expect(told.isEmpty)
        let position = try #require(bar.position(at: 0.1))
        #expect(position.isClose(to: expected))
        for step in 0...50 {
            let p = try #require(bar.position(at: 0.1 + Double(step) * 0.02))
            #expect(p >= -1e-9 && p <= Double(list.count - 1) + 1e-9)
        }
        #expect(bar.position(at: 3) == Double(try #require(list.firstIndex(of: "e"))))
    }

    @Test func aLostSelectionIsReportedAndSettles() {
        var bar = circle(["a", "b", "c"], selected: "b")
        let told = bar.send(.items(items(["a", "c"])), at: 1) + bar.advance(to: 1)
        #expect(told.map(\.id) == ["c", "c"])
        #expect(told.map(\.kind) == [.select(from: "b"), .settle])
    }

    // MARK: Selections that wait

    @Test func whatIsSelectedInAnEmptyListWaits() {
        func filled(_ wanted: TabInitialSelection<String>) -> TabEngine<String> {
            var bar = TabEngine(
                items: [], selection: wanted, style: AnyTabBarStyle(IconsTabBarStyle()),
                environment: .plain(375))
            _ = bar.send(.items(items(["a", "b"])), at: 1)
            return bar
        }
        #expect(filled(.page("b")).selection == "b")
        #expect(filled(.none).selection == "a")
        #expect(filled(.automatic).selection == "a")
        var unknown = filled(.page("z"))
        #expect(unknown.selection == "a")
        #expect(unknown.takeDiagnostics().map(\.code) == [.unknownID])
    }

    @Test func deselectingAnEmptyListIsKept() {
        var bar = circle(["a", "b"], selected: "b")
        _ = bar.send(.items([]), at: 0)
        _ = bar.send(.select(nil), at: 0)
        let told = bar.send(.items(items(["a", "b"])), at: 1)
        #expect(bar.selection == nil && told.isEmpty)
    }

    // MARK: Hiding

    /// A strip that a finger holds beyond its end goes home when the bar hides under it.
    @Test func aBarOnItsWayOutTakesNoTouches() {
        var bar = circle(["a", "b"], selected: "a")
        _ = bar.send(.barHidden(true), at: 0)
        _ = bar.send(.touchDown(ScenePoint(300, 790)), at: 0.01)
        let told = bar.send(.touchUp(ScenePoint(300, 790)), at: 0.02)
        #expect(told.isEmpty && bar.selection == "a")
        #expect(bar.send(.tap("b"), at: 0.03).isEmpty)
    }

    @Test func smallTargetsAreRemarkedOnOnce() {
        var bar = TabEngine(
            items: TestItems.full(10), style: AnyTabBarStyle(IconsTabBarStyle()),
            environment: .plain(375))
        #expect(bar.takeDiagnostics().count == 10)
        _ = bar.send(.barHidden(true, animated: false), at: 0)
        _ = bar.send(.environment(.plain(375, 600)), at: 1)
        _ = bar.send(.barHidden(false, animated: false), at: 2)
        _ = bar.send(.environment(.plain(375, 667)), at: 3)
        #expect(bar.takeDiagnostics().isEmpty)
    }

    // MARK: Fingers

    @Test func aFingerThatIsDownDoesNotSwipeOnceSwipingIsOff() {
        var bar = strip(6)
        _ = bar.send(.touchDown(ScenePoint(250, 400)), at: 0)
        _ = bar.send(.paging(TabPaging(swipe: false)), at: 0.1)
        _ = bar.send(.touchMove(ScenePoint(50, 400)), at: 0.2)
        #expect(bar.position(at: 0.2) == 0)
        #expect(bar.send(.touchUp(ScenePoint(50, 400)), at: 0.3).isEmpty)
    }

    /// A finger that holds the strip goes on from where the strip is, whatever the container becomes.
    @Test func aHeldStripSurvivesAnotherDirectionAndWidth() throws {
        for environment in [
            TabEnvironment.plain(300, direction: .rightToLeft), .plain(360), .plain(500, 500),
        ] {
            var bar = strip(20)
            _ = bar.send(.touchDown(ScenePoint(250, 20)), at: 0)
            _ = bar.send(.touchMove(ScenePoint(150, 20)), at: 0.1)
            let before = try #require(bar.scene(at: 0.1).strip).offset
            _ = bar.send(.environment(environment), at: 0.2)
            _ = bar.send(.touchMove(ScenePoint(151, 20)), at: 0.3)
            let after = try #require(bar.scene(at: 0.3).strip).offset
            #expect(abs(after - before) <= 1 + 1e-9)
        }
    }

    @Test func aWheelLeavesAHeldStripAndAStripThatFitsAlone() throws {
        var held = strip(20)
        _ = held.send(.touchDown(ScenePoint(250, 20)), at: 0)
        _ = held.send(.touchMove(ScenePoint(150, 20)), at: 0.1)
        _ = held.send(.wheel(dx: 50, dy: 0, at: ScenePoint(150, 20)), at: 0.2)
        #expect(try #require(held.scene(at: 0.2).strip).offset == 100)

        var fits = strip(5, width: 400)
        _ = fits.send(.select(4, animated: false), at: 0)
        _ = fits.send(.wheel(dx: 50, dy: 0, at: ScenePoint(150, 20)), at: 0.1)
        _ = fits.send(.environment(.plain(200)), at: 0.2)
        #expect(try #require(fits.scene(at: 0.2).strip).offset == 180)
    }

    @Test func aTapOnAMovingStripOnlyStopsIt() throws {
        var bar = strip(30)
        _ = bar.send(.touchDown(ScenePoint(280, 20)), at: 0)
        for step in 1...5 {
            _ = bar.send(.touchMove(ScenePoint(280 - Double(step) * 40, 20)), at: Double(step) / 60)
        }
        _ = bar.send(.touchUp(ScenePoint(80, 20)), at: 0.09)
        let before = try #require(bar.scene(at: 0.2).strip).offset
        let cell = try #require(bar.scene(at: 0.2).cells.dropFirst(2).first)
        #expect(bar.send(.tap(cell.item), at: 0.2).isEmpty)
        #expect(try #require(bar.scene(at: 1).strip).offset == before)
        #expect(bar.send(.tap(cell.item), at: 1).count == 2)
    }

    // MARK: Reports

    @Test func hostsLearnWhenAReportIsDue() {
        var instant = TabEngine(
            items: TestItems.full(3), style: AnyTabBarStyle(IconsTabBarStyle()),
            environment: .plain(375))
        #expect(instant.reportTime == nil)
        _ = instant.send(.activate(2), at: 4)
        #expect(instant.reportTime == 4)
        #expect(instant.advance(to: 4).map(\.kind) == [.settle])
        #expect(instant.reportTime == nil)

        var moving = circle(["a", "b"], selected: "a")
        _ = moving.send(.activate("b"), at: 1)
        #expect(moving.reportTime == moving.restTime)
    }

    @Test func questionsAboutAnOlderSceneAreAnswered() {
        var bar = circle(["a", "b", "c"], selected: "a")
        let old = bar.scene(at: 0)
        _ = bar.send(.items(items(["a"])), at: 1)
        #expect(bar.accessibility(in: old).map(\.id) == ["a"])
        #expect(bar.badgeText(of: 2) == nil && bar.badgeText(of: -1) == nil)
    }

    // MARK: Badges

    @Test(arguments: [TabIconEffect.pop, .bounce])
    func badgesStayOnTheirIconsDuringEffects(effect: TabIconEffect) throws {
        var style = CircleTabBarStyle()
        style.common.effect = effect
        style.common.motion = .linear(1)
        var bar = TabEngine(
            items: (0..<3).map { TabItem(id: $0, icon: "house", badge: .dot) },
            style: AnyTabBarStyle(style), environment: .plain(390, 844))
        _ = bar.send(.activate(2), at: 0)
        for step in 0...20 {
            for cell in bar.scene(at: Double(step) / 20).cells {
                let (icon, badge) = (try #require(cell.icon), try #require(cell.badge))
                #expect(abs(badge.midX - icon.maxX) < 1e-9 && abs(badge.midY - icon.y) < 1e-9)
            }
        }
    }
}
