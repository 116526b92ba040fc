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
    public struct CustomScrollTabView<Value: Hashable>: View {
        let declaration: TabHost<Value>.Declaration
        var isEmbedded = false

        /// The header and the pages.
        public var body: some View {
            if isEmbedded {
                EmbeddedTabs(declaration: declaration)
            } else {
                FillingTabs(declaration: declaration)
            }
        }

        /// The same tabs for the app's own vertical `ScrollView`: the header stays at its top once it is
        /// there, and a page is as high as its content, but never lower than the rest of the screen.
        ///
        /// ```swift
        /// ScrollView {
        ///     Cover()
        ///     CustomScrollTabView(selection: $topic) { … }.embedded()
        /// }
        /// ```
        public func embedded() -> CustomScrollTabView {
            var view = self
            view.isEmbedded = true
            return view
        }

        /// Pages with a selection of the app's.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), selection: Binding<Value?>(selection))
        }

        /// Pages that keep the selection themselves.
        /// - Parameters:
        ///   - initialSelection: what is selected at first; `nil` for the first page.
        ///   - content: the pages.
        public init(
            initialSelection: Value? = nil, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            declaration = .init(entries: content(), initial: initialSelection)
        }
    }

    extension CustomScrollTabView where Value: TabTitled & Comparable & Identifiable {
        /// A page for each entry of a dictionary, in the order of its keys.
        /// - Parameters:
        ///   - selection: the key of the selected page.
        ///   - pages: the pages by their keys.
        public init<Page: View>(selection: Binding<Value>, pages: [Value: Page]) {
            declaration = .init(
                entries: TabEntries(pages), selection: Binding<Value?>(selection))
        }

        /// A page for each entry of a dictionary, in the order of its keys, keeping the selection
        /// itself.
        public init<Page: View>(initialSelection: Value? = nil, pages: [Value: Page]) {
            declaration = .init(entries: TabEntries(pages), initial: initialSelection)
        }
    }

    extension CustomScrollTabView where Value: CustomTab {
        /// A page for each case of an enum; see ``CustomTabView``.
        public init<Content: View>(
            tabs: Value.Type, selection: Binding<Value>,
            @ViewBuilder content: @escaping (Value) -> Content,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            declaration = .init(
                entries: TabEntries(content), selection: Binding<Value?>(selection), onTap: onTap)
        }
    }

    /// Header and pages in one container.
    @MainActor
    private struct FillingTabs<Value: Hashable>: View {
        let declaration: TabHost<Value>.Declaration
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.scroll)) {
            ScrollTabController(bar: $0)
        }

        var body: some View {
            TabContainer(host: host, declaration: declaration).ignoresSafeArea()
        }
    }

    /// Header and pages apart, so that a scroll view around them moves one and holds the other.
    @MainActor
    private struct EmbeddedTabs<Value: Hashable>: View {
        let declaration: TabHost<Value>.Declaration
        @StateObject private var host = TabHost<Value>(style: AnyTabBarStyle(.scroll)) {
            EmbeddedPagesController(bar: $0)
        }

        var body: some View {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    TabContainer(host: host, declaration: declaration)
                        .frame(height: host.height)
                } header: {
                    TabBarRepresentable(host: host, declaration: declaration)
                }
            }
        }
    }
#endif
