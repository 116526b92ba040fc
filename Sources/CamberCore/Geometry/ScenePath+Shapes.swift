// Closed shapes run clockwise on screen, so that shapes drawn together fill as one under the
// nonzero rule. Each starts with a `move`, so each is a path of its own in a shared buffer.

extension ScenePath {
    /// The handle length, in radii, of a cubic that stands for a quarter of a circle:
    /// 4⁄3 · (√2 − 1). The curve leaves the circle by at most 0.027 % of the radius.
    static let quarterHandle = 0.5522847498307936

    /// Adds a rectangle.
    public mutating func addRect(_ rect: SceneRect) {
        move(to: ScenePoint(rect.x, rect.y))
        line(to: ScenePoint(rect.maxX, rect.y))
        line(to: ScenePoint(rect.maxX, rect.maxY))
        line(to: ScenePoint(rect.x, rect.maxY))
        close()
    }

    /// Adds the ellipse that touches the four edges of a rectangle, as four cubics from its
    /// rightmost point. It lies within 0.027 % of the true ellipse.
    public mutating func addEllipse(in rect: SceneRect) {
        let center = rect.center
        let rx = rect.width / 2
        let ry = rect.height / 2
        let hx = rx * Self.quarterHandle
        let hy = ry * Self.quarterHandle
        let right = ScenePoint(rect.maxX, center.y)
        move(to: right)
        cubic(
            ScenePoint(rect.maxX, center.y + hy), ScenePoint(center.x + hx, rect.maxY),
            to: ScenePoint(center.x, rect.maxY))
        cubic(
            ScenePoint(center.x - hx, rect.maxY), ScenePoint(rect.x, center.y + hy),
            to: ScenePoint(rect.x, center.y))
        cubic(
            ScenePoint(rect.x, center.y - hy), ScenePoint(center.x - hx, rect.y),
            to: ScenePoint(center.x, rect.y))
        cubic(
            ScenePoint(center.x + hx, rect.y), ScenePoint(rect.maxX, center.y - hy), to: right)
        close()
    }

    /// Adds a rectangle with circular corners.
    ///
    /// `radius` is clamped to 0…half the shorter side; NaN counts as 0. The path always has the
    /// same steps, so a radius that moves through 0 never changes the shape of the data.
    public mutating func addRoundedRect(_ rect: SceneRect, radius: Double) {
        let r = radius.clamped(to: 0...max(0, rect.capsuleRadius))
        // From a corner's point of view its handles end this far short of the corner.
        let k = r * (1 - Self.quarterHandle)
        let left = rect.x
        let top = rect.y
        let right = rect.maxX
        let bottom = rect.maxY
        move(to: ScenePoint(left + r, top))
        line(to: ScenePoint(right - r, top))
        cubic(
            ScenePoint(right - k, top), ScenePoint(right, top + k), to: ScenePoint(right, top + r))
        line(to: ScenePoint(right, bottom - r))
        cubic(
            ScenePoint(right, bottom - k), ScenePoint(right - k, bottom),
            to: ScenePoint(right - r, bottom))
        line(to: ScenePoint(left + r, bottom))
        cubic(
            ScenePoint(left + k, bottom), ScenePoint(left, bottom - k),
            to: ScenePoint(left, bottom - r))
        line(to: ScenePoint(left, top + r))
        cubic(ScenePoint(left, top + k), ScenePoint(left + k, top), to: ScenePoint(left + r, top))
        close()
    }

    /// Adds a rectangle whose shorter sides are half circles.
    public mutating func addCapsule(in rect: SceneRect) {
        addRoundedRect(rect, radius: .infinity)
    }
}
