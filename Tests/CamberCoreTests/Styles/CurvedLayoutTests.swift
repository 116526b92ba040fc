import CamberTestSupport
import Testing

@testable import CamberCore

//                ╭──────╮        y0 − 25, the swell's peak and the top of the row of 99
//              ╭─╯  ⬤   ╰─╮      y0 − 15, the disc of 58
//  ────────────╯          ╰────  y0
//      ▢          title     ▢    boxes end 31 above H − bottom, titles are 16 tall
//    title                title
//  ────────────────────────────  H − bottom
@Suite struct CurvedLayoutTests {
    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) {
        let (W, H) = (device.width, device.height)
        let bottom = H - device.safeArea.bottom
        let y0 = bottom - 99 + 25
        let width = (device.contentWidth - 30) / Double(count)
        for selected in 0..<count {
            let scene = TabEngine(
                CurvedTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            #expect(scene.barFrame.isClose(to: SceneRect(0, y0, W, H - y0)))
            #expect(scene.contentInsets.bottom.isClose(to: H - y0))
            for (index, cell) in scene.cells.enumerated() {
                let x = device.safeArea.leading + 15 + width * Double(index)
                let middle = x + width / 2
                #expect(cell.frame.isClose(to: SceneRect(x, y0, width, bottom - y0)))
                let box = index == selected ? 58.0 : 35
                #expect(
                    cell.icon.isClose(
                        to: SceneRect(middle - 11, bottom - 31 - box / 2 - 11, 22, 22)))
                #expect(cell.title.isClose(to: SceneRect(middle - 15, bottom - 26, 30, 16)))
                #expect(cell.iconColor == (index == selected ? .white : SceneColor(0x007AFF)))
                #expect(cell.titleColor == SceneColor(index == selected ? 0x007AFF : 0x8E8E93))
            }
            let m = device.safeArea.leading + 15 + width * (Double(selected) + 0.5)
            #expect(scene.indicator.isClose(to: SceneRect(m - 29, y0 - 15, 58, 58)))
            #expect(scene.raisedFrame.isClose(to: SceneRect(m - 60, y0 - 25, 120, 25)))
            let outline = [
                ScenePoint(0, y0), ScenePoint(m - 60, y0), ScenePoint(m - 25, y0),
                ScenePoint(m - 25, y0 - 25), ScenePoint(m, y0 - 25), ScenePoint(m + 25, y0 - 25),
                ScenePoint(m + 25, y0), ScenePoint(m + 60, y0), ScenePoint(W, y0),
                ScenePoint(W, H), ScenePoint(0, H),
            ]
            #expect(
                scene.verbs(scene.outline)
                    == [.move, .line, .cubic, .cubic, .line, .line, .line, .close])
            let points = scene.points(scene.outline)
            #expect(points.count == outline.count)
            #expect(zip(points, outline).allSatisfy { $0.isClose(to: $1) })
        }
    }

    /// The case of the issue: 390 × 844, 47/34, 4 items.
    @Test func peakOfFourTabs() {
        let scene = TabEngine(
            CurvedTabBarStyle(), TestItems.full(4),
            on: TestDevice("14", 390, 844, top: 47, bottom: 34)
        ).scene()
        #expect(scene.points(scene.outline)[4].isClose(to: ScenePoint(60, 711)))
    }

    /// The disc passes in front of the icons on its way and behind those of the two pages.
    @Test func discIsInFrontOfTheIconsItPasses() {
        let still = TabEngine(CurvedTabBarStyle(), TestItems.full(3), selected: 1, on: .se).scene()
        let titles = ["title 0", "title 1", "title 2"]
        #expect(
            still.drawingOrder == ["surface", "icon 0", "icon 2", "indicator", "icon 1"] + titles)
        var engine = TabEngine(CurvedTabBarStyle(), TestItems.full(3), on: .se)
        _ = engine.send(.select(2), at: 0)
        let moving = engine.scene(at: 0.15)
        #expect(
            moving.drawingOrder == ["surface", "icon 1", "indicator", "icon 0", "icon 2"] + titles)
    }

    @Test func surfaceHasASoftEdgeAndAShadowAtTheTopOnly() throws {
        let scene = TabEngine(CurvedTabBarStyle(), TestItems.full(4), on: .iPhone15).scene()
        let surface = try #require(scene.shapes.first)
        #expect(surface.role == .surface)
        #expect(scene.color(surface) == .white)
        #expect(surface.softness == 2)
        #expect(
            surface.shadow
                == SceneShadow(color: SceneColor(0x007AFF, alpha: 0.2), radius: 5, dy: -5))
        // Beyond the sides and the bottom the shape reaches past three deviations of both blurs.
        let drawn = try #require(scene.bounds(surface.range))
        #expect(drawn.x <= -21 && drawn.maxX >= 393 + 21 && drawn.maxY >= 852 + 26)
        // Its visible edge is the outline's.
        let edge = scene.points(surface.range).dropFirst().prefix(7)
        let outline = scene.points(scene.outline).dropFirst().prefix(7)
        #expect(zip(edge, outline).allSatisfy { $0.isClose(to: $1) })
    }

    @Test func discIsAGradientOfTheTintLighterAtTheTop() throws {
        var items = TestItems.full(4)
        items[1].tint = TabColor(0x804000)
        let scene = TabEngine(CurvedTabBarStyle(), items, selected: 1, on: .se).scene()
        let disc = try #require(scene.shapes(.indicator).first)
        guard case .gradient(let gradient) = disc.fill else {
            Issue.record("no gradient")
            return
        }
        let tint = SceneColor(0x804000)
        #expect(gradient.endColor == tint)
        #expect(gradient.startColor.red > tint.red && gradient.startColor.blue > tint.blue)
        #expect(gradient.start.x == gradient.end.x && gradient.start.y < gradient.end.y)
        #expect(gradient.start.isClose(to: ScenePoint(gradient.end.x, gradient.end.y - 58)))
        #expect(scene.shapes[0].shadow?.color == tint.faded(0.2))
        #expect(scene.cells[1].titleColor == tint)
    }

    /// Half-way the swell and the disc are between and both boxes are half grown.
    @Test func everythingFollowsThePosition() {
        let scene = TabEngine(CurvedTabBarStyle(), TestItems.full(3), on: .se).scene(position: 1.5)
        #expect(scene.indicator?.midX.isClose(to: 187.5 + 57.5) ?? false)
        #expect(scene.points(scene.outline)[4].x.isClose(to: 245))
        for cell in scene.cells.dropFirst() {
            #expect(cell.icon?.midY.isClose(to: 667 - 31 - 46.5 / 2) ?? false)
        }
    }

    /// B128: neither the swell nor the disc stretches.
    @Test func swellAndDiscKeepTheirSizeOnAnyWidth() {
        for width in [375.0, 1024] {
            let scene = TabEngine(
                CurvedTabBarStyle(), TestItems.full(4), on: TestDevice("B128", width, 700)
            ).scene()
            #expect(scene.raisedFrame?.width.isClose(to: 120) ?? false)
            #expect(scene.indicator?.width.isClose(to: 58) ?? false)
            #expect(scene.indicator?.height.isClose(to: 58) ?? false)
        }
    }

    @Test func motionIsTheDesigns() {
        let motion = TabMotion.spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7)
        #expect(CurvedTabBarStyle().common.motion == motion)
        #expect(CurvedTabBarStyle.original.common.motion == motion)
    }
}
