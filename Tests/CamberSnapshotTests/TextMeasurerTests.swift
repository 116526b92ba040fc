@testable import CamberCore
import CamberSnapshot
import Testing

@Suite struct TextMeasurerTests {
    @Test func asksOnceForEachTextAndFont() {
        let calls = Counter()
        let measurer = TextMeasurer { text, font in
            calls.add()
            return Double(text.count) * font.size
        }
        let font = TabFont(size: 10)
        #expect(
            ["a", "bb", "a", ""].map { measurer.width(of: $0, font: font) } == [10, 20, 10, 0])
        #expect(calls.count == 2)
        #expect(measurer.width(of: "a", font: TabFont(size: 10, weight: .bold)) == 10)
        #expect(calls.count == 3)
    }

    @Test func answersThatAreNoWidthCountAsNone() {
        for answer in [-5, .nan, -.infinity] as [Double] {
            #expect(TextMeasurer { _, _ in answer }.width(of: "a", font: TabFont(size: 10)) == 0)
        }
        let measurer = TextMeasurer { _, _ in 5 }
        #expect(measurer.width(of: "a", font: TabFont(size: 0)) == 0)
        #expect(measurer.width(of: "a", font: TabFont(size: .nan)) == 0)
    }

    /// Each character is as wide as the font size.
    @Test func measuresWhatALineShows() {
        let measurer = TextMeasurer.fixed(em: 1)
        for (text, count) in [
            ("a\nb", 3), ("a\tb", 3), ("a\u{2028}b", 3), ("a\u{85}b", 3), ("a\u{0}b", 2),
            ("a\u{1B}b", 2), ("a\u{7F}\u{9F}b", 2), ("\u{1}\u{2}", 0), ("a\u{FFFE}b", 3),
        ] {
            #expect(measurer.width(of: text, font: TabFont(size: 10)) == 10 * Double(count))
        }
    }

    @Test func cutsOffWhatALineShows() {
        let measurer = TextMeasurer.fixed(em: 1)
        let font = TabFont(size: 10)
        #expect(measurer.truncated("a\u{0}b\nc", to: 40, font: font) == "ab c")
        #expect(measurer.truncated("\u{0}abcd", to: 30, font: font) == "ab…")
    }

    @Test func fillsInTheWidthsThatALookNeeds() {
        let style = AnyTabBarStyle(LabelledTabBarStyle())
        let items = [
            TabItem(id: 1, title: "Home", badge: .count(1200)), TabItem(id: 2, badge: .dot),
        ]
        let measured = TextMeasurer.fixed(em: 0.5).measured(items, for: style)
        #expect(measured[0].titleWidth == 24)
        #expect(measured[0].badgeWidth == 20)
        #expect(measured[1].titleWidth == 0)
        #expect(measured[1].badgeWidth == nil)
    }

    #if canImport(CCairo) || canImport(CoreText)
        private let system = TextMeasurer.system

        @Test func latinIsAboutHalfAnEmWide() {
            let width = system.width(of: "Services", font: TabFont(size: 12, weight: .medium))
            #expect(width > 40)
            #expect(width < 64)
            let bold = system.width(of: "Services", font: TabFont(size: 12, weight: .bold))
            #expect(bold > width)
        }

        /// The width of two runs together does not fit 32 bits in Pango's units.
        @Test func aVeryLongTextHasTheGreatestWidthThereIs() {
            let text =
                String(repeating: "W", count: 190_000) + String(repeating: "א", count: 90_000)
            #expect(system.width(of: text, font: TabFont(size: 20)) == 1_000_000)
        }

        @Test(arguments: ["Home", "마이페이지", "الصفحة الرئيسية", "שלום", "Ångström…"])
        func widthsGrowInProportionToTheSize(text: String) {
            let width = system.width(of: text, font: TabFont(size: 12))
            #expect(width > 12)
            for factor in [0.5, 1.35, 2, 3, 10] {
                let scaled = system.width(of: text, font: TabFont(size: 12 * factor))
                #expect(abs(scaled - width * factor) < 0.01 * width * factor, "× \(factor)")
            }
        }

        @Test func wordsAddUp() {
            let font = TabFont(size: 17)
            // Letters that no pair of which is kerned.
            let whole = system.width(of: "nnmm", font: font)
            let parts = system.width(of: "nn", font: font) + system.width(of: "mm", font: font)
            #expect(abs(whole - parts) < 0.05)
        }

        @Test func everyScriptLeavesInk() throws {
            for text in ["홈", "الصفحة", "שלום", "Home"] {
                let picture = HandMadeScene.picture(
                    width: 60, height: 20, items: [BarPictureItem(title: text)]
                ) { scene in
                    scene.titleFontSize = 12
                    var cell = SceneCell(item: 0, frame: SceneRect(0, 0, 60, 20))
                    cell.title = SceneRect(0, 0, 60, 20)
                    cell.titleColor = .black
                    scene.cells = [cell]
                    scene.drawTitle(cell: 0)
                }
                let image = try SnapshotRenderer().pixels(picture, scale: 2)
                let ink = stride(from: 3, to: image.bytes.count, by: 4)
                    .reduce(0) { $0 + Int(image.bytes[$1]) }
                #expect(ink > 255 * 20, "\(text)")
            }
        }

        /// What is drawn, not only what is measured, has no boxes for control characters.
        @Test func controlCharactersLeaveNoInk() throws {
            func image(_ title: String) throws -> PixelImage {
                var bar = SampleBar.curved
                bar.items[0].title = title
                bar.measurer = system
                return try SnapshotRenderer().pixels(bar.picture, scale: 1)
            }
            for (title, shown) in [
                ("a\u{1}b\u{9F}", "ab"), ("\u{1B}[0m", "[0m"), ("a\nb\u{2028}c", "a b c"),
                ("a\u{FFFF}", "a\u{FFFD}"),
            ] {
                #expect(try image(title) == image(shown))
            }
        }

        #if canImport(CCairo)
            @Test func aLineInTwoDirectionsIsAsWideAsItsParts() {
                let font = TabFont(size: 17)
                func width(_ text: String) -> Double {
                    TextMeasurer.system.width(of: text, font: font)
                }
                #expect(abs(width("Tab שלום") - width("Tab ") - width("שלום")) < 0.01)
                #expect(abs(width("שלום Tab") - width("שלום ") - width("Tab")) < 0.01)
            }
        #endif

        @Test func aLineStandsOnTheMiddleOfItsCapitals() throws {
            let picture = HandMadeScene.picture(
                width: 40, height: 40, items: [BarPictureItem(title: "H")]
            ) { scene in
                scene.titleFontSize = 20
                var cell = SceneCell(item: 0, frame: SceneRect(0, 0, 40, 40))
                cell.title = SceneRect(0, 0, 40, 40)
                cell.titleColor = .black
                scene.cells = [cell]
                scene.drawTitle(cell: 0)
            }
            let image = try SnapshotRenderer().pixels(picture, scale: 4)
            func isInk(_ x: Int, _ y: Int) -> Bool { image[x, y].alpha > 127 }
            let rows = (0..<160).filter { y in (0..<160).contains { isInk($0, y) } }
            let columns = (0..<160).filter { x in (0..<160).contains { isInk(x, $0) } }
            let (top, bottom) = try (#require(rows.first), #require(rows.last))
            let (left, right) = try (#require(columns.first), #require(columns.last))
            #expect(abs(Double(top + bottom + 1) / 2 - 80) <= 1.5)
            #expect(abs(Double(left + right + 1) / 2 - 80) <= 1.5)
        }
    #endif
}

/// Counts calls from closures that may run anywhere; the tests call from one place.
private final class Counter: @unchecked Sendable {
    private(set) var count = 0
    func add() { count += 1 }
}
