import CamberCore
import CamberDesign

extension SVGWriter {
    mutating func draw(_ icon: CanvasIcon) {
        guard icon.isVisible else { return }
        let parts = icon.parts
        let erases = parts.contains { $0.glyph.isErasing }
        let transform = " transform=\"\(Self.transform(of: icon))\""
        if parts.count == 1, !erases {
            // Group opacity rather than the layers' own: where they overlap they are one icon.
            let opacity = SVGText.number(Double(icon.color.alpha))
            let opaque = SVGText.hex(icon.color)
            open(
                "<g class=\"icon\"\(transform)"
                    + (opacity == "1" ? "" : " opacity=\"\(opacity)\"") + ">")
            for layer in parts[0].glyph.layers {
                line(Self.element(layer, paint: opaque, erase: opaque))
            }
            close("</g>")
            return
        }
        // A mask is read by luminance: white paints, black erases. The second glyph lies over the
        // first on an opaque black ground with its own opacity, so that the mask is the exact mean
        // of the two, weighted by their amounts, also where both are painted.
        let id = newID("icon")
        define("<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(Self.maskBox)>")
        for (index, part) in parts.enumerated() {
            let opacity = index == 0 ? "" : " opacity=\"\(SVGText.number(part.amount))\""
            define("  <g\(opacity)>")
            if index > 0 { define("    <rect \(Self.maskBox) fill=\"#000000\"/>") }
            for layer in part.glyph.layers {
                define("    " + Self.element(layer, paint: "#ffffff", erase: "#000000"))
            }
            define("  </g>")
        }
        define("</mask>")
        line(
            "<g class=\"icon\"\(transform)><rect \(Self.maskBox) mask=\"url(#\(id))\""
                + "\(SVGText.paint(icon.color))/></g>")
    }

    /// The grid and half of its size around it, in units of the grid.
    private static let maskBox = "x=\"-12\" y=\"-12\" width=\"48\" height=\"48\""

    private static func transform(of icon: CanvasIcon) -> String {
        let frame = icon.frame
        let scaleX = frame.width / IconGlyph.gridSize
        let scaleY = frame.height / IconGlyph.gridSize
        func scaling(_ x: Double, _ y: Double) -> String {
            "scale(" + SVGText.number(x)
                + (SVGText.number(x) == SVGText.number(y) ? "" : " " + SVGText.number(y)) + ")"
        }
        if icon.transform == .identity {
            return "translate(\(SVGText.number(frame.x)) \(SVGText.number(frame.y)))"
                + scaling(scaleX, scaleY)
        }
        let degrees = icon.transform.rotation.finite * 180 / .pi
        return "translate(\(SVGText.number(frame.midX)) \(SVGText.number(frame.midY)))"
            + "rotate(\(SVGText.number(degrees)))"
            + scaling(scaleX * icon.transform.scaleX, scaleY) + "translate(-12 -12)"
    }

    private static func element(_ layer: IconGlyph.Layer, paint: String, erase: String) -> String {
        let data = " d=\"\(SVGText.data(layer.path, layer.path.fullRange))\"/>"
        func stroke(_ width: Double, _ color: String) -> String {
            "<path fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(SVGText.number(width))\""
                + " stroke-linecap=\"round\" stroke-linejoin=\"round\"" + data
        }
        switch layer.mode {
        case .fill: return "<path fill=\"\(paint)\"" + data
        case .fillEvenOdd: return "<path fill=\"\(paint)\" fill-rule=\"evenodd\"" + data
        case .stroke(let width): return stroke(width, paint)
        case .eraseStroke(let width): return stroke(width, erase)
        case .eraseFill: return "<path fill=\"\(erase)\"" + data
        }
    }
}
