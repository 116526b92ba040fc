import CamberCore
import CamberDesign

extension ScenePath {
    /// The smallest rectangle around the curve itself, not its handles; `nil` for no points.
    var tightBounds: SceneRect? {
        var box: SceneRect?
        var current = ScenePoint.zero
        var index = 0
        func add(_ x: Double, _ y: Double) {
            let point = SceneRect(x, y, 0, 0)
            box = box?.union(point) ?? point
        }
        for verb in verbs {
            switch verb {
            case .move, .line:
                current = points[index]
                add(current.x, current.y)
            case .cubic:
                let (a, b, c) = (points[index], points[index + 1], points[index + 2])
                for step in 1...64 {
                    let t = Double(step) / 64
                    let s = 1 - t
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    add(
                        w0 * current.x + w1 * a.x + w2 * b.x + w3 * c.x,
                        w0 * current.y + w1 * a.y + w2 * b.y + w3 * c.y)
                }
                current = c
            case .close: break
            }
            index += verb.pointCount
        }
        return box
    }
}

extension IconGlyph {
    /// The smallest rectangle around all that the glyph paints, before anything is cleared.
    var paintedBounds: SceneRect? {
        var box: SceneRect?
        for layer in layers {
            guard var bounds = layer.path.tightBounds else { continue }
            switch layer.mode {
            case .fill, .fillEvenOdd: break
            case .stroke(let width):
                bounds = SceneRect(
                    bounds.x - width / 2, bounds.y - width / 2, bounds.width + width,
                    bounds.height + width)
            case .eraseFill, .eraseStroke: continue
            }
            box = box?.union(bounds) ?? bounds
        }
        return box
    }
}
