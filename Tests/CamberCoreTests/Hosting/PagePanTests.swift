import CamberCore
import Testing

/// Whose a finger's first movement over pages is.
@Suite struct PagePanTests {
    /// Whether the second of three pages takes a movement.
    func pan(
        _ dx: Double, _ dy: Double = 0, _ direction: TabLayoutDirection = .leftToRight,
        ordinal: Int = 1, around: [TabSwipeRoom] = [], inside: [TabSwipeRoom] = []
    ) -> Bool {
        TabPagePan(
            dx: dx, dy: dy, pages: TabSwipeRoom(ordinal: ordinal, of: 3, direction),
            inside: inside, around: around
        ).begins
    }

    // B73: one-handed scrolls are a little oblique; and the speed of the finger does not matter.
    @Test(arguments: [1.0, 40])
    func verticalWinsUnlessHorizontalDominates(speed: Double) {
        #expect(!pan(14 * speed, 22 * speed))
        #expect(!pan(18 * speed, 19 * speed))
        #expect(!pan(11.9 * speed, 10 * speed))
        #expect(pan(12.1 * speed, 10 * speed))
        #expect(pan(-20 * speed, 3 * speed))
        #expect(!pan(0, 0))
        #expect(!pan(.nan, 1))
        #expect(!pan(.infinity, 0))
    }

    // They show that they end.
    @Test func pagesBeyondTheirEndsAreStillTheirs() {
        for ordinal in 0...2 {
            #expect(pan(10, ordinal: ordinal))
            #expect(pan(-10, ordinal: ordinal))
        }
    }

    @Test func theFirstPageYieldsToTheBackSwipe() {
        let pushed = [TabSwipeRoom(stackOf: 2, .leftToRight)]
        #expect(!pan(10, ordinal: 0, around: pushed))
        #expect(pan(-10, ordinal: 0, around: pushed))
        #expect(pan(10, ordinal: 1, around: pushed))
        #expect(pan(10, ordinal: 0, around: [TabSwipeRoom(stackOf: 1, .leftToRight)]))
        // Mirrored, back is to the left.
        let mirrored = [TabSwipeRoom(stackOf: 2, .rightToLeft)]
        #expect(!pan(-10, 0, .rightToLeft, ordinal: 0, around: mirrored))
        #expect(pan(10, 0, .rightToLeft, ordinal: 0, around: mirrored))
    }

    // A finger that moves right shows what is on the left. From −16 to 1000 + 16 − 390 = 626.
    @Test func scrollViewsInsideComeFirstUntilTheirEdge() {
        func scroll(_ offset: Double) -> TabSwipeRoom {
            TabSwipeRoom(offset: offset, content: 1000, view: 390, left: 16, right: 16)
        }
        #expect(!pan(10, inside: [scroll(300)]))
        #expect(!pan(-10, inside: [scroll(300)]))
        // At rest it may be a fraction of a pixel off its edge, and beyond it while it bounces.
        for offset in [-16.0, -15.7, -40] {
            #expect(pan(10, inside: [scroll(offset)]))
            #expect(!pan(-10, inside: [scroll(offset)]))
        }
        for offset in [626.0, 625.7, 650] {
            #expect(!pan(10, inside: [scroll(offset)]))
            #expect(pan(-10, inside: [scroll(offset)]))
        }
        #expect(!pan(-10, inside: [scroll(626), scroll(-16)]))
        // One whose content fits follows nobody.
        let short = TabSwipeRoom(offset: 0, content: 100, view: 390, left: 0, right: 0)
        #expect(pan(10, inside: [short]) && pan(-10, inside: [short]))
    }

    //  outer pages     │ A │ B │ C │
    //  inner pages of B    │ 1 │ 2 │ 3 │
    // Whoever is nearest to the finger and can follow takes it: exactly one of the two.
    @Test(arguments: [TabLayoutDirection.leftToRight, .rightToLeft])
    func pagesInsidePagesComeFirstUntilTheirEnds(direction: TabLayoutDirection) {
        let on = direction == .leftToRight ? -10.0 : 10
        func taker(_ inner: Int, _ outer: Int, _ dx: Double) -> String {
            let innerRoom = TabSwipeRoom(ordinal: inner, of: 3, direction)
            let outerRoom = TabSwipeRoom(ordinal: outer, of: 3, direction)
            let takesInner = TabPagePan(dx: dx, dy: 0, pages: innerRoom, around: [outerRoom]).begins
            let takesOuter = TabPagePan(
                dx: dx, dy: 0, pages: outerRoom, inside: [innerRoom], holdsPages: true
            ).begins
            return takesInner == takesOuter ? "both or none" : takesInner ? "inner" : "outer"
        }
        for outer in 0...2 {
            #expect(taker(0, outer, on) == "inner" && taker(1, outer, on) == "inner")
            #expect(taker(2, outer, -on) == "inner" && taker(1, outer, -on) == "inner")
        }
        #expect(taker(2, 0, on) == "outer" && taker(2, 1, on) == "outer")
        #expect(taker(0, 1, -on) == "outer" && taker(0, 2, -on) == "outer")
        // Nobody can follow: the inner ones show that they end.
        #expect(taker(2, 2, on) == "inner")
        #expect(taker(0, 0, -on) == "inner")
    }

    // Header tabs inside of a page scroll until their edge; a strip that fits follows nobody.
    @Test(arguments: [TabLayoutDirection.leftToRight, .rightToLeft])
    func aStripInsideComesFirstUntilItsEdge(direction: TabLayoutDirection) {
        let on = direction == .leftToRight ? -10.0 : 10
        func driver(_ count: Int) -> TabBarDriver<Int> {
            TabBarDriver(
                engine: TabEngine(
                    items: (0..<count).map { TabItem(id: $0, title: "A") },
                    style: AnyTabBarStyle(ScrollTabBarStyle()),
                    environment: TabEnvironment(size: SceneSize(390, 844), direction: direction))
            ) { 0 }
        }
        let long = driver(20)
        #expect(long.stripRoom == nil)
        long.draw(at: 0)
        #expect(long.stripRoom?.follows(on) == true && long.stripRoom?.follows(-on) == false)
        long.send(.select(10, animated: false))
        long.draw(at: 0)
        #expect(long.stripRoom?.follows(on) == true && long.stripRoom?.follows(-on) == true)
        long.send(.select(19, animated: false))
        long.draw(at: 0)
        #expect(long.stripRoom?.follows(on) == false && long.stripRoom?.follows(-on) == true)
        let short = driver(2)
        short.draw(at: 0)
        #expect(short.stripRoom?.follows(on) == false && short.stripRoom?.follows(-on) == false)
        let icons = TestDriver(style: AnyTabBarStyle(IconsTabBarStyle())).driver
        icons.draw(at: 0)
        #expect(icons.stripRoom == nil)
    }

    @Test func theRoomOfPagesIsTheEngines() {
        var engine = TabEngine<Int>(
            items: (0..<3).map { TabItem(id: $0, title: "A") },
            style: AnyTabBarStyle(ScrollTabBarStyle()),
            environment: TabEnvironment(size: SceneSize(390, 844)))
        #expect(engine.swipeRoom == TabSwipeRoom(ordinal: 0, of: 3, .leftToRight))
        _ = engine.send(.select(2, animated: true), at: 0)
        #expect(engine.swipeRoom == TabSwipeRoom(ordinal: 2, of: 3, .leftToRight))
        _ = engine.send(.paging(TabPaging(swipe: false)), at: 0)
        #expect(engine.swipeRoom == nil)
        _ = engine.send(.paging(TabPaging(swipe: true)), at: 0)
        _ = engine.send(.items([]), at: 0)
        #expect(engine.swipeRoom == TabSwipeRoom(ordinal: nil, of: 0, .leftToRight))
        #expect(engine.swipeRoom?.toLeft == false && engine.swipeRoom?.toRight == false)
    }
}
