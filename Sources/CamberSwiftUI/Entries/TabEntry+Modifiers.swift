#if canImport(UIKit)
    import SwiftUI

    extension TabEntry {
        private func with(_ change: (inout TabItemDescription) -> Void) -> TabEntries<Value> {
            TabEntries(tree: entries.tree.map(change))
        }

        /// A badge with a number; 0 and below show none.
        public func badge(_ count: Int) -> TabEntries<Value> { badge(.count(count)) }

        /// A badge, or `nil` for none.
        public func badge(_ badge: TabBadge?) -> TabEntries<Value> {
            with { $0.badge = .mark(badge) }
        }

        /// A badge with a text that is looked up in the app's strings; an empty one shows none.
        public func badge(_ text: LocalizedStringKey) -> TabEntries<Value> {
            with { $0.badge = .text(Text(text)) }
        }

        /// A badge with a text that is shown as it is; an empty one shows none.
        @_disfavoredOverload
        public func badge<Label: StringProtocol>(_ text: Label) -> TabEntries<Value> {
            with { $0.badge = .text(Text(text)) }
        }

        /// Whether it can be chosen. A disabled entry is dimmed and reports nothing.
        public func disabled(_ isDisabled: Bool) -> TabEntries<Value> {
            with { $0.isEnabled = $0.isEnabled && !isDisabled }
        }

        /// The colour while selected, or `nil` for the bar's.
        public func tint(_ color: Color?) -> TabEntries<Value> { with { $0.tint = color } }

        /// The colour while not selected, or `nil` for the bar's.
        public func inactiveTint(_ color: Color?) -> TabEntries<Value> {
            with { $0.inactiveTint = color }
        }

        /// The symbol while selected.
        public func selectedImage(systemName: String) -> TabEntries<Value> {
            with { $0.selectedPicture = .symbol(systemName) }
        }

        /// The image of the asset catalogue while selected.
        public func selectedImage(_ name: String) -> TabEntries<Value> {
            with { $0.selectedPicture = .asset(name) }
        }

        /// The image while selected.
        public func selectedImage(_ image: Image) -> TabEntries<Value> {
            with { $0.selectedPicture = .image(image) }
        }

        /// What assistive technology says instead of the title.
        public func accessibilityLabel(_ label: Text) -> TabEntries<Value> {
            with { $0.accessibilityLabel = label }
        }

        /// What assistive technology says of the entry's state, instead of the badge's meaning.
        public func accessibilityValue(_ value: Text) -> TabEntries<Value> {
            with { $0.accessibilityValue = value }
        }

        /// What tests find the entry by, instead of what its value is called.
        public func accessibilityIdentifier(_ identifier: String) -> TabEntries<Value> {
            with { $0.accessibilityIdentifier = identifier }
        }

        /// Done when a finger rests on the entry, which then is not chosen.
        public func onLongPressGesture(
            perform action: @escaping @MainActor () -> Void
        ) -> TabEntries<Value> { with { $0.longPress = action } }
    }
#endif
