import CamberCore
import CamberSnapshot

/// A canvas that writes down what it is asked to draw, a line a call.
struct RecordingCanvas: SceneCanvas {
    var calls: [String] = []

    func width(of text: String, font: TabFont) -> Double {
        0.58 * font.size * Double(text.count)
    }

    mutating func fill(_ path: ScenePath, _ range: ScenePathRange, _ paint: CanvasPaint) {
        var call = "fill \(paint.role)"
        if paint.shadow != nil { call += " shadow" }
        if paint.softness > 0 { call += " soft" }
        calls.append(call)
    }

    mutating func stroke(
        _ path: ScenePath, _ range: ScenePathRange, width: Double, color: SceneColor, role: String
    ) {
        calls.append("stroke \(role)")
    }

    mutating func draw(_ text: CanvasText) { calls.append("\(text.role) \(text.string)") }

    mutating func draw(_ icon: CanvasIcon) { calls.append("icon \(icon.selectedAmount)") }

    mutating func beginClip(_ rect: SceneRect, radius: Double) {
        calls.append(radius > 0 ? "clip round" : "clip")
    }

    mutating func endClip() { calls.append("unclip") }

    mutating func beginGroup(_ name: String) { calls.append("<\(name)") }

    mutating func endGroup() { calls.append(">") }
}
