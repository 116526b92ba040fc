import CamberTestSupport
import Testing

@testable import CamberCore

//        ╭────╮               20 above the bar: a disc of 70 with its lowest point at H − f
//  ──────╯────╰──────────     H − 50 − f
//    ◦     ⦿     ◦            cells of 50
//  ──────────────────────     H − f
//                             filler f: 20 with a home indicator, else 0
@Suite struct CircleLayoutTests {
    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) {
        let f = device.safeArea.bottom > 0 ? 20.0 : 0
        let (W, H) = (device.width, device.height)
        let width = device.contentWidth / Double(count)
        for selected in 0..<count {
            let scene = TabEngine(
                CircleTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            let bar = SceneRect(0, H - 50 - f, W, 50 + f)
            #expect(scene.barFrame.isClose(to: bar))
            #expect(scene.rect(scene.outline).isClose(to: bar))
            #expect(
                scene.contentInsets
                    == SceneInsets(
                        top: device.safeArea.top, leading: device.safeArea.leading,
                        bottom: 50 + f, trailing: device.safeArea.trailing))
            #expect(scene.pageArea == SceneRect(0, 0, W, H))
            #expect(scene.cells.count == count)
            for (index, cell) in scene.cells.enumerated() {
                let x = device.safeArea.leading + width * Double(index)
                #expect(cell.item == index)
                #expect(cell.frame.isClose(to: SceneRect(x, H - 50 - f, width, 50)))
                let size = index == selected ? 22 * 1.2 : 22
                let y = H - f - 25 - (index == selected ? 12 : 0)
                #expect(
                    cell.icon.isClose(
                        to: SceneRect(
                            x + width / 2 - size / 2, y - size / 2, size, size)))
                #expect(cell.title == nil && cell.badge == nil)
                #expect(cell.isSelected == (index == selected))
                #expect(cell.emphasis == (index == selected ? 1 : 0))
                #expect(cell.scale == (index == selected ? 1.2 : 1))
                #expect(cell.iconColor == SceneColor(index == selected ? 0x007AFF : 0x8E8E93))
                #expect(cell.selectedIconAmount == (index == selected ? 1 : 0))
                // Icons keep off the home indicator.
                #expect((cell.icon?.maxY ?? 0) <= H - min(device.safeArea.bottom, 34) + 1e-9)
            }
            let m = device.safeArea.leading + width * (Double(selected) + 0.5)
            let disc = SceneRect(m - 35, H - f - 70, 70, 70)
            #expect(scene.indicator.isClose(to: disc))
            // The bar's top cuts the disc 15 below its centre's height.
            let half = (35.0 * 35 - 15 * 15).squareRoot()
            #expect(
                scene.raisedFrame.isClose(to: SceneRect(m - half, H - 70 - f, 2 * half, 20)))
            #expect(scene.strip == nil)
        }
    }

    @Test func discIsBehindTheBarAndInItsColour() throws {
        let scene = TabEngine(
            CircleTabBarStyle(), TestItems.full(3), selected: 1, on: .iPhone15
        ).scene()
        #expect(scene.drawingOrder == ["indicator", "surface", "icon 0", "icon 1", "icon 2"])
        #expect(scene.shapes.map { scene.color($0) } == [.white, .white])
        #expect(scene.shapes.allSatisfy { $0.shadow == nil && $0.softness == 0 })
        let disc = try #require(scene.shapes.first)
        #expect(scene.bounds(disc.range).isClose(to: SceneRect(161.5, 762, 70, 70)))
    }

    @Test func darkColoursAreTheSystemsOwn() {
        let scene = TabEngine(
            items: TestItems.full(2), style: AnyTabBarStyle(CircleTabBarStyle()),
            environment: TestDevice.se.environment(colorScheme: .dark)
        ).scene()
        #expect(
            scene.shapes.map { scene.color($0) } == [SceneColor(0x1C1C1E), SceneColor(0x1C1C1E)])
        #expect(scene.cells.map(\.iconColor) == [SceneColor(0x0A84FF), SceneColor(0x8E8E93)])
    }

    @Test func eachTabHasItsOwnTintWhenSelected() {
        var items = TestItems.full(2)
        items[0].tint = TabColor(0xFFCC00)
        items[1].inactive = TabColor(0x112233)
        let scene = TabEngine(CircleTabBarStyle(), items, on: .se).scene()
        #expect(scene.cells.map(\.iconColor) == [SceneColor(0xFFCC00), SceneColor(0x112233)])
    }

    /// Half-way, icons are half lifted, half grown and half coloured, and the disc is between.
    @Test func everythingFollowsTheFinger() {
        let scene = TabEngine(CircleTabBarStyle(), TestItems.full(3), on: .se).scene(position: 0.25)
        #expect(scene.indicator.isClose(to: SceneRect(62.5 + 125 / 4 - 35, 597, 70, 70)))
        let size = 22 * (1 + 0.2 * 0.75)
        #expect(
            scene.cells[0].icon.isClose(
                to: SceneRect(62.5 - size / 2, 642 - 12 * 0.75 - size / 2, size, size)))
        #expect(scene.cells.map(\.emphasis) == [0.75, 0.25, 0])
        #expect(
            scene.cells[1].iconColor
                == SceneColor(0x8E8E93).mixed(with: SceneColor(0x007AFF), by: 0.25))
    }

    @Test func defaultsAndOriginalMoveAsDesigned() {
        #expect(CircleTabBarStyle().common.motion == .spring(response: 0.55, dampingRatio: 1))
        #expect(CircleTabBarStyle.original.common.motion == .easeInOut(0.35))
        #expect(CircleTabBarStyle().common.pageTransition == .instant)
    }

    /// The case of the issue: 5 tabs in 375 × 812, insets 44/0/34/0, item 3.
    @Test func discOfFiveTabs() {
        let scene = TabEngine(
            CircleTabBarStyle(), TestItems.full(5), selected: 3,
            on: TestDevice("X", 375, 812, top: 44, bottom: 34)
        ).scene()
        #expect(scene.indicator?.midX == 262.5)
        #expect(scene.indicator?.y == scene.barFrame.y - 20)
        #expect(scene.barFrame.height == 70)
    }
}
