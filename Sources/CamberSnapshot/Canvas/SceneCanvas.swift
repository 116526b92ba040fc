import CamberCore

/// What a picture is drawn on: the few operations that every back end has.
///
/// Coordinates are points of the container. One walk over the scene, ``BarPainter``, calls these
/// in order from back to front; it is generic over the canvas, so no call goes through an
/// existential.
public protocol SceneCanvas {
    /// Fills the inside of a path by the non-zero rule.
    mutating func fill(_ path: ScenePath, _ range: ScenePathRange, _ paint: CanvasPaint)
    /// Draws a line along a path with round caps and joins.
    /// - Parameter width: in points.
    mutating func stroke(
        _ path: ScenePath, _ range: ScenePathRange, width: Double, color: SceneColor, role: String)
    /// Draws one line of text.
    mutating func draw(_ text: CanvasText)
    /// Draws an icon.
    mutating func draw(_ icon: CanvasIcon)
    /// Paints only inside a rectangle, and inside all clips begun before, until ``endClip()``.
    /// - Parameter radius: that of the rectangle's corners, in points; 0 is square.
    mutating func beginClip(_ rect: SceneRect, radius: Double)
    /// Ends the latest clip.
    mutating func endClip()
    /// Names what follows until ``endGroup()``, for back ends whose output a person reads.
    mutating func beginGroup(_ name: String)
    /// Ends the latest group.
    mutating func endGroup()
    /// The natural width of a text in points.
    func width(of text: String, font: TabFont) -> Double
}

/// Something that can be drawn on any canvas.
protocol CanvasDrawing {
    func paint<Canvas: SceneCanvas>(on canvas: inout Canvas)
}

extension SceneCanvas {
    /// Does nothing.
    public mutating func beginGroup(_ name: String) {}
    /// Does nothing.
    public mutating func endGroup() {}

    /// Fills a whole path.
    mutating func fill(_ path: ScenePath, _ paint: CanvasPaint) {
        fill(path, path.fullRange, paint)
    }
}

/// How a path is filled.
public struct CanvasPaint: Hashable, Sendable {
    /// The colour or gradient.
    public var fill: SceneFill
    /// The shadow behind the shape, if any. It is that of the opaque shape: a translucent fill
    /// casts the same one and shows it through.
    public var shadow: SceneShadow?
    /// The standard deviation of the Gaussian blur of the shape's own edge, in points.
    public var softness: Double
    /// What the shape is, in a word, for output that a person reads.
    public var role: String
    /// Whether the edges of a rectangle move to whole pixels, so that a line of one pixel is one
    /// pixel and not two grey ones, and those on the picture's edges beyond them, so that the last row
    /// and column are whole. Back ends without pixels do only the latter.
    public var isPixelAligned: Bool

    /// A paint; the role is all that must be given beside the fill.
    public init(
        _ fill: SceneFill, role: String, shadow: SceneShadow? = nil, softness: Double = 0,
        isPixelAligned: Bool = false
    ) {
        self.fill = fill
        self.shadow = shadow
        self.softness = softness
        self.role = role
        self.isPixelAligned = isPixelAligned
    }

    /// A plain colour.
    public init(_ color: SceneColor, role: String, isPixelAligned: Bool = false) {
        self.init(.color(color), role: role, isPixelAligned: isPixelAligned)
    }
}
