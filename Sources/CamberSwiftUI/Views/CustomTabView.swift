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
    public struct CustomTabView<Value: Hashable>: TabContainerView {
        private let declaration: TabDeclaration<Value>
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.labelled)) {
            CustomTabBarController(bar: $0)
        }

        /// Pages as they were declared; see the other initializers.
        public init(_ declaration: TabDeclaration<Value>) { self.declaration = declaration }

        /// The pages and the bar.
        public var body: some View {
            TabContainer(host: host, declaration: declaration).ignoresSafeArea().withEnvironment()
        }
    }
#endif
