import CamberCore

extension SVGWriter {
    mutating func draw(_ text: CanvasText) {
        let written = measurer.truncated(text.string, to: text.widthLimit, font: text.font)
        let isReversed = TextDirection.isRightToLeft(text.string)
        let x: Double
        let anchor: String
        switch text.alignment {
        case .center: (x, anchor) = (text.rect.midX, "middle")
        // An anchor names the ends by the direction of reading.
        case .left: (x, anchor) = (text.rect.x, isReversed ? "end" : "start")
        case .right: (x, anchor) = (text.rect.maxX, isReversed ? "start" : "end")
        }
        line(
            "<text class=\"\(SVGText.escaped(text.role))\""
                + " x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(text.baseline))\""
                + " font-size=\"\(SVGText.number(text.font.size))\""
                + " font-weight=\"\(text.font.weight.number)\""
                + (anchor == "start" ? "" : " text-anchor=\"\(anchor)\"")
                + (isReversed ? " direction=\"rtl\"" : "")
                + (Self.collapses(written) ? " xml:space=\"preserve\"" : "")
                + SVGText.paint(text.color) + ">\(SVGText.escaped(written))</text>")
    }
}

extension SVGWriter {
    /// Whether a reader of the document would leave out spaces unless told otherwise.
    private static func collapses(_ line: String) -> Bool {
        var isAfterSpace = true
        for scalar in line.unicodeScalars {
            if scalar == " ", isAfterSpace { return true }
            isAfterSpace = scalar == " "
        }
        return isAfterSpace && !line.isEmpty
    }
}

extension TabFontWeight {
    /// The weight on the scale of 100 to 900 that font libraries and style sheets use.
    var number: Int {
        switch self {
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        }
    }
}
