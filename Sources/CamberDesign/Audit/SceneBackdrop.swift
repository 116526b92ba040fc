import CamberCore

/// What a scene shows behind what it draws: the page, and the shapes in front of it.
///
/// Soft edges and shadows are left out: they end where a shape begins, and glyphs lie on shapes.
struct SceneBackdrop {
    private struct Layer {
        let shape: Int
        let command: Int
        let clip: SceneRect?
    }

    /// The colour of the page behind the bar.
    var page = SceneColor.white
    private var layers: [Layer] = []
    /// The lines of each layer's shape; apart, so that looking at a layer copies no arrays.
    private var lines: [ScenePathLines] = []

    /// Reads a scene's shapes in their order; the storage is used again.
    mutating func read(_ scene: TabBarScene) {
        layers.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        var clip: SceneRect?
        for (command, step) in scene.commands.enumerated() {
            switch step {
            case .shape(let shape):
                layers.append(Layer(shape: shape, command: command, clip: clip))
                lines.append(ScenePathLines(scene.path, in: scene.shapes[shape].range))
            case .clip(let rect): clip = rect
            case .unclip: clip = nil
            case .icon, .title, .badge: break
            }
        }
    }

    /// The colour at a point behind a drawing command, all opacities composited.
    /// - Parameter withMarks: whether the marks of the selection are drawn.
    func color(
        at point: ScenePoint, behind command: Int, in scene: TabBarScene, withMarks: Bool = true
    ) -> SceneColor {
        var opaque = -1
        var color = page
        for index in layers.indices.reversed() where layers[index].command < command {
            if let fill = fill(index, at: point, in: scene, withMarks: withMarks),
                fill.alpha >= 1
            {
                opaque = index
                color = fill
                break
            }
        }
        for index in layers.indices where index > opaque && layers[index].command < command {
            if let fill = fill(index, at: point, in: scene, withMarks: withMarks) {
                color = fill.over(color)
            }
        }
        return color
    }

    /// The colour of a layer at a point; nil outside its shape.
    private func fill(
        _ index: Int, at point: ScenePoint, in scene: TabBarScene, withMarks: Bool
    ) -> SceneColor? {
        let shape = scene.shapes[layers[index].shape]
        if !withMarks, shape.role == .indicator { return nil }
        if let clip = layers[index].clip, !clip.contains(point) { return nil }
        guard lines[index].contains(point) else { return nil }
        switch shape.fill {
        case .color(let color): return color
        case .gradient(let gradient): return gradient.color(at: point)
        }
    }
}

extension SceneGradient {
    /// The colour at a point.
    fileprivate func color(at point: ScenePoint) -> SceneColor {
        let dx = end.x - start.x
        let dy = end.y - start.y
        let length = dx * dx + dy * dy
        guard length > 0 else { return endColor }
        let part = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
        return startColor.mixed(with: endColor, by: part)
    }
}

extension SceneRect {
    /// The part that two rectangles share; nil without one.
    func shared(with other: SceneRect) -> SceneRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        return width > 0 && height > 0 ? SceneRect(left, top, width, height) : nil
    }

    /// Calls a closure with nine places: the centre, the middles of the sides, and the corners,
    /// those of a round rectangle on the ellipse inside it. All a hair inside, because an edge that
    /// two shapes share belongs to one of them only.
    @inline(never)
    func forEachPlace(isRound: Bool, _ body: (ScenePoint) -> Void) {
        // cos 45°: how far along the radii an ellipse's corner lies.
        let corner = isRound ? 0.7071067811865476 : 1
        let radiusX = max(0, width / 2 - 0.001)
        let radiusY = max(0, height / 2 - 0.001)
        for row in -1...1 {
            for column in -1...1 {
                let reach = row != 0 && column != 0 ? corner : 1
                body(
                    ScenePoint(
                        midX + Double(column) * reach * radiusX,
                        midY + Double(row) * reach * radiusY))
            }
        }
    }
}
