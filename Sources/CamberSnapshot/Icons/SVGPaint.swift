import Foundation

/// What an element's shapes inherit from the groups around them.
struct SVGPaint {
    var transform = SVGTransform.identity
    var fills = true
    var usesEvenOdd = false
    var strokes = false
    var strokeWidth = 1.0
    /// Whether nothing in the element shows: `display="none"` and the like.
    var isHidden = false
}

/// A problem with one element; the reader adds the file and the line.
struct SVGElementProblem: Error {
    var text: String
}

/// The attributes of one element, those of its `style` attribute over the others.
struct SVGAttributes {
    private var values: [String: String]

    init(_ attributes: [String: String]) {
        values = attributes
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
            values[name] = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    subscript(name: String) -> String? { values[name] }

    /// A length in user units, which `px` means too; `nil` where the attribute is missing.
    func length(_ name: String) throws(SVGElementProblem) -> Double? {
        guard let text = values[name]?.trimmingCharacters(in: .whitespacesAndNewlines) else {
            return nil
        }
        let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
        guard let value = Double(digits), abs(value) <= 1e9 else {
            throw SVGElementProblem(
                text: "\(name) is \"\(text)\"; expected a number of user units, such as 1.5")
        }
        return value
    }

    /// What the element's content inherits.
    func paint(within outer: SVGPaint) throws(SVGElementProblem) -> SVGPaint {
        var paint = outer
        if let text = values["transform"] {
            guard let transform = SVGTransform(attribute: text) else {
                throw SVGElementProblem(
                    text: "transform is \"\(text)\"; expected translate, scale, rotate, skewX, "
                        + "skewY or matrix with their numbers in parentheses")
            }
            paint.transform = outer.transform.applying(transform)
        }
        paint.fills = paints("fill", inherited: outer.fills)
        paint.strokes = paints("stroke", inherited: outer.strokes)
        if let rule = values["fill-rule"], rule != "inherit" {
            paint.usesEvenOdd = rule == "evenodd"
        }
        if let width = try length("stroke-width") { paint.strokeWidth = width }
        if values["display"] == "none" || values["visibility"] == "hidden" || isZero("opacity") {
            paint.isHidden = true
        }
        for reference in ["mask", "filter"] where values[reference] ?? "none" != "none" {
            throw SVGElementProblem(
                text: "\(reference) is not understood; expected plain shapes")
        }
        return paint
    }

    /// Whether a kind of paint leaves a mark; its colour does not matter, an icon is a mask.
    private func paints(_ name: String, inherited: Bool) -> Bool {
        if isZero("\(name)-opacity") { return false }
        switch values[name] {
        case nil, "inherit": return inherited
        case "none", "transparent": return false
        default: return true
        }
    }

    private func isZero(_ name: String) -> Bool {
        values[name].flatMap { Double($0) } == 0
    }
}
