import CamberCore
import CamberDesign

/// The outlines of SVG's basic shapes (SVG 2, chapter 10), in the element's own coordinates.
enum SVGShape: String {
    case path, rect, circle, ellipse, line, polyline, polygon

    /// Whether the shape encloses an area; a line only has a stroke.
    var hasArea: Bool { self != .line }

    /// The outline; empty where SVG draws nothing, as for a circle without a radius.
    func outline(_ attributes: SVGAttributes) throws(SVGElementProblem) -> ScenePath {
        switch self {
        case .path: return try pathData(attributes)
        case .rect: return try rectangle(attributes)
        case .circle, .ellipse: return try ellipse(attributes)
        case .line:
            var path = ScenePath()
            path.move(to: try point(attributes, "x1", "y1"))
            path.line(to: try point(attributes, "x2", "y2"))
            return path
        case .polyline, .polygon: return try polygon(attributes)
        }
    }

    private func pathData(_ attributes: SVGAttributes) throws(SVGElementProblem) -> ScenePath {
        do throws(SVGPathError) {
            return try SVGPathParser.parse(attributes["d"] ?? "")
        } catch {
            throw SVGElementProblem(text: "in d: \(error.message)")
        }
    }

    private func point(
        _ attributes: SVGAttributes, _ x: String, _ y: String
    ) throws(SVGElementProblem) -> ScenePoint {
        ScenePoint(try attributes.length(x) ?? 0, try attributes.length(y) ?? 0)
    }

    private func rectangle(_ attributes: SVGAttributes) throws(SVGElementProblem) -> ScenePath {
        let origin = try point(attributes, "x", "y")
        let width = try attributes.length("width") ?? 0
        let height = try attributes.length("height") ?? 0
        var path = ScenePath()
        guard width > 0, height > 0 else { return path }
        // A missing radius equals the other.
        let givenX = attributes["rx"] == "auto" ? nil : try attributes.length("rx")
        let givenY = attributes["ry"] == "auto" ? nil : try attributes.length("ry")
        let rx = min(givenX ?? givenY ?? 0, width / 2)
        let ry = min(givenY ?? givenX ?? 0, height / 2)
        guard rx > 0, ry > 0 else {
            path.addRect(SceneRect(origin.x, origin.y, width, height))
            return path
        }
        // Elliptical corners are circular ones, stretched.
        let stretch = ry / rx
        path.addRoundedRect(SceneRect(0, 0, width, height / stretch), radius: rx)
        path.mapPoints { ScenePoint(origin.x + $0.x, origin.y + $0.y * stretch) }
        return path
    }

    private func ellipse(_ attributes: SVGAttributes) throws(SVGElementProblem) -> ScenePath {
        let center = try point(attributes, "cx", "cy")
        let rx = try attributes.length(self == .circle ? "r" : "rx") ?? 0
        let ry = try attributes.length(self == .circle ? "r" : "ry") ?? 0
        var path = ScenePath()
        if rx > 0, ry > 0 {
            path.addEllipse(in: SceneRect(center: center, width: 2 * rx, height: 2 * ry))
        }
        return path
    }

    private func polygon(_ attributes: SVGAttributes) throws(SVGElementProblem) -> ScenePath {
        let text = attributes["points"] ?? ""
        guard let numbers = try? SVGPathParser.numbers(text), numbers.count.isMultiple(of: 2)
        else {
            throw SVGElementProblem(text: "points is \"\(text)\"; expected pairs of numbers")
        }
        var path = ScenePath()
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let point = ScenePoint(numbers[index], numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if self == .polygon, !numbers.isEmpty { path.close() }
        return path
    }
}
