import CamberCore
import CamberDesign
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads an icon from an SVG file.
///
/// Understood are the basic shapes and groups with their transforms, fill, fill rule, stroke and
/// stroke width, as attributes or in `style`. Colours are ignored: an icon is a mask, and what is
/// painted at all is painted fully. Caps and joins of strokes are round, as in the built-in set.
/// What would silently look different, such as text, masks and style sheets, is refused; clip
/// paths are ignored, because drawing programs clip every icon to its own frame.
public enum SVGIconReader {
    /// The largest file that is read, in bytes.
    public static let maximumBytes = 1 << 20
    /// The most elements that a file may have.
    public static let maximumElements = 5000
    /// The deepest nesting of elements.
    public static let maximumDepth = 64

    /// The glyph that a file draws, scaled to the 24-unit grid.
    public static func glyph(contentsOf url: URL) throws(SVGIconError) -> IconGlyph {
        let file = url.lastPathComponent
        // Icons may be links into a shared directory.
        let url = url.resolvingSymlinksInPath()
        let data: Data
        do {
            let values = try url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
            guard values.isRegularFile == true else {
                throw SVGIconError(file: file, problem: "not a file; expected an SVG file")
            }
            // Before the file is read, not after.
            if let size = values.fileSize, size > maximumBytes { throw tooLarge(file, size) }
            data = try Data(contentsOf: url)
        } catch let error as SVGIconError {
            throw error
        } catch {
            throw SVGIconError(
                file: file, problem: "cannot be read: \(error.localizedDescription)")
        }
        return try glyph(from: data, file: file)
    }

    /// The glyph that SVG text draws, scaled to the 24-unit grid.
    ///
    /// The view box is scaled uniformly and centred; without one, `width` and `height` stand for
    /// it.
    ///
    /// - Parameters:
    ///   - data: The text, in UTF-8 or UTF-16.
    ///   - file: What to call it in errors.
    public static func glyph(from data: Data, file: String) throws(SVGIconError) -> IconGlyph {
        guard data.count <= maximumBytes else { throw tooLarge(file, data.count) }
        guard let text = SVGIconText(data) else {
            throw SVGIconError(
                file: file, problem: "is no XML text; expected an SVG document in UTF-8 or UTF-16")
        }
        guard !text.declaresEntities else {
            throw SVGIconError(
                file: file, problem: "declares XML entities; expected plain SVG")
        }
        let builder = SVGIconBuilder()
        let parser = XMLParser(data: text.document)
        parser.shouldProcessNamespaces = true
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let succeeded = parser.parse()
        if let problem = builder.problem {
            throw SVGIconError(file: file, line: problem.line, problem: problem.text)
        }
        // The parser of the Linux Foundation succeeds with a document that more follows on, and
        // only its error tells.
        guard succeeded, parser.parserError == nil, builder.isComplete else {
            let reason = parser.parserError?.localizedDescription ?? "it ends too early"
            throw SVGIconError(
                file: file, line: max(1, parser.lineNumber),
                problem: "not well-formed XML (\(reason)); expected an SVG document")
        }
        guard !builder.layers.isEmpty else {
            throw SVGIconError(
                file: file, problem: "draws nothing; expected a path or another shape")
        }
        return IconGlyph(layers: builder.layers)
    }

    private static func tooLarge(_ file: String, _ size: Int) -> SVGIconError {
        SVGIconError(
            file: file, problem: "has \(size) bytes; expected at most \(maximumBytes)")
    }
}
