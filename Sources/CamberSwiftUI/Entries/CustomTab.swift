#if canImport(UIKit)
    import SwiftUI

    /// A type of titles: `String`, which is shown as it is, or `LocalizedStringKey`, which is looked up
    /// in the app's strings.
    public protocol TabTitle {
        /// The title as a text.
        var text: Text { get }
    }

    extension String: TabTitle {
        /// The string as it is.
        public var text: Text { Text(verbatim: self) }
    }

    extension LocalizedStringKey: TabTitle {
        /// What the app's strings have for the key.
        public var text: Text { Text(self) }
    }

    /// Something with a title that a page can be selected by.
    public protocol TabTitled: Hashable {
        /// `String` or `LocalizedStringKey`.
        associatedtype Title: TabTitle
        /// The title; empty for none.
        var title: Title { get }
    }

    /// An enum whose cases are the tabs of a bar, in their order.
    ///
    /// ```swift
    /// enum AppTab: String, CustomTab {
    ///     case home, search, me
    ///
    ///     var title: LocalizedStringKey {
    ///         switch self {
    ///         case .home: "Home"
    ///         case .search: "Search"
    ///         case .me: "Me"
    ///         }
    ///     }
    ///
    ///     var systemImage: String {
    ///         switch self {
    ///         case .home: "house"
    ///         case .search: "magnifyingglass"
    ///         case .me: "person"
    ///         }
    ///     }
    /// }
    /// ```
    /// Everything but the title can be left out. Write the types as they are here – `Color?` even where
    /// every case has one: to Swift, a property of another type is another property, and it is not
    /// looked at.
    public protocol CustomTab: TabTitled, CaseIterable {
        /// The name of a symbol; empty for none.
        var systemImage: String { get }
        /// The name of the symbol while selected; empty for the variant `.fill` if there is one.
        var selectedSystemImage: String { get }
        /// An image in the place of the symbol, or `nil`.
        var image: Image? { get }
        /// The image while selected, or `nil` for the same.
        var selectedImage: Image? { get }
        /// What assistive technology says instead of the title; empty for the title.
        var accessibilityLabel: String { get }
        /// Page or action, or `nil` for the look's default. An action has no page and reports taps only.
        var role: TabItemRole? { get }
        /// The colour while selected, or `nil` for the bar's.
        var tint: Color? { get }
        /// The colour while not selected, or `nil` for the bar's.
        var inactiveTint: Color? { get }
        /// The badge, or `nil` for none.
        var badge: TabBadge? { get }
    }

    extension CustomTab {
        /// None.
        public var systemImage: String { "" }
        /// The variant `.fill`.
        public var selectedSystemImage: String { "" }
        /// None.
        public var image: Image? { nil }
        /// The same as while not selected.
        public var selectedImage: Image? { nil }
        /// The title.
        public var accessibilityLabel: String { "" }
        /// The look's default.
        public var role: TabItemRole? { nil }
        /// The bar's.
        public var tint: Color? { nil }
        /// The bar's.
        public var inactiveTint: Color? { nil }
        /// None.
        public var badge: TabBadge? { nil }
    }

    extension TabEntries where Value: TabTitled & Comparable {
        /// A page for each entry of a dictionary, in the order of its keys.
        init<Page: View>(_ pages: [Value: Page]) {
            self.init(pages.keys.sorted()) {
                TabItemDescription(title: $0.title.text, role: .page, content: AnyView(pages[$0]))
            }
        }
    }

    extension TabEntries where Value: CustomTab {
        /// An entry for each case.
        init<Content: View>(_ content: (Value) -> Content) {
            self.init(Array(Value.allCases)) { tab in
                let label = tab.accessibilityLabel
                return TabItemDescription(
                    title: tab.title.text,
                    picture: .init(symbol: tab.systemImage, image: tab.image),
                    selectedPicture: .init(
                        symbol: tab.selectedSystemImage, image: tab.selectedImage),
                    role: tab.role, badge: { _ in tab.badge }, tint: tab.tint,
                    inactiveTint: tab.inactiveTint,
                    accessibilityLabel: label.isEmpty ? nil : Text(verbatim: label),
                    content: tab.role == .action ? nil : AnyView(content(tab)))
            }
        }
    }

    extension TabEntries {
        private init(_ values: [Value], item: (Value) -> TabItemDescription) {
            tree = TabEntryTree(joining: values.map { TabEntryTree(item($0), value: $0) })
        }
    }
#endif
