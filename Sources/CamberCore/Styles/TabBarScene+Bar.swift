// What all looks share in placing and painting the bar itself.

extension TabBarScene {
    /// Sets the sizes of titles and badges.
    /// - Parameters:
    ///   - titleSize: the size of titles in points at text scale 1.
    ///   - growth: the factor by which texts grow.
    mutating func setFontSizes(title titleSize: Double, growth: Double) {
        titleFontSize = titleSize * growth
        badgeFontSize = TabFont.badge.size * growth
    }

    /// The height of a line of titles, in points: enough for letters with marks above and below.
    var titleLineHeight: Double { 1.2 * titleFontSize }

    /// Places a bar over the whole width: a row of cells and, on devices with a home indicator, a
    /// filler below it.
    /// - Parameters:
    ///   - context: the state of the bar.
    ///   - height: the cells' height in points.
    ///   - filler: the filler's height in points.
    /// - Returns: the cells' top and bottom.
    mutating func placeBar(
        _ context: TabBarContext, cells height: Double, filler: Double
    ) -> (top: Double, bottom: Double) {
        let size = context.environment.size
        let bottom = size.height - (context.environment.safeArea.bottom > 0 ? filler : 0)
        let top = bottom - height
        barFrame = SceneRect(0, top, size.width, size.height - top)
        contentInsets.bottom = size.height - top
        return (top, bottom)
    }

    /// Draws a rectangle in the bar's colours and makes it the outline.
    mutating func drawSurface(_ rect: SceneRect, _ context: TabBarContext) {
        outline = addPath { $0.addRect(rect) }
        draw(
            SceneShape(.surface, range: outline, fill: Self.background(context, over: rect)))
    }

    /// Draws the line between a bar and the page above it.
    public mutating func drawBorder(_ color: SceneColor, width: Double, above bar: SceneRect) {
        drawRect(
            SceneRect(bar.x, bar.y - width, bar.width, width), .hairline, fill: .color(color))
    }

    /// The bar's background as a fill for a surface of the given extent.
    public static func background(_ context: TabBarContext, over rect: SceneRect) -> SceneFill {
        let color = context.palette[.background]
        guard let end = context.palette.backgroundEnd else { return .color(color) }
        return .gradient(
            SceneGradient(
                from: ScenePoint(rect.x, rect.y), color, to: ScenePoint(rect.x, rect.maxY), end))
    }
}
