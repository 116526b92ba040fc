import CamberTestSupport
import Testing

@testable import CamberCore

//  ────────────────────────   hairline, one pixel above the bar
//    12
//   ▢       ▣       ▢         icon 24, gap 2, title 14.4: 40.4; a lone icon is 42
//  title           title      spacing 8 between cells
//  ────────────────────────   H − bottom
@Suite struct LabelledLayoutTests {
    /// Titled items with, in the middle, one without a title.
    static func items(_ count: Int, lone: Int?) -> [TabItem<Int>] {
        var items = TestItems.full(count)
        if let lone { items[lone].title = "" }
        return items
    }

    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) {
        let (W, H) = (device.width, device.height - device.safeArea.bottom)
        let width = (device.contentWidth - 8 * Double(count - 1)) / Double(count)
        for lone in [nil, count / 2] {
            let r = lone == nil ? 40.4 : 42
            let items = Self.items(count, lone: lone)
            let scene = TabEngine(LabelledTabBarStyle(), items, on: device).scene()
            let bar = SceneRect(0, H - 12 - r, W, 12 + r + device.safeArea.bottom)
            #expect(scene.barFrame.isClose(to: bar))
            #expect(scene.rect(scene.outline).isClose(to: bar))
            #expect(scene.contentInsets.bottom.isClose(to: bar.height))
            #expect(scene.indicator == nil && scene.raisedFrame == nil)
            for (index, cell) in scene.cells.enumerated() {
                let x = device.safeArea.leading + (width + 8) * Double(index)
                #expect(cell.frame.isClose(to: SceneRect(x, H - 12 - r, width, 12 + r)))
                let middle = x + width / 2
                if index == lone {
                    #expect(cell.icon.isClose(to: SceneRect(middle - 21, H - 42, 42, 42)))
                    #expect(cell.title == nil)
                } else {
                    let y = H - r / 2 - 20.2
                    #expect(cell.icon.isClose(to: SceneRect(middle - 12, y, 24, 24)))
                    #expect(cell.title.isClose(to: SceneRect(middle - 15, y + 26, 30, 14.4)))
                    #expect(!cell.isTitleTruncated)
                }
            }
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func hairlineIsOnePixelDirectlyAboveTheBar(scale: Double) throws {
        let scene = TabEngine(
            items: Self.items(3, lone: 1), style: AnyTabBarStyle(LabelledTabBarStyle()),
            environment: TestDevice.iPhone15.environment(displayScale: scale)
        ).scene()
        let line = try #require(scene.shapes(.hairline).first)
        #expect(scene.rect(line.range).isClose(to: SceneRect(0, 764 - 1 / scale, 393, 1 / scale)))
        #expect(scene.color(line) == SceneColor(0x3C3C43, alpha: 0.29))
        #expect(
            scene.drawingOrder == [
                "surface", "hairline", "icon 0", "title 0", "icon 1", "icon 2", "title 2",
            ])
        #expect(scene.color(scene.shapes[0]) == .white)
    }

    @Test func hairlineCanBeLeftOut() {
        var style = LabelledTabBarStyle()
        style.hairline = false
        #expect(TabEngine(style, Self.items(3, lone: 1), on: .se).scene().shapes.count == 1)
    }

    @Test func coloursSwitchAndTheAccentStays() {
        for selected in [0, 2] {
            let scene = TabEngine(
                LabelledTabBarStyle(), Self.items(3, lone: 1), selected: selected, on: .se
            ).scene()
            for cell in scene.cells {
                let color = SceneColor(
                    cell.item == 1 ? 0x17181A : cell.item == selected ? 0x26272B : 0xC7C8CC)
                #expect(cell.iconColor == color)
                if cell.item != 1 { #expect(cell.titleColor == color) }
            }
        }
    }

    /// A page without a title and an action with one are possible by naming the role; a selected
    /// lone icon keeps its accent.
    @Test func rolesFollowTheTitleUnlessNamed() {
        var items = Self.items(4, lone: 1)
        items[2].title = ""
        items[2].role = .page
        items[3].role = .action
        let engine = TabEngine(LabelledTabBarStyle(), items, selected: 2, on: .se)
        let scene = engine.scene()
        #expect(engine.selection == 2)
        #expect(
            engine.accessibility(in: scene).map(\.isAction) == [false, true, false, true])
        #expect(scene.cells[2].isSelected)
        #expect(scene.cells[2].iconColor == SceneColor(0x17181A))
    }

    @Test func everyLookButLabelledTakesTitlelessItemsForPages() {
        for style in AnyTabBarStyle.all {
            let items = [TabItem(id: 0, icon: "plus")]
            let engine = TabEngine(
                items: items, style: style, environment: TestDevice.se.environment())
            #expect((engine.selection == nil) == (style.name == "labelled"))
        }
    }

    @Test func switchesAtOnce() {
        #expect(LabelledTabBarStyle().common.motion == .instant)
        #expect(LabelledTabBarStyle().common.pageTransition == .instant)
    }
}
