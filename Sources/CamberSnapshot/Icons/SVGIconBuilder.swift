import CamberCore
import CamberDesign
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Turns the elements of one SVG document into the layers of a glyph, as the XML parser meets
/// them. Stops at the first problem.
final class SVGIconBuilder: NSObject, XMLParserDelegate {
    private(set) var layers: [IconGlyph.Layer] = []
    private var hasRoot = false
    private(set) var problem: (line: Int, text: String)?

    /// Whether the whole document was met. The parser of the Linux Foundation takes one that ends
    /// inside an element for well-formed.
    var isComplete: Bool { hasRoot && stack.isEmpty }

    private var stack: [SVGPaint] = []
    private var elementCount = 0
    /// The depth at which a part of the document that draws nothing began.
    private var skippedDepth: Int?
    private var isInStyleSheet = false

    /// Elements that hold what other elements refer to, or say something about the drawing.
    private static let silent: Set<String> = [
        "defs", "title", "desc", "metadata", "clipPath", "symbol", "linearGradient",
        "radialGradient", "pattern", "filter", "mask", "marker",
    ]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        guard problem == nil else { return }
        do throws(SVGElementProblem) {
            elementCount += 1
            guard elementCount <= SVGIconReader.maximumElements else {
                throw SVGElementProblem(
                    text: "too many elements; expected at most \(SVGIconReader.maximumElements)")
            }
            guard stack.count < SVGIconReader.maximumDepth else {
                throw SVGElementProblem(
                    text: "nested too deeply; expected at most \(SVGIconReader.maximumDepth) levels"
                )
            }
            try start(name, namespace: namespaceURI ?? "", SVGAttributes(attributes))
        } catch {
            fail(parser, hasRoot ? "<\(name)> \(error.text)" : error.text)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard problem == nil, !stack.isEmpty else { return }
        stack.removeLast()
        if let depth = skippedDepth, stack.count <= depth { skippedDepth = nil }
        isInStyleSheet = false
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        // The parser of the Linux Foundation would go on, and trap on what it makes of the rest.
        parser.abortParsing()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        refuseStyleSheet(string, parser)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        refuseStyleSheet(String(decoding: block, as: UTF8.self), parser)
    }

    private func refuseStyleSheet(_ text: String, _ parser: XMLParser) {
        guard isInStyleSheet, problem == nil, text.contains(where: { !$0.isWhitespace }) else {
            return
        }
        fail(
            parser,
            "<style> holds a style sheet, which is not read; expected attributes such as fill")
    }

    private func fail(_ parser: XMLParser, _ text: String) {
        problem = (max(1, parser.lineNumber), text)
        parser.abortParsing()
    }

    // MARK: Elements

    private func start(
        _ name: String, namespace: String, _ attributes: SVGAttributes
    ) throws(SVGElementProblem) {
        guard let outer = stack.last else {
            guard name == "svg" else {
                throw SVGElementProblem(text: "the root element is <\(name)>; expected <svg>")
            }
            hasRoot = true
            var paint = try attributes.paint(within: SVGPaint())
            paint.transform = try Self.grid(attributes)
            stack.append(paint)
            return
        }
        // Editors add elements of their own namespaces, which say nothing about the drawing.
        let isForeign = !namespace.isEmpty && namespace != "http://www.w3.org/2000/svg"
        if skippedDepth != nil || isForeign || Self.silent.contains(name) {
            if skippedDepth == nil { skippedDepth = stack.count }
            stack.append(outer)
            isInStyleSheet = name == "style" && !isForeign
            return
        }
        switch name {
        case "g", "a":
            stack.append(try attributes.paint(within: outer))
        case "style":
            isInStyleSheet = true
            stack.append(outer)
        default:
            guard let shape = SVGShape(rawValue: name) else {
                throw SVGElementProblem(
                    text: "is not understood; expected g, path, rect, circle, ellipse, line, "
                        + "polyline or polygon")
            }
            let paint = try attributes.paint(within: outer)
            stack.append(paint)
            if !paint.isHidden { try draw(try shape.outline(attributes), shape, paint) }
        }
    }

    /// The map from the document's user units to the grid: uniform and centred.
    private static func grid(_ attributes: SVGAttributes) throws(SVGElementProblem) -> SVGTransform
    {
        var box = SceneRect.zero
        if let text = attributes["viewBox"] {
            guard let numbers = try? SVGPathParser.numbers(text), numbers.count == 4 else {
                throw SVGElementProblem(text: "viewBox is \"\(text)\"; expected four numbers")
            }
            box = SceneRect(numbers[0], numbers[1], numbers[2], numbers[3])
        } else if attributes["width"] != nil, attributes["height"] != nil {
            box.width = try attributes.length("width") ?? 0
            box.height = try attributes.length("height") ?? 0
        } else {
            throw SVGElementProblem(text: "has no viewBox; expected one, such as \"0 0 24 24\"")
        }
        guard box.width > 0, box.height > 0 else {
            throw SVGElementProblem(
                text: "has a view box of \(box.width) × \(box.height); expected positive sizes")
        }
        let scale = IconGlyph.gridSize / max(box.width, box.height)
        return SVGTransform.translation(IconGlyph.gridSize / 2, IconGlyph.gridSize / 2)
            .applying(.scale(scale, scale)).applying(.translation(-box.midX, -box.midY))
    }

    private func draw(
        _ outline: ScenePath, _ shape: SVGShape, _ paint: SVGPaint
    ) throws(SVGElementProblem) {
        guard !outline.verbs.isEmpty else { return }
        var path = outline
        path.mapPoints { paint.transform($0) }
        let width = paint.strokeWidth * paint.transform.meanScale
        guard width.isFinite, path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw SVGElementProblem(text: "lies too far away; expected it inside the view box")
        }
        if paint.fills, shape.hasArea {
            layers.append(.init(path, paint.usesEvenOdd ? .fillEvenOdd : .fill))
        }
        if paint.strokes, width > 0 { layers.append(.init(path, .stroke(width))) }
    }
}
