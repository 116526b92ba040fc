#if canImport(UIKit)
    import SwiftUI

    extension Text {
        /// The text as a string, in the environment's language.
        func resolved(in environment: EnvironmentValues) -> String {
            // The only way from a `LocalizedStringKey` to a string that SwiftUI has.
            _resolveText(in: environment)
        }
    }

    extension TabItemDescription {
        /// The item as the host knows it.
        /// - Parameter ownBadge: the badge that the page has given itself, before the entry's.
        @MainActor
        func barItem(
            _ id: TabID, badge ownBadge: TabBadge?, in environment: EnvironmentValues
        ) -> TabBarItem {
            let title = title.resolved(in: environment)
            var item = TabBarItem(id: id, title: title)
            switch picture {
            case .symbol(let name): item = TabBarItem(id: id, title: title, systemImage: name)
            case .asset(let name): item = TabBarItem(id: id, title: title, imageName: name)
            case .image, nil: break
            }
            switch selectedPicture {
            case .symbol(let name): item.selectedImage = UIImage(systemName: name)
            case .asset(let name): item.selectedImage = UIImage(named: name)
            case .image, nil: break
            }
            item.badge = ownBadge ?? badge(environment)
            item.isEnabled = isEnabled
            item.tintColor = tint.map { UIColor($0) }
            item.inactiveColor = inactiveTint.map { UIColor($0) }
            item.accessibilityLabel = accessibilityLabel?.resolved(in: environment)
            let meaning = accessibilityValue ?? item.badge.flatMap(TabPhrases.meaning)
            item.accessibilityValue = meaning?.resolved(in: environment)
            item.accessibilityIdentifier = accessibilityIdentifier
            item.action = action
            item.longPress = longPress
            return item
        }

        /// Whether an image is SwiftUI's, which only SwiftUI can draw.
        var isDrawnBySwiftUI: Bool {
            [picture, selectedPicture].contains { if case .image = $0 { true } else { false } }
        }

        /// The image, and the one while selected.
        var images: [Image?] { [picture?.image, (selectedPicture ?? picture?.filled)?.image] }
    }

    extension TabItemDescription.Picture {
        fileprivate var image: Image {
            switch self {
            case .symbol(let name): Image(systemName: name)
            case .asset(let name): Image(name)
            case .image(let image): image
            }
        }

        /// The variant for a selected item.
        fileprivate var filled: Self {
            guard case .symbol(let name) = self, UIImage(systemName: name + ".fill") != nil else {
                return self
            }
            return .symbol(name + ".fill")
        }
    }
#endif
