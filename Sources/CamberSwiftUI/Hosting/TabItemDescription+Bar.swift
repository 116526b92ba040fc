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
            let title = title?.resolved(in: environment) ?? ""
            var item: TabBarItem
            switch picture {
            case .symbol(let name): item = TabBarItem(id: id, title: title, systemImage: name)
            case .asset(let name): item = TabBarItem(id: id, title: title, imageName: name)
            case .image, nil: item = TabBarItem(id: id, title: title)
            }
            switch selectedPicture {
            case .symbol(let name): item.selectedImage = UIImage(systemName: name)
            case .asset(let name): item.selectedImage = UIImage(named: name)
            case .image, nil: break
            }
            item.badge = ownBadge ?? badge(in: environment)
            item.isEnabled = isEnabled
            item.tintColor = tint.map { UIColor($0) }
            item.inactiveColor = inactiveTint.map { UIColor($0) }
            item.accessibilityLabel = accessibilityLabel?.resolved(in: environment)
            item.accessibilityValue =
                (accessibilityValue ?? item.badge.flatMap(TabPhrases.meaning))?
                .resolved(in: environment)
            item.accessibilityIdentifier = accessibilityIdentifier
            item.action = action
            item.longPress = longPress
            return item
        }

        private func badge(in environment: EnvironmentValues) -> TabBadge? {
            switch badge {
            case .mark(let mark): mark
            case .text(let text): .text(text.resolved(in: environment))
            case nil: nil
            }
        }

        /// Whether an image is SwiftUI's, which only SwiftUI can draw.
        var isDrawnBySwiftUI: Bool {
            [picture, selectedPicture].contains { if case .image = $0 { true } else { false } }
        }

        /// The image for a label.
        func image(isSelected: Bool) -> Image? {
            switch isSelected ? selectedPicture ?? picture?.filled : picture {
            case .symbol(let name): Image(systemName: name)
            case .asset(let name): Image(name)
            case .image(let image): image
            case nil: nil
            }
        }
    }

    extension TabItemDescription.Picture {
        /// The variant for a selected item.
        fileprivate var filled: Self {
            if case .symbol(let name) = self, UIImage(systemName: name + ".fill") != nil {
                return .symbol(name + ".fill")
            }
            return self
        }
    }

    /// SwiftUI's image in the place of the host's: as large as the look has it, in the item's colour
    /// unless it has its own.
    struct TabItemImage: View {
        let configuration: TabItemLabelConfiguration

        init(_ configuration: TabItemLabelConfiguration) { self.configuration = configuration }

        var body: some View {
            configuration.image?.resizable().scaledToFit().foregroundColor(configuration.tint)
        }
    }

    extension TabItemLabelConfiguration {
        init(value: AnyHashable?, title: String, image: Image?, state: TabItemState) {
            self.init(
                value: value, title: title, image: image, isSelected: state.isSelected,
                isPressed: state.isPressed, isEnabled: state.isEnabled, emphasis: state.emphasis,
                tint: Color(UIColor(state.tint)))
        }
    }
#endif
