#if canImport(UIKit)
    import SwiftUI

    /// Pages with a bar: what ``CustomTabView`` and ``CustomScrollTabView`` are declared with.
    @MainActor
    public protocol TabContainerView: View {
        /// The type of the selection.
        associatedtype Value: Hashable
        /// A view of what was declared.
        init(_ declaration: TabDeclaration<Value>)
    }

    /// What a tab view declares.
    public struct TabDeclaration<Value: Hashable> {
        let entries: TabEntries<Value>
        /// `nil` where the bar keeps the selection itself.
        var selection: Binding<Value?>?
        /// What is selected at first if there is no binding.
        var initial: Value?
        var onTap: (@MainActor (Value) -> Void)?
    }

    extension TabContainerView {
        /// Pages with a selection of the app's.
        public init(
            selection: Binding<Value>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            self.init(TabDeclaration(entries: content(), selection: Binding(selection)))
        }

        /// Pages with a selection of the app's that may be none.
        public init(
            selection: Binding<Value?>, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            self.init(TabDeclaration(entries: content(), selection: selection))
        }

        /// Pages that keep the selection themselves.
        /// - Parameters:
        ///   - initialSelection: what is selected at first; `nil` for the first page.
        ///   - content: the pages and actions.
        public init(
            initialSelection: Value? = nil, @TabEntryBuilder<Value> content: () -> TabEntries<Value>
        ) {
            self.init(TabDeclaration(entries: content(), initial: initialSelection))
        }
    }

    extension TabContainerView where Value: CustomTab {
        /// A page for each case of an enum, with a selection of the app's.
        /// - Parameters:
        ///   - tabs: the enum.
        ///   - selection: the selection.
        ///   - content: the page of a case. Not asked of a case whose role is an action.
        ///   - onTap: done whenever the user taps an item that is enabled, page or action, selected or
        ///     not, after what the tap caused.
        public init<Content: View>(
            tabs: Value.Type, selection: Binding<Value>,
            @ViewBuilder content: (Value) -> Content,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            self.init(
                TabDeclaration(
                    entries: TabEntries(content), selection: Binding(selection), onTap: onTap))
        }

        /// A page for each case of an enum, keeping the selection itself; see the other initializer.
        public init<Content: View>(
            tabs: Value.Type, initialSelection: Value? = nil,
            @ViewBuilder content: (Value) -> Content,
            onTap: (@MainActor (Value) -> Void)? = nil
        ) {
            self.init(
                TabDeclaration(
                    entries: TabEntries(content), initial: initialSelection, onTap: onTap))
        }
    }

    extension TabContainerView where Value: TabTitled & Comparable & Identifiable {
        /// A page for each entry of a dictionary, in the order of its keys.
        /// - Parameters:
        ///   - selection: the key of the selected page.
        ///   - pages: the pages by their keys.
        public init<Page: View>(selection: Binding<Value>, pages: [Value: Page]) {
            self.init(TabDeclaration(entries: TabEntries(pages), selection: Binding(selection)))
        }
    }
#endif
