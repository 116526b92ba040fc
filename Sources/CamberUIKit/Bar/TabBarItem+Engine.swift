#if canImport(UIKit)
    @preconcurrency import UIKit

    extension TabBarItem {
        /// What is known of the item's image.
        var imageFinding: TabImageFinding {
            TabImageFinding(size: image.map { SceneSize($0.size) }, wasNamed: hasImageName)
        }

        /// The item as the engine knows it.
        /// - Parameters:
        ///   - fonts: the fonts that its texts are measured in.
        ///   - style: the look.
        ///   - traits: what its colours depend on.
        ///   - isBarEnabled: whether the bar lets any item be chosen.
        func engineItem(
            fonts: TabBarFonts, style: AnyTabBarStyle, traits: UITraitCollection, isBarEnabled: Bool
        ) -> TabItem<TabID> {
            let badgeText = badge?.text(cap: style.common.badgeCap)
            return TabItem(
                id: id, title: title,
                // The engine asks only whether there is one.
                icon: content != nil || imageFinding == .usable ? id.rawValue : nil,
                // A view of the app's says what an item is for, so that it need not have a title
                // to be a page.
                role: role ?? (content != nil ? .page : nil), badge: badge,
                isEnabled: isEnabled && isBarEnabled,
                tint: tintColor.map { TabColor($0, traits: traits) },
                inactive: inactiveColor.map { TabColor($0, traits: traits) },
                accessibilityLabel: accessibilityLabel,
                titleWidth: fonts.title(size: style.titleFont.size).width(of: title),
                badgeWidth: badgeText.map { fonts.badge(size: TabFont.badge.size).width(of: $0) })
        }
    }
#endif
