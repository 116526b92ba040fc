#if canImport(UIKit)
    @preconcurrency import UIKit

    /// One entry of a ``CustomTabBarView``: a page or an action, with what it looks like and does.
    ///
    /// A value: change a copy and give the bar its new list. An item is known by its ``id`` alone,
    /// so that a new title, image or place leaves the selection where it is.
    @MainActor
    public struct TabBarItem {
        /// What tells this item from the others of its bar.
        public var id: TabID
        /// The title; empty for none. Looks that draw no titles use it as accessibility label.
        public var title: String
        /// The image, or `nil` for none. Drawn into the square that the look has for it, keeping
        /// its proportions. A template or automatic image takes the item's colour, an original one
        /// keeps its own, selected or not.
        public var image: UIImage?
        /// The image while selected, or `nil` for the same. It keeps to its own rendering mode.
        public var selectedImage: UIImage?
        /// The image while a finger is on the item, or `nil` for the ones above.
        public var highlightedImage: UIImage?
        /// Page or action, or `nil` for the look's default.
        public var role: TabItemRole?
        /// The badge, or `nil` for none. See also ``/CamberCore/TabBadge/init(badgeValue:)``.
        public var badge: TabBadge?
        /// The item's own tint, or `nil` for the bar's.
        public var tintColor: UIColor?
        /// The item's own colour while it is not selected, or `nil` for the bar's.
        public var inactiveColor: UIColor?
        /// Whether it can be chosen; a disabled item is dimmed and does nothing.
        public var isEnabled = true
        /// What assistive technology says instead of the title, or `nil` for the title.
        public var accessibilityLabel: String?
        /// What assistive technology says of its state, or `nil` for the badge's text.
        public var accessibilityValue: String?
        /// What tests find it by, or `nil` for the id.
        public var accessibilityIdentifier: String?
        /// Done when the user chooses the item by tap, key, swipe or assistive technology, whether
        /// it becomes the selection by that, is it already or is an action; after the bar's own
        /// closures. Not done when the app selects it.
        public var action: (@MainActor () -> Void)?
        /// Done when a finger rests on the item, which then is not chosen.
        public var longPress: (@MainActor () -> Void)?
        /// Makes the item's context menu when one is asked for, in the place of a long press; `nil`
        /// for none.
        public var menu: (@MainActor () -> UIMenu?)?
        /// The app's own view in the place of what the bar would draw, or `nil`.
        public var content: TabBarItemContent?
        /// Whether ``image`` was looked up by a name.
        var hasImageName = false

        /// An item with a title and images of its own, all but the id optional.
        public init(
            id: TabID, title: String = "", image: UIImage? = nil, selectedImage: UIImage? = nil,
            role: TabItemRole? = nil, badge: TabBadge? = nil,
            action: (@MainActor () -> Void)? = nil
        ) {
            self.id = id
            self.title = title
            self.image = image
            self.selectedImage = selectedImage
            self.role = role
            self.badge = badge
            self.action = action
        }

        /// An item with an image of the asset catalogue or, if it has none of that name, with one of
        /// the system's symbols. Its variant `.fill` from the same place, if there is one, is the
        /// image while selected. An unknown name leaves a title-only item, on which the bar remarks once.
        public init(
            id: TabID, title: String = "", imageName: String, in bundle: Bundle? = nil,
            role: TabItemRole? = nil, badge: TabBadge? = nil,
            action: (@MainActor () -> Void)? = nil
        ) {
            let own = UIImage(named: imageName, in: bundle, compatibleWith: nil)
            let fill = imageName + ".fill"
            self.init(
                id: id, title: title, image: own ?? UIImage(systemName: imageName),
                // Never a symbol's for an image of the app's own that bears the same name.
                selectedImage: own == nil
                    ? UIImage(systemName: fill)
                    : UIImage(named: fill, in: bundle, compatibleWith: nil), role: role,
                badge: badge, action: action)
            hasImageName = true
        }

        /// An item with one of the system's symbols. Its variant `.fill`, if there is one, is the image
        /// while selected. An unknown name leaves a title-only item, on which the bar remarks once.
        public init(
            id: TabID, title: String = "", systemImage: String, role: TabItemRole? = nil,
            badge: TabBadge? = nil, action: (@MainActor () -> Void)? = nil
        ) {
            self.init(
                id: id, title: title, image: UIImage(systemName: systemImage),
                selectedImage: UIImage(systemName: systemImage + ".fill"), role: role, badge: badge,
                action: action)
            hasImageName = true
        }
    }

    extension TabBarItem {
        /// The normal image, the one while selected, and the one under a finger.
        var images: [UIImage?] { [image, selectedImage, highlightedImage] }

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

    /// A view of the app's that shows an item.
    ///
    /// The bar places it, keeps it behind the badge and takes the touches on it. The closure is
    /// asked again whenever the item's state changes, in motion every frame; it is given the view
    /// that it returned last, to change and return again. Animations of its own do not run there.
    @MainActor
    public struct TabBarItemContent {
        /// What the view stands in the place of.
        public enum Placement: Sendable {
            /// Of everything: it fills the item's column.
            case cell
            /// Of the image: it is moved, scaled and turned like it, and a title stays.
            case icon
        }

        /// What the view stands in the place of.
        public var placement: Placement
        /// Makes the view for a state, or brings the one that it made before up to date.
        public var view: @MainActor (TabItemState, UIView?) -> UIView

        /// Content in a place.
        public init(
            _ placement: Placement = .cell,
            view: @escaping @MainActor (TabItemState, UIView?) -> UIView
        ) {
            self.placement = placement
            self.view = view
        }
    }
#endif
