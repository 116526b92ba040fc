import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct HitTests {
    //   0      w/n     2w/n
    //   |───────)|──────)|───)
    // Every x belongs to exactly one cell, whatever rounding makes of the edges.
    @Test(arguments: [0, 2, 4])
    func columnsFillTheContentWidthWithoutGapsOrOverlaps(look: Int) {
        var random = SeededGenerator.announced("columnsFill", seed: 3)
        for _ in 0..<300 {
            let width = random.double(50...1200)
            let count = random.int(1...40)
            for direction in [TabLayoutDirection.leftToRight, .rightToLeft] {
                let engine = TabEngine(
                    items: TestItems.full(count), style: AnyTabBarStyle.all[look],
                    environment: .plain(width, direction: direction))
                let scene = engine.scene()
                let padding = look == 2 ? min(15, width / 4) : 0
                let cell = (width - 2 * padding) / Double(count)
                for index in 0...count {
                    let edge = padding + cell * Double(index)
                    for x in [edge, edge.nextUp, edge.nextDown, edge + 1e-10, edge - 1e-10] {
                        guard x > padding + 1e-9, x < width - padding - 1e-9 else { continue }
                        guard case .item(let item) = scene.hit(ScenePoint(x, 640)) else {
                            Issue.record("\(x) of \(width), \(count) cells: none")
                            return
                        }
                        let place = direction == .leftToRight ? item : count - 1 - item
                        #expect(place == index || place == index - 1)
                    }
                    guard index < count else { continue }
                    let middle = scene.hit(ScenePoint(edge + cell / 2, 640))
                    #expect(
                        middle
                            == .item(direction == .leftToRight ? index : count - 1 - index))
                }
            }
        }
    }

    @Test func edgesAreHalfOpen() {
        let scene = TabEngine(IconsTabBarStyle(), TestItems.full(3), on: .se).scene()
        // 375 / 3 = 125 and 667 − 56 = 611.
        #expect(scene.hit(ScenePoint(0, 611)) == .item(0))
        #expect(scene.hit(ScenePoint(125, 611)) == .item(1))
        #expect(scene.hit(ScenePoint(375, 640)) == .outside)
        #expect(scene.hit(ScenePoint(100, 611.0.nextDown)) == .outside)
        #expect(scene.hit(ScenePoint(100, 667)) == .outside)
        // The container's own right edge is outside of it in either direction, its left one inside.
        let mirrored = TabEngine(
            items: TestItems.full(3), style: AnyTabBarStyle(IconsTabBarStyle()),
            environment: .plain(375, direction: .rightToLeft)
        ).scene()
        #expect(mirrored.hit(ScenePoint(375.0.nextDown, 640)) == .item(0))
        #expect(mirrored.hit(ScenePoint(375, 640)) == .outside)
        #expect(mirrored.hit(ScenePoint(0, 640)) == .item(2))
        #expect(scene.hit(ScenePoint(.nan, 640)) == .outside)
        #expect(scene.hit(ScenePoint(100, .infinity)) == .outside)
    }

    /// Between cells, under the home indicator and beside the insets it is the bar.
    @Test func theRestOfTheBarIsTheBars() {
        let labelled = TabEngine(LabelledTabBarStyle(), TestItems.full(3), on: .iPhone15).scene()
        #expect(labelled.hit(ScenePoint(129, 790)) == .bar)
        #expect(labelled.hit(ScenePoint(60, 817)) == .item(0))
        #expect(labelled.hit(ScenePoint(60, 818)) == .bar)
        // The hairline is above the bar's frame.
        #expect(labelled.hit(ScenePoint(60, 765.5)) == .outside)
        let curved = TabEngine(CurvedTabBarStyle(), TestItems.full(3), on: .landscape).scene()
        #expect(curved.hit(ScenePoint(30, 350)) == .bar)
        #expect(curved.hit(ScenePoint(73, 350)) == .bar)
        #expect(curved.hit(ScenePoint(74, 350)) == .item(0))
    }

    /// B155: targets are the whole columns.
    @Test func targetsAreColumnsOfAtLeast44() {
        for style in AnyTabBarStyle.all {
            let scene = TabEngine(
                items: TestItems.full(3), style: style,
                environment: TestDevice.iPhone15.environment()
            ).scene()
            for cell in scene.cells {
                #expect(cell.frame.width >= 44 && cell.frame.height >= 44)
                for x in [cell.frame.x, cell.frame.midX, cell.frame.maxX - 0.01] {
                    for y in [cell.frame.y, cell.frame.midY, cell.frame.maxY - 0.01] {
                        #expect(scene.hit(ScenePoint(x, y)) == .item(cell.item))
                    }
                }
            }
        }
    }

    //        ╭──────╮  ← taken
    //    ×   │      │   × ← the page's
    //  ──────┴──────┴──────
    @Test(arguments: 0..<8)
    func circlesDomeIsACircleAndNothingMore(selected: Int) {
        let scene = TabEngine(
            CircleTabBarStyle(), TestItems.full(8), selected: selected, on: .iPhone15
        ).scene()
        let width = 393.0 / 8
        let m = width * (Double(selected) + 0.5)
        var wrong = 0
        for x in stride(from: m - 45, through: m + 45, by: 0.37) {
            for y in stride(from: 852.0 - 70 - 30, to: 852 - 70, by: 0.37) {
                let distance = ((x - m) * (x - m) + (y - 797) * (y - 797)).squareRoot()
                // The last 0.2 are left to the path's flattening.
                if abs(distance - 35) < 0.2 { continue }
                let column = Int((x / width).rounded(.down))
                let isInside = distance < 35 && x >= 0 && x < 393
                let expected: SceneHit = isInside ? .item(column) : .outside
                if scene.hit(ScenePoint(x, y)) != expected { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    /// The height of the swell's edge at a distance from its centre, by bisection of its cubic.
    private func swell(_ distance: Double) -> Double {
        let d = abs(distance)
        guard d < 60 else { return 0 }
        // From the shoulder, 60 away and level, with both controls 25 away, to the peak.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let t = (low + high) / 2
            let u = 1 - t
            let x = 60 * u * u * u + 25 * 3 * u * u * t + 25 * 3 * u * t * t
            if x > d { low = t } else { high = t }
        }
        let t = (low + high) / 2
        return 25 * (3 * (1 - t) * t * t + t * t * t)
    }

    @Test(arguments: 0..<5)
    func curvesSwellAndDiscAreTakenAndNothingBeside(selected: Int) {
        let scene = TabEngine(
            CurvedTabBarStyle(), TestItems.full(5), selected: selected, on: .se
        ).scene()
        let y0 = 667.0 - 99 + 25
        let m = 15 + 69 * (Double(selected) + 0.5)
        var wrong: [ScenePoint] = []
        for x in stride(from: m - 70, through: m + 70, by: 0.43) where x >= 0 && x < 375 {
            for y in stride(from: y0 - 30, to: y0, by: 0.43) {
                let height = swell(x - m)
                let disc = ((x - m) * (x - m) + (y - y0 - 14) * (y - y0 - 14)).squareRoot()
                if abs(y - (y0 - height)) < 0.3 || abs(disc - 29) < 0.2 { continue }
                let isInside = (y > y0 - height || disc < 29) && x >= 15 && x < 360
                let column = Int(((x - 15) / 69).rounded(.down))
                let expected: SceneHit = isInside ? .item(column) : .outside
                if scene.hit(ScenePoint(x, y)) != expected { wrong.append(ScenePoint(x, y)) }
            }
        }
        #expect(wrong.isEmpty)
    }

    /// Without a swell the disc alone rises above the edge, by 15: 14 above its centre it is
    /// 2 · √(29² − 14²) wide, 24 above it 2 · √(29² − 24²).
    @Test func aDiscAboveAFlatEdgeIsTaken() {
        var style = CurvedTabBarStyle()
        style.swellHeight = 0
        let scene = TabEngine(style, TestItems.full(5), selected: 2, on: .se).scene()
        let half = 645.0.squareRoot()
        #expect(scene.raisedFrame.isClose(to: SceneRect(187.5 - half, 578, 2 * half, 15)))
        #expect(scene.hit(ScenePoint(187.5 + 15, 583)) == .item(2))
        #expect(scene.hit(ScenePoint(187.5 - 15, 583)) == .item(2))
        #expect(scene.hit(ScenePoint(187.5 + 17, 583)) == .outside)
        #expect(scene.hit(ScenePoint(187.5 - 17, 583)) == .outside)
    }

    /// B157 and B158: a disc of radius 28 with its centre 8 above the bar's top edge.
    @Test func raisedDiscActsAndTheSpaceBesideItIsThePages() {
        var style = CircleTabBarStyle()
        style.discDiameter = 56
        style.barHeight = 20
        let scene = TabEngine(style, TestItems.full(3), selected: 1, on: .se).scene()
        #expect(scene.indicator.isClose(to: SceneRect(159.5, 611, 56, 56)))
        #expect(scene.barFrame.y == 647)
        #expect(scene.hit(ScenePoint(187.5, 627)) == .item(1))
        #expect(scene.hit(ScenePoint(40, 627)) == .outside)
    }

    /// Above the bars that have no raised part everything is the page's.
    @Test(arguments: [1, 4])
    func flatBarsTakeNothingAboveThem(look: Int) {
        let scene = TabEngine(
            items: TestItems.full(5), style: AnyTabBarStyle.all[look],
            environment: TestDevice.iPhone15.environment()
        ).scene()
        for x in stride(from: 0.0, to: 393, by: 3) {
            for y in stride(from: 0.0, to: scene.barFrame.y, by: 7) {
                #expect(scene.hit(ScenePoint(x, y)) == .outside)
            }
        }
    }

    //   inset      viewport       inset
    //  |▒▒▒▒▒▒|one|two|three|fo ▒▒▒▒▒▒|   a cell that is cut off takes touches where it shows
    @Test func stripCellsTakeNoTouchesWhereTheyAreCutOff() {
        let scene = TabEngine(
            ScrollTabBarStyle(), TestItems.full(20), selected: 10, on: .landscape
        ).scene()
        #expect(scene.hit(ScenePoint(58, 20)) == .bar)
        #expect(scene.hit(ScenePoint(794, 20)) == .bar)
        for x in stride(from: 59.0, to: 793, by: 1) {
            guard case .item = scene.hit(ScenePoint(x, 20)) else {
                Issue.record("nothing at \(x)")
                continue
            }
        }
    }

    @Test func aHiddenBarTakesNothing() {
        var engine = TabEngine(CircleTabBarStyle(), TestItems.full(3), selected: 1, on: .se)
        _ = engine.send(.barHidden(true, animated: false), at: 0)
        let scene = engine.scene(at: 0)
        #expect(scene.hit(ScenePoint(187, 640)) == .outside)
        #expect(scene.hit(ScenePoint(187, 600)) == .outside)
    }
}
