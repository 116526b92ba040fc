import CamberTestSupport
import Testing

@testable import CamberCore

@Suite struct TitleTests {
    static func scene<Style: TabBarStyle>(
        _ style: Style, _ items: [TabItem<Int>], width: Double = 414, textScale: Double = 1
    ) -> TabBarScene {
        var environment = TabEnvironment.plain(width)
        environment.textScale = textScale
        return TabEngine(items: items, style: AnyTabBarStyle(style), environment: environment)
            .scene()
    }

    /// B115: 5 tabs in 414 with titles of 190. Only in `pill` a cell is wider than a fifth.
    @Test func longTitlesAreCutOffInsideTheirCells() throws {
        for style in AnyTabBarStyle.all {
            for items in [
                TestItems.full(5, titleWidth: 190),
                TestItems.titled([190, 190, 190, 190, 190]),
            ] {
                let scene = TabEngine(items: items, style: style, environment: .plain(414)).scene()
                for cell in scene.cells {
                    guard let title = cell.title else { continue }
                    #expect(title.width <= (style.name == "pill" ? cell.frame.width : 82.8))
                    #expect(title.x >= cell.frame.x - 1e-9)
                    #expect(title.maxX <= cell.frame.maxX + 1e-9)
                    #expect(cell.isTitleTruncated)
                }
            }
        }
    }

    /// A title that just fits is whole.
    @Test func aTitleThatFitsIsNotCutOff() {
        // (414 − 8 · 4) / 5 = 76.4.
        let fits = Self.scene(LabelledTabBarStyle(), TestItems.full(5, titleWidth: 76.4))
        #expect(fits.cells.allSatisfy { !$0.isTitleTruncated && $0.title?.width == 76.4 })
        let tooLong = Self.scene(LabelledTabBarStyle(), TestItems.full(5, titleWidth: 76.5))
        #expect(tooLong.cells.allSatisfy { $0.isTitleTruncated })
        #expect(tooLong.cells[0].title?.width.isClose(to: 76.4) ?? false)
    }

    /// Cells of 8.4 have no room for letters: the icon is left alone.
    @Test func titlesGiveWayToIconsWhereNothingWouldBeLeftOfThem() {
        let scene = Self.scene(LabelledTabBarStyle(), TestItems.full(20), width: 320)
        #expect(scene.cells.allSatisfy { $0.title == nil && $0.icon != nil })
        let curved = Self.scene(CurvedTabBarStyle(), TestItems.full(20), width: 320)
        #expect(curved.cells.allSatisfy { $0.title == nil && $0.icon != nil })
    }

    /// Dots alone take about 0.85 of a font's size, here 17; less has no place for any part of a title.
    @Test(arguments: [(0.0, false), (14.4, false), (14.5, true), (40, true)])
    func aLoneTitleGoesWhereNotEvenItsDotsFit(cellWidth: Double, isDrawn: Bool) {
        var style = ScrollTabBarStyle()
        style.cellWidth = .fixed(cellWidth)
        let scene = Self.scene(style, TestItems.titled([60, 60]))
        #expect(scene.cells.allSatisfy { ($0.title != nil) == isDrawn })
        #expect(scene.cells.allSatisfy { $0.isTitleTruncated == isDrawn })
        #expect(scene.drawingOrder.contains("title 0") == isDrawn)
    }

    @Test func aShortTitleInASmallCellStays() {
        let scene = Self.scene(LabelledTabBarStyle(), TestItems.full(9, titleWidth: 6), width: 200)
        #expect(scene.cells.allSatisfy { $0.title?.width == 6 && !$0.isTitleTruncated })
    }

    @Test func anEmptyTitleIsNoTitle() {
        for style in AnyTabBarStyle.all {
            let items = [TabItem(id: 0, title: "", icon: "house", role: .page, titleWidth: 40)]
            let scene = TabEngine(items: items, style: style, environment: .plain(375)).scene()
            #expect(scene.cells[0].title == nil && scene.cells[0].icon != nil)
            #expect(!scene.drawingOrder.contains("title 0"))
        }
    }

    /// Up to 1.35 times in bars at the bottom; the row grows with the line.
    @Test(arguments: [(1.0, 1.0), (1.2, 1.2), (1.35, 1.35), (2, 1.35), (4, 1.35), (9, 1.35)])
    func labelledGrowsWithTheText(textScale: Double, growth: Double) throws {
        let scene = Self.scene(LabelledTabBarStyle(), TestItems.full(3), textScale: textScale)
        #expect(scene.titleFontSize.isClose(to: 12 * growth))
        #expect(scene.barFrame.height.isClose(to: 12 + 24 + 2 + 14.4 * growth))
        for cell in scene.cells {
            let title = try #require(cell.title)
            #expect(title.height.isClose(to: 14.4 * growth))
            #expect(title.width.isClose(to: 30 * growth))
            #expect(title.maxY.isClose(to: 667))
        }
    }

    @Test(arguments: [(1.0, 1.0), (1.35, 1.35), (3.1, 1.35)])
    func curvedGrowsWithTheText(textScale: Double, growth: Double) throws {
        let scene = Self.scene(CurvedTabBarStyle(), TestItems.full(3), textScale: textScale)
        #expect(scene.titleFontSize.isClose(to: 12 * growth))
        #expect(scene.barFrame.height.isClose(to: 74 + 16 * (growth - 1)))
        let title = try #require(scene.cells[1].title)
        #expect(title.height.isClose(to: 16 * growth) && title.maxY.isClose(to: 657))
        #expect(scene.indicator?.maxY.isClose(to: 667 - 15 - 16 * growth) ?? false)
    }

    /// Up to twice in header tabs.
    @Test(arguments: [(1.0, 1.0), (1.5, 1.5), (2, 2), (3.1, 2)])
    func scrollGrowsWithTheText(textScale: Double, growth: Double) throws {
        let scene = Self.scene(ScrollTabBarStyle(), TestItems.full(3), textScale: textScale)
        #expect(scene.titleFontSize.isClose(to: 17 * growth))
        #expect(scene.barFrame.height.isClose(to: 53 * growth + 3))
        #expect(scene.contentInsets.top.isClose(to: 53 * growth + 3))
        #expect(
            scene.cells[1].frame.isClose(to: SceneRect(76 * growth, 0, 76 * growth, 53 * growth)))
        let title = try #require(scene.cells[1].title)
        #expect(title.height.isClose(to: 20.4 * growth) && title.width.isClose(to: 30 * growth))
        #expect(scene.indicator?.y.isClose(to: 53 * growth) ?? false)
        #expect(scene.indicator?.height == 3)
    }

    /// B116: a line is at least 1.2 times its letters, also where titles stand for icons.
    @Test func linesAreAsHighAsTheirLettersNeed() throws {
        for style in AnyTabBarStyle.all {
            for textScale in [0.5, 1, 1.7, 4] {
                var environment = TabEnvironment.plain(375)
                environment.textScale = textScale
                let scene = TabEngine(
                    items: TestItems.titled([40, 40, 40]), style: style, environment: environment
                ).scene()
                for cell in scene.cells {
                    let title = try #require(cell.title)
                    #expect(title.height >= 1.2 * scene.titleFontSize - 1e-9)
                    #expect(title.midX.isClose(to: cell.frame.midX))
                }
            }
        }
    }

    @Test func dimmingIsTheSameForTitles() {
        var items = TestItems.full(3)
        items[2].isEnabled = false
        var engine = TabEngine(LabelledTabBarStyle(), items, on: .se)
        _ = engine.send(.touchDown(ScenePoint(187, 640)), at: 0)
        let cells = engine.scene(at: 0).cells
        #expect(cells[1].titleColor == SceneColor(0xC7C8CC).faded(0.5))
        #expect(cells[2].titleColor == SceneColor(0xC7C8CC).faded(0.35))
    }
}
