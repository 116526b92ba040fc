import CamberCore
import CamberDesign
import Foundation
import Testing

@testable import CamberSnapshot

@Suite struct SVGIconReaderTests {
    private func read(_ text: String) throws -> IconGlyph {
        try SVGIconReader.glyph(from: Data(text.utf8), file: "icon.svg")
    }

    /// The glyph of shapes in a view box of 24 × 24, where nothing is scaled.
    private func shapes(_ body: String) throws -> IconGlyph {
        try read("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>")
    }

    private func path(_ data: String) throws -> ScenePath { try SVGPathParser.parse(data) }

    /// Whether two paths have the same steps and points equal to within rounding.
    private func same(_ a: ScenePath?, _ b: ScenePath) -> Bool {
        guard let a, a.verbs == b.verbs, a.points.count == b.points.count else { return false }
        return zip(a.points, b.points).allSatisfy {
            abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9
        }
    }

    @Test func everyBasicShapeIsRead() throws {
        var rect = ScenePath()
        rect.addRect(SceneRect(1, 2, 3, 4))
        var rounded = ScenePath()
        rounded.addRoundedRect(SceneRect(1, 2, 8, 4), radius: 2)
        var circle = ScenePath()
        circle.addEllipse(in: SceneRect(3, 4, 10, 10))
        var ellipse = ScenePath()
        ellipse.addEllipse(in: SceneRect(3, 6, 10, 6))
        let glyph = try shapes(
            """
            <path d="M1 2h3"/><rect x="1" y="2" width="3" height="4"/>
            <rect x="1" y="2" width="8px" height="4" rx="2"/><circle cx="8" cy="9" r="5"/>
            <ellipse cx="8" cy="9" rx="5" ry="3"/>
            <line x1="1" y1="2" x2="3" y2="4" stroke="red"/>
            <polyline points="1,2 3,4 5-6"/><polygon points="1 2 3 4 5 6"/>
            """)
        let expected = [
            try path("M1 2h3"), rect, rounded, circle, ellipse, try path("M1 2L3 4"),
            try path("M1 2 3 4 5-6"), try path("M1 2 3 4 5 6Z"),
        ]
        #expect(glyph.layers.count == expected.count)
        for (layer, path) in zip(glyph.layers, expected) { #expect(same(layer.path, path)) }
        #expect(glyph.layers[5].mode == .stroke(1))
    }

    @Test func ellipticalCornersAreStretched() throws {
        let glyph = try shapes("<rect width='12' height='6' rx='4' ry='2'/>")
        let points = try #require(glyph.layers.first).path.points
        #expect(points.contains(ScenePoint(4, 0)) && points.contains(ScenePoint(12, 2)))
    }

    @Test func paintIsInheritedAndOverridden() throws {
        let glyph = try shapes(
            """
            <g fill="none" stroke="currentColor" stroke-width="2">
              <path d="M0 0h1"/>
              <path d="M0 0h2" fill="#fff" fill-rule="evenodd" stroke="none"/>
              <path d="M0 0h3" style="stroke-width: 3; fill: red"/>
              <path d="M0 0h4" stroke-opacity="0"/>
            </g>
            <path d="M0 0h5"/>
            """)
        #expect(
            glyph.layers.map(\.mode) == [
                .stroke(2), .fillEvenOdd, .fill, .stroke(3), .fill,
            ])
        #expect(same(glyph.layers.last?.path, try path("M0 0h5")))
    }

    @Test(arguments: [
        ("translate(3)", "M4 2h3"), ("translate(3 4)", "M4 6h3"), ("scale(2)", "M2 4h6"),
        ("scale(2,3)", "M2 6h6"), ("rotate(90)", "M-2 1v3"), ("rotate(180 5 5)", "M9 8h-3"),
        ("matrix(0 1 -1 0 0 0)", "M-2 1v3"), ("translate(10,0) scale(2)", "M12 4h6"),
        ("translate(10-5)", "M11-3h3"), ("skewX(45)", "M3 2h3"), ("", "M1 2h3"),
    ])
    func transforms(transform: String, expected: String) throws {
        let glyph = try shapes("<path d='M1 2h3' transform='\(transform)'/>")
        #expect(same(glyph.layers.first?.path, try path(expected)))
    }

    @Test func transformsOfGroupsNestAndScaleStrokes() throws {
        let glyph = try shapes(
            """
            <g transform="translate(1 1)"><g transform="scale(2)" stroke="black" fill="none">
            <path d="M1 1h1" stroke-width="1.5"/></g></g>
            """)
        #expect(same(glyph.layers.first?.path, try path("M3 3h2")))
        #expect(glyph.layers.map(\.mode) == [.stroke(3)])
    }

    //  view box 48 × 24   grid 24 × 24
    //  ┌────────┐         ┌────────┐
    //  │        │    →    │ ▒▒▒▒▒▒ │  half the size, centred
    //  └────────┘         └────────┘
    @Test func viewBoxIsScaledUniformlyAndCentred() throws {
        let glyph = try read(
            "<svg viewBox='-8 0 48 24'><path d='M-8 0H40V24' stroke='#000' stroke-width='4'/></svg>"
        )
        #expect(same(glyph.layers.first?.path, try path("M0 6H24V18")))
        #expect(glyph.layers.last?.mode == .stroke(2))
    }

    @Test func sizeStandsInForTheViewBox() throws {
        let glyph = try read("<svg width='12px' height='12'><path d='M1 1h1'/></svg>")
        #expect(same(glyph.layers.first?.path, try path("M2 2h2")))
    }

    @Test func whatDrawsNothingIsPassedOver() throws {
        let glyph = try read(
            """
            <?xml version="1.0"?><!-- by hand -->
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:editor" viewBox="0 0 24 24">
              <title>A</title><defs><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
              <x:layer><x:path d="nonsense"/></x:layer><style> </style>
              <path d="M0 0h24v24H0z" fill="none"/><path d="M0 0h9" display="none"/>
              <g visibility="hidden"><path d="M0 0h8"/></g><circle r="0"/><path d=""/>
              <g clip-path="url(#c)"><path d="M1 1h1"/></g>
            </svg>
            """)
        #expect(glyph.layers.count == 1)
        #expect(same(glyph.layers.first?.path, try path("M1 1h1")))
    }

    @Test(arguments: [
        ("<html/>", "icon.svg:1: the root element is <html>; expected <svg>"),
        ("<svg/>", "icon.svg:1: <svg> has no viewBox; expected one, such as \"0 0 24 24\""),
        (
            "<svg viewBox='0 0 24'/>",
            "icon.svg:1: <svg> viewBox is \"0 0 24\"; expected four numbers"
        ),
        (
            "<svg viewBox='0 0 0 24'/>",
            "icon.svg:1: <svg> has a view box of 0.0 × 24.0; expected positive sizes"
        ),
        ("<svg viewBox='0 0 1 1'/>", "icon.svg: draws nothing; expected a path or another shape"),
        (
            "<svg viewBox='0 0 1 1'>\n<path d='M0 0X'/></svg>",
            "icon.svg:2: <path> in d: expected a command, one of MmLlHhVvCcSsQqTtAaZz at byte 4"
        ),
        (
            "<svg viewBox='0 0 1 1'><text>x</text></svg>",
            "icon.svg:1: <text> is not understood; expected g, path, rect, circle, ellipse, line, "
                + "polyline or polygon"
        ),
        (
            "<svg viewBox='0 0 1 1'><circle r='10%'/></svg>",
            "icon.svg:1: <circle> r is \"10%\"; expected a number of user units, such as 1.5"
        ),
        (
            "<svg viewBox='0 0 1 1'><polygon points='1 2 3'/></svg>",
            "icon.svg:1: <polygon> points is \"1 2 3\"; expected pairs of numbers"
        ),
        (
            "<svg viewBox='0 0 1 1'><style>.a{fill:none}</style></svg>",
            "icon.svg:1: <style> holds a style sheet, which is not read; expected attributes such as "
                + "fill"
        ),
        (
            "<svg viewBox='0 0 1 1'><g mask='url(#m)'/></svg>",
            "icon.svg:1: <g> mask is not understood; expected plain shapes"
        ),
        (
            "<svg viewBox='0 0 1 1'><g transform='turn(3)'/></svg>",
            "icon.svg:1: <g> transform is \"turn(3)\"; expected translate, scale, rotate, skewX, "
                + "skewY or matrix with their numbers in parentheses"
        ),
        (
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg viewBox='0 0 1 1'/>",
            "icon.svg: declares XML entities; expected plain SVG"
        ),
    ])
    func errorsNameTheFileThePlaceAndTheExpectation(text: String, expected: String) {
        #expect { try read(text) } throws: { "\($0)" == expected }
    }

    /// An icon that is whole.
    private static let whole = "<svg viewBox='0 0 1 1'><path d='M0 0h1'/></svg>"

    @Test(arguments: [
        "", "plain text", "<svg viewBox='0 0 1 1'>", "<svg viewBox='0 0 1 1'></g>", whole + whole,
        whole + "more", whole + "</svg>", whole + "<", whole + "&amp;", whole + "\u{0}",
    ])
    func brokenDocumentsAreRefused(text: String) {
        #expect { try read(text) } throws: { "\($0)".contains("expected an SVG document") }
    }

    @Test(arguments: ["\n", "<!-- a comment -->", "<?a note?>\n", "<?note?>"])
    func whatSaysNothingMayFollow(text: String) throws {
        #expect(try read(Self.whole + text).layers.count == 1)
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func entitiesAreRefusedInEveryEncoding(encoding: String.Encoding) throws {
        let text = "<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a 'b'>]>" + Self.whole
        let data = try #require(text.data(using: encoding))
        #expect {
            try SVGIconReader.glyph(from: data, file: "icon.svg")
        } throws: {
            "\($0)" == "icon.svg: declares XML entities; expected plain SVG"
        }
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func everyUnicodeEncodingIsRead(encoding: String.Encoding) throws {
        let text = "<?xml version='1.0'\nencoding='whatever'?>\n<!-- é -->" + Self.whole
        let data = try #require(text.data(using: encoding))
        #expect(try SVGIconReader.glyph(from: data, file: "icon.svg").layers.count == 1)
        // The declaration's lines count.
        let broken = try #require((text + "<").data(using: encoding))
        #expect {
            try SVGIconReader.glyph(from: broken, file: "icon.svg")
        } throws: {
            "\($0)".hasPrefix("icon.svg:3: ")
        }
    }

    /// A name of such bytes makes the parser of the Linux Foundation trap.
    @Test func bytesThatAreNoTextAreRefused() {
        let data =
            Data("<svg viewBox='0 0 1 1'><path ".utf8) + [0xFF, 0xFF] + Data("='1'/></svg>".utf8)
        #expect {
            try SVGIconReader.glyph(from: data, file: "icon.svg")
        } throws: {
            "\($0)" == "icon.svg: is no XML text; expected an SVG document in UTF-8 or UTF-16"
        }
    }

    /// A second declaration cannot have the rest read in another encoding.
    @Test func aDeclarationStandsAtTheBeginningOnly() {
        #expect {
            try read("<?xml version='1.0'?><?xml version='1.0' encoding='UTF-7'?>" + Self.whole)
        } throws: {
            "\($0)".contains("expected an SVG document")
        }
    }

    @Test func limitsHold() {
        let deep = String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100)
        #expect { try shapes(deep) } throws: { "\($0)".contains("at most 64 levels") }
        let many = String(repeating: "<g/>", count: SVGIconReader.maximumElements)
        #expect { try shapes(many) } throws: { "\($0)".contains("at most 5000") }
        let large = String(repeating: " ", count: SVGIconReader.maximumBytes)
        #expect { try shapes(large) } throws: { "\($0)".contains("expected at most 1048576") }
        #expect {
            try shapes("<g transform='scale(1e9)'><g transform='scale(1e300)'/></g>")
        } throws: {
            "\($0)".contains("transform")
        }
        let far = String(repeating: "<g transform='scale(1e9)'>", count: 40)
        #expect { try shapes(far + "<path d='M1 1h1'/>") } throws: {
            "\($0)".contains("inside the view box")
        }
    }

    @Test(arguments: [5, 6] as [UInt64])
    func damagedFilesNeverTrap(seed: UInt64) {
        let text = Array(
            """
            <svg viewBox='0 0 24 24'><g transform='rotate(3 1 2)' style='fill:none'>
            <path d='M1 2a3 4 5 0 1 6 7z' stroke='red'/><rect rx='2' width='3' height='4'/></g></svg>
            """.utf8)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(128)) }
            let glyph = try? SVGIconReader.glyph(from: Data(bytes), file: "icon.svg")
            for layer in glyph?.layers ?? [] {
                #expect(layer.path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            }
        }
    }
}
