#if canImport(UIKit)
    import SwiftUI

    /// Pages with a tab bar in any of Camber's looks, declared as the system's `TabView` is.
    ///
    /// ```swift
    /// CustomTabView(selection: $tab) {
    ///     TabPage("Home", systemImage: "house", value: AppTab.home) { HomeView() }
    ///     TabAction("New", systemImage: "plus.app.fill") { isComposing = true }
    ///     TabPage("Me", systemImage: "person", value: .me) { ProfileView() }.badge(3)
    /// }
    /// .tabBarStyle(.curved)
    /// ```
    /// **Selection.** A change of the binding moves the bar; the user's choice is written to it before
    /// the bar moves, and a setter that keeps its old value keeps the bar where it is. Selecting what is
    /// selected writes nothing. A page that goes gives way to its neighbour, and the binding is told. A
    /// value without a page waits for one.
    ///
    /// **Pages** are view controllers of their own: each is made on its first visit and keeps its state,
    /// scroll position and navigation. The whole environment crosses into them; preferences do not
    /// cross out of them, which is why a page speaks to its bar through
    /// ``SwiftUI/EnvironmentValues/tabBar``.
    @MainActor
    public struct CustomTabView<Value: Hashable>: View {
        let declaration: TabHost<Value>.Declaration
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.labelled)) {
            CustomTabBarController(bar: $0)
        }

        /// The pages and the bar.
        public var body: some View {
            TabContainer(host: host, declaration: declaration).ignoresSafeArea()
        }

        /// Pages with a selection of the app's.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), selection: Binding<Value?>(selection))
        }

        /// Pages with a selection of the app's that may be none.
        public init(
            selection: Binding<Value?>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), selection: selection)
        }

        /// Pages that keep the selection themselves.
        /// - Parameters:
        ///   - initialSelection: what is selected at first; `nil` for the first page.
        ///   - content: the pages and actions.
        public init(
            initialSelection: Value? = nil, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), initial: initialSelection)
        }
    }

    extension CustomTabView where Value: CustomTab {
        /// A page for each case of an enum, with a selection of the app's.
        /// - Parameters:
        ///   - tabs: the enum.
        ///   - selection: the selection.
        ///   - content: the page of a case. Not asked for actions.
        ///   - onTap: done whenever the user taps an item that is enabled, page or action, selected or
        ///     not, after what the tap caused.
        public init<Content: View>(
            tabs: Value.Type, selection: Binding<Value>,
            @ViewBuilder content: @escaping (Value) -> Content,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = .init(
                entries: TabEntries(content), selection: Binding<Value?>(selection), onTap: onTap)
        }

        /// A page for each case of an enum, keeping the selection itself; see the other initializer.
        public init<Content: View>(
            tabs: Value.Type, initialSelection: Value? = nil,
            @ViewBuilder content: @escaping (Value) -> Content,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = .init(
                entries: TabEntries(content), initial: initialSelection, onTap: onTap)
        }
    }
#endif
