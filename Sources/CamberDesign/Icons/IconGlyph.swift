import CamberCore

/// An icon: layers that are drawn, in order, into an empty alpha mask of 24 × 24 units.
///
/// A glyph has no colour. A renderer draws its layers into a mask of the size it needs and tints
/// the mask, so that a knocked-out part shows whatever lies beneath the icon.
public struct IconGlyph: Hashable, Sendable {
    /// The side of the square grid that glyphs are drawn on, in units. The origin is the top-left
    /// corner, x runs right and y down.
    public static let gridSize = 24.0

    /// How a layer changes the mask.
    public enum Mode: Hashable, Sendable {
        /// Paints the inside of the path by the nonzero rule.
        case fill
        /// Paints the inside of the path by the even-odd rule.
        case fillEvenOdd
        /// Paints a line of the given width, in units, along the path; caps and joins are round.
        case stroke(Double)
        /// Clears a line of the given width, in units, along the path; caps and joins are round.
        case eraseStroke(Double)
        /// Clears the inside of the path by the nonzero rule.
        case eraseFill
    }

    /// One step of the drawing.
    public struct Layer: Hashable, Sendable {
        /// The outline, in units of the grid.
        public var path: ScenePath
        /// What the outline does to the mask.
        public var mode: Mode

        /// A layer that draws or clears a path.
        public init(_ path: ScenePath, _ mode: Mode) {
            self.path = path
            self.mode = mode
        }
    }

    /// The steps, first to last; what a later one clears, an earlier one had painted.
    public var layers: [Layer]

    /// A glyph of the given layers. No layers draw nothing.
    public init(layers: [Layer]) {
        self.layers = layers
    }
}
