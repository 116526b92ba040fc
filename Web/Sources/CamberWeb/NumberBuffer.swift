import CamberCore

/// Numbers in one row for the page to read, whose storage is used again.
///
/// The page reads them in the order in which they are written here; `script/scene.js` is the one
/// reader. What is absent is written as NaN in the place of each of its numbers.
struct NumberBuffer {
    private(set) var values: [Double] = []

    /// Empties the row and keeps the storage.
    mutating func removeAll() { values.removeAll(keepingCapacity: true) }

    @inline(never)
    mutating func add(_ value: Double) { values.append(value) }
    mutating func add(_ value: Int) { add(Double(value)) }
    mutating func add(_ value: Bool) { add(value ? 1.0 : 0.0) }

    mutating func add(_ value: Double?) { add(value ?? Double.nan) }

    mutating func add(_ point: ScenePoint) {
        add(point.x)
        add(point.y)
    }

    /// Four numbers.
    mutating func add(_ rect: SceneRect?) {
        add(rect?.x ?? Double.nan)
        add(rect?.y ?? Double.nan)
        add(rect?.width ?? Double.nan)
        add(rect?.height ?? Double.nan)
    }

    /// Four numbers.
    mutating func add(_ insets: SceneInsets) {
        add(insets.top)
        add(insets.leading)
        add(insets.bottom)
        add(insets.trailing)
    }

    /// One number, `0xRRGGBBAA`, of 256 levels a component.
    mutating func add(_ color: SceneColor) {
        func level(_ value: Float) -> Double { (Double(value) * 255).rounded() }
        add(
            ((level(color.red) * 256 + level(color.green)) * 256 + level(color.blue)) * 256
                + level(color.alpha))
    }

    /// The number of verbs, the verbs, the number of points, the points.
    mutating func add(_ path: ScenePath) {
        add(path.verbs.count)
        for verb in path.verbs { add(Int(verb.rawValue)) }
        add(path.points.count)
        for point in path.points { add(point) }
    }
}
