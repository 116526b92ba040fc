import CamberSnapshot
import Testing

@testable import CamberCore

@Suite struct BarPainterTests {
    private func calls(_ picture: BarPicture) -> [String] {
        var canvas = RecordingCanvas()
        SnapshotRenderer(measurer: .fixed()).draw(picture, on: &canvas)
        return canvas.calls
    }

    @Test func drawsBackToFront() {
        var bar = SampleBar.circle
        bar.device = DeviceFrame(cornerRadius: 55, hasIsland: true)
        #expect(
            calls(bar.picture) == [
                "<device", "fill rim", "fill bezel", ">", "clip round", "<pages", "fill page",
                "page-title Home", ">", "<bar", "fill indicator", "fill surface", "icon 1.0",
                "icon 0.0", "icon 0.0", "fill badge", "badge 3", "fill badge", ">", "<system",
                "fill island", "fill home-indicator", ">", "unclip",
            ])
    }

    @Test func drawsClipsTitlesAndSoftShapes() {
        let scroll = calls(SampleBar.scroll.picture)
        #expect(scroll.filter { $0 == "clip" }.count == 1)
        #expect(scroll.contains("title one"))
        // Of eight cells of 76 points six begin on the display; the rest is not drawn.
        #expect(scroll.filter { $0.hasPrefix("title ") }.count == 6)
        #expect(calls(SampleBar.curved.picture).contains("fill surface shadow soft"))
    }

    @Test func survivesScenesThatNameWhatIsMissing() {
        let picture = HandMadeScene.picture(width: 10, height: 10) { scene in
            scene.commands = [
                .unclip, .shape(3), .icon(cell: 0), .title(cell: -1), .badge(cell: 9),
                .clip(SceneRect(0, 0, 1, 1)),
            ]
            var cell = SceneCell(item: 5, frame: .zero)
            cell.icon = SceneRect(0, 0, 5, 5)
            cell.iconColor = .black
            scene.cells = [cell]
        }
        // A clip that nobody ends is ended, an end without a begin is not passed on.
        #expect(calls(picture) == ["<bar", "clip", "unclip", ">"])
    }

    @Test(arguments: [
        (0.0, 0.0), (1, 1), (30, 20), (119, 90), (393, 852), (852, 393), (10_000, 10_000),
        (10_000, 3), (3, 10_000),
    ])
    func pagesFitAnyContainer(width: Double, height: Double) {
        for content in [SamplePage.Content.poster, .outline, .blank] {
            var picture = HandMadeScene.picture(width: width, height: height) { _ in }
            picture.pages = [
                SamplePage(
                    title: "Title", color: .white, content: content, frame: picture.container)
            ]
            let svg = SnapshotRenderer(measurer: .fixed()).svg(picture)
            #expect(!svg.contains("nan"))
            // The page itself and its clip reach 10 points beyond the picture's edges.
            let content = svg.replacing(" x=\"-10\" y=\"-10\"", with: "")
            #expect(!content.contains("=\"-"), "no negative size or place on a page")
            #expect(svg.utf8.count < 300_000)
        }
    }

    @Test func textIsWhiteButOnVeryLightPages() {
        func page(_ rgb: UInt32) -> SamplePage {
            SamplePage(title: "", color: SceneColor(rgb), content: .poster, frame: .zero)
        }
        #expect(page(0xFFCC00).hasLightText)
        #expect(page(0x007AFF).hasLightText)
        #expect(page(0x000000).hasLightText)
        #expect(!page(0xFFFFFF).hasLightText)
        #expect(!page(0xF2F2F7).hasLightText)
    }

    @Test func homeIndicatorStandsOutFromWhatLiesBelow() {
        func color(_ bar: SampleBar) -> String? {
            var bar = bar
            bar.device = DeviceFrame(cornerRadius: 40)
            return SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
                .split(separator: "\n").first { $0.contains("home-indicator") }
                .map { $0.contains("#ffffff") ? "white" : "black" }
        }
        var dark = SampleBar.curved
        dark.environment.colorScheme = .dark
        #expect(color(.curved) == "black")
        #expect(color(dark) == "white")
        var flat = SampleBar.curved
        flat.environment.safeArea.bottom = 0
        #expect(color(flat) == nil)
    }
}
