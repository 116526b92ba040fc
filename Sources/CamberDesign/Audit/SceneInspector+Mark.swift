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

extension ScenePath {
    /// Calls a closure with each straight line of a path; a curve counts as 16.
    func forEachLine(in range: ScenePathRange, _ body: (ScenePoint, ScenePoint) -> Void) {
        var start = ScenePoint.zero
        var current = ScenePoint.zero
        var next = Int(range.points.lowerBound)
        for index in range.verbs where verbs.indices.contains(Int(index)) {
            let verb = verbs[Int(index)]
            guard next >= 0, next + verb.pointCount <= points.count else { return }
            switch verb {
            case .move:
                start = points[next]
                current = start
            case .line:
                body(current, points[next])
                current = points[next]
            case .cubic:
                var last = current
                for step in 1...16 {
                    let point = Self.point(
                        current, points[next], points[next + 1], points[next + 2],
                        Double(step) / 16)
                    body(last, point)
                    last = point
                }
                current = points[next + 2]
            case .close:
                body(current, start)
                current = start
            }
            next += verb.pointCount
        }
    }

    private static func point(
        _ a: ScenePoint, _ b: ScenePoint, _ c: ScenePoint, _ d: ScenePoint, _ t: Double
    ) -> ScenePoint {
        func lerp(_ p: ScenePoint, _ q: ScenePoint) -> ScenePoint {
            ScenePoint(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t)
        }
        let (ab, bc, cd) = (lerp(a, b), lerp(b, c), lerp(c, d))
        return lerp(lerp(ab, bc), lerp(bc, cd))
    }
}
