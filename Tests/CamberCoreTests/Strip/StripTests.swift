import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct StripTests {
    static func strip(
        _ widths: [Double], _ rule: TabCellWidth = .intrinsic(minimum: 0, padding: 0),
        in viewport: Double, growth: Double = 1, _ alignment: TabStripAlignment = .leading
    ) -> TabStrip {
        TabStrip(
            contentWidths: widths, rule: rule, growth: growth, viewportWidth: viewport,
            alignment: alignment)
    }

    static func widths(_ strip: TabStrip) -> [Double] {
        (0..<strip.count).map { strip.width(of: $0) }
    }

    // |  76  |  76  |  76  |
    @Test func fixedCellsIgnoreTheirContentAndGrowWithTheText() {
        let strip = Self.strip([5, 500, 0], .fixed(76), in: 375)
        #expect(Self.widths(strip) == [76, 76, 76])
        #expect(Self.widths(Self.strip([5, 5], .fixed(76), in: 375, growth: 2)) == [152, 152])
    }

    @Test func intrinsicCellsHoldTheirContentAndBothPaddings() {
        let strip = Self.strip([50, 90, 10], .intrinsic(minimum: 60, padding: 8), in: 375)
        #expect(Self.widths(strip) == [66, 106, 60])
    }

    @Test func equalCellsFillTheWidthExactly() {
        for count in [1, 3, 7, 49] {
            let strip = Self.strip(Array(repeating: 9, count: count), .equal, in: 393)
            #expect(strip.contentWidth == 393 && strip.maxOffset == 0)
            #expect(Self.widths(strip).allSatisfy { $0.isClose(to: 393 / Double(count)) })
        }
    }

    /// B106: natural 60, 80, 70 at 375 and at 180.
    @Test func cellsFillWhenTheyFitAndScrollWhenNot() {
        let rule = TabCellWidth.fillOrScroll(minimum: 0, padding: 0)
        let wide = Self.strip([60, 80, 70], rule, in: 375)
        // 165 to share: 55 each.
        #expect(zip(Self.widths(wide), [115, 135, 125]).allSatisfy { $0.isClose(to: $1) })
        #expect(wide.contentWidth == 375 && wide.maxOffset == 0)
        let narrow = Self.strip([60, 80, 70], rule, in: 180)
        #expect(Self.widths(narrow) == [60, 80, 70])
        #expect(narrow.maxOffset == 30)
    }

    /// B118: 50, 90, 70 centred in 320 and, after rotation, in 568.
    @Test func centredContentStartsAtHalfOfTheRest() {
        #expect(Self.strip([50, 90, 70], in: 320, .center).inset == 55)
        #expect(Self.strip([50, 90, 70], in: 568, .center).inset == 179)
        #expect(Self.strip([50, 90, 70], in: 568).inset == 0)
        #expect(Self.strip([500, 90], in: 568, .center).inset == 0)
    }

    /// B119: two tabs of 80 in 375, right to left.
    @Test func rightToLeftFewTabsStartAtTheRight() {
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(80)
        let scene = TabEngine(
            items: TestItems.full(2), style: AnyTabBarStyle(style),
            environment: .plain(375, direction: .rightToLeft)
        ).scene()
        #expect(scene.cells.map(\.frame.maxX) == [375, 295])
    }

    /// B122: 7 × 100 in 360, right to left: tab 0 is at the right edge, and in sight.
    @Test func rightToLeftALongStripStartsAtTheRight() {
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(100)
        let scene = TabEngine(
            items: TestItems.full(7), style: AnyTabBarStyle(style),
            environment: .plain(360, direction: .rightToLeft)
        ).scene()
        #expect(scene.strip?.offset == 0)
        #expect(scene.cells.first?.frame.maxX == 360)
        #expect(scene.indicator.isClose(to: SceneRect(260, 53, 100, 3)))
    }

    // ──|──[2][3][4]──|──  found by binary search as by looking at each
    @Test func visibleCellsAreThoseThatReachIn() {
        var random = SeededGenerator.announced("visibleCells", seed: 11)
        for _ in 0..<4000 {
            let count = random.int(0...30)
            let widths = (0..<count).map { _ in
                random.chance(0.1) ? 0 : Double(random.int(0...80))
            }
            let strip = Self.strip(
                widths, in: Double(random.int(0...400)), random.pick([.leading, .center]))
            let offset =
                random.chance(0.5) ? Double(random.int(-500...3000)) : random.double(-50...900)
            let start = offset - strip.inset
            var x = 0.0
            var expected: [Int] = []
            for (index, width) in widths.enumerated() {
                if x + width > start, x < start + strip.viewportWidth { expected.append(index) }
                x += width
            }
            if strip.viewportWidth == 0 { expected = [] }
            #expect(Array(strip.visibleCells(at: offset)) == expected)
        }
    }

    @Test func restOffsetsOfEachReveal() {
        var random = SeededGenerator.announced("restOffsets", seed: 12)
        for _ in 0..<4000 {
            let widths = (0..<random.int(1...20)).map { _ in random.double(0...200) }
            let viewport = random.double(0...400)
            let strip = Self.strip(widths, in: viewport)
            let cell = random.int(0...(widths.count - 1))
            let from = random.double(0...1000)
            let start = widths[..<cell].reduce(0, +)
            let end = start + widths[cell]
            let most = max(0, widths.reduce(0, +) - viewport)
            func check(_ reveal: TabReveal, _ wanted: Double) {
                let rest = strip.restOffset(revealing: cell, reveal, from: from)
                #expect(rest.isClose(to: min(max(wanted, 0), most)))
            }
            check(.leading, start)
            check(.trailing, end - viewport)
            check(.center, (start + end) / 2 - viewport / 2)
            // The least movement that shows the whole cell, or as much as there is room for.
            let fits = widths[cell] <= viewport
            let (low, high) = fits ? (end - viewport, start) : (start, end - viewport)
            check(.nearest, from < low ? low : from > high ? high : from)
        }
    }

    /// B103: minimal reveal does not move between two tabs that are both in sight.
    @Test func nearestLeavesAStripThatShowsTheCell() {
        let strip = Self.strip(Array(repeating: 100, count: 8), in: 360)
        #expect(strip.restOffset(revealing: 2, .nearest, from: 150) == 150)
        #expect(strip.restOffset(revealing: 3, .nearest, from: 150) == 150)
        #expect(strip.restOffset(revealing: 5, .nearest, from: 150) == 240)
        #expect(strip.restOffset(revealing: 0, .nearest, from: 150) == 0)
        #expect(strip.restOffset(revealing: 99, .center, from: 9999) == 440)
    }

    /// FACTS §5: moving right, the left edge accelerates on 1 − cos and the right decelerates on
    /// sin; mirrored moving left.
    @Test(arguments: [0, 0.1, 0.5, 0.75, 1] as [Double])
    func elasticUnderlineHurriesInFront(fraction: Double) throws {
        var style = ScrollTabBarStyle()
        style.cellWidth = .intrinsic(minimum: 0, padding: 10)
        style.indicator = .elastic
        let engine = TabEngine(style, TestItems.titled([40, 60, 100]), on: .se)
        let scene = engine.scene(position: 1 + fraction)
        let indicator = try #require(scene.indicator)
        // Cells: 0…60, 60…140, 140…260.
        let decelerated = Maths.sin(fraction * .pi / 2)
        let accelerated = 1 - Maths.cos(fraction * .pi / 2)
        #expect(indicator.x.isClose(to: 60 + 80 * accelerated))
        #expect(indicator.maxX.isClose(to: 140 + 120 * decelerated))
        // Moving left from cell 2 by g = 1 − f: the left edge decelerates, the right accelerates.
        let g = 1 - fraction
        #expect(indicator.x.isClose(to: 140 - 80 * Maths.sin(g * .pi / 2)))
        #expect(indicator.maxX.isClose(to: 260 - 120 * (1 - Maths.cos(g * .pi / 2))))
    }

    /// B58: the underline takes the width of the cells it lies between.
    @Test func linearUnderlineMovesBetweenAnyWidths() throws {
        var style = ScrollTabBarStyle()
        style.cellWidth = .intrinsic(minimum: 0, padding: 10)
        let scene = TabEngine(style, TestItems.titled([40, 60, 100]), on: .se).scene(position: 1.25)
        #expect(scene.indicator.isClose(to: SceneRect(80, 73, 90, 3)))
    }

    /// Between two pages the underline passes over an action directly.
    @Test func underlinePassesOverAnAction() {
        var items = TestItems.full(3)
        items[1].role = .action
        let scene = TabEngine(ScrollTabBarStyle(), items, on: .se).scene(position: 0.5)
        #expect(scene.indicator?.x == 76)
    }

    /// Only what is in sight is laid out, at both ends and in the middle.
    @Test(arguments: [0, 5000, 9999])
    func tenThousandTabsLayOutOnlyWhatIsVisible(selected: Int) throws {
        let scene = TabEngine(
            ScrollTabBarStyle(), TestItems.full(10_000), selected: selected, on: .se
        ).scene()
        #expect(scene.cells.count >= 5 && scene.cells.count <= 6)
        #expect(scene.cells.contains { $0.item == selected })
        let cell = try #require(scene.cells.first { $0.item == selected })
        #expect(scene.indicator?.x == cell.frame.x)
    }

    /// B16 and B124: without tabs and without a width there is no indicator.
    @Test func noIndicatorBeforeThereIsSomethingToMark() {
        for style in AnyTabBarStyle.all {
            let none = TabEngine(
                items: [TabItem<Int>](), style: style, environment: .plain(375)
            ).scene()
            #expect(none.indicator == nil && none.raisedFrame == nil && none.cells.isEmpty)
            for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
                let unmeasured = TabEngine(
                    items: TestItems.full(3), style: style,
                    environment: .plain(0, direction: direction)
                ).scene()
                #expect(unmeasured.indicator == nil && unmeasured.raisedFrame == nil)
                #expect(!unmeasured.drawingOrder.contains("indicator"))
            }
        }
    }
}
