import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct RevealTests {
    //  0   76   152  228  304  380
    //  |    |    |    |    |    |        20 tabs × 76 in 390: item 9 has its centre at 722
    @Test func anItemOfAStripComesToTheMiddleAndIsNotSelected() throws {
        var engine = TabEngine(
            items: TestItems.full(20), style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: .plain(390))
        let selected = engine.selection
        let reports = engine.reveal(engine.items[9].id, at: 1)
        #expect(reports.isEmpty)
        #expect(engine.selection == selected)
        #expect(engine.restTime > 1)
        let strip = try #require(engine.scene(at: engine.restTime).strip)
        #expect(abs(strip.offset - (722 - 195)) < 1e-9)
        // The same again moves nothing.
        let rest = engine.restTime
        _ = engine.reveal(engine.items[9].id, at: rest + 1)
        #expect(engine.isAtRest(at: rest + 1))
    }

    /// Pages that a finger drags take the strip along from where it was brought to, and a strip stays
    /// there when they go back.
    @Test func whatIsRevealedStaysWhileAFingerDragsThePages() {
        var engine = TabEngine(
            items: TestItems.full(20), style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: .plain(390))
        _ = engine.send(.touchDown(ScenePoint(300, 400)), at: 0)
        _ = engine.send(.touchMove(ScenePoint(261, 400)), at: 0.1)
        #expect(engine.position(at: 0.3)?.isClose(to: 0.1) ?? false)
        _ = engine.reveal(engine.items[9].id, at: 0.4)
        _ = engine.send(.touchMove(ScenePoint(261, 400)), at: 0.5)
        #expect(engine.scene(at: 0.5).strip?.offset.isClose(to: 527) ?? false)
        // Half of the way to the neighbour, whose place is at the strip's start.
        _ = engine.send(.touchMove(ScenePoint(85.5, 400)), at: 0.6)
        #expect(engine.position(at: 0.6)?.isClose(to: 0.55) ?? false)
        #expect(engine.scene(at: 0.6).strip?.offset.isClose(to: 263.5) ?? false)
        _ = engine.send(.touchesCancelled, at: 0.7)
        #expect(engine.scene(at: engine.restTime).strip?.offset.isClose(to: 527) ?? false)
    }

    @Test func aStripThatAFingerHoldsStaysWithIt() {
        var engine = TabEngine(
            items: TestItems.full(20), style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: .plain(390))
        _ = engine.send(.touchDown(ScenePoint(300, 20)), at: 0)
        _ = engine.send(.touchMove(ScenePoint(250, 20)), at: 0.1)
        _ = engine.send(.touchDown(ScenePoint(300, 400), finger: 1), at: 0.2)
        _ = engine.send(.touchMove(ScenePoint(261, 400), finger: 1), at: 0.3)
        _ = engine.reveal(engine.items[9].id, at: 0.4)
        #expect(engine.scene(at: 1).strip?.offset == 50)
        // Its finger is lost, the pages go back, and the strip stays where that finger left it.
        _ = engine.send(.touchDown(ScenePoint(0, 600)), at: 2)
        _ = engine.send(.touchesCancelled, at: 3)
        #expect(engine.scene(at: engine.restTime).strip?.offset == 50)
    }

    @Test func looksWithoutAStripAndUnknownItemsStayAsTheyAre() {
        for style in AnyTabBarStyle.all {
            var engine = TabEngine(
                items: TestItems.full(4), style: style, environment: .plain(390))
            _ = engine.reveal(99, at: 1)
            if style.name != "scroll" { _ = engine.reveal(engine.items[3].id, at: 2) }
            #expect(engine.isAtRest(at: 2))
        }
    }

    @Test func pagesAreListedWithoutActions() {
        let items = [
            TabItem(id: 1, title: "One"), TabItem(id: 2, role: .action),
            TabItem(id: 3, title: "Three"),
        ]
        let engine = TabEngine(
            items: items, style: AnyTabBarStyle(LabelledTabBarStyle()), environment: .plain(390))
        #expect(engine.pageIDs == [1, 3])
    }
}
