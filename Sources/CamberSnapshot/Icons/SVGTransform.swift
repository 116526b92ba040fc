import CamberCore
import CamberDesign
import Foundation

/// An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f, in the order of SVG's `matrix`.
struct SVGTransform: Hashable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    static let identity = SVGTransform()

    static func translation(_ x: Double, _ y: Double) -> SVGTransform {
        SVGTransform(e: x, f: y)
    }

    static func scale(_ x: Double, _ y: Double) -> SVGTransform {
        SVGTransform(a: x, d: y)
    }

    static func rotation(degrees: Double) -> SVGTransform {
        let angle = degrees * .pi / 180
        return SVGTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    /// The map that applies `inner` first.
    func applying(_ inner: SVGTransform) -> SVGTransform {
        SVGTransform(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
    }

    func callAsFunction(_ point: ScenePoint) -> ScenePoint {
        ScenePoint(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
    }

    /// How much lengths grow: exact for uniform scales, the geometric mean otherwise.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

extension SVGTransform {
    /// The map that a `transform` attribute describes; `nil` if it describes none.
    init?(attribute: String) {
        self = .identity
        var rest = Substring(attribute)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            if rest.isEmpty { return }
            guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"),
                open < close,
                let values = try? SVGPathParser.numbers(
                    String(rest[rest.index(after: open)..<close]))
            else { return nil }
            let name = rest[..<open].trimmingCharacters(in: .whitespaces)
            guard let step = Self.step(name, values) else { return nil }
            self = applying(step)
            rest = rest[rest.index(after: close)...]
        }
    }

    private static func step(_ name: String, _ v: [Double]) -> SVGTransform? {
        switch (name, v.count) {
        case ("translate", 1): .translation(v[0], 0)
        case ("translate", 2): .translation(v[0], v[1])
        case ("scale", 1): .scale(v[0], v[0])
        case ("scale", 2): .scale(v[0], v[1])
        case ("rotate", 1): .rotation(degrees: v[0])
        case ("rotate", 3):
            translation(v[1], v[2]).applying(rotation(degrees: v[0]))
                .applying(translation(-v[1], -v[2]))
        case ("skewX", 1): SVGTransform(c: tan(v[0] * .pi / 180))
        case ("skewY", 1): SVGTransform(b: tan(v[0] * .pi / 180))
        case ("matrix", 6): SVGTransform(a: v[0], b: v[1], c: v[2], d: v[3], e: v[4], f: v[5])
        default: nil
        }
    }
}
