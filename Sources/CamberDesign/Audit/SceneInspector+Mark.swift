import CamberCore

extension SceneInspector {
    /// How far a curve's approximation may be from the shape it stands for, in points.
    private static let curveTolerance = 0.05

    /// The part of the mark that stands out of the bar must lie within the part of the bar that
    /// takes touches there, and between the first and the last target: elsewhere nobody's column
    /// holds the touch. What lies outside the container does not count.
    func checkMark(_ collector: inout AuditCollector) {
        guard subject.style.placement == .bottom, let part = raisedPartOfMark(),
            let first = scene.cells.first
        else { return }
        var targets = first.frame
        for cell in scene.cells { targets = targets.union(cell.frame) }
        var lost = max(0, targets.x - part.x, part.maxX - targets.maxX)
        if let raised = scene.raisedFrame {
            lost = max(lost, raised.x - part.x, part.maxX - raised.maxX, raised.y - part.y)
        } else {
            lost = max(lost, scene.barFrame.y - part.y)
        }
        guard lost > Self.curveTolerance else { return }
        var key = AuditGroup.Key(rule: .raisedPartUntouchable, severity: .error)
        key.item = scene.cells.first { $0.isSelected }?.item ?? -1
        key.part = .indicator
        collector.check(key, lost, limit: 0)
    }

    /// The frame of what the mark's shapes show above the bar, within the container.
    private func raisedPartOfMark() -> SceneRect? {
        let edge = scene.barFrame.y
        var frame: SceneRect?
        func add(_ x: Double, _ y: Double) {
            let dot = SceneRect(min(max(x, 0), scene.size.width), y, 0, 0)
            frame = frame?.union(dot) ?? dot
        }
        for shape in scene.shapes where shape.role == .indicator {
            scene.path.forEachLine(in: shape.range) { a, b in
                if a.y < edge { add(a.x, a.y) }
                if b.y < edge { add(b.x, b.y) }
                guard (a.y < edge) != (b.y < edge) else { return }
                add(a.x + (edge - a.y) / (b.y - a.y) * (b.x - a.x), edge)
            }
        }
        return frame
    }
}
