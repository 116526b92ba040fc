import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct RestTests {
    static func engine(
        _ items: [TabItem<Int>], _ selection: TabInitialSelection<Int> = .automatic,
        _ environment: TabEnvironment = .plain(375), retention: TabPageRetention = .visited
    ) -> TabEngine<Int> {
        TabEngine(
            items: items, selection: selection, style: AnyTabBarStyle(CircleTabBarStyle()),
            environment: environment, paging: TabPaging(retention: retention))
    }

    static func selectedItems(_ engine: TabEngine<Int>) -> [Int] {
        engine.scene().cells.filter(\.isSelected).map(\.item)
    }

    // MARK: Initial selection

    @Test func theFirstEnabledPageIsSelected() {
        var items = TestItems.full(4)
        items[0].role = .action
        items[1].isEnabled = false
        let engine = Self.engine(items)
        #expect(engine.selection == 2)
        #expect(engine.position(at: 0) == 1)
        #expect(Self.selectedItems(engine) == [2])
    }

    @Test func nothingIsSelectedOnRequestOrWithoutPages() {
        let none = Self.engine(TestItems.full(3), .none)
        #expect(none.selection == nil && none.position(at: 0) == nil && none.velocity(at: 0) == nil)
        #expect(none.scene().indicator == nil && Self.selectedItems(none).isEmpty)
        var items = TestItems.full(2)
        items[0].role = .action
        items[1].isEnabled = false
        #expect(Self.engine(items).selection == nil)
        #expect(Self.engine([]).selection == nil)
    }

    @Test func aPageMayBeAskedForEvenIfItIsDisabled() {
        var items = TestItems.full(3)
        items[2].isEnabled = false
        #expect(Self.engine(items, .page(2)).selection == 2)
    }

    /// B28: never an index out of nowhere.
    @Test func whatIsNoPageCountsAsAutomatic() {
        var items = TestItems.full(3)
        items[1].role = .action
        #expect(Self.engine(items, .page(1)).selection == 0)
        #expect(Self.engine(items, .page(77)).selection == 0)
    }

    /// B01: a selection waits for a list that is still empty.
    @Test func aSelectionWaitsForTheFirstItems() {
        var engine = Self.engine([], .page(2))
        #expect(engine.scene().cells.isEmpty)
        _ = engine.send(.items(TestItems.full(5)), at: 1)
        #expect(engine.selection == 2)
        var later = Self.engine([])
        _ = later.send(.select(3), at: 0)
        _ = later.send(.items(TestItems.full(5)), at: 1)
        #expect(later.selection == 3)
        var gone = Self.engine([], .page(9))
        _ = gone.send(.items(TestItems.full(5)), at: 1)
        #expect(gone.selection == 0)
    }

    // MARK: Diagnostics

    @Test func duplicatesKeepTheFirstAndAreRemarkedOn() {
        var items = TestItems.full(4)
        items[2].id = 0
        items[3].id = 0
        var engine = Self.engine(items)
        #expect(engine.items.map(\.id) == [0, 1])
        let found = engine.takeDiagnostics()
        #expect(found.map(\.code) == [.duplicateID, .duplicateID])
        #expect(found.map(\.id) == [0, 0])
        #expect(engine.takeDiagnostics().isEmpty)
    }

    // 8 cells in 320 are 40 wide, 7 are 45.7
    @Test func smallTargetsAreRemarkedOnOnce() {
        var engine = Self.engine(TestItems.full(8), .automatic, .plain(320))
        let found = engine.takeDiagnostics()
        #expect(found.map(\.code) == Array(repeating: .targetTooSmall, count: 8))
        #expect(found.map(\.id) == Array(0..<8))
        _ = engine.send(.environment(.plain(319)), at: 1)
        #expect(engine.takeDiagnostics().isEmpty)
        _ = engine.send(.environment(.plain(400)), at: 2)
        #expect(engine.takeDiagnostics().isEmpty)
        _ = engine.send(.environment(.plain(320)), at: 3)
        #expect(engine.takeDiagnostics().count == 8)
        var wide = Self.engine(TestItems.full(7), .automatic, .plain(320))
        #expect(wide.takeDiagnostics().isEmpty)
        // A container that has no size yet says nothing about targets.
        var unmeasured = Self.engine(TestItems.full(7), .automatic, .plain(0, 0))
        #expect(unmeasured.takeDiagnostics().isEmpty)
    }

    /// Other items in the same places are remarked on for themselves; items that move are not again.
    @Test func smallTargetsAreRemarkedOnByItem() {
        var engine = Self.engine(TestItems.full(8), .automatic, .plain(320))
        _ = engine.takeDiagnostics()
        _ = engine.send(.items(TestItems.full(8).reversed()), at: 1)
        #expect(engine.takeDiagnostics().isEmpty)
        _ = engine.send(.items((50..<58).map { TabItem(id: $0) }), at: 2)
        #expect(engine.takeDiagnostics().map(\.id) == Array(50..<58))
    }

    @Test func exactly44IsEnough() {
        var style = CircleTabBarStyle()
        style.barHeight = 44
        var engine = TabEngine(
            items: TestItems.full(5), style: AnyTabBarStyle(style), environment: .plain(220))
        #expect(engine.takeDiagnostics().isEmpty)
        style.barHeight = 43.9
        var low = TabEngine(
            items: TestItems.full(5), style: AnyTabBarStyle(style), environment: .plain(220))
        #expect(low.takeDiagnostics().count == 5)
    }

    // MARK: Accessibility

    /// B148, B149 and B154: one selected, positions among the pages, actions are no tabs.
    @Test func elementsAreTheItemsInReadingOrder() {
        var items = TestItems.full(4)
        items[0].title = "Home"
        items[1].accessibilityLabel = "Inbox, all mail"
        items[2].role = .action
        items[3].title = ""
        items[3].isEnabled = false
        for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
            let engine = Self.engine(items, .page(1), .plain(375, direction: direction))
            let scene = engine.scene()
            let elements = engine.accessibility(in: scene)
            #expect(elements.map(\.id) == [0, 1, 2, 3])
            #expect(elements.map(\.label) == ["Home", "Inbox, all mail", "Title", nil])
            #expect(elements.map(\.position) == [1, 2, nil, 3])
            #expect(elements.map(\.count) == [3, 3, nil, 3])
            #expect(elements.map(\.isSelected) == [false, true, false, false])
            #expect(elements.map(\.isAction) == [false, false, true, false])
            #expect(elements.map(\.isEnabled) == [true, true, true, false])
            #expect(elements.map(\.frame) == scene.cells.map(\.frame))
        }
    }

    // MARK: Pages

    static func pages(_ engine: TabEngine<Int>, at time: Double = 0) -> [TabPagePlacement] {
        var pages: [TabPagePlacement] = []
        engine.pages(at: time, into: &pages)
        return pages
    }

    @Test func pagesAreKeptByRetention() {
        func kept(_ retention: TabPageRetention, _ selected: Int) -> [Int] {
            let engine = Self.engine(TestItems.full(6), .page(selected), retention: retention)
            return Self.pages(engine).map(\.item)
        }
        #expect(kept(.visited, 3) == [3])
        #expect(kept(.selected, 3) == [3])
        #expect(kept(.all, 3) == [0, 1, 2, 3, 4, 5])
        #expect(kept(.neighbours(1), 3) == [2, 3, 4])
        #expect(kept(.neighbours(1), 0) == [0, 1])
        #expect(kept(.neighbours(2), 5) == [3, 4, 5])
        #expect(kept(.neighbours(-4), 2) == [2])
        #expect(kept(.neighbours(.max), 2) == [0, 1, 2, 3, 4, 5])
    }

    /// B91 and B92: a jump mounts no page between.
    @Test func jumpsVisitNothingBetween() {
        var engine = Self.engine(TestItems.full(4))
        _ = engine.send(.select(3), at: 1)
        #expect(Self.pages(engine, at: 5).map(\.item) == [0, 3])
        var near = Self.engine(TestItems.full(12), retention: .neighbours(1))
        _ = near.send(.select(11), at: 1)
        #expect(Self.pages(near, at: 5).map(\.item) == [10, 11])
    }

    @Test func onlyTheSelectedPageIsVisibleAndItFillsTheContainer() {
        let engine = Self.engine(TestItems.full(3), .page(1), retention: .all)
        for page in Self.pages(engine) {
            #expect(page.isVisible == (page.item == 1))
            #expect(page.frame == SceneRect(0, 0, 375, 667))
        }
    }

    // [0][1]|[2]|[3]  slots of one width side by side below the header
    @Test(arguments: [TabLayoutDirection.leftToRight, .rightToLeft])
    func scrollsPagesLieSideBySide(direction: TabLayoutDirection) {
        let engine = TabEngine(
            items: TestItems.full(4), selection: .page(2),
            style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: .plain(375, direction: direction), paging: TabPaging(retention: .all))
        let sign = direction == .leftToRight ? 1.0 : -1
        for page in Self.pages(engine) {
            let x = sign * 375 * Double(page.item - 2)
            #expect(page.frame.isClose(to: SceneRect(x, 56, 375, 611)))
            #expect(page.isVisible == (page.item == 2))
        }
    }

    /// Pages are where the scene says that they lie, while a header goes away, too.
    @Test func pagesFillTheScenesPageArea() {
        for style in AnyTabBarStyle.all {
            var engine = TabEngine(
                items: TestItems.full(3), style: style,
                environment: TestDevice.iPhone15.environment())
            _ = engine.send(.barHidden(true), at: 1)
            for time in [1, 1.05, 1.1, 1.2, 5] {
                #expect(
                    Self.pages(engine, at: time).first?.frame == engine.scene(at: time).pageArea)
            }
        }
    }

    // MARK: Containers

    /// B23 and B125: what was selected at width 0 is right at 375.
    @Test func aBarWithoutAWidthBecomesRightWithOne() {
        for style in AnyTabBarStyle.all {
            var engine = TabEngine(
                items: TestItems.full(4), selection: .page(1), style: style,
                environment: .plain(0, 0))
            #expect(SceneProblem.find(engine.scene()) == nil)
            _ = engine.send(.environment(.plain(375)), at: 1)
            let direct = TabEngine(
                items: TestItems.full(4), selection: .page(1), style: style,
                environment: .plain(375))
            #expect(engine.scene(at: 1).cells == direct.scene().cells)
            #expect(engine.scene(at: 1).indicator == direct.scene().indicator)
        }
    }

    /// B25: the circle's place follows the last layout.
    @Test func circleFollowsTheLayout() {
        var style = CircleTabBarStyle()
        style.discDiameter = 60
        var engine = TabEngine(
            items: TestItems.full(4), style: AnyTabBarStyle(style), environment: .plain(320))
        _ = engine.send(.environment(.plain(414)), at: 1)
        #expect(engine.scene(at: 1).indicator?.x == 21.75)
    }

    /// B127: an unbounded proposal is finite.
    @Test func unboundedContainersAreFinite() {
        for style in AnyTabBarStyle.all {
            let engine = TabEngine(
                items: TestItems.full(3), style: style, environment: .plain(.infinity, .infinity))
            #expect(SceneProblem.find(engine.scene()) == nil)
        }
    }

    /// B130: after rotation the swell is over its tab.
    @Test func rotationMovesTheSwell() {
        var style = CurvedTabBarStyle()
        style.horizontalPadding = 0
        var engine = TabEngine(
            items: TestItems.full(3), selection: .page(2), style: AnyTabBarStyle(style),
            environment: .plain(375, 812))
        #expect(engine.scene().indicator?.midX.isClose(to: 312.5) ?? false)
        _ = engine.send(.environment(.plain(812, 375)), at: 1)
        #expect(engine.scene(at: 1).indicator?.midX.isClose(to: 2030.0 / 3) ?? false)
    }

    /// B136 and B137: items keep off the home indicator and the sides.
    @Test func itemsKeepInsideTheSafeArea() {
        // The cells of `circle` and of `notch`, which is as it, reach into that zone; icons do not.
        for style in AnyTabBarStyle.all
        where style.placement == .bottom && !["circle", "notch"].contains(style.name) {
            let scene = TabEngine(
                items: TestItems.full(4), style: style,
                environment: TestDevice.iPhone15.environment()
            ).scene()
            #expect(scene.cells.allSatisfy { $0.frame.maxY <= 818 + 1e-9 })
        }
        let notched = TestDevice("X", 812, 375, bottom: 21, sides: 44)
        let scene = TabEngine(CircleTabBarStyle(), TestItems.full(4), on: notched).scene()
        #expect(scene.cells.map(\.frame.x) == [44, 225, 406, 587])
        #expect(scene.cells.allSatisfy { $0.frame.width == 181 })
    }
}
