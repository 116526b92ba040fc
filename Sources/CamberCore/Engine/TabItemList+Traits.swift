extension TabItemList {
    /// What looks need to know of the items.
    /// - Parameters:
    ///   - style: the look.
    ///   - scheme: the light or the dark appearance.
    ///   - followsTint: whether an item's inactive colour is its tint unless it gives one.
    ///   - backdrop: what such a colour is strengthened against, if it is to be.
    func traits(
        style: AnyTabBarStyle, scheme: TabColorScheme, followsTint: Bool,
        backdrop: TabBackdrop?
    ) -> [TabItemTraits] {
        let titleSize = style.titleFont.size
        let cap = style.common.badgeCap
        let titledRole = style.defaultRole(hasTitle: true)
        let untitledRole = style.defaultRole(hasTitle: false)
        var traits: [TabItemTraits] = []
        traits.reserveCapacity(items.count)
        // A loop, and all that can be outside of it: a closure over a type that is not known here
        // would look that type up for every item.
        for item in items {
            let hasTitle = !item.title.isEmpty
            let tint = item.tint?.resolved(scheme)
            let followed = followsTint ? tint.map { backdrop?.content($0) ?? $0 } : nil
            traits.append(
                TabItemTraits(
                    role: item.role ?? (hasTitle ? titledRole : untitledRole),
                    isEnabled: item.isEnabled, hasTitle: hasTitle, hasIcon: item.icon != nil,
                    badge: TabBadgeShape(item.badge, textWidth: item.badgeWidth, cap: cap),
                    titleWidth: hasTitle ? item.titleWidth ?? item.title.width(titleSize) : 0,
                    tint: tint, inactive: item.inactive?.resolved(scheme) ?? followed))
        }
        return traits
    }
}

extension TabBadgeShape {
    /// The shape of an item's badge.
    /// - Parameters:
    ///   - badge: the badge, if there is one.
    ///   - textWidth: the natural width of its text in points, if it has been measured.
    ///   - cap: the highest number that is written out.
    fileprivate init(_ badge: TabBadge?, textWidth: Double?, cap: Int) {
        guard let badge, badge.isVisible else {
            self = .none
            return
        }
        guard let text = badge.text(cap: cap) else {
            self = .dot
            return
        }
        let width = textWidth ?? text.width(TabFont.badge.size)
        self = .capsule(textWidth: TabItemTraits.width(width))
    }
}

extension String {
    /// A rough width of a text that nobody has measured, in points: 0.58 of the font's size a scalar,
    /// which is about the mean of Latin letters and digits.
    fileprivate func width(_ size: Double) -> Double {
        var scalars = 0
        // Every byte but those that go on with a scalar.
        for byte in bytes where byte & 0xC0 != 0x80 { scalars += 1 }
        return 0.58 * size * Double(scalars)
    }
}
