/// The items of a bar, each id once, and what follows from them alone.
struct TabItemList<ID: Hashable> {
    private(set) var items: [TabItem<ID>] = []
    private var indexes: [ID: Int] = [:]
    /// The ids that were given more than once, in order of their second appearance.
    private(set) var duplicates: [ID] = []

    /// Keeps the first item of each id.
    init(_ given: [TabItem<ID>]) {
        items.reserveCapacity(given.count)
        indexes.reserveCapacity(given.count)
        for item in given {
            if indexes[item.id] == nil {
                indexes[item.id] = items.count
                items.append(item)
            } else {
                duplicates.append(item.id)
            }
        }
    }

    /// The place of an id in the list, or `nil` when the list does not hold it.
    func index(of id: ID) -> Int? { indexes[id] }

    /// What looks need to know of the items.
    /// - Parameters:
    ///   - followsTint: whether an item's inactive colour is its tint unless it gives one.
    ///   - backdrop: what such a colour is strengthened against, if it is to be.
    func traits(
        style: AnyTabBarStyle, scheme: TabColorScheme, followsTint: Bool,
        backdrop: TabBackdrop? = nil
    ) -> [TabItemTraits] {
        items.map { item in
            let hasTitle = !item.title.isEmpty
            let tint = item.tint?.resolved(scheme)
            let followed = followsTint ? tint.map { backdrop?.content($0) ?? $0 } : nil
            let width =
                hasTitle
                ? item.titleWidth ?? Self.estimate(item.title, size: style.titleFont.size) : 0
            return TabItemTraits(
                role: item.role ?? style.defaultRole(hasTitle: hasTitle),
                isEnabled: item.isEnabled, hasTitle: hasTitle, hasIcon: item.icon != nil,
                badge: Self.shape(item, cap: style.common.badgeCap), titleWidth: width, tint: tint,
                inactive: item.inactive?.resolved(scheme) ?? followed)
        }
    }

    private static func shape(_ item: TabItem<ID>, cap: Int) -> TabBadgeShape {
        guard let badge = item.badge, badge.isVisible else { return .none }
        guard let text = badge.text(cap: cap) else { return .dot }
        let width = item.badgeWidth ?? estimate(text, size: TabFont.badge.size)
        return .capsule(textWidth: TabItemTraits.width(width))
    }

    /// A rough width for a text that nobody has measured: 0.58 of the size a scalar, which is
    /// about the mean of Latin letters and digits.
    private static func estimate(_ text: String, size: Double) -> Double {
        var scalars = 0
        // Every byte but those that go on with a scalar.
        for byte in text.bytes where byte & 0xC0 != 0x80 { scalars += 1 }
        return 0.58 * size * Double(scalars)
    }
}

extension TabItemList: Sendable where ID: Sendable {}
