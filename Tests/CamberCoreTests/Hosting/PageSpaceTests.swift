import CamberCore
import Testing

/// Where pages lie, and what they keep clear of.
@Suite struct PageSpaceTests {
    /// The additions for a look in a container of 390 × 844 with a notch and a home indicator.
    private func insets(
        _ style: AnyTabBarStyle, keyboard: Double = 0, isHidden: Bool = false
    ) -> SceneInsets {
        let safeArea = SceneInsets(top: 47, bottom: 34)
        var engine = TabEngine(
            items: [TabItem(id: 0, title: "A"), TabItem(id: 1, title: "B")], style: style,
            environment: TabEnvironment(size: SceneSize(390, 844), safeArea: safeArea))
        _ = engine.send(.keyboard(height: keyboard), at: 0)
        _ = engine.send(.barHidden(isHidden, animated: false), at: 0)
        var scene = TabBarScene()
        engine.scene(at: 0, into: &scene)
        return scene.additionalInsets(safeArea: safeArea)
    }

    // B166: scrolling content ends behind the bar. A page's safe area plus the addition reaches to
    // the bar's top: 34 + 74 for `curved`, whose bar is 108 high.
    @Test func pagesBehindABottomBarEndAtItsTop() {
        #expect(insets(AnyTabBarStyle(CurvedTabBarStyle())) == SceneInsets(bottom: 74))
        #expect(insets(AnyTabBarStyle(IconsTabBarStyle())) == SceneInsets(bottom: 56))
        #expect(insets(AnyTabBarStyle(CurvedTabBarStyle()), isHidden: true) == .zero)
    }

    // Pages below a header have no part of the top safe area, and need none.
    @Test func pagesBelowAHeaderNeedNothing() {
        #expect(insets(AnyTabBarStyle(ScrollTabBarStyle())) == .zero)
        #expect(insets(AnyTabBarStyle(ScrollTabBarStyle()), isHidden: true) == .zero)
    }

    @Test func aKeyboardCoversTheBar() {
        #expect(
            insets(AnyTabBarStyle(CurvedTabBarStyle()), keyboard: 336) == SceneInsets(bottom: 302))
        #expect(
            insets(AnyTabBarStyle(ScrollTabBarStyle()), keyboard: 336) == SceneInsets(bottom: 302))
    }

    //  ┌ container 390 × 556 ┐      ┌ view 390 × 500 ┐
    //  │ header 56           │      │ page           │
    //  │ page                │  →   │                │
    //  └─────────────────────┘      └────────────────┘
    @Test func pagesOfAHeaderElsewhereFillTheirOwnView() {
        let bar = SceneSize(390, 56)
        let size = TabPageSpace.container(bar: bar, pages: SceneSize(390, 500), .top)
        #expect(size == SceneSize(390, 556))
        var engine = TabEngine(
            items: (0..<3).map { TabItem(id: $0, title: "A") },
            style: AnyTabBarStyle(ScrollTabBarStyle()), environment: TabEnvironment(size: size))
        var scene = TabBarScene()
        engine.scene(at: 0, into: &scene)
        let space = TabPageSpace(area: scene.pageArea, bounds: SceneRect(0, 0, 390, 500))
        var pages: [TabPagePlacement] = []
        engine.pages(at: 0, into: &pages)
        #expect(pages.map { space.shown($0.frame) } == [SceneRect(0, 0, 390, 500)])

        // A finger on the view holds the pages: half-way between the first and the second.
        for (step, x) in [300.0, 200, 105].enumerated() {
            let point = space.container(ScenePoint(x, 20))
            let event: TabEvent<Int> = step == 0 ? .touchDown(point) : .touchMove(point)
            _ = engine.send(event, at: Double(step))
        }
        engine.pages(at: 2, into: &pages)
        #expect(
            pages.filter(\.isVisible).map { space.shown($0.frame) }
                == [SceneRect(-195, 0, 390, 500), SceneRect(195, 0, 390, 500)])
    }

    @Test func aViewOfAnotherWidthScalesTheWay() {
        let space = TabPageSpace(
            area: SceneRect(0, 56, 300, 400), bounds: SceneRect(10, 0, 600, 400))
        #expect(space.shown(SceneRect(-150, 56, 300, 400)) == SceneRect(-290, 0, 600, 400))
        #expect(space.container(ScenePoint(310, 100)) == ScenePoint(150, 156))
    }

    // A container without a size yet, or a bar without pages of its own.
    @Test func anEmptyAreaIsTheWholeView() {
        let bounds = SceneRect(0, 0, 390, 500)
        #expect(
            TabPageSpace(area: SceneRect(0, 56, 0, 0), bounds: bounds)
                .shown(SceneRect(0, 56, 0, 0)) == bounds)
        #expect(
            TabPageSpace.container(bar: SceneSize(390, 83), pages: SceneSize(390, 500), .bottom)
                == SceneSize(390, 83))
    }

    // B113: 844 high with bars of 91 and 34, of which the header takes 56.
    @Test func aShortPageReachesToTheBottom() {
        #expect(TabPageSpace.leastHeight(in: 844, top: 91, bottom: 34, header: 56) == 663)
        #expect(TabPageSpace.leastHeight(in: 100, top: 91, bottom: 34, header: 56) == 0)
    }

    //  │ page           │            │ page           │
    //  ├ accessory, 50 ─┤            │                │
    //  ├ bar, 56 ───────┤  hidden →  ├ accessory, 50 ─┤
    //  └ safe area, 34 ─┘            └ safe area, 34 ─┘
    @Test func anAccessoryStandsOnTheBarAndThenOnTheSafeArea() {
        let safeArea = SceneInsets(top: 47, bottom: 34)
        var engine = TabEngine(
            items: [TabItem(id: 0, title: "A")], style: AnyTabBarStyle(IconsTabBarStyle()),
            environment: TabEnvironment(size: SceneSize(390, 844), safeArea: safeArea))
        var scene = TabBarScene()
        engine.scene(at: 0, into: &scene)
        let shown = scene.accessoryFrame(height: 50, safeArea: safeArea)
        #expect(shown == SceneRect(0, 844 - 34 - 56 - 50, 390, 50))
        #expect(
            scene.additionalInsets(safeArea: safeArea, accessory: shown) == SceneInsets(bottom: 106)
        )
        _ = engine.send(.barHidden(true, animated: false), at: 0)
        engine.scene(at: 0, into: &scene)
        let alone = scene.accessoryFrame(height: 50, safeArea: safeArea)
        #expect(alone == SceneRect(0, 844 - 34 - 50, 390, 50))
        #expect(
            scene.additionalInsets(safeArea: safeArea, accessory: alone) == SceneInsets(bottom: 50))
    }
}

/// Hiding, re-selection and work that calls the app.
@Suite struct ContainerRuleTests {
    @Test func whatIsAskedForMeanwhileIsDoneOnceAfter() {
        var run = TabSingleRun()
        for _ in 0..<2 {
            let begun = [run.begin(), run.begin(), run.begin()]
            #expect(begun == [true, false, false])
            let isWantedAgain = run.end()
            #expect(isWantedAgain)
        }
        let alone = [run.begin(), run.end()]
        #expect(alone == [true, false])
    }

    @Test func aBarIsHiddenWhileAnybodyWantsIt() {
        var hiding = TabBarHiding()
        #expect(!hiding.isHidden)
        _ = hiding.follow(true)
        hiding.byApp = true
        #expect(hiding.isHidden)
        _ = hiding.follow(false)
        #expect(hiding.isHidden)
        hiding.byApp = false
        #expect(!hiding.isHidden)
    }

    // The stacks are looked at with every layout, and a bar may have been hidden past the container.
    @Test func onlyWhatAPageWantsAnewMovesTheBar() {
        var hiding = TabBarHiding()
        let wishes = [false, true, true, false]
        let moved = wishes.map { hiding.follow($0) }
        #expect(moved == [false, true, false, true])
        hiding.byApp = true
        let moves = hiding.follow(true)
        #expect(!moves)
    }

    @Test(
        arguments: [
            ([], nil, false), ([true], nil, false), ([false, true], nil, true),
            // Stays away until the screen that asked is popped.
            ([false, true, false], nil, true), ([false, false, true], 1, false),
            ([false, true, true], 0, false), ([true, false], nil, false),
            ([false, true], 7, true), ([false, true], -1, false),
        ] as [([Bool], Int?, Bool)])
    func aStackWantsWhatItsPushedScreensWant(stack: [Bool], shown: Int?, isWanted: Bool) {
        #expect(TabBarHiding.isWanted(by: stack, shown: shown) == isWanted)
    }

    @Test func aTapOnTheSelectedTabScrollsFirst() {
        func tap(_ offset: Double?, depth: Int) -> TabReselection {
            TabReselection(offset: offset, top: -91, depth: depth)
        }
        #expect(tap(-90, depth: 3) == .scrollToTop)
        // At rest a third of a pixel off, and pulled down.
        #expect(tap(-90.6, depth: 3) == .popToRoot)
        #expect(tap(-130, depth: 3) == .popToRoot)
        #expect(tap(nil, depth: 3) == .popToRoot)
        #expect(tap(-91, depth: 1) == .nothing)
        #expect(tap(nil, depth: 0) == .nothing)
        #expect(tap(500, depth: 0) == .scrollToTop)
    }

    //   0 ┬ 1 ┬ 3 ─ 6
    //     │   └ 4
    //     └ 2 ─ 5
    @Test(
        arguments: [
            ([0, 3], 0), ([3, 2], 2), ([2, 1], 1), ([5, 3, 4], 3), ([5, 4], 4), ([5], 5),
            ([6, 5], 5), ([6], 6),
            ([], nil),
        ] as [(Set<Int>, Int?)])
    func theOutermostScrolls(scrolling: Set<Int>, found: Int?) {
        let inside = [[1, 2], [3, 4], [5], [6], [], [], []]
        let outermost = TabReselection.outermost(in: 0, children: { inside[$0] }) {
            scrolling.contains($0) ? "\($0)" : nil
        }
        #expect(outermost == found.map { "\($0)" })
    }

    // B172: live pages grow when going far back and forth.
    @Test(arguments: [
        (TabPageRetention.visited, 2), (.selected, 1), (.neighbours(1), 2), (.all, 6),
    ])
    func pagesThatAreKeptDoNotGrow(retention: TabPageRetention, most: Int) {
        var engine = TabEngine(
            items: (0..<6).map { TabItem(id: $0, title: "A") },
            style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: TabEnvironment(size: SceneSize(390, 844)),
            paging: TabPaging(retention: retention))
        var pages: [TabPagePlacement] = []
        for step in 0..<40 {
            _ = engine.send(.select(step % 2 == 0 ? 5 : 0), at: Double(step))
            engine.pages(at: Double(step) + 0.9, into: &pages)
            #expect(pages.count <= most)
        }
    }
}
