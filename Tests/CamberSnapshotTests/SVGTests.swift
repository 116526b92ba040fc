import Testing

@testable import CamberCore
@testable import CamberSnapshot

@Suite struct SVGTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-2.25, "-2.25"),
        (1.0 / 3, "0.333"), (12.3456, "12.346"), (0.05, "0.05"), (100, "100"), (-0.9999, "-1"),
        (.nan, "0"), (.infinity, "1000000"), (-.infinity, "-1000000"), (393.1, "393.1"),
    ])
    func numbersAreShortAndPlain(value: Double, text: String) {
        #expect(SVGText.number(value) == text)
    }

    @Test func escapesWhatXMLReserves() {
        #expect(
            SVGText.escaped("<a href=\"x\">Tom & 'Jerry'</a>")
                == "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;")
        #expect(SVGText.escaped("a\u{0}b\u{1F}c\u{9F}d\u{FFFF}") == "abcd\u{FFFD}")
        #expect(SVGText.escaped("two\nlines\tand\u{B}\u{85}\u{2028}") == "two lines and   ")
        #expect(SVGText.escaped("홈 🙂 الصفحة") == "홈 🙂 الصفحة")
    }

    @Test func titlesAreEscapedInTheDocument() {
        var bar = SampleBar.curved
        bar.items[0].title = "</text><script>alert(1)</script>"
        bar.items[0].badge = .text("&")
        bar.environment.size.width = 3000
        let svg = SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
        #expect(!svg.contains("<script"))
        #expect(svg.contains("&lt;script"))
        #expect(svg.contains(">&amp;</text>"))
    }

    /// What reads an SVG makes one space of several and drops those at the ends, unless told not to.
    @Test(arguments: [
        ("a  b", true), (" a", true), ("a ", true), ("a\n\tb", true), (" ", true), ("a b", false),
        ("a", false),
    ])
    func spacesAreKept(title: String, isMarked: Bool) throws {
        var bar = SampleBar.curved
        bar.items[0].title = title
        bar.environment.size.width = 3000
        let svg = SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
        let written = title.replacing(/[\n\t]/, with: " ")
        let text = try #require(
            svg.split(separator: "\n").first { $0.contains(">\(written)</text>") })
        #expect(text.contains(" xml:space=\"preserve\"") == isMarked)
    }

    @Test func theSamePictureGivesTheSameBytes() {
        for bar in SampleBar.all {
            let first = SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
            let second = SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
            #expect(first == second)
            #expect(first.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"393\""))
            #expect(first.hasSuffix("</svg>\n"))
            // No number of more than three decimals, no minus zero.
            #expect(first.firstMatch(of: /\.\d{4}/) == nil)
            #expect(first.firstMatch(of: /-0[^.\d]/) == nil)
        }
    }

    @Test func everyReferenceHasOneDefinition() {
        for bar in SampleBar.all {
            let svg = SnapshotRenderer(measurer: .fixed()).svg(bar.picture)
            let ids = svg.matches(of: /\bid="([^"]+)"/).map { String($0.1) }
            #expect(Set(ids).count == ids.count)
            for use in svg.matches(of: /url\(#([^)]+)\)/) { #expect(ids.contains(String(use.1))) }
            #expect(svg.contains("<g id=\"bar\">"))
        }
    }

    @Test func longTitlesEndInAnEllipsisWithinTheirRoom() throws {
        var bar = SampleBar.curved
        bar.items[1].title = "A very long title indeed"
        let picture = bar.picture
        let svg = SnapshotRenderer(measurer: .fixed()).svg(picture)
        let title = try #require(
            svg.matches(of: />([^<]*…)</).map { String($0.1) }.first)
        #expect("A very long title indeed".hasPrefix(title.dropLast()))
        let room = try #require(picture.scene.cells[1].title)
        #expect(0.58 * 12 * Double(title.count) <= room.width * 1.006)
        #expect(!svg.contains("Hom…"), "what fits is not cut off")
    }

    @Test func truncationNeverCutsInsideACharacterNorAfterASpace() {
        let font = TabFont(size: 10)
        let measurer = TextMeasurer.fixed(em: 1)
        #expect(measurer.truncated("family", to: 60, font: font) == "family")
        #expect(measurer.truncated("family", to: 59, font: font) == "fami…")
        #expect(measurer.truncated("a bcd", to: 30, font: font) == "a…")
        #expect(measurer.truncated("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", to: 20, font: font) == "👩‍👩‍👧‍👦…")
        #expect(measurer.truncated("ab", to: 0, font: font) == "…")
        #expect(measurer.truncated("", to: 0, font: font) == "")
    }

    @Test func textThatReadsFromTheRightSaysSo() {
        #expect(TextDirection.isRightToLeft("الصفحة"))
        #expect(TextDirection.isRightToLeft("12 שלום"))
        #expect(!TextDirection.isRightToLeft("Home שלום"))
        #expect(!TextDirection.isRightToLeft("홈"))
        #expect(!TextDirection.isRightToLeft("123"))
        var bar = SampleBar.curved
        bar.items[0].title = "الصفحة"
        #expect(SnapshotRenderer(measurer: .fixed()).svg(bar.picture).contains("direction=\"rtl\""))
    }

    @Test func aShadowsRegionHoldsAllOfItsBlur() throws {
        let picture = HandMadeScene.picture(width: 100, height: 100) { scene in
            scene.drawShape(
                SceneRect(40, 40, 20, 20),
                shadow: SceneShadow(color: .black, radius: 5, dx: 0, dy: -5))
        }
        let svg = SnapshotRenderer(measurer: .fixed()).svg(picture)
        // 15 points of reach on every side, and 5 more where the shadow goes.
        #expect(svg.contains("x=\"25\" y=\"20\" width=\"50\" height=\"55\""))
        #expect(svg.contains("<feGaussianBlur stdDeviation=\"5\"/><feOffset dx=\"0\" dy=\"-5\"/>"))
    }
}
