/// One step of a path with its points.
package enum ScenePathStep {
    case move(ScenePoint)
    case line(ScenePoint)
    case cubic(ScenePoint, ScenePoint, ScenePoint)
    case close
}

extension ScenePath {
    /// Calls `body` for each step of one path. Points come finite; steps that a hand-made range
    /// names beyond the buffers are left out.
    /// - Parameter pixelsPerPoint: moves every point to the nearest pixel, unless the path has
    ///   curves; `nil` leaves the points alone.
    package func forEachStep(
        in range: ScenePathRange, pixelsPerPoint: Double? = nil, _ body: (ScenePathStep) -> Void
    ) {
        let names = Int(range.verbs.lowerBound)..<Int(range.verbs.upperBound)
        let scale =
            verbs[names.clamped(to: verbs.indices)].contains(.cubic) ? nil : pixelsPerPoint
        func at(_ value: Double) -> Double {
            guard let scale, scale > 0 else { return value.finite }
            return ((value * scale).rounded() / scale).finite
        }
        func point(_ index: Int) -> ScenePoint {
            ScenePoint(at(points[index].x), at(points[index].y))
        }
        var next = Int(range.points.lowerBound)
        for index in names {
            guard verbs.indices.contains(index) else { return }
            let verb = verbs[index]
            guard next >= 0, next + verb.pointCount <= points.count else { return }
            switch verb {
            case .move: body(.move(point(next)))
            case .line: body(.line(point(next)))
            case .cubic: body(.cubic(point(next), point(next + 1), point(next + 2)))
            case .close: body(.close)
            }
            next += verb.pointCount
        }
    }

    /// Whether one path has the same steps and points as one of another.
    package func isSame(
        _ range: ScenePathRange, as other: ScenePathRange, of path: ScenePath
    ) -> Bool {
        func slice(_ range: Range<Int32>, _ all: Range<Int>) -> Range<Int> {
            (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: all)
        }
        return verbs[slice(range.verbs, verbs.indices)].elementsEqual(
            path.verbs[slice(other.verbs, path.verbs.indices)])
            && points[slice(range.points, points.indices)].elementsEqual(
                path.points[slice(other.points, path.points.indices)])
    }

    /// One path on its own.
    package func extract(_ range: ScenePathRange) -> ScenePath {
        var path = ScenePath()
        forEachStep(in: range) { step in
            switch step {
            case .move(let point): path.move(to: point)
            case .line(let point): path.line(to: point)
            case .cubic(let c1, let c2, let end): path.cubic(c1, c2, to: end)
            case .close: path.close()
            }
        }
        return path
    }
}

extension Double {
    /// The value kept within a million points either way, which is as far as a container reaches;
    /// not a number becomes 0. Drawing libraries stop drawing at the first number they cannot
    /// represent, so none gets there.
    package var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}
