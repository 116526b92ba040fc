extension ScenePath {
    /// The distance of a cubic's controls from its ends, as a part of the radius, with which a
    /// quarter of a circle is drawn: 4(√2 − 1)/3.
    static let circleControl = 0.552_284_749_830_793_4

    /// Adds a rectangle as a closed contour, clockwise from its top-left corner.
    public mutating func addRect(_ rect: SceneRect) {
        move(to: ScenePoint(rect.x, rect.y))
        line(to: ScenePoint(rect.maxX, rect.y))
        line(to: ScenePoint(rect.maxX, rect.maxY))
        line(to: ScenePoint(rect.x, rect.maxY))
        close()
    }

    /// Adds the ellipse that touches the rectangle's edges, as four cubics.
    public mutating func addEllipse(in rect: SceneRect) {
        let (cx, cy) = (rect.midX, rect.midY)
        let (kx, ky) = (rect.width / 2 * Self.circleControl, rect.height / 2 * Self.circleControl)
        move(to: ScenePoint(cx, rect.y))
        cubic(
            ScenePoint(cx + kx, rect.y), ScenePoint(rect.maxX, cy - ky),
            to: ScenePoint(rect.maxX, cy))
        cubic(
            ScenePoint(rect.maxX, cy + ky), ScenePoint(cx + kx, rect.maxY),
            to: ScenePoint(cx, rect.maxY))
        cubic(
            ScenePoint(cx - kx, rect.maxY), ScenePoint(rect.x, cy + ky), to: ScenePoint(rect.x, cy))
        cubic(
            ScenePoint(rect.x, cy - ky), ScenePoint(cx - kx, rect.y), to: ScenePoint(cx, rect.y))
        close()
    }

    /// Adds a rectangle with round corners; a radius above half the shorter side makes a capsule.
    public mutating func addRoundedRect(_ rect: SceneRect, radius: Double) {
        let r = radius.clamped(to: 0...max(0, min(rect.width, rect.height) / 2))
        let k = r * (1 - Self.circleControl)
        let (x, y, maxX, maxY) = (rect.x, rect.y, rect.maxX, rect.maxY)
        move(to: ScenePoint(x + r, y))
        line(to: ScenePoint(maxX - r, y))
        cubic(ScenePoint(maxX - k, y), ScenePoint(maxX, y + k), to: ScenePoint(maxX, y + r))
        line(to: ScenePoint(maxX, maxY - r))
        cubic(
            ScenePoint(maxX, maxY - k), ScenePoint(maxX - k, maxY), to: ScenePoint(maxX - r, maxY))
        line(to: ScenePoint(x + r, maxY))
        cubic(ScenePoint(x + k, maxY), ScenePoint(x, maxY - k), to: ScenePoint(x, maxY - r))
        line(to: ScenePoint(x, y + r))
        cubic(ScenePoint(x, y + k), ScenePoint(x + k, y), to: ScenePoint(x + r, y))
        close()
    }
}
