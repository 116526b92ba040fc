extension ScenePath {
    /// Adds part of a circle, as one cubic for each quarter turn or less.
    ///
    /// - Parameters:
    ///   - center: The circle's centre.
    ///   - radius: The circle's radius, in points.
    ///   - start: Where the arc starts, in radians clockwise on screen from the rightmost point.
    ///   - sweep: How far the arc runs, in radians; positive runs clockwise on screen. Clamped to
    ///     one turn either way; NaN counts as a full turn backwards.
    ///   - connected: Whether a straight line joins the arc to what was drawn before. Otherwise
    ///     the arc starts a contour.
    public mutating func addArc(
        center: ScenePoint, radius: Double, start: Double, sweep: Double, connected: Bool = false
    ) {
        let sweep = sweep.clamped(to: -Maths.tau...Maths.tau)
        let quarter = Double.pi / 2
        // A full turn is four quarters, even where rounding puts it a hair above.
        let count = max(1, min(4, (abs(sweep) / quarter - 1e-9).rounded(.up)))
        let step = sweep / count
        let handle = radius * 4 / 3 * Maths.sin(step / 4) / Maths.cos(step / 4)

        var sine = Maths.sin(start)
        var cosine = Maths.cos(start)
        var from = ScenePoint(center.x + radius * cosine, center.y + radius * sine)
        if connected { line(to: from) } else { move(to: from) }
        for index in 1...4 where Double(index) <= count {
            let c1 = ScenePoint(from.x - handle * sine, from.y + handle * cosine)
            sine = Maths.sin(start + step * Double(index))
            cosine = Maths.cos(start + step * Double(index))
            let to = ScenePoint(center.x + radius * cosine, center.y + radius * sine)
            cubic(c1, ScenePoint(to.x + handle * sine, to.y - handle * cosine), to: to)
            from = to
        }
    }

    /// Continues a contour from one point to another along an ellipse, with the meaning of the
    /// `A` command of SVG (appendix B.2 of SVG 2).
    ///
    /// Radii too small to reach from one point to the other grow until they do; their signs are
    /// ignored. Where a radius is 0 or a number is not finite, the arc is a straight line; where
    /// the points are equal, it is nothing.
    ///
    /// - Parameters:
    ///   - start: The point where the contour stands.
    ///   - end: The point to reach.
    ///   - radiusX: The ellipse's radius along its own x axis.
    ///   - radiusY: The ellipse's radius along its own y axis.
    ///   - rotation: The angle of the ellipse's x axis, in radians clockwise on screen.
    ///   - largeArc: Whether to take the longer of the two ways round.
    ///   - clockwise: Whether to run clockwise on screen.
    public mutating func addArc(
        from start: ScenePoint, to end: ScenePoint, radiusX: Double, radiusY: Double,
        rotation: Double, largeArc: Bool, clockwise: Bool
    ) {
        if start == end { return }
        guard
            let arc = EllipticalArc(
                from: start, to: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
                largeArc: largeArc, clockwise: clockwise)
        else {
            line(to: end)
            return
        }
        arc.append(to: &self, end: end)
    }

    /// The handle length, in radii, of a cubic that stands for an arc: 4⁄3 of the tangent of a quarter
    /// of the angle by which it turns, at most a quarter turn, with the half-angle formula twice.
    static func arcHandle(sine: Double, cosine: Double) -> Double {
        let tangentOfHalf = sine / (1 + cosine)
        return 4.0 / 3 * (tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot()))
    }
}

/// An elliptical arc as an arc of the unit circle and the map that takes it to its place.
///
/// In the unit circle's coordinates both ends are unit vectors, so that the arc splits into
/// quarter turns, which are exact, and a rest, whose handle follows from the half-angle formulas:
/// no inverse trigonometry.
private struct EllipticalArc {
    /// The arc's centre, in the path's coordinates.
    var center: ScenePoint
    /// The ellipse's axes, in the path's coordinates.
    var axisX: ScenePoint
    var axisY: ScenePoint
    /// From the centre to both ends, in the unit circle's coordinates.
    var from: ScenePoint
    var to: ScenePoint
    /// 1 clockwise, −1 counter-clockwise.
    var turn: Double
    var isLarge: Bool

    init?(
        from start: ScenePoint, to end: ScenePoint, radiusX: Double, radiusY: Double,
        rotation: Double, largeArc: Bool, clockwise: Bool
    ) {
        var rx = abs(radiusX)
        var ry = abs(radiusY)
        guard rx > 0, ry > 0, rotation.isFinite else { return nil }
        let sine = Maths.sin(rotation)
        let cosine = Maths.cos(rotation)
        let dx = (start.x - end.x) / 2
        let dy = (start.y - end.y) / 2
        var half = ScenePoint((cosine * dx + sine * dy) / rx, (cosine * dy - sine * dx) / ry)
        let squared = half.x * half.x + half.y * half.y
        guard squared > 0, squared.isFinite else { return nil }

        var offset = ScenePoint.zero
        if squared > 1 {
            let growth = squared.squareRoot()
            rx *= growth
            ry *= growth
            half = ScenePoint(half.x / growth, half.y / growth)
        } else {
            let side = (largeArc == clockwise ? -1.0 : 1.0) * ((1 - squared) / squared).squareRoot()
            offset = ScenePoint(side * half.y, -side * half.x)
        }
        axisX = ScenePoint(rx * cosine, rx * sine)
        axisY = ScenePoint(-ry * sine, ry * cosine)
        center = ScenePoint(
            (start.x + end.x) / 2 + axisX.x * offset.x + axisY.x * offset.y,
            (start.y + end.y) / 2 + axisX.y * offset.x + axisY.y * offset.y)
        from = ScenePoint(half.x - offset.x, half.y - offset.y)
        to = ScenePoint(-half.x - offset.x, -half.y - offset.y)
        turn = clockwise ? 1 : -1
        isLarge = largeArc
        guard center.x.isFinite, center.y.isFinite, axisX.x.isFinite, axisX.y.isFinite,
            axisY.x.isFinite, axisY.y.isFinite
        else { return nil }
    }

    /// The unit vector a quarter turn further on.
    private func quarter(after unit: ScenePoint) -> ScenePoint {
        ScenePoint(-turn * unit.y, turn * unit.x)
    }

    private func place(_ unit: ScenePoint) -> ScenePoint {
        ScenePoint(
            center.x + axisX.x * unit.x + axisY.x * unit.y,
            center.y + axisX.y * unit.x + axisY.y * unit.y)
    }

    private func append(
        to path: inout ScenePath, _ a: ScenePoint, _ b: ScenePoint, handle: Double, end: ScenePoint
    ) {
        let onward = quarter(after: a)
        let arriving = quarter(after: b)
        path.cubic(
            place(ScenePoint(a.x + handle * onward.x, a.y + handle * onward.y)),
            place(ScenePoint(b.x - handle * arriving.x, b.y - handle * arriving.y)), to: end)
    }

    func append(to path: inout ScenePath, end: ScenePoint) {
        // The flag, not the angle, says whether half a turn comes first: near none and near a
        // full turn the two ends coincide and rounding could not tell.
        var rest = isLarge ? ScenePoint(-from.x, -from.y) : from
        var quarters = isLarge ? 2 : 0
        if rest.x * to.x + rest.y * to.y < 0 {
            rest = quarter(after: rest)
            quarters += 1
        }
        let sine = turn * (rest.x * to.y - rest.y * to.x)
        let cosine = rest.x * to.x + rest.y * to.y
        let hasRest = quarters == 0 || sine > 1e-9

        var unit = from
        for index in 0..<quarters {
            let next = quarter(after: unit)
            let isLast = index == quarters - 1 && !hasRest
            append(
                to: &path, unit, next, handle: ScenePath.quarterHandle,
                end: isLast ? end : place(next))
            unit = next
        }
        if hasRest {
            let handle = ScenePath.arcHandle(sine: max(0, sine), cosine: cosine)
            append(to: &path, rest, to, handle: handle, end: end)
        }
    }
}
