import CamberCore

extension SVGWriter {
    mutating func fill(
        _ path: ScenePath, _ range: ScenePathRange, _ paint: CanvasPaint
    ) {
        guard let box = path.controlBounds(in: range) else { return }
        let role = SVGText.escaped(paint.role)
        let data = SVGText.data(path, range)
        if let shadow = paint.shadow, shadow.color.alpha > 0 {
            let filter = defineShadow(shadow, box)
            line(
                "<path class=\"\(role)-shadow\"\(SVGText.paint(shadow.color))"
                    + " filter=\"url(#\(filter))\" d=\"\(data)\"/>")
        }
        var attributes = " class=\"\(role)\""
        switch paint.fill {
        case .color(let color): attributes += SVGText.paint(color)
        case .gradient(let gradient): attributes += " fill=\"url(#\(defineGradient(gradient)))\""
        }
        if paint.softness > 0 {
            attributes += " filter=\"url(#\(defineBlur(paint.softness, box)))\""
        }
        if paint.softness <= 0, let rect = path.rectangle(in: range) {
            let drawn = paint.isPixelAligned ? rect.reaching(beyond: bounds) : rect
            line("<rect\(attributes)\(Self.attributes(of: drawn))/>")
        } else {
            line("<path\(attributes) d=\"\(data)\"/>")
        }
    }

    mutating func stroke(
        _ path: ScenePath, _ range: ScenePathRange, width: Double, color: SceneColor, role: String
    ) {
        guard width > 0, !range.isEmpty else { return }
        line(
            "<path class=\"\(SVGText.escaped(role))\" fill=\"none\""
                + SVGText.paint(color, "stroke") + " stroke-width=\"\(SVGText.number(width))\""
                + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
                + " d=\"\(SVGText.data(path, range))\"/>")
    }

    private mutating func defineGradient(_ gradient: SceneGradient) -> String {
        let id = newID("gradient")
        func stop(_ offset: Int, _ color: SceneColor) -> String {
            let opacity = SVGText.number(Double(color.alpha))
            return "<stop offset=\"\(offset)\" stop-color=\"\(SVGText.hex(color))\""
                + (opacity == "1" ? "/>" : " stop-opacity=\"\(opacity)\"/>")
        }
        define(
            "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
                + " x1=\"\(SVGText.number(gradient.start.x))\""
                + " y1=\"\(SVGText.number(gradient.start.y))\""
                + " x2=\"\(SVGText.number(gradient.end.x))\""
                + " y2=\"\(SVGText.number(gradient.end.y))\">"
                + stop(0, gradient.startColor) + stop(1, gradient.endColor)
                + "</linearGradient>")
        return id
    }

    private mutating func defineBlur(_ sigma: Double, _ box: SceneRect) -> String {
        let id = newID("blur")
        let region = filterRegion(box, reach: 3 * sigma, dx: 0, dy: 0)
        define(
            "<filter id=\"\(id)\"\(region)>"
                + "<feGaussianBlur stdDeviation=\"\(SVGText.number(sigma))\"/></filter>")
        return id
    }

    private mutating func defineShadow(_ shadow: SceneShadow, _ box: SceneRect) -> String {
        let id = newID("shadow")
        let sigma = max(0, shadow.radius.finite)
        let region = filterRegion(box, reach: 3 * sigma, dx: shadow.dx, dy: shadow.dy)
        define(
            "<filter id=\"\(id)\"\(region)>"
                + "<feGaussianBlur stdDeviation=\"\(SVGText.number(sigma))\"/>"
                + "<feOffset dx=\"\(SVGText.number(shadow.dx))\""
                + " dy=\"\(SVGText.number(shadow.dy))\"/></filter>")
        return id
    }

    /// The region of a filter: as much of the blurred shape as can be seen, and so far beyond the
    /// picture's edges that what is cut off there does not reach back into it.
    private func filterRegion(_ box: SceneRect, reach: Double, dx: Double, dy: Double) -> String {
        let visible = bounds.outset(by: reach + max(abs(dx.finite), abs(dy.finite)))
        let reached = box.outset(by: reach).union(box.outset(by: reach).offsetBy(dx, dy))
        return " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
            + Self.attributes(of: visible.intersection(reached))
    }
}
