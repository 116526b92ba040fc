import CamberTestSupport
import Testing

@testable import CamberCore

//  |        ▢   ▣   ▢        |    cells no wider than the limit, centred as a group
@Suite struct CellWidthLimitTests {
    /// The looks with cells at the bottom, the limit set.
    static func looks(_ limit: Double?) -> [AnyTabBarStyle] {
        AnyTabBarStyle.all.filter { $0.placement == .bottom }.map { style in
            let index = style.parameters.firstIndex { $0.name == "maximumCellWidth" } ?? -1
            return style.setting(index, to: limit.map { .number($0) } ?? .none)
        }
    }

    @Test func everyLookAtTheBottomHasTheParameterAndNoLimit() {
        for style in AnyTabBarStyle.all {
            let index = style.parameters.firstIndex { $0.name == "maximumCellWidth" }
            #expect((index != nil) == (style.placement == .bottom))
            if let index { #expect(style.values[index] == .none) }
        }
    }

    @Test(arguments: looks(nil).indices, [1, 3, 5])
    func wideBarsCentreTheirCells(look: Int, count: Int) throws {
        let style = Self.looks(110)[look]
        let scene = TabEngine(
            items: TestItems.full(count), style: style, environment: TestDevice.iPad.environment()
        ).scene()
        let first = try #require(scene.cells.first)
        let last = try #require(scene.cells.last)
        let spacing = style.name == "labelled" ? 8.0 : 0
        let total = 110 * Double(count) + spacing * Double(count - 1)
        #expect((last.frame.maxX - first.frame.x).isClose(to: total, within: 1e-6))
        #expect(((first.frame.x + last.frame.maxX) / 2).isClose(to: 410, within: 1e-6))
        // The surface stays as wide as it was, but the floating one is as wide as its cells.
        let isFloating = style.name == "pill"
        #expect(scene.barFrame.width.isClose(to: isFloating ? total + 8 : 820, within: 1e-6))
        #expect(scene.barFrame.midX.isClose(to: 410, within: 1e-6))
        // Beside the cells the bar takes touches for none of them.
        let y = first.frame.midY
        #expect(scene.hit(ScenePoint(first.frame.x - 20, y)) == (isFloating ? .outside : .bar))
    }

    @Test(arguments: looks(nil).indices)
    func narrowBarsDoNotNotice(look: Int) {
        let limited = Self.looks(200)[look]
        let free = Self.looks(nil)[look]
        func scene(_ style: AnyTabBarStyle) -> TabBarScene {
            TabEngine(
                items: TestItems.full(4), style: style, environment: TestDevice.se.environment()
            ).scene()
        }
        #expect(scene(limited).cells == scene(free).cells)
    }
}
