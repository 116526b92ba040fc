import CamberCore
import CamberDesign

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
    /// pixel and not two grey ones. Only back ends with pixels do this.
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

/// One line of text in a rectangle.
///
/// The line stands with the middle of its capitals on the rectangle's middle, so that titles in
/// different scripts share one baseline and digits sit in the middle of a badge.
public struct CanvasText: Hashable, Sendable {
    /// Where the line stands in the rectangle.
    public enum Alignment: Hashable, Sendable {
        /// At the left edge.
        case left
        /// In the middle.
        case center
        /// At the right edge.
        case right
    }

    /// The distance of the baseline below the rectangle's middle, as a part of the font size: half
    /// of the height of Inter's capitals, which is 0.727 of its size.
    public static let baselineShift = 0.3636

    /// What is written.
    public var string: String
    /// The rectangle in points; a line that is wider is cut off at its tail and ends in `…`.
    public var rect: SceneRect
    /// The size in points as drawn, and the weight.
    public var font: TabFont
    /// The colour.
    public var color: SceneColor
    /// Where the line stands in the rectangle.
    public var alignment: Alignment
    /// What the text is, in a word.
    public var role: String

    /// A line of text in a rectangle.
    public init(
        _ string: String, in rect: SceneRect, font: TabFont, color: SceneColor,
        alignment: Alignment = .center, role: String
    ) {
        self.string = string
        self.rect = rect
        self.font = font
        self.color = color
        self.alignment = alignment
        self.role = role
    }

    /// The widest that the line may be before it is cut off. A title's rectangle is as wide as
    /// the title measures, so a little is allowed for sums that differ in their last digits.
    public var widthLimit: Double { rect.width + max(0.05, rect.width * 0.005) }

    /// Where the baseline is, in points from the container's top.
    public var baseline: Double { rect.midY + Self.baselineShift * font.size }

    /// Where a line of a width begins, in points from the container's left.
    public func start(width: Double) -> Double {
        switch alignment {
        case .left: rect.x
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        }
    }
}

/// An icon in a square, between its normal and its selected glyph.
public struct CanvasIcon: Hashable, Sendable {
    /// The glyph while not selected.
    public var normal: IconGlyph
    /// The glyph while selected.
    public var selected: IconGlyph
    /// How much of the selected glyph shows in the place of the normal one, 0…1.
    public var selectedAmount: Double
    /// The rectangle that the 24 × 24 grid fills, in points.
    public var frame: SceneRect
    /// How the icon is turned about its centre.
    public var transform: SceneIconTransform
    /// The colour, opacity included.
    public var color: SceneColor

    /// An icon in a rectangle; the amount is clamped to 0…1.
    public init(
        normal: IconGlyph, selected: IconGlyph, selectedAmount: Double, frame: SceneRect,
        transform: SceneIconTransform = .identity, color: SceneColor
    ) {
        self.normal = normal
        self.selected = selected
        self.selectedAmount = min(max(0, selectedAmount.finite), 1)
        self.frame = frame
        self.transform = transform
        self.color = color
    }

    /// Whether anything would show: an icon seen edge-on, of no size or clear shows nothing.
    public var isVisible: Bool {
        frame.width > 0 && frame.height > 0 && abs(transform.scaleX) > 0.001 && color.alpha > 0
    }

    /// The glyphs to draw, each with its part of the whole; the parts sum to 1.
    public var parts: [(glyph: IconGlyph, amount: Double)] {
        if selectedAmount <= 0 || normal == selected { return [(normal, 1)] }
        if selectedAmount >= 1 { return [(selected, 1)] }
        return [(normal, 1 - selectedAmount), (selected, selectedAmount)]
    }
}
