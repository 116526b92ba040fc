/// The weight of a title's font.
public enum TabFontWeight: Int, TabParameterChoice {
    /// The weight of running text, 400.
    case regular
    /// A little heavier, 500.
    case medium
    /// Heavier, 600.
    case semibold
    /// Bold, 700.
    case bold

    /// The names of the cases, in order.
    public static var names: [String] { ["regular", "medium", "semibold", "bold"] }
}

/// The font that a look sets its titles in. The family is the host's.
public struct TabFont: Hashable, Sendable {
    /// The size in points at text scale 1.
    public var size: Double
    /// The weight.
    public var weight: TabFontWeight

    /// A font of a size and a weight.
    public init(size: Double, weight: TabFontWeight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// The font of badge texts in every look.
    public static let badge = TabFont(size: 10, weight: .semibold)
}
