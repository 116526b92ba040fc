import CamberTestSupport
import Testing

@testable import CamberCore

//  ─────────────────────────
//   ▢ title   ▣ title          beside each other in a container that is too low for more
//  ─────────────────────────
@Suite struct InlineTitleTests {
    static func scene(
        _ height: Double, compactHeight: Double = 0, bottom: Double = 0, width: Double = 568,
        textScale: Double = 1, items: [TabItem<Int>]? = nil
    ) -> TabBarScene {
        var style = LabelledTabBarStyle()
        style.compactHeight = compactHeight
        var environment = TabEnvironment.plain(width, height)
        environment.safeArea.bottom = bottom
        environment.textScale = textScale
        return TabEngine(
            items: items ?? TestItems.full(3), style: AnyTabBarStyle(style),
            environment: environment
        ).scene()
    }

    /// The icon and the title of a cell.
    static func parts(_ cell: SceneCell) throws -> (icon: SceneRect, title: SceneRect) {
        (try #require(cell.icon), try #require(cell.title))
    }

    /// B134: in a bar of 32 all content lies inside.
    @Test(arguments: [20.0, 32, 40, 52.3])
    func aLowContainerPutsTitlesBesideIcons(height: Double) throws {
        let scene = Self.scene(height)
        for cell in scene.cells {
            let icon = try #require(cell.icon)
            let title = try #require(cell.title)
            #expect(icon.y >= 0 && icon.maxY <= height + 1e-9)
            #expect(icon.midY.isClose(to: title.midY))
            // 24, or the container where that is lower; 6 and a title of 30: centred together.
            let side = min(24, height)
            #expect(icon.x.isClose(to: cell.frame.midX - (side + 36) / 2))
            #expect(title.x.isClose(to: icon.maxX + 6) && title.width.isClose(to: 30))
            #expect(cell.frame.height <= height + 1e-9)
        }
        #expect(scene.barFrame.height <= height + 1e-9)
    }

    /// 12 + 24 + 2 + 14.4 is enough for titles below icons.
    @Test func aContainerThatIsHighEnoughKeepsThemBelow() throws {
        let below = try Self.parts(Self.scene(52.4).cells[0])
        #expect(below.title.y > below.icon.maxY)
        // The home indicator's area does not count.
        let beside = try Self.parts(Self.scene(73, bottom: 21).cells[0])
        #expect(beside.title.x > beside.icon.maxX)
    }

    /// B133: what counts is the container's own height, whatever its width.
    @Test(arguments: [200.0, 568, 1366])
    func theLimitIsTheContainersHeight(width: Double) throws {
        let low = Self.scene(393, compactHeight: 500, bottom: 21, width: width)
        #expect(low.barFrame.isClose(to: SceneRect(0, 336, width, 57)))
        let beside = try Self.parts(low.cells[1])
        #expect(beside.icon.midY.isClose(to: 360) && beside.title.midY.isClose(to: 360))
        let high = Self.scene(500, compactHeight: 500, bottom: 21, width: width)
        let below = try Self.parts(high.cells[1])
        #expect(below.title.y > below.icon.maxY)
    }

    /// A title beside its icon is cut off at its cell, and clear of a badge.
    @Test func titlesKeepClear() throws {
        var items = TestItems.full(3, titleWidth: 300)
        items[0].badge = .count(1200)
        items[0].badgeWidth = 24
        items[1].badge = .dot
        for height in [32.0, 393] {
            for scale in [1, 1.35, 3.1] {
                let scene = Self.scene(
                    height, compactHeight: 500, width: 320, textScale: scale, items: items)
                for cell in scene.cells {
                    let title = try #require(cell.title)
                    #expect(cell.isTitleTruncated)
                    #expect(title.maxX <= cell.frame.maxX + 1e-9)
                    if let badge = cell.badge {
                        #expect(badge.maxX <= title.x + 1e-9)
                        #expect(badge.y >= scene.barFrame.y - 8 * min(scale, 1.35) - 1e-9)
                        let middle = try #require(cell.icon).center
                        #expect(!badge.contains(middle))
                    }
                }
            }
        }
    }

    /// Where hardly two letters are left the icon stands alone, in the middle.
    @Test func titlesGiveWay() {
        // Cells of (160 − 16) / 3 = 48: 18 are left of it, less than 2 · 12.
        let scene = Self.scene(32, width: 160, items: TestItems.full(3, titleWidth: 300))
        for cell in scene.cells {
            #expect(cell.title == nil)
            #expect(cell.icon?.midX.isClose(to: cell.frame.midX) ?? false)
        }
    }
}
