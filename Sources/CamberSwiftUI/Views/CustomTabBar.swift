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
    /// It is as wide as there is room and as high as its look. A bar at the edge of the screen reaches
    /// under the home indicator, and to the screen's sides, by itself. A keyboard lifts it with the
    /// views around it, unless these say `.ignoresSafeArea(.keyboard)`. SwiftUI gives a view the touches
    /// inside of its frame only: what a look raises above the bar is drawn there and takes none, but does
    /// in a ``CustomTabView``. A view of the app's for each item comes last:
    /// ```swift
    /// CustomTabBar(tabs: AppTab.self, selection: $tab) { item in
    ///     item.image.scaleEffect(1 + 0.2 * item.emphasis).foregroundColor(item.tint)
    /// }
    /// ```
    /// Everything else is as in ``CustomTabView``.
    @MainActor
    public struct CustomTabBar<Value: Hashable, Label: View>: View {
        let declaration: TabDeclaration<Value>
        let label: (TabItemLabelState) -> Label
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.labelled))
        @Environment(\.tabBarSettings) private var settings

        /// The bar.
        public var body: some View {
            let edge: Edge.Set = settings.style?.placement == .top ? .top : .bottom
            TabBarSurface(host: host, declaration: declaration, edges: edge.union(.horizontal))
                .setting {
                    // Without one, the look draws the items.
                    guard Label.self != EmptyView.self else { return }
                    ($0.label, $0.labelPlacement) = ({ AnyView(label($0)) }, .cell)
                }
        }

        /// A bar with a selection of the app's.
        /// - Parameters:
        ///   - selection: the selection.
        ///   - content: the pages, whose content is not shown, and actions.
        ///   - label: a view for each item; see ``SwiftUI/View/tabItemLabel(_:label:)``.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>,
            @ViewBuilder label: @escaping (TabItemLabelState) -> Label = { _ in EmptyView() }
        ) {
            declaration = TabDeclaration(entries: content(), selection: Binding(selection))
            self.label = label
        }
    }

    extension CustomTabBar where Value: CustomTab {
        /// A bar of an enum's cases; see the other initializer, and ``CustomTabView`` for `onTap`.
        public init(
            tabs: Value.Type, selection: Binding<Value>,
            @ViewBuilder label: @escaping (TabItemLabelState) -> Label = { _ in EmptyView() },
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = TabDeclaration(
                entries: TabEntries { _ in EmptyView() }, selection: Binding(selection),
                onTap: onTap)
            self.label = label
        }
    }
#endif
