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
