import CamberCore

/// One row of the icon tables: a name and the path data of its outline and filled variants.
struct IconDrawing: Sendable {
    /// The weight of every line of the set, in units of the grid.
    static let weight = 1.75
    /// The width of the gap that separates parts of a filled icon.
    static let gap = 1.5

    /// A layer as a designer thinks of it.
    struct Part: Sendable {
        enum Kind: Sendable {
            case line, solid, area, gap, hole
        }

        var kind: Kind
        var data: StaticString

        /// A line of the set's weight.
        static func line(_ data: StaticString) -> Part { Part(kind: .line, data: data) }
        /// An area with a line of the set's weight around it, so that a filled icon has the
        /// silhouette of its outline, rounded corners included.
        static func solid(_ data: StaticString) -> Part { Part(kind: .solid, data: data) }
        /// An area without a line.
        static func area(_ data: StaticString) -> Part { Part(kind: .area, data: data) }
        /// A line knocked out of what is below.
        static func gap(_ data: StaticString) -> Part { Part(kind: .gap, data: data) }
        /// An area knocked out of what is below.
        static func hole(_ data: StaticString) -> Part { Part(kind: .hole, data: data) }
    }

    /// The name, without `.fill`.
    var name: StaticString
    var outline: [Part]
    /// Empty where SF Symbols has no filled variant under this name: a snapshot must not show what
    /// the app would not.
    var fill: [Part]

    init(_ name: StaticString, outline: [Part], fill: [Part] = []) {
        self.name = name
        self.outline = outline
        self.fill = fill
    }

    /// The parts as layers of a glyph. `nil` if one of them is not path data, which the tests
    /// rule out for the whole table.
    static func glyph(of parts: [Part]) -> IconGlyph? {
        var layers: [IconGlyph.Layer] = []
        for part in parts {
            guard let path = part.path else { return nil }
            switch part.kind {
            case .line: layers.append(.init(path, .stroke(weight)))
            case .solid:
                layers.append(.init(path, .fill))
                layers.append(.init(path, .stroke(weight)))
            case .area: layers.append(.init(path, .fill))
            case .gap: layers.append(.init(path, .eraseStroke(gap)))
            case .hole: layers.append(.init(path, .eraseFill))
            }
        }
        return IconGlyph(layers: layers)
    }
}

extension IconDrawing.Part {
    fileprivate var path: ScenePath? {
        data.withUTF8Buffer { bytes in
            do throws(SVGPathError) {
                return try SVGPathParser.parse(bytes: bytes)
            } catch {
                return nil
            }
        }
    }
}
