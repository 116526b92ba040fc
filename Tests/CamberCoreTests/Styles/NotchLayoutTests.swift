import CamberTestSupport
import Testing

@testable import CamberCore

//             ╭──╮                disc of 50, its centre 23 above the cells' middle
//  ───────╮   │⦿ │   ╭───────     H − 50 − f: shoulders of radius 16
//    ◦     ╲  ╰──╯  ╱     ◦       an arc 6 off the disc
//           ╰──────╯
//  ──────────────────────────     H − f, filler f: 20 with a home indicator, else 0
@Suite struct NotchLayoutTests {
    /// Half of the cut-out's width at the edge: the shoulder's centre is 31 + 16 from the disc's,
    /// and 16 − 2 below it.
    static let half = (47.0 * 47 - 14 * 14).squareRoot()

    @Test(arguments: TestDevice.all, 1...8)
    func everythingIsWhereLooksSays(device: TestDevice, count: Int) {
        let f = device.safeArea.bottom > 0 ? 20.0 : 0
        let (W, H) = (device.width, device.height)
        let width = device.contentWidth / Double(count)
        for selected in 0..<count {
            let scene = TabEngine(
                NotchTabBarStyle(), TestItems.full(count), selected: selected, on: device
            ).scene()
            let bar = SceneRect(0, H - 50 - f, W, 50 + f)
            #expect(scene.barFrame.isClose(to: bar))
            #expect(scene.contentInsets.bottom.isClose(to: 50 + f))
            #expect(scene.pageArea == SceneRect(0, 0, W, H))
            let middle = device.safeArea.leading + width * (Double(selected) + 0.5)
            let m = min(max(middle, Self.half), W - Self.half)
            let center = ScenePoint(m, bar.y + 2)
            for (index, cell) in scene.cells.enumerated() {
                let x = device.safeArea.leading + width * Double(index)
                #expect(cell.frame.isClose(to: SceneRect(x, bar.y, width, 50)))
                let isSelected = index == selected
                let side = isSelected ? 22 * 1.1 : 22
                let place = isSelected ? center : ScenePoint(x + width / 2, bar.y + 25)
                #expect(
                    cell.icon.isClose(to: SceneRect(center: place, width: side, height: side)))
                #expect(cell.title == nil && cell.badge == nil)
                // Icons keep off the home indicator.
                #expect((cell.icon?.maxY ?? 0) <= H - min(device.safeArea.bottom, 34) + 1e-9)
            }
            #expect(scene.indicator.isClose(to: SceneRect(center: center, width: 50, height: 50)))
            // The bar's edge cuts the disc 2 above its centre.
            let chord = (25.0 * 25 - 2 * 2).squareRoot()
            #expect(
                scene.raisedFrame.isClose(to: SceneRect(m - chord, bar.y - 23, 2 * chord, 23)))
            expectOutline(scene, bar, center)
        }
    }

    /// Two cubics a side, level at the shoulders and at the bottom, on their circles, without a
    /// corner, inside the bar.
    private func expectOutline(_ scene: TabBarScene, _ bar: SceneRect, _ center: ScenePoint) {
        let points = scene.points(scene.outline)
        #expect(
            scene.verbs(scene.outline) == [
                .move, .line, .cubic, .cubic, .cubic, .cubic, .line, .line, .line, .close,
            ])
        guard points.count == 17 else { return }
        let way = Array(points[1...13])
        #expect(way[0].isClose(to: ScenePoint(center.x - Self.half, bar.y)))
        #expect(way[12].isClose(to: ScenePoint(center.x + Self.half, bar.y)))
        #expect(way[6].isClose(to: ScenePoint(center.x, center.y + 31)))
        for point in points {
            #expect(point.x >= bar.x - 1e-9 && point.x <= bar.maxX + 1e-9)
            #expect(point.y >= bar.y - 1e-9 && point.y <= bar.maxY + 1e-9)
        }
        func expectTangents(_ a: ScenePoint, _ b: ScenePoint, _ c: ScenePoint) {
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            #expect(cross.isClose(to: 0, within: 1e-6))
            #expect((b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) >= 0)
        }
        expectTangents(points[0], way[0], way[1])
        for joint in [3, 6, 9] { expectTangents(way[joint - 1], way[joint], way[joint + 1]) }
        expectTangents(way[11], way[12], points[14])
        for step in 0...20 {
            let t = Double(step) / 20
            func at(_ first: Int) -> ScenePoint {
                let u = 1 - t
                func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                }
                let p = way[first...(first + 3)].map { $0 }
                return ScenePoint(
                    mix(p[0].x, p[1].x, p[2].x, p[3].x), mix(p[0].y, p[1].y, p[2].y, p[3].y))
            }
            func distance(_ a: ScenePoint, _ b: ScenePoint) -> Double {
                ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
            }
            for shoulder in [(0, -Self.half), (9, Self.half)] {
                let middle = ScenePoint(center.x + shoulder.1, bar.y + 16)
                #expect(distance(at(shoulder.0), middle).isClose(to: 16, within: 0.02))
            }
            for arc in [3, 6] {
                #expect(distance(at(arc), center).isClose(to: 31, within: 0.02))
            }
        }
    }

    /// Without a selection there is no cut-out and no disc.
    @Test func nothingSelectedLeavesThePlainBar() {
        var engine = TabEngine(NotchTabBarStyle(), TestItems.full(3), on: .se)
        _ = engine.send(.select(nil), at: 0)
        let scene = engine.scene(at: 9)
        #expect(scene.indicator == nil && scene.raisedFrame == nil)
        #expect(scene.bounds(scene.outline).isClose(to: scene.barFrame))
        #expect(scene.verbs(scene.outline) == [.move, .line, .line, .line, .close])
    }

    /// On any width, with any number of items, cut-out and disc are inside the bar; where they fit
    /// they have their size.
    @Test(arguments: [1.0, 20, 60, 89, 90, 200, 320, 1366], [1, 2, 7, 20])
    func staysInsideTheBar(width: Double, count: Int) throws {
        for selected in [0, count - 1] {
            let scene = TabEngine(
                items: TestItems.full(count), selection: .page(selected),
                style: AnyTabBarStyle(NotchTabBarStyle()), environment: .plain(width)
            ).scene()
            let disc = try #require(scene.indicator)
            #expect(disc.x >= -1e-9 && disc.maxX <= width + 1e-9)
            #expect(disc.width.isClose(to: 50 * min(1, width / (2 * Self.half))))
            let outline = try #require(scene.bounds(scene.outline))
            #expect(outline.isClose(to: scene.barFrame))
            let icon = try #require(scene.cells[selected].icon)
            #expect(icon.center.isClose(to: disc.center))
        }
    }

    @Test func discIsTintedAndFloatsInFrontOfTheBar() throws {
        var items = TestItems.full(3)
        items[1].tint = TabColor(0xFFCC00)
        var scene = TabEngine(NotchTabBarStyle(), items, selected: 0, on: .iPhone15).scene()
        #expect(scene.drawingOrder == ["surface", "icon 1", "icon 2", "indicator", "icon 0"])
        #expect(scene.shapes.map { scene.color($0) } == [.white, SceneColor(0x007AFF)])
        #expect(scene.shapes.allSatisfy { $0.shadow?.color == SceneColor.black.faded(0.14) })
        #expect(
            scene.cells.map(\.iconColor) == [.white, SceneColor(0x8E8E93), SceneColor(0x8E8E93)])
        // White on yellow has a contrast of 1.51, so the icon is black.
        scene = TabEngine(NotchTabBarStyle(), items, selected: 1, on: .iPhone15).scene()
        let disc = try #require(scene.shapes(.indicator).first)
        #expect(scene.color(disc) == SceneColor(0xFFCC00))
        #expect(scene.cells[1].iconColor == .black)
    }

    /// The icon that is nearer to being selected is on the disc, wherever that is.
    @Test func theDiscCarriesTheIcon() throws {
        let engine = TabEngine(NotchTabBarStyle(), TestItems.full(3), on: .se)
        let bar = engine.scene().barFrame
        for (position, carried) in [(0.2, 0), (0.8, 1), (1.3, 1)] {
            let scene = engine.scene(position: position)
            let disc = try #require(scene.indicator)
            #expect(disc.midX.isClose(to: 62.5 + 125 * position))
            #expect(scene.cells[carried].icon?.center.isClose(to: disc.center) ?? false)
            for cell in scene.cells where cell.item != carried {
                let place = ScenePoint(cell.frame.midX, bar.y + 25)
                #expect(cell.icon?.center.isClose(to: place) ?? false)
            }
        }
    }

    /// What the disc passes fades; it leaves no icon without a bar behind it.
    @Test func iconsThatTheDiscPassesFade() {
        let items = TestItems.full(5)
        var engine = TabEngine(NotchTabBarStyle(), items, on: .se)
        _ = engine.send(.select(4), at: 0)
        var least = 1.0
        for step in 0...60 {
            let scene = engine.scene(at: Double(step) / 100)
            least = min(least, Double(scene.cells[2].iconColor.alpha))
        }
        #expect(least < 0.05)
        #expect(engine.scene(at: 9).cells[2].iconColor.alpha == 1)
    }

    @Test func defaultsMoveAsDesigned() {
        #expect(NotchTabBarStyle().common.motion == .spring(response: 0.5, dampingRatio: 0.82))
        #expect(NotchTabBarStyle().common.pageTransition == .instant)
    }
}
