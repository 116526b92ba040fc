/// What an item of a bar does when it is chosen.
public enum TabItemRole: Hashable, Sendable {
    /// Shows its page and becomes the selection.
    case page
    /// Reports that it was chosen and changes neither selection nor page.
    case action
}

/// A mark on an item that something is new.
public enum TabBadge: Hashable, Sendable {
    /// A number; 0 and below show nothing, one above the cap shows the cap with a plus sign.
    case count(Int)
    /// A short text; an empty one shows nothing.
    case text(String)
    /// A dot without a text.
    case dot

    /// What the badge says, or `nil` when it says nothing.
    /// - Parameter cap: the highest number that is written out.
    public func text(cap: Int) -> String? {
        switch self {
        case .count(let count):
            if count <= 0 { return nil }
            return count > cap ? String(joining: [String(cap), "+"]) : String(count)
        case .text(let text): return text.isEmpty ? nil : text
        case .dot: return nil
        }
    }

    /// Whether anything is drawn.
    public var isVisible: Bool {
        switch self {
        case .count(let count): count > 0
        case .text(let text): !text.isEmpty
        case .dot: true
        }
    }
}

/// One entry of a bar: a page or an action.
///
/// An item is known by its ``id`` alone. A new title, icon or place in the list leaves the
/// selection where it is.
public struct TabItem<ID: Hashable> {
    /// What tells this item from the others of its bar.
    public var id: ID
    /// The title; empty for none. Looks that draw no titles use it as the accessibility label.
    public var title: String
    /// The icon's name, a symbol name such as `house`, or `nil` for none.
    public var icon: String?
    /// The name of the icon while selected, or `nil` for the host's default.
    public var selectedIcon: String?
    /// Page or action, or `nil` for the look's default.
    public var role: TabItemRole?
    /// The badge, or `nil` for none.
    public var badge: TabBadge?
    /// Whether it can be chosen; a disabled item is shown at 35 % and reports nothing.
    public var isEnabled: Bool
    /// The item's own tint, or `nil` for the bar's.
    public var tint: TabColor?
    /// The item's own inactive colour, or `nil` for the bar's.
    public var inactive: TabColor?
    /// The colour of the item's sample page in pictures, or `nil` for the appearance's.
    public var page: TabColor?
    /// What assistive technology says instead of the title, or `nil` for the title.
    public var accessibilityLabel: String?
    /// The natural width of the title at text scale 1 in the look's font, in points, as the host
    /// measured it; `nil` lets the bar estimate it from the number of characters.
    public var titleWidth: Double?
    /// The natural width of the badge's text at text scale 1, in points; `nil` as for the title.
    public var badgeWidth: Double?

    /// An item; all but the id can be left out.
    public init(
        id: ID, title: String = "", icon: String? = nil, selectedIcon: String? = nil,
        role: TabItemRole? = nil, badge: TabBadge? = nil, isEnabled: Bool = true,
        tint: TabColor? = nil, inactive: TabColor? = nil, page: TabColor? = nil,
        accessibilityLabel: String? = nil, titleWidth: Double? = nil, badgeWidth: Double? = nil
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.selectedIcon = selectedIcon
        self.role = role
        self.badge = badge
        self.isEnabled = isEnabled
        self.tint = tint
        self.inactive = inactive
        self.page = page
        self.accessibilityLabel = accessibilityLabel
        self.titleWidth = titleWidth
        self.badgeWidth = badgeWidth
    }
}

extension TabItem: Sendable where ID: Sendable {}
extension TabItem: Equatable {}
