extension ScenePath {
    /// Calls a closure with each straight line of a path as it is filled: what is open is closed. A
    /// curve counts as 16 lines, which for a bar's curves is within a tenth of a point.
    @inline(never)
    package func forEachLine(in range: ScenePathRange, _ body: (ScenePoint, ScenePoint) -> Void) {
        var start = ScenePoint.zero
        var current = ScenePoint.zero
        var next = Int(range.points.lowerBound)
        func close() {
            if current != start { body(current, start) }
            current = start
        }
        for index in range.verbs.clamped(to: fullRange.verbs) {
            let count = verbs[Int(index)].pointCount
            guard next >= 0, next + count <= points.count else { break }
            switch verbs[Int(index)] {
            case .move:
                close()
                start = points[next]
                current = start
            case .line:
                body(current, points[next])
                current = points[next]
            case .cubic:
                var last = current
                for step in 1...16 {
                    let at = Self.cubicPoint(
                        current, points[next], points[next + 1], points[next + 2],
                        Double(step) / 16)
                    body(last, at)
                    last = at
                }
                current = points[next + 2]
            case .close: close()
            }
            next += count
        }
        close()
    }

    private static func cubicPoint(
        _ a: ScenePoint, _ b: ScenePoint, _ c: ScenePoint, _ d: ScenePoint, _ t: Double
    ) -> ScenePoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return ScenePoint(
            wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
}
