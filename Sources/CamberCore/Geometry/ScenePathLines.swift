/// The straight lines of one path as it is filled, worked out once to be asked about many points.
package struct ScenePathLines {
    private struct Line {
        let a: ScenePoint
        let b: ScenePoint
    }

    /// The lines by height: those that reach into a band. One that reaches into several is in each.
    private var bands: [[Line]]
    private var top = Double.infinity
    private var bottom = -Double.infinity

    /// Of a bar's outline about a tenth of the lines lies in each of so many.
    private static let bandCount = 16

    /// The lines of a path.
    package init(_ path: ScenePath, in range: ScenePathRange) {
        bands = Array(repeating: [], count: Self.bandCount)
        var lines: [Line] = []
        path.forEachLine(in: range) { a, b in
            lines.append(Line(a: a, b: b))
            top = min(top, a.y, b.y)
            bottom = max(bottom, a.y, b.y)
        }
        // Level lines do not count, and without others nothing is inside.
        guard top < bottom else { return }
        for line in lines where line.a.y != line.b.y {
            for index in band(min(line.a.y, line.b.y))...band(max(line.a.y, line.b.y)) {
                bands[index].append(line)
            }
        }
    }

    /// The band of a height between the top and the bottom. It grows with the height, whatever the
    /// rounding, so that a line is in the band of each of its heights.
    private func band(_ y: Double) -> Int {
        let band = (y - top) / (bottom - top) * Double(Self.bandCount)
        return Int(max(0, min(Double(Self.bandCount - 1), band)))
    }

    /// Whether a point lies inside by the non-zero winding rule, as ``ScenePath/contains(_:in:)``
    /// has it.
    package func contains(_ point: ScenePoint) -> Bool {
        guard point.y >= top, point.y < bottom else { return false }
        var winding = 0
        for line in bands[band(point.y)] {
            winding += ScenePath.winding(line.a, line.b, around: point)
        }
        return winding != 0
    }
}
