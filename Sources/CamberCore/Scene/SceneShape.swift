/// How the inside of a shape is painted.
public enum SceneFill: Hashable, Sendable {
    /// One colour.
    case color(SceneColor)
    /// A linear gradient.
    case gradient(SceneGradient)

    /// The colour of a plain fill, the first colour of a gradient.
    public var startColor: SceneColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.startColor
        }
    }

    /// The colour of a plain fill, the second colour of a gradient.
    package var endColor: SceneColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.endColor
        }
    }
}

/// A linear gradient between two colours; beyond its ends the end colours go on.
public struct SceneGradient: Hashable, Sendable {
    /// Where the first colour stands.
    public var start: ScenePoint
    /// Where the second colour stands.
    public var end: ScenePoint
    /// The first colour.
    public var startColor: SceneColor
    /// The second colour.
    public var endColor: SceneColor

    /// A gradient from one point and colour to another.
    public init(
        from start: ScenePoint, _ startColor: SceneColor, to end: ScenePoint,
        _ endColor: SceneColor
    ) {
        self.start = start
        self.end = end
        self.startColor = startColor
        self.endColor = endColor
    }

    /// Where its ends are in a rectangle, in terms of the rectangle's sides: (0, 0) is its top-left
    /// corner and (1, 1) its bottom-right one. Both at (0, 0) in a rectangle without an area.
    package func unitPoints(in rect: SceneRect) -> (start: ScenePoint, end: ScenePoint) {
        guard rect.width > 0, rect.height > 0 else { return (.zero, .zero) }
        func unit(_ point: ScenePoint) -> ScenePoint {
            ScenePoint((point.x - rect.x) / rect.width, (point.y - rect.y) / rect.height)
        }
        return (unit(start), unit(end))
    }
}

/// A shadow that a shape casts.
public struct SceneShadow: Hashable, Sendable {
    /// The shadow's colour, opacity included.
    public var color: SceneColor
    /// The standard deviation of the Gaussian blur, in points.
    public var radius: Double
    /// The horizontal offset in points.
    public var dx: Double
    /// The vertical offset in points; negative is up.
    public var dy: Double

    /// A shadow of a colour, blurred and moved.
    public init(color: SceneColor, radius: Double, dx: Double = 0, dy: Double = 0) {
        self.color = color
        self.radius = radius
        self.dx = dx
        self.dy = dy
    }

    /// A shadow as looks have it in their parameters; `nil` where nothing of it is seen.
    init?(_ color: SceneColor, opacity: Double, radius: Double, dy: Double) {
        guard opacity > 0 else { return nil }
        self.init(color: color.faded(opacity), radius: radius, dy: dy)
    }
}

/// What a shape is for; hosts use it to name layers and to put a material in the place of a fill.
public enum SceneShapeRole: Hashable, Sendable {
    /// The bar's background.
    case surface
    /// The line between the bar and the page.
    case hairline
    /// The mark of the selection.
    case indicator
    /// The line along the bottom of header tabs.
    case baseline
    /// A gradient that hides where a strip is cut off.
    case fade

    /// A short name for pictures and layers.
    public var name: String {
        switch self {
        case .surface: "surface"
        case .hairline: "hairline"
        case .indicator: "indicator"
        case .baseline: "baseline"
        case .fade: "fade"
        }
    }
}

/// A filled path of a scene.
public struct SceneShape: Hashable, Sendable {
    /// What the shape is for.
    public var role: SceneShapeRole
    /// The path, inside the scene's ``TabBarScene/path``.
    public var range: ScenePathRange
    /// How the inside is painted.
    public var fill: SceneFill
    /// The shadow it casts, if any.
    public var shadow: SceneShadow?
    /// The standard deviation of the blur of the shape's own edge, in points; 0 is sharp.
    public var softness: Double

    /// A shape over a path of the scene.
    public init(
        _ role: SceneShapeRole, range: ScenePathRange, fill: SceneFill, shadow: SceneShadow? = nil,
        softness: Double = 0
    ) {
        self.role = role
        self.range = range
        self.fill = fill
        self.shadow = shadow
        self.softness = softness
    }

    /// Whether its straight edges belong on whole pixels: what stands still must be crisp, and what
    /// moves by fractions of a pixel must not jump.
    package var isPixelAligned: Bool { role != .indicator && !(softness > 0) }

    /// How far the blur of its edge is seen beyond its path, in points: three standard deviations.
    package var reach: Double { softness > 0 ? 3 * softness : 0 }
}

/// One step of drawing a scene; the steps are in order from back to front.
public enum SceneCommand: Hashable, Sendable {
    /// Paints a shape, by its index in ``TabBarScene/shapes``.
    case shape(Int)
    /// Paints the icon of a cell, by the cell's index in ``TabBarScene/cells``.
    case icon(cell: Int)
    /// Paints the title of a cell.
    case title(cell: Int)
    /// Paints the badge of a cell.
    case badge(cell: Int)
    /// Until ``unclip``, paints only inside the rectangle. Clips do not nest.
    case clip(SceneRect)
    /// Ends the clip.
    case unclip
}
