#if canImport(UIKit)
    import SwiftUI

    /// What an entry says of its item, before the environment is known that texts and images depend on.
    struct TabItemDescription {
        /// Where an image comes from.
        enum Picture {
            case symbol(String)
            case asset(String)
            case image(Image)
        }

        /// The words and the mark of a badge.
        enum Badge {
            case mark(TabBadge?)
            case text(Text)
        }

        var title: Text?
        var picture: Picture?
        var selectedPicture: Picture?
        /// `nil` for the look's default.
        var role: TabItemRole?
        var badge: Badge?
        var isEnabled = true
        var tint: Color?
        var inactiveTint: Color?
        var accessibilityLabel: Text?
        var accessibilityValue: Text?
        var accessibilityIdentifier: String?
        var action: (@MainActor () -> Void)?
        var longPress: (@MainActor () -> Void)?
        /// A page's content.
        var content: (@MainActor () -> AnyView)?

        /// An item with an image by one of the three names that it can have; an empty name is none.
        init(_ title: Text?, symbol: String?, asset: String?, image: Image?) {
            self.title = title
            picture = Self.picture(symbol: symbol, asset: asset, image: image)
        }

        /// The image that is meant.
        static func picture(symbol: String?, asset: String?, image: Image?) -> Picture? {
            if let image { return .image(image) }
            if let asset, !asset.isEmpty { return .asset(asset) }
            return symbol.flatMap { $0.isEmpty ? nil : .symbol($0) }
        }
    }
#endif
