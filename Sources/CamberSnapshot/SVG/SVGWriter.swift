import CamberCore

/// A canvas that writes SVG: text that a person can read and a diff can compare.
///
/// The same calls give the same bytes on every machine. An SVG cannot measure text, so titles are
/// cut off by a ``TextMeasurer`` before they are written.
struct SVGWriter: SceneCanvas {
    /// The families that titles are set in, first to last; the same on every canvas of Linux.
    static let families = """
        Inter, system-ui, -apple-system, 'Noto Sans', 'Noto Sans CJK KR', 'Noto Sans Arabic', \
        'Noto Sans Hebrew', sans-serif
        """

    let bounds: SceneRect
    let measurer: TextMeasurer
    private var body = ""
    private var definitions = ""
    private var counts: [String: Int] = [:]
    private var depth = 1

    /// A writer for the part of a container that a rectangle covers.
    init(bounds: SceneRect, measurer: TextMeasurer) {
        self.bounds = bounds
        self.measurer = measurer
    }

    /// The document of all that has been drawn; ends with a line break.
    var document: String {
        let width = SVGText.number(bounds.width)
        let height = SVGText.number(bounds.height)
        let box = "\(SVGText.number(bounds.x)) \(SVGText.number(bounds.y)) \(width) \(height)"
        var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\""
        text += " height=\"\(height)\" viewBox=\"\(box)\""
        text += " font-family=\"\(Self.families)\">\n"
        if !definitions.isEmpty { text += "  <defs>\n\(definitions)  </defs>\n" }
        return text + body + "</svg>\n"
    }

    func width(of text: String, font: TabFont) -> Double {
        measurer.width(of: text, font: font)
    }

    // MARK: - Structure

    mutating func beginGroup(_ name: String) {
        open("<g id=\"\(SVGText.escaped(name))\">")
    }

    mutating func endGroup() { close("</g>") }

    mutating func beginClip(_ rect: SceneRect, radius: Double) {
        let id = newID("clip")
        let corner = min(radius.finite, max(0, min(rect.width, rect.height) / 2))
        let rounding = corner > 0 ? " rx=\"\(SVGText.number(corner))\"" : ""
        let shown = corner > 0 ? rect : rect.reaching(beyond: bounds)
        define(
            "<clipPath id=\"\(id)\"><rect\(Self.attributes(of: shown))\(rounding)/></clipPath>")
        open("<g clip-path=\"url(#\(id))\">")
    }

    mutating func endClip() { close("</g>") }

    /// Adds a line to the body.
    mutating func line(_ text: String) {
        body += String(repeating: "  ", count: depth) + text + "\n"
    }

    /// Adds a line that begins an element.
    mutating func open(_ text: String) {
        line(text)
        depth += 1
    }

    /// Adds a line that ends an element.
    mutating func close(_ text: String) {
        depth = max(1, depth - 1)
        line(text)
    }

    /// Adds a line to the definitions.
    mutating func define(_ text: String) { definitions += "    " + text + "\n" }

    /// The next id of a kind: `clip1`, `clip2` …
    mutating func newID(_ kind: String) -> String {
        let count = (counts[kind] ?? 0) + 1
        counts[kind] = count
        return "\(kind)\(count)"
    }

    /// A rectangle as attributes.
    static func attributes(of rect: SceneRect) -> String {
        " x=\"\(SVGText.number(rect.x))\" y=\"\(SVGText.number(rect.y))\""
            + " width=\"\(SVGText.number(max(0, rect.width)))\""
            + " height=\"\(SVGText.number(max(0, rect.height)))\""
    }
}
