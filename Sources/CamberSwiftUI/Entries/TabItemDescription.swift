#if canImport(UIKit)
    import SwiftUI

    /// What an entry says of its item, before the environment is known that texts and images depend on.
    struct TabItemDescription {
        /// Where an image comes from.
        enum Picture {
            case symbol(String)
            case asset(String)
            case image(Image)

            /// The picture that is meant by one of the three; an empty name is none.
            init?(symbol: String?, asset: String? = nil, image: Image?) {
                if let image {
                    self = .image(image)
                } else if let asset, !asset.isEmpty {
                    self = .asset(asset)
                } else if let symbol, !symbol.isEmpty {
                    self = .symbol(symbol)
                } else {
                    return nil
                }
            }
        }

        var title: Text
        var picture: Picture?
        var selectedPicture: Picture?
        /// `nil` for the look's default.
        var role: TabItemRole?
        var badge: @MainActor (EnvironmentValues) -> TabBadge? = { _ in nil }
        var isEnabled = true
        var tint: Color?
        var inactiveTint: Color?
        var accessibilityLabel: Text?
        var accessibilityValue: Text?
        var accessibilityIdentifier: String?
        var action: (@MainActor () -> Void)?
        var longPress: (@MainActor () -> Void)?
        /// A page's content.
        var content: AnyView?
    }
#endif
