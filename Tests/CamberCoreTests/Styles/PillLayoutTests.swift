import CamberTestSupport
import Testing

@testable import CamberCore

//   ╭──────────────────────────────╮    H − bottom − 8 − 56
//   │ (▣ Title)    ▢      ▢      ▢ │    capsule 4 inside the bar
//   ╰──────────────────────────────╯    H − bottom − 8, 16 from the sides
@Suite struct PillLayoutTests {
    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) throws {
        let w = device.contentWidth
        let y = device.height - device.safeArea.bottom - 64
        let bar = SceneRect(device.safeArea.leading + 16, y, w - 32, 56)
        let base = (w - 40) / Double(count)
        // A title of 30: 14 + 24 + 6 + 30 + 14. What is beyond 44 a cell goes to it, then to all.
        let least = min(44, base)
        let pool = (base - least) * Double(count)
        let extra = min(pool, 88 - least)
        let other = least + (pool - extra) / Double(count)
        for selected in 0..<count {
            let scene = TabEngine(
                PillTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            #expect(scene.barFrame.isClose(to: bar))
            #expect(scene.bounds(scene.outline).isClose(to: bar))
            #expect(scene.contentInsets.bottom.isClose(to: device.safeArea.bottom + 64))
            #expect(scene.raisedFrame == nil && scene.strip == nil)
            var x = bar.x + 4
            for (index, cell) in scene.cells.enumerated() {
                let isSelected = index == selected
                let width = isSelected ? other + extra : other
                #expect(cell.frame.isClose(to: SceneRect(x, y, width, 56)))
                let icon = try #require(cell.icon)
                #expect(icon.midY.isClose(to: y + 28) && icon.width.isClose(to: 24))
                if !isSelected {
                    #expect(cell.title == nil)
                    #expect(icon.midX.isClose(to: cell.frame.midX))
                } else if width >= 88 {
                    // Icon, 6 and title, centred together.
                    #expect(icon.x.isClose(to: cell.frame.midX - 30))
                    let title = try #require(cell.title)
                    #expect(
                        title.isClose(to: SceneRect(icon.maxX + 6, y + 28 - 8.4, 30, 16.8)))
                    #expect(!cell.isTitleTruncated)
                }
                x += width
            }
            #expect(x.isClose(to: bar.maxX - 4, within: 1e-6))
            let cell = scene.cells[selected].frame
            // A capsule that lies on its side: never higher than wide.
            let height = min(48, cell.width)
            #expect(
                scene.indicator.isClose(
                    to: SceneRect(cell.x, y + 28 - height / 2, cell.width, height)))
        }
    }

    @Test func capsuleIsTintedAndBehindItsItem() throws {
        let scene = TabEngine(PillTabBarStyle(), TestItems.full(3), on: .iPhone15).scene()
        #expect(
            scene.drawingOrder == [
                "surface", "indicator", "icon 0", "title 0", "icon 1", "icon 2",
            ])
        #expect(scene.shapes.map { scene.color($0) } == [.white, SceneColor(0x007AFF)])
        #expect(scene.cells[0].iconColor == .white && scene.cells[0].titleColor == .white)
        #expect(scene.cells[1].iconColor == SceneColor(0x8E8E93))
        let shape = try #require(scene.shapes(.indicator).first)
        let capsule = try #require(scene.indicator)
        #expect(scene.bounds(shape.range).isClose(to: capsule))
    }

    /// Halfway, the capsule is halfway, and what it covers has the colour for it.
    @Test func capsuleFollowsTheFinger() throws {
        let engine = TabEngine(PillTabBarStyle(), TestItems.full(4), on: .se)
        let scene = engine.scene(position: 0.5)
        let (a, b) = (scene.cells[0].frame, scene.cells[1].frame)
        #expect(a.width.isClose(to: b.width, within: 1e-6))
        #expect(
            scene.indicator.isClose(
                to: SceneRect((a.x + b.x) / 2, a.y + 4, a.width, 48), within: 1e-6))
    }

    /// Springs overshoot: widths stay positive, cells side by side, the capsule inside the bar.
    @Test(arguments: [0.1, 0.3, 0.6])
    func overshootingStaysInsideTheBar(damping: Double) throws {
        var style = PillTabBarStyle()
        style.common.motion = .spring(response: 0.4, dampingRatio: damping)
        for count in [2, 5, 7, 20] {
            var engine = TabEngine(style, TestItems.full(count, titleWidth: 80), on: .se)
            _ = engine.send(.select(count - 1), at: 0)
            _ = engine.send(.select(count / 2), at: 0.2)
            _ = engine.send(.select(0), at: 0.3)
            for step in 0...200 {
                let scene = engine.scene(at: Double(step) / 100)
                let bar = scene.barFrame
                var x = bar.x + 4
                for cell in scene.cells {
                    #expect(cell.frame.width > 10 && cell.frame.x.isClose(to: x, within: 1e-6))
                    x = cell.frame.maxX
                    if let title = cell.title {
                        #expect(title.maxX <= cell.frame.maxX + 1e-9)
                    }
                }
                #expect(x.isClose(to: bar.maxX - 4, within: 1e-6))
                let capsule = try #require(scene.indicator)
                #expect(capsule.x >= bar.x + 4 - 1e-9 && capsule.maxX <= bar.maxX - 4 + 1e-9)
            }
        }
    }

    /// Seven tabs leave 42 for a title of 300: it is cut off, and gives way where that is less
    /// than two letters of 14.
    @Test func titlesAreCutOffAndGiveWay() throws {
        // (375 − 40 − 6 · 44) is 71 for the selected one; less 28, 24 and 6 leave 13.
        let seven = TabEngine(
            PillTabBarStyle(), TestItems.full(7, titleWidth: 300), on: .se
        ).scene()
        #expect(seven.cells[0].frame.width.isClose(to: 71))
        #expect(seven.cells[0].title == nil)
        #expect(seven.cells[0].icon?.midX.isClose(to: seven.cells[0].frame.midX) ?? false)
        // With six it is 115: 57 are left.
        let six = TabEngine(
            PillTabBarStyle(), TestItems.full(6, titleWidth: 300), on: .se
        ).scene()
        #expect(six.cells[0].title?.width.isClose(to: 57) ?? false)
        #expect(six.cells[0].isTitleTruncated)
    }

    /// A badge reaches 17 beyond the icon and keeps 2 more clear; what that is more than the gap of
    /// 6 comes out of the padding, so that the title stays whole.
    @Test func aBadgeCutsNoTitleThatHasRoom() throws {
        var items = TestItems.full(5, titleWidth: 60)
        items[0].badge = .count(1200)
        items[0].badgeWidth = 24
        let scene = TabEngine(PillTabBarStyle(), items, on: .se).scene()
        let cell = scene.cells[0]
        let title = try #require(cell.title)
        #expect(!cell.isTitleTruncated && title.width.isClose(to: 60))
        let badge = try #require(cell.badge)
        #expect(title.x.isClose(to: badge.maxX + 2))
        #expect(title.maxX <= cell.frame.maxX - 7)
        // 14 + 24 + 6 + 60 + 14 is the cell's wish with and without a badge.
        items[0].badge = nil
        let plain = TabEngine(PillTabBarStyle(), items, on: .se).scene()
        #expect(plain.cells.map(\.frame) == scene.cells.map(\.frame))
    }

    /// In a container that is too low the bar is as high as there is room.
    @Test func lowContainers() {
        for (height, y, bar) in [(70.0, 6.0, 56.0), (60, 0, 56), (32, 0, 32)] {
            let scene = TabEngine(
                items: TestItems.full(3), style: AnyTabBarStyle(PillTabBarStyle()),
                environment: .plain(375, height)
            ).scene()
            #expect(scene.barFrame.isClose(to: SceneRect(16, y, 343, bar)))
            for cell in scene.cells {
                #expect((cell.icon?.y ?? -1) >= 0 && (cell.icon?.maxY ?? 99) <= height)
            }
        }
    }

    /// At 14 points bold, white on #0A84FF (3.65:1) is enough for WCAG's large text; smaller titles
    /// would need 4.5:1, so they only grow.
    @Test(arguments: [(0.5, 1.0), (0.8, 1), (1, 1), (1.2, 1.2), (3.1, 1.35)])
    func titlesOnlyGrow(textScale: Double, growth: Double) throws {
        let scene = TabEngine(
            items: TestItems.full(3), style: AnyTabBarStyle(PillTabBarStyle()),
            environment: TestDevice.iPhone15.environment(textScale: textScale)
        ).scene()
        #expect(scene.titleFontSize.isClose(to: 14 * growth))
        let title = try #require(scene.cells[0].title)
        #expect(title.width.isClose(to: 30 * growth) && title.height.isClose(to: 16.8 * growth))
    }

    //  (( o ) .  .  .  .  .  .  .  .  .  .  . )    the mark's left end is a circle inside the bar's
    @Test(arguments: [9, 12, 20])
    func aNarrowMarkStaysInsideTheRoundedEnds(count: Int) throws {
        for selected in [0, count - 1] {
            let scene = TabEngine(
                PillTabBarStyle(), TestItems.full(count), selected: selected, on: .se
            ).scene()
            let (bar, mark) = (scene.barFrame, try #require(scene.indicator))
            #expect(mark.height <= mark.width && mark.midY.isClose(to: bar.midY))
            // Both ends are half circles about the same line, so only their distance counts.
            let (outer, inner) = (bar.height / 2, mark.height / 2)
            #expect((bar.x + outer - mark.x - inner).magnitude + inner <= outer || selected > 0)
            #expect(
                (mark.maxX - inner - bar.maxX + outer).magnitude + inner <= outer || selected == 0)
        }
    }

    @Test func defaultsMoveAsDesigned() {
        #expect(PillTabBarStyle().common.motion == .spring(response: 0.45, dampingRatio: 0.8))
        #expect(PillTabBarStyle().common.pageTransition == .instant)
    }
}
