import CamberCore

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
