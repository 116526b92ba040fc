import CamberCore

/// Numbers in one row for the page to read, whose storage is used again.
///
/// The page reads them in the order in which they are written here; `script/scene.js` is the one
/// reader. A thing that is absent is written as NaN in the place of its first number.
struct NumberBuffer {
    private(set) var values: [Double] = []

    /// Empties the row and keeps the storage.
    mutating func removeAll() { values.removeAll(keepingCapacity: true) }

    mutating func add(_ value: Double) { values.append(value) }
    mutating func add(_ value: Int) { values.append(Double(value)) }
    mutating func add(_ value: Bool) { values.append(value ? 1 : 0) }

    mutating func add(_ value: Double?) { values.append(value ?? .nan) }

    /// An index, or −1.
    mutating func add(index: Int?) { values.append(Double(index ?? -1)) }

    mutating func add(_ point: ScenePoint) {
        values.append(point.x)
        values.append(point.y)
    }

    /// Four numbers.
    mutating func add(_ rect: SceneRect?) {
        values.append(rect?.x ?? .nan)
        values.append(rect?.y ?? .nan)
        values.append(rect?.width ?? .nan)
        values.append(rect?.height ?? .nan)
    }

    /// Four numbers.
    mutating func add(_ insets: SceneInsets) {
        values.append(insets.top)
        values.append(insets.leading)
        values.append(insets.bottom)
        values.append(insets.trailing)
    }

    /// One number, `0xRRGGBBAA`, of 256 levels a component.
    mutating func add(_ color: SceneColor) {
        func level(_ value: Float) -> Double { (Double(value) * 255).rounded() }
        values.append(
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
