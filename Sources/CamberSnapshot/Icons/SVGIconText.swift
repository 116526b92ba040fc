import Foundation

/// The text of an SVG file, made safe to parse.
///
/// The parser of the Linux Foundation traps on names that are no UTF-8 and on instructions without data
/// (`<?name?>`), and parsers can be told by the XML declaration to read the same bytes in another
/// encoding. So what they are given is always UTF-8 that has been checked, under a declaration that says
/// so, and every instruction has at least a space.
struct SVGIconText {
    /// The document, in UTF-8, its lines as in the file.
    let document: Data

    /// The text of a file; `nil` if it is neither UTF-8 nor UTF-16, or holds characters that XML does
    /// not know.
    init?(_ data: Data) {
        guard let text = String(data: data, encoding: Self.encoding(data)),
            text.unicodeScalars.allSatisfy(Self.isKnown)
        else { return nil }
        var scalars = text.unicodeScalars[...]
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        var body = String(scalars)
        var lines = ""
        if body.hasPrefix("<?xml"), body.dropFirst(5).first?.isWhitespace == true,
            let end = body.range(of: "?>")
        {
            lines = String(
                repeating: "\n", count: body[..<end.upperBound].filter(\.isNewline).count)
            body = String(body[end.upperBound...])
        }
        body = body.replacingOccurrences(of: "?>", with: " ?>")
        document = Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(lines)\(body)".utf8)
    }

    /// Whether it declares entities, which can make a small file huge.
    var declaresEntities: Bool { document.range(of: Data("<!ENTITY".utf8)) != nil }

    /// The characters of XML 1.0, production 2.
    private static func isKnown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }

    /// UTF-16 begins with its byte-order mark, or with `<` in two bytes.
    private static func encoding(_ data: Data) -> String.Encoding {
        switch Array(data.prefix(2)) {
        case [0xFF, 0xFE], [0xFE, 0xFF]: .utf16
        case [0x3C, 0]: .utf16LittleEndian
        case [0, 0x3C]: .utf16BigEndian
        default: .utf8
        }
    }
}
