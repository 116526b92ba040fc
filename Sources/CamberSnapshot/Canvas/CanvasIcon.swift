import CamberCore
import CamberDesign

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

    /// The square that holds the icon however it is turned: a corner reaches √2 of half a side.
    var region: SceneRect {
        let side = 1.5 * max(frame.width.finite, frame.height.finite)
        let center = ScenePoint(frame.midX.finite, frame.midY.finite)
        return SceneRect(center: center, width: side, height: side)
    }

    /// The glyphs to draw, each with its part of the whole; the parts sum to 1.
    public var parts: [(glyph: IconGlyph, amount: Double)] {
        if selectedAmount <= 0 || normal == selected { return [(normal, 1)] }
        if selectedAmount >= 1 { return [(selected, 1)] }
        return [(normal, 1 - selectedAmount), (selected, selectedAmount)]
    }
}

extension IconGlyph {
    /// Whether a layer clears what is below.
    var isErasing: Bool { layers.contains { $0.mode.isErasing } }
}

extension IconGlyph.Mode {
    /// Whether the layer clears what is below.
    var isErasing: Bool {
        switch self {
        case .fill, .fillEvenOdd, .stroke: false
        case .eraseStroke, .eraseFill: true
        }
    }
}
