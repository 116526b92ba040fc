#if canImport(UIKit)
    import SwiftUI

    extension TabEntry {
        /// The entries that a modifier gives.
        public typealias Entries = TabEntries<Value>

        private func with(_ change: (inout TabItemDescription) -> Void) -> Entries {
            Entries(tree: entries.tree.map(change))
        }

        /// A badge with a number; 0 and below show none.
        public func badge(_ count: Int) -> Entries { badge(.count(count)) }

        /// A badge, or `nil` for none.
        public func badge(_ badge: TabBadge?) -> Entries { with { $0.badge = { _ in badge } } }

        /// A badge with a text that is looked up in the app's strings; an empty one shows none.
        public func badge(_ text: LocalizedStringKey) -> Entries {
            with { $0.badge = { .text(Text(text).resolved(in: $0)) } }
        }

        /// A badge with a text that is shown as it is; an empty one shows none.
        @_disfavoredOverload
        public func badge<Label: StringProtocol>(_ text: Label) -> Entries {
            badge(.text(String(text)))
        }

        /// Whether it can be chosen. A disabled entry is dimmed and reports nothing.
        public func disabled(_ isDisabled: Bool) -> Entries {
            with { $0.isEnabled = $0.isEnabled && !isDisabled }
        }

        /// The colour while selected, or `nil` for the bar's.
        public func tint(_ color: Color?) -> Entries { with { $0.tint = color } }

        /// The colour while not selected, or `nil` for the bar's.
        public func inactiveTint(_ color: Color?) -> Entries { with { $0.inactiveTint = color } }

        /// The symbol while selected.
        public func selectedImage(systemName: String) -> Entries {
            with { $0.selectedPicture = .symbol(systemName) }
        }

        /// The image of the asset catalogue while selected.
        public func selectedImage(_ name: String) -> Entries {
            with { $0.selectedPicture = .asset(name) }
        }

        /// The image while selected.
        public func selectedImage(_ image: Image) -> Entries {
            with { $0.selectedPicture = .image(image) }
        }

        /// What assistive technology says instead of the title.
        public func accessibilityLabel(_ label: Text) -> Entries {
            with { $0.accessibilityLabel = label }
        }

        /// What assistive technology says of the entry's state, instead of the badge's meaning.
        public func accessibilityValue(_ value: Text) -> Entries {
            with { $0.accessibilityValue = value }
        }

        /// What tests find the entry by, instead of what its value is called.
        public func accessibilityIdentifier(_ identifier: String) -> Entries {
            with { $0.accessibilityIdentifier = identifier }
        }

        /// Done when a finger rests on the entry, which then is not chosen.
        public func onLongPressGesture(
            perform action: @escaping @MainActor () -> Void
        ) -> Entries { with { $0.longPress = action } }
    }
#endif
