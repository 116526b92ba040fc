/// The part of an item's badge that takes room.
public enum TabBadgeShape: Hashable, Sendable {
    /// No badge.
    case none
    /// A dot.
    case dot
    /// A capsule around a text of the given natural width at text scale 1, in points.
    case capsule(textWidth: Double)

    /// The height of a capsule at text scale 1, which is also its least width, in points.
    static let height = 16.0

    /// The badge's size with texts that have grown by a factor, or `nil` without a badge. A dot
    /// does not grow.
    func size(growth: Double) -> SceneSize? {
        switch self {
        case .none: return nil
        case .dot: return SceneSize(8, 8)
        case .capsule(let textWidth):
            let height = Self.height * growth
            return SceneSize(max(height, textWidth * growth + 10), height)
        }
    }
}

/// What a look needs to know of an item: everything but its id and its words.
///
/// Styles speak of items by index and read these traits, so that nothing that runs every frame
/// depends on the type of an app's ids.
public struct TabItemTraits: Hashable, Sendable {
    /// Page or action.
    public var role: TabItemRole
    /// Whether the item can be chosen.
    public var isEnabled: Bool
    /// Whether the item has a title to draw.
    public var hasTitle: Bool
    /// Whether the item has an icon to draw.
    public var hasIcon: Bool
    /// The badge's shape.
    public var badge: TabBadgeShape
    /// The title's natural width at text scale 1, in points.
    public var titleWidth: Double
    /// The item's own tint in the current appearance, if it has one.
    public var tint: SceneColor?
    /// The item's own inactive colour in the current appearance, if it has one.
    public var inactive: SceneColor?

    /// The traits of an item; widths that are negative or not finite become 0.
    public init(
        role: TabItemRole = .page, isEnabled: Bool = true, hasTitle: Bool = false,
        hasIcon: Bool = false, badge: TabBadgeShape = .none, titleWidth: Double = 0,
        tint: SceneColor? = nil, inactive: SceneColor? = nil
    ) {
        self.role = role
        self.isEnabled = isEnabled
        self.hasTitle = hasTitle
        self.hasIcon = hasIcon
        self.badge = badge
        self.titleWidth = TabItemTraits.width(titleWidth)
        self.tint = tint
        self.inactive = inactive
    }

    /// A measured width made safe to calculate with.
    static func width(_ value: Double) -> Double {
        value.isFinite ? value.clamped(to: 0...100_000) : 0
    }
}
