import CamberTestSupport
import Testing

@testable import CamberCore

//  ┌───────┬───────┬───────┐   H − bottom − 56
//  │   ▢   │   ▣   │   ▢   │   icons of 24, centred
//  └───────┴───────┴───────┘   H − bottom
@Suite struct IconsLayoutTests {
    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) {
        let leading = device.safeArea.leading
        let y = device.height - device.safeArea.bottom - 56
        let width = device.contentWidth / Double(count)
        for selected in 0..<count {
            let scene = TabEngine(
                IconsTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            #expect(scene.barFrame.isClose(to: SceneRect(leading, y, device.contentWidth, 56)))
            #expect(
                scene.rect(scene.outline).isClose(
                    to: SceneRect(0, y, device.width, device.height - y)))
            #expect(scene.contentInsets.bottom.isClose(to: 56 + device.safeArea.bottom))
            #expect(scene.indicator == nil && scene.raisedFrame == nil)
            for (index, cell) in scene.cells.enumerated() {
                let x = leading + width * Double(index)
                #expect(cell.frame.isClose(to: SceneRect(x, y, width, 56)))
                #expect(cell.icon.isClose(to: SceneRect(x + width / 2 - 12, y + 16, 24, 24)))
                #expect(cell.title == nil)
                #expect(cell.iconColor == SceneColor(0x007AFF))
                #expect(cell.selectedIconAmount == (index == selected ? 1 : 0))
            }
        }
    }

    @Test func backgroundIsATranslucentGrayAndTheOriginalStopsAtTheHomeIndicator() {
        let full = TabEngine(IconsTabBarStyle(), TestItems.full(3), on: .landscape).scene()
        #expect(full.drawingOrder == ["surface", "icon 0", "icon 1", "icon 2"])
        #expect(full.color(full.shapes[0]) == SceneColor(0x8E8E93, alpha: 0.2))
        let original = TabEngine(IconsTabBarStyle.original, TestItems.full(3), on: .landscape)
            .scene()
        #expect(original.rect(original.outline).isClose(to: SceneRect(59, 316, 734, 56)))
        let dark = TabEngine(
            items: TestItems.full(3), style: AnyTabBarStyle(IconsTabBarStyle()),
            environment: TestDevice.se.environment(colorScheme: .dark)
        ).scene()
        #expect(dark.color(dark.shapes[0]) == SceneColor(0x1C1C1E))
        #expect(dark.cells[1].iconColor == SceneColor(0x0A84FF))
    }

    @Test func aPressedIconIsAtHalfOpacityAndADisabledOneAtAThird() throws {
        var items = TestItems.full(3)
        items[2].isEnabled = false
        var engine = TabEngine(IconsTabBarStyle(), items, on: .se)
        _ = engine.send(.touchDown(ScenePoint(180, 640)), at: 0)
        let scene = engine.scene(at: 0)
        #expect(scene.cells.map(\.isPressed) == [false, true, false])
        #expect(scene.cells[1].iconColor == SceneColor(0x007AFF).faded(0.5))
        #expect(scene.cells[2].iconColor == SceneColor(0x007AFF).faded(0.35))
    }

    @Test func aGivenInactiveColourTellsTheSelectionApart() {
        let engine = TabEngine(
            items: TestItems.full(2), style: AnyTabBarStyle(IconsTabBarStyle()),
            appearance: TabBarAppearance(tint: TabColor(0x123456), inactive: TabColor(0x654321)),
            environment: TestDevice.se.environment())
        #expect(
            engine.scene().cells.map(\.iconColor) == [SceneColor(0x123456), SceneColor(0x654321)])
    }
}
