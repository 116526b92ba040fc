import CamberTestSupport
import Testing

@testable import CamberCore

/// A look of an app's own that keeps to no rule.
private struct HostileTabBarStyle: TabBarStyle {
    static let name = "hostile"
    static let parameters: [TabStyleParameter<HostileTabBarStyle>] = []
    var common = TabStyleCommon(motion: .linear(0.2))
    var titleFont: TabFont { TabFont(size: 12) }
    var swipesPages: Bool { true }
    /// How wide the strip says that its visible part is; `nil` for a look without a strip.
    var viewport: Double?
    /// How many cells it has more than there are items.
    var surplus = 3
    var cellHeight = Double.nan

    func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip? {
        guard let viewport else { return nil }
        let widths = Array(repeating: 30.0, count: max(0, items.count + surplus))
        return TabStrip(
            contentWidths: widths, rule: .intrinsic(minimum: .nan, padding: -5), growth: .nan,
            viewportWidth: viewport, alignment: .center)
    }

    func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        scene.barFrame = SceneRect(0, 0, 300, 60)
        for item in 0..<max(0, context.items.count + surplus) {
            let frame = SceneRect(Double(item) * 30, 0, 30, item == 0 ? cellHeight : 60)
            let cell = scene.addCell(item, frame: frame, context)
            scene.drawIcon(cell: cell)
        }
    }
}

@Suite struct HostileStyleTests {
    private static func style(_ viewport: Double?, _ surplus: Int = 3, height: Double = .nan)
        -> AnyTabBarStyle
    {
        var style = HostileTabBarStyle()
        style.viewport = viewport
        style.surplus = surplus
        style.cellHeight = height
        return AnyTabBarStyle(style)
    }

    /// Nothing that a look answers stops the bar.
    @Test(arguments: [nil, 0, -40, 200, .nan, .infinity] as [Double?])
    func anEngineLivesWithAnyLook(viewport: Double?) {
        for surplus in [3, -2] {
            for height in [60, .nan, .infinity, 1e300, -1e300] {
                var engine = TabEngine(
                    items: TestItems.full(5),
                    style: Self.style(viewport, surplus, height: height), environment: .plain(390))
                let places = [5.0, 35, 100, 160, 200, 239]
                for (index, x) in places.enumerated() {
                    let time = Double(index)
                    _ = engine.send(.touchDown(ScenePoint(x, 30)), at: time)
                    _ = engine.send(.touchMove(ScenePoint(x - 15, 30)), at: time + 0.1)
                    _ = engine.send(.items(TestItems.full(index % 3 * 2)), at: time + 0.15)
                    _ = engine.send(.touchMove(ScenePoint(x - 25, 30)), at: time + 0.2)
                    _ = engine.send(.touchUp(ScenePoint(x - 25, 30)), at: time + 0.3)
                    _ = engine.send(.items(TestItems.full(5)), at: time + 0.4)
                    for id in -1..<9 {
                        _ = engine.send(.tap(id), at: time + 0.5)
                        _ = engine.reveal(id, at: time + 0.5)
                    }
                    _ = engine.send(.key(.left), at: time + 0.6)
                    _ = engine.send(.wheel(dx: 20, dy: 0, at: ScenePoint(x, 30)), at: time + 0.7)
                    _ = engine.accessibility(in: engine.scene(at: time + 0.8))
                }
                #expect(engine.selection.map { (0..<5).contains($0) } ?? false)
                #expect(engine.restTime.isFinite)
                #expect(
                    engine.takeDiagnostics().allSatisfy {
                        (0..<5).contains($0.id) || $0.code == .unknownID
                    })
            }
        }
    }

    /// A touch on a cell of no item is the bar's.
    @Test func aCellWithoutAnItemIsThePartOfTheBar() {
        var engine = TabEngine(
            items: TestItems.full(2), style: Self.style(nil, height: 60), environment: .plain(390))
        let place = ScenePoint(100, 30)
        #expect(engine.scene().hit(place) == .item(3))
        let reports =
            engine.send(.touchDown(place), at: 1) + engine.send(.touchUp(place), at: 1.1)
        #expect(reports.isEmpty)
    }

    @Test func aStripOfAnyNumbersIsFinite() {
        for number in [.nan, .infinity, -.infinity, -1, 1e300] as [Double] {
            for rule in [
                TabCellWidth.fixed(number), .intrinsic(minimum: number, padding: number), .equal,
                .fillOrScroll(minimum: number, padding: number),
            ] {
                let strip = TabStrip(
                    contentWidths: [10, number, 30], rule: rule, growth: number,
                    viewportWidth: number, alignment: .center)
                #expect(strip.edges.allSatisfy { $0.isFinite })
                #expect(zip(strip.edges, strip.edges.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(strip.viewportWidth.isFinite && strip.viewportWidth >= 0)
                #expect(strip.inset.isFinite && strip.padding.isFinite && strip.maxOffset.isFinite)
                #expect(strip.restOffset(revealing: 1, .center, from: number).isFinite)
                #expect(strip.visibleCells(at: number).upperBound <= 3)
            }
        }
    }
}
