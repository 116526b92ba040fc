#if canImport(UIKit)
    import SwiftUI

    /// A tab bar alone, for those who place the pages themselves.
    ///
    /// ```swift
    /// VStack(spacing: 0) {
    ///     Page(tab)
    ///     CustomTabBar(tabs: AppTab.self, selection: $tab)
    /// }
    /// ```
    /// It is as wide as there is room and as high as its look. A bar at the bottom of the screen reaches
    /// under the home indicator by itself. What a page's content shows is the app's business; the rest
    /// is as in ``CustomTabView``.
    @MainActor
    public struct CustomTabBar<Value: Hashable, Label: View>: View {
        let declaration: TabHost<Value>.Declaration
        let label: (@MainActor (TabItemLabelConfiguration) -> Label)?
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.labelled))
        @Environment(\.tabBarSettings) private var settings

        /// The bar.
        public var body: some View {
            let isTop = settings.style?.placement == .top
            TabBarRepresentable(host: host, declaration: declaration)
                .ignoresSafeArea(.container, edges: isTop ? .top : .bottom)
                .tabBarSettings { settings in
                    guard let label else { return }
                    settings.label = TabItemLabel(placement: .cell) { AnyView(label($0)) }
                }
        }

        /// A bar with a view of the app's for each item; see ``SwiftUI/View/tabItemLabel(_:label:)``.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>,
            @ViewBuilder label: @escaping @MainActor (TabItemLabelConfiguration) -> Label
        ) {
            declaration = .init(entries: content(), selection: Binding<Value?>(selection))
            self.label = label
        }
    }

    extension CustomTabBar where Value: CustomTab {
        /// A bar of an enum's cases with a view of the app's for each.
        public init(
            tabs: Value.Type, selection: Binding<Value>,
            @ViewBuilder label: @escaping @MainActor (TabItemLabelConfiguration) -> Label,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = .init(
                entries: TabEntries { _ in EmptyView() }, selection: Binding<Value?>(selection),
                onTap: onTap)
            self.label = label
        }
    }

    extension CustomTabBar where Label == EmptyView {
        /// A bar that draws its items as the look does.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), selection: Binding<Value?>(selection))
            label = nil
        }
    }

    extension CustomTabBar where Value: CustomTab, Label == EmptyView {
        /// A bar of an enum's cases that draws its items as the look does.
        public init(
            tabs: Value.Type, selection: Binding<Value>, onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = .init(
                entries: TabEntries { _ in EmptyView() }, selection: Binding<Value?>(selection),
                onTap: onTap)
            label = nil
        }
    }
#endif
