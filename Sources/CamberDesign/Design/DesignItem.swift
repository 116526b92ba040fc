import CamberCore

/// A badge as a design writes it.
public enum DesignBadge: Hashable, Sendable {
    /// A number; 0 and below show nothing.
    case count(Int)
    /// A short text, UTF-8; an empty one shows nothing.
    case text([UInt8])
    /// A dot.
    case dot
}

/// An item as a design writes it: everything but the id may be left out. Texts are UTF-8.
public struct DesignItem: Hashable, Sendable {
    /// What tells the item from the others; not empty.
    public var id: [UInt8]
    /// The title; empty for none.
    public var title: [UInt8] = []
    /// The icon's name, or nil for none.
    public var icon: [UInt8]?
    /// The name of the icon while selected, or nil for the default; see ``drawnSelectedIcon``.
    public var selectedIcon: [UInt8]?
    /// Page or action, or nil for the look's default.
    public var role: TabItemRole?
    /// The badge, or nil for none.
    public var badge: DesignBadge?
    /// Whether it can be chosen.
    public var isEnabled = true
    /// The item's own tint, or nil for the bar's.
    public var tint: SceneColor?
    /// The item's own inactive colour, or nil for the bar's.
    public var inactive: SceneColor?
    /// The colour of the item's sample page, or nil for the appearance's.
    public var page: SceneColor?
    /// The title's natural width at text scale 1, in points, 0…100 000; nil to have it measured.
    public var titleWidth: Double?
    /// The natural width of the badge's text at text scale 1, in points; nil to have it measured.
    public var badgeWidth: Double?
    /// What assistive technology says, or nil for the title, else the id.
    public var accessibilityLabel: [UInt8]?

    /// An item with an id and nothing else.
    public init(id: [UInt8]) {
        self.id = id
    }

    /// The name of the icon that is drawn while the item is selected: the one that is given, else
    /// the icon's `.fill` variant if the name has none yet and the variant exists, else the icon's.
    public var drawnSelectedIcon: [UInt8]? {
        if let selectedIcon { return selectedIcon }
        guard let icon else { return nil }
        return IconCatalogue.selectedName(for: String(utf8: icon)).bytes
    }

    /// The item as an engine takes it, under a number in the place of its id.
    /// - Parameters:
    ///   - id: the item's number.
    ///   - measure: measures texts whose width is not given; without one the engine estimates.
    ///   - style: the look, for the font of titles and the badge's cap.
    public func tabItem(
        _ id: DesignID, style: AnyTabBarStyle, measure: DesignTextMeasure? = nil
    ) -> TabItem<DesignID> {
        func string(_ bytes: [UInt8]) -> String { String(utf8: bytes) }
        var item = TabItem(
            id: id, title: string(title), icon: icon.map(string),
            selectedIcon: drawnSelectedIcon.map(string), role: role, isEnabled: isEnabled,
            tint: tint.map { TabColor($0) }, inactive: inactive.map { TabColor($0) },
            page: page.map { TabColor($0) }, accessibilityLabel: accessibilityLabel.map(string),
            titleWidth: titleWidth, badgeWidth: badgeWidth)
        switch badge {
        case .count(let count): item.badge = .count(count)
        case .text(let text): item.badge = .text(string(text))
        case .dot: item.badge = .dot
        case nil: break
        }
        if let measure {
            if titleWidth == nil, !title.isEmpty {
                item.titleWidth = measure(item.title, style.titleFont)
            }
            if badgeWidth == nil, let text = item.badge?.text(cap: style.common.badgeCap) {
                item.badgeWidth = measure(text, .badge)
            }
        }
        return item
    }
}

/// Measures a text's natural width at text scale 1 in a font, in points.
public typealias DesignTextMeasure = (_ text: String, _ font: TabFont) -> Double
