import CamberDesign

extension NumberBuffer {
    /// The number of layers; then for each its mode, the width of its line and its path. The modes
    /// are 0 fill, 1 fill by the even-odd rule, 2 line, 3 cleared line, 4 cleared inside.
    mutating func write(_ glyph: IconGlyph) {
        removeAll()
        add(glyph.layers.count)
        for layer in glyph.layers {
            switch layer.mode {
            case .fill: add(0, width: 0)
            case .fillEvenOdd: add(1, width: 0)
            case .stroke(let width): add(2, width: width)
            case .eraseStroke(let width): add(3, width: width)
            case .eraseFill: add(4, width: 0)
            }
            add(layer.path)
        }
    }

    private mutating func add(_ mode: Int, width: Double) {
        add(mode)
        add(width)
    }
}
