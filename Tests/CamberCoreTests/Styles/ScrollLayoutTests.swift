import CamberTestSupport
import Testing

@testable import CamberCore

//  ┌────────────────────────┐ 0
//  │                        │ top
//  │ one │ two │ thr │ four │   cells of 76 × 53
//  │▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│   3: the underline, and the baseline of 1 at its bottom
//  └────────────────────────┘ top + 56
@Suite struct ScrollLayoutTests {
    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) throws {
        let top = device.safeArea.top
        let w = device.contentWidth
        let content = 76 * Double(count)
        let most = max(0, content - w)
        for selected in 0..<count {
            let scene = TabEngine(
                ScrollTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            #expect(scene.barFrame.isClose(to: SceneRect(0, top, device.width, 56)))
            #expect(scene.rect(scene.outline).isClose(to: SceneRect(0, 0, device.width, top + 56)))
            #expect(
                scene.contentInsets
                    == SceneInsets(
                        top: top + 56, leading: device.safeArea.leading,
                        bottom: device.safeArea.bottom, trailing: device.safeArea.trailing))
            #expect(
                scene.pageArea.isClose(
                    to: SceneRect(0, top + 56, device.width, device.height - top - 56)))
            // Reveal `center`.
            let offset = min(max(0, 76 * Double(selected) + 38 - w / 2), most)
            let strip = try #require(scene.strip)
            #expect(strip.offset.isClose(to: offset))
            #expect(strip.contentWidth.isClose(to: content) && strip.maxOffset.isClose(to: most))
            let start = device.safeArea.leading - offset
            for cell in scene.cells {
                let x = start + 76 * Double(cell.item)
                #expect(cell.frame.isClose(to: SceneRect(x, top, 76, 53)))
                #expect(cell.title.isClose(to: SceneRect(x + 23, top + 16.3, 30, 20.4)))
                #expect(cell.icon == nil)
                #expect(cell.titleColor == SceneColor(0x007AFF))
            }
            let visible = (0..<count).filter { item in
                76 * Double(item + 1) > offset && 76 * Double(item) < offset + w
            }
            #expect(scene.cells.map(\.item) == visible)
            let line = SceneRect(start + 76 * Double(selected), top + 53, 76, 3)
            #expect(scene.indicator.isClose(to: line))
            #expect(scene.raisedFrame == nil)
            let baseline = try #require(scene.shapes(.baseline).first)
            #expect(
                scene.rect(baseline.range).isClose(
                    to: SceneRect(start, top + 55, max(content, w), 1)))
            #expect(scene.color(baseline) == SceneColor(0x8E8E93))
            let mark = try #require(scene.shapes(.indicator).first)
            #expect(scene.rect(mark.range).isClose(to: line) && scene.color(mark) == .black)
        }
    }

    @Test func linesAreInFrontOfTheFadesAndAllIsClippedToTheContent() throws {
        let scene = TabEngine(
            ScrollTabBarStyle.original, TestItems.full(3), on: .landscape
        ).scene()
        #expect(
            scene.drawingOrder == [
                "surface", "clip", "title 0", "title 1", "title 2", "fade", "fade", "baseline",
                "indicator", "unclip",
            ])
        #expect(scene.commands[1] == .clip(SceneRect(59, 0, 734, 56)))
        #expect(scene.color(scene.shapes[0]) == .white)
    }

    /// Both gradients go from the background at the end to clear, 32 × 48 in the middle.
    @Test func fadesAreAlwaysThereInTheOriginal() throws {
        let scene = TabEngine(ScrollTabBarStyle.original, TestItems.full(3), on: .iPhone15).scene()
        let fades = scene.shapes(.fade)
        try #require(fades.count == 2)
        #expect(scene.rect(fades[0].range).isClose(to: SceneRect(0, 63, 32, 48)))
        #expect(scene.rect(fades[1].range).isClose(to: SceneRect(361, 63, 32, 48)))
        for (fade, ends) in zip(fades, [(0.0, 32.0), (393, 361)]) {
            guard case .gradient(let gradient) = fade.fill else {
                Issue.record("no gradient")
                continue
            }
            #expect(gradient.start.x.isClose(to: ends.0) && gradient.end.x.isClose(to: ends.1))
            #expect(gradient.startColor == .white)
            #expect(gradient.endColor == SceneColor.white.faded(0))
        }
    }

    /// Eight cells of 76 in 375: 233 to scroll, 116.5 in the middle of cell 3 … and so on.
    @Test(arguments: [(0, false, true), (3, true, true), (7, true, false)])
    func fadesShowOnlyWhereSomethingIsHidden(selected: Int, leading: Bool, trailing: Bool) {
        let scene = TabEngine(
            ScrollTabBarStyle(), TestItems.full(8), selected: selected, on: .se
        ).scene()
        let xs = scene.shapes(.fade).compactMap { scene.rect($0.range)?.x }
        #expect(xs == (leading ? [0] : []) + (trailing ? [343] : []))
    }

    @Test func nothingFadesWhereEverythingFits() {
        let scene = TabEngine(ScrollTabBarStyle(), TestItems.full(3), on: .se).scene()
        #expect(scene.shapes(.fade).isEmpty)
    }

    /// The case of the issue: cell 3 of eight at 228 in strip coordinates.
    @Test func cellThreeOfEight() throws {
        let scene = TabEngine(ScrollTabBarStyle(), TestItems.full(8), on: .se).scene()
        #expect(scene.cells[3].frame.x + (scene.strip?.offset ?? .nan) == 228)
    }

    @Test(arguments: [-0.4, 0, 0.25, 1.5, 6.75, 7, 7.3])
    func underlineFollowsThePositionAndStaysAtTheEnds(position: Double) throws {
        let scene = TabEngine(ScrollTabBarStyle(), TestItems.full(8), on: .se)
            .scene(position: position)
        let strip = try #require(scene.strip)
        let indicator = try #require(scene.indicator)
        #expect((indicator.x + strip.offset).isClose(to: 76 * min(max(position, 0), 7)))
        #expect(indicator.width.isClose(to: 76))
    }

    @Test func anIconIsDrawnOnlyWhereThereIsNoTitle() {
        var items = TestItems.full(2)
        items[1].title = ""
        let scene = TabEngine(ScrollTabBarStyle(), items, on: .se).scene()
        #expect(scene.cells[0].icon == nil && scene.cells[0].title != nil)
        #expect(scene.cells[1].icon.isClose(to: SceneRect(76 + 26, 20 + 14.5, 24, 24)))
        #expect(scene.cells[1].title == nil)
    }

    @Test func darkColoursAndASelectedTitleColour() {
        var appearance = TabBarAppearance()
        appearance[.selected] = TabColor(0xFF0000)
        let scene = TabEngine(
            items: TestItems.full(2), style: AnyTabBarStyle(ScrollTabBarStyle()),
            appearance: appearance, environment: TestDevice.se.environment(colorScheme: .dark)
        ).scene()
        #expect(scene.cells.map(\.titleColor) == [SceneColor(0xFF0000), SceneColor(0x0A84FF)])
        #expect(scene.color(scene.shapes[0]) == SceneColor(0x1C1C1E))
    }

    @Test func presets() {
        let style = ScrollTabBarStyle()
        #expect(style.common.motion == .linear(0.25) && style.common.pageTransition == .slide)
        #expect(style.reveal == .center && style.fades == .whenHidden)
        #expect(style.edges == .rubberBand && style.flickVelocity == 400)
        let original = ScrollTabBarStyle.original
        #expect(
            original.common.pageTransition == .instant && original.common.motion == .linear(0.25))
        #expect(original.reveal == .trailing && original.fades == .always)
        #expect(original.edges == .stop && original.flickVelocity == nil)
    }
}
