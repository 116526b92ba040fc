import CamberCore

/// Paths as SVG path data: absolute M, L, C and Z only, numbers separated by spaces.
enum SVGPathText {
    /// Appends one path of several.
    static func append(_ path: ScenePath, _ range: ScenePathRange, to out: inout [UInt8]) {
        var next = Int(range.points.lowerBound)
        for index in range.verbs.clamped(to: path.fullRange.verbs) {
            let verb = path.verbs[Int(index)]
            guard next >= 0, next + verb.pointCount <= path.points.count else { return }
            if index != range.verbs.lowerBound { out.append(UInt8(ascii: " ")) }
            switch verb {
            case .move: out.append(UInt8(ascii: "M"))
            case .line: out.append(UInt8(ascii: "L"))
            case .cubic: out.append(UInt8(ascii: "C"))
            case .close: out.append(UInt8(ascii: "Z"))
            }
            for _ in 0..<verb.pointCount {
                append(path.points[next].x, to: &out)
                append(path.points[next].y, to: &out)
                next += 1
            }
        }
    }

    private static func append(_ number: Double, to out: inout [UInt8]) {
        out.append(UInt8(ascii: " "))
        DecimalText.append(number, to: &out)
    }
}
