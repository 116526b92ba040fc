#if canImport(UIKit)
    import SwiftUI

    /// Pages under header tabs that scroll, swiped by a finger that the underline follows.
    ///
    /// ```swift
    /// CustomScrollTabView(selection: $topic) {
    ///     ForEach(topics) { topic in
    ///         TabPage(topic.name, value: topic.id) { ArticleList(topic) }
    ///     }
    /// }
    /// ```
    /// It fills the room that it is given. Inside of the app's own `ScrollView`, use
    /// ``embedded()``. Everything else is as in ``CustomTabView``.
    @MainActor
    public struct CustomScrollTabView<Value: Hashable>: TabContainerView {
        private let declaration: TabDeclaration<Value>
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.scroll)) {
            ScrollTabController(bar: $0)
        }

        /// Pages as they were declared; see the other initializers.
        public init(_ declaration: TabDeclaration<Value>) { self.declaration = declaration }

        /// The header and the pages.
        public var body: some View {
            TabContainer(host: host, declaration: declaration).ignoresSafeArea().withEnvironment()
        }

        /// The same tabs for the app's own vertical `ScrollView`: the header stays at its top once it is
        /// there, and a page is as high as its content, but never lower than the rest of the screen.
        /// A `List` scrolls by itself and has no height there; stacks have one.
        ///
        /// ```swift
        /// ScrollView {
        ///     Cover()
        ///     CustomScrollTabView(selection: $topic) { … }.embedded()
        /// }
        /// ```
        public func embedded() -> some View { EmbeddedTabs(declaration: declaration) }
    }

    /// Header and pages apart, so that a scroll view around them moves one and holds the other.
    @MainActor
    private struct EmbeddedTabs<Value: Hashable>: View {
        let declaration: TabDeclaration<Value>
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.scroll)) {
            EmbeddedPagesController(bar: $0)
        }

        var body: some View {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    TabContainer(host: host, declaration: declaration).withEnvironment()
                        // Never nothing, or a lazy stack might not lay it out at all.
                        .frame(height: max(host.height, 1))
                } header: {
                    TabBarSurface(host: host, declaration: declaration, edges: [])
                }
            }
        }
    }
#endif
