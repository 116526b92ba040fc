import CamberTestSupport
import Testing

@testable import CamberCore

/// Lists that change while the bar is at rest.
@Suite struct ListChangeTests {
    typealias Report = TabReport<Int>

    static func bar(_ count: Int, selected: Int) -> TabEngine<Int> {
        TabEngine(CircleTabBarStyle(), TestItems.full(count), selected: selected, on: .se)
    }

    static func strip(
        _ count: Int, _ width: Double, in viewport: Double, selected: Int = 0
    ) -> TabEngine<Int> {
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(width)
        return TabEngine(
            items: TestItems.full(count), selection: .page(selected),
            style: AnyTabBarStyle(style), environment: .plain(viewport))
    }

    static func offset(_ engine: TabEngine<Int>, at time: Double = 100) -> Double {
        engine.scene(at: time).strip?.offset ?? .nan
    }

    // A [B]  →  [A]
    @Test func b02ShorterListSelectsWhatRemains() {
        var engine = Self.bar(2, selected: 1)
        let told = engine.send(.items(TestItems.full(1)), at: 1)
        #expect(engine.selection == 0)
        #expect(told == [Report(time: 1, kind: .select(from: 1), id: 0)])
    }

    // A B [C] D  →  A B [D]: the following one before the preceding
    @Test func removedSelectionGoesToTheNearestNeighbour() {
        let items = TestItems.full(4)
        var engine = Self.bar(4, selected: 2)
        _ = engine.send(.items([items[0], items[1], items[3]]), at: 1)
        #expect(engine.selection == 3)
        var last = Self.bar(4, selected: 3)
        _ = last.send(.items(Array(items[..<3])), at: 1)
        #expect(last.selection == 2)
        var disabled = items
        disabled[3].isEnabled = false
        var skipping = Self.bar(4, selected: 2)
        _ = skipping.send(.items([disabled[0], disabled[1], disabled[3]]), at: 1)
        #expect(skipping.selection == 1)
    }

    @Test func b19TitleIsNoIdentity() {
        var engine = Self.bar(3, selected: 1)
        var items = TestItems.full(3)
        items[1].title = "Inbox (3)"
        #expect(engine.send(.items(items), at: 1).isEmpty)
        #expect(engine.selection == 1 && engine.position(at: 1) == 1)
        #expect(engine.scene(at: 1).cells.filter(\.isSelected).map(\.item) == [1])
    }

    @Test func b20ReloadThenSelect() {
        var engine = Self.bar(5, selected: 0)
        _ = engine.send(.items(TestItems.full(5)), at: 1)
        _ = engine.send(.select(3), at: 1)
        #expect(engine.selection == 3)
        #expect(engine.position(at: 60) == 3)
    }

    /// B07: a second reload in the same turn changes nothing.
    @Test func b07ReloadsAreIdempotent() {
        var once = Self.bar(3, selected: 1)
        _ = once.send(.items(TestItems.full(4)), at: 1)
        var twice = once
        #expect(twice.send(.items(TestItems.full(4)), at: 1).isEmpty)
        #expect(twice.scene(at: 1).cells == once.scene(at: 1).cells)
        #expect(twice.scene(at: 1).indicator == once.scene(at: 1).indicator)
    }

    // 0 1 [2]  →  2' 0 1 …: the id keeps the selection
    @Test func b32RebuildingKeepsTheSelectedId() {
        var engine = Self.bar(3, selected: 2)
        let items = TestItems.full(3)
        #expect(engine.send(.items([items[2], items[0], items[1]]), at: 1).isEmpty)
        #expect(engine.selection == 2 && engine.position(at: 1) == 0)
        let scene = engine.scene(at: 1)
        #expect(scene.cells.map(\.isSelected) == [true, false, false])
        #expect(scene.cells.map(\.emphasis) == [1, 0, 0])
        #expect(scene.indicator?.midX == 62.5)
    }

    @Test func b10CountsUpAndDown() {
        var engine = Self.bar(3, selected: 2)
        _ = engine.send(.items(TestItems.full(4)), at: 1)
        #expect(engine.selection == 2)
        _ = engine.send(.items(TestItems.full(2)), at: 2)
        #expect(engine.selection == 1)
        #expect(engine.scene(at: 2).cells.map(\.emphasis) == [0, 1])
        #expect(engine.scene(at: 2).indicator?.midX == 281.25)
    }

    @Test func emptyingForgetsAndFillingSelectsTheFirst() {
        var engine = Self.bar(3, selected: 2)
        #expect(engine.send(.items([]), at: 1).isEmpty)
        #expect(engine.selection == nil)
        #expect(SceneProblem.find(engine.scene(at: 1)) == nil)
        let told = engine.send(.items(TestItems.full(3)), at: 2)
        #expect(engine.selection == 0)
        #expect(told == [Report(time: 2, kind: .select(from: nil), id: 0)])
    }

    /// A page that becomes an action can no longer be the selection.
    @Test func aPageThatBecomesAnActionLosesTheSelection() {
        var engine = Self.bar(3, selected: 1)
        var items = TestItems.full(3)
        items[1].role = .action
        _ = engine.send(.items(items), at: 1)
        #expect(engine.selection == 2)
    }

    /// B04: a tap where a vanished tab was.
    @Test func b04VanishedTabsAreNotTapped() {
        var engine = TabEngine(LabelledTabBarStyle(), TestItems.full(4), on: .se)
        _ = engine.send(.touchDown(ScenePoint(360, 640)), at: 0)
        _ = engine.send(.items(TestItems.full(2)), at: 0.05)
        #expect(engine.send(.touchUp(ScenePoint(360, 640)), at: 0.1).isEmpty)
        #expect(engine.selection == 0)
    }

    // MARK: Strips

    @Test func b97AddingTabsAndSelectingTheLastScrollsToIt() {
        var engine = Self.strip(4, 100, in: 360)
        _ = engine.send(.items(TestItems.full(8)), at: 1)
        _ = engine.send(.select(7), at: 1)
        #expect(Self.offset(engine) == 440)
    }

    @Test func b98EachSetShowsItsSelection() {
        let b = (100..<112).map { TabItem(id: $0, title: "B", titleWidth: 30) }
        var engine = Self.strip(12, 100, in: 360, selected: 11)
        #expect(Self.offset(engine) == 840)
        _ = engine.send(.items(b), at: 1)
        #expect(engine.selection == 100)
        #expect(Self.offset(engine) == 0)
        _ = engine.send(.items(TestItems.full(12)), at: 2)
        _ = engine.send(.select(11), at: 2)
        #expect(Self.offset(engine) == 840)
    }

    @Test func b101AnotherHeightKeepsTheOffset() {
        var engine = Self.strip(12, 100, in: 400, selected: 4)
        #expect(Self.offset(engine) == 250)
        _ = engine.send(.environment(.plain(400, 600)), at: 1)
        #expect(Self.offset(engine, at: 1) == 250)
        var scrolled = Self.strip(12, 100, in: 400)
        _ = scrolled.send(.wheel(dx: 300, dy: 0, at: ScenePoint(100, 20)), at: 1)
        #expect(Self.offset(scrolled) == 300)
        _ = scrolled.send(.environment(.plain(400, 600)), at: 2)
        #expect(Self.offset(scrolled, at: 2) == 300)
    }

    @Test func b107RotationCentresAgain() {
        var engine = Self.strip(8, 120, in: 375, selected: 4)
        #expect(Self.offset(engine) == 352.5)
        _ = engine.send(.environment(.plain(667, 375)), at: 1)
        #expect(Self.offset(engine, at: 1) == 206.5)
        #expect(engine.scene(at: 1).strip?.maxOffset == 293)
        _ = engine.send(.environment(.plain(375)), at: 2)
        #expect(Self.offset(engine, at: 2) == 352.5)
    }

    @Test func b109ClosedTabsLeaveNoEmptySpace() {
        var engine = Self.strip(10, 100, in: 350)
        _ = engine.send(.wheel(dx: 650, dy: 0, at: ScenePoint(100, 20)), at: 0)
        #expect(Self.offset(engine) == 650)
        _ = engine.send(.items(TestItems.full(6)), at: 1)
        #expect(Self.offset(engine, at: 1) == 250)
    }

    /// Random changes of the list: the selection is a page of it, exactly one tab is selected,
    /// and at rest everything belongs to it.
    @Test func anyChangeLeavesOneSelectedPage() throws {
        var bars = RandomBars(.announced("anyChangeLeavesOneSelectedPage", seed: 99))
        for _ in 0..<150 {
            let style = bars.style()
            var engine = TabEngine(
                items: bars.items(), style: style,
                environment: bars.tameEnvironment(.leftToRight))
            for step in 1...8 {
                let time = Double(step)
                if bars.random.chance(0.6) {
                    let items = bars.items().shuffled(using: &bars.random)
                    _ = engine.send(.items(items), at: time)
                } else {
                    _ = engine.send(
                        .select(bars.random.int(0...9), animated: bars.random.chance(0.5)), at: time
                    )
                }
                let end = max(time, engine.restTime)
                let scene = engine.scene(at: end)
                #expect(SceneProblem.find(scene) == nil)
                let selected = engine.state.selected
                #expect(engine.selection == selected.map { engine.items[$0].id })
                if let selected {
                    #expect(engine.state.isPage(selected))
                    let place = try #require(engine.state.ordinal(of: selected))
                    #expect(engine.position(at: end) == Double(place))
                }
                for cell in scene.cells {
                    #expect(cell.isSelected == (cell.item == selected))
                    #expect(cell.emphasis == (cell.item == selected ? 1 : 0))
                }
                if let strip = scene.strip {
                    #expect(strip.offset >= 0 && strip.offset <= strip.maxOffset)
                }
            }
        }
    }

    // Sums of cells in another order differ in their last digits for some of these widths.
    @Test func aMovingStripGoesOnThroughAListChange() {
        for tenths in 0..<200 {
            let width = 60 + Double(tenths) / 10
            var engine = Self.strip(30, width, in: 300)
            for (event, time) in [
                (TabEvent<Int>.touchDown(ScenePoint(250, 20)), 0.0),
                (.touchMove(ScenePoint(200, 20)), 0.02), (.touchMove(ScenePoint(130, 20)), 0.05),
                (.touchUp(ScenePoint(130, 20)), 0.05),
            ] { _ = engine.send(event, at: time) }
            let before = Self.offset(engine, at: 0.2)
            _ = engine.send(.items(Array(TestItems.full(30).dropLast())), at: 0.2)
            #expect(
                (Self.offset(engine, at: 0.2) - before).magnitude < 1e-6, "cells of \(width)")
        }
    }
}
