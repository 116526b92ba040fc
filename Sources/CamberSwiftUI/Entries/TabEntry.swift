#if canImport(UIKit)
    import SwiftUI

    /// What can stand in the builder of a tab view: a ``TabPage``, a ``TabAction``, or several of them
    /// in a `ForEach`, an `if` or a `switch`.
    @MainActor
    public protocol TabEntry<Value> {
        /// The type of the selection.
        associatedtype Value: Hashable
        /// The entries that it stands for, from the leading to the trailing side.
        var entries: TabEntries<Value> { get }
    }

    /// Entries of a bar, in order.
    ///
    /// It is a view only because the content of a `ForEach` has to be one, and shows nothing: entries
    /// are read, not drawn.
    @MainActor
    public struct TabEntries<Value: Hashable>: TabEntry, View {
        let tree: TabEntryTree<Value, TabItemDescription>

        /// The entries themselves.
        public var entries: TabEntries { self }
        /// Nothing.
        public var body: EmptyView { EmptyView() }
    }

    /// Collects the entries of a tab view.
    @MainActor
    @resultBuilder
    public enum TabEntryBuilder<Value: Hashable> {
        /// An entry.
        public static func buildExpression<Entry: TabEntry<Value>>(
            _ entry: Entry
        ) -> TabEntries<Value> { entry.entries }

        /// One entry after the other.
        public static func buildBlock(_ parts: TabEntries<Value>...) -> TabEntries<Value> {
            TabEntries(tree: TabEntryTree(parts.map(\.tree)))
        }

        /// The entries of an `if` without an `else`.
        public static func buildOptional(_ part: TabEntries<Value>?) -> TabEntries<Value> {
            part ?? buildBlock()
        }

        /// The entries of an `if`, or of the earlier cases of a `switch`.
        public static func buildEither(first part: TabEntries<Value>) -> TabEntries<Value> {
            TabEntries(tree: part.tree.scoped(by: true))
        }

        /// The entries of an `else`, or of the later cases of a `switch`.
        public static func buildEither(second part: TabEntries<Value>) -> TabEntries<Value> {
            TabEntries(tree: part.tree.scoped(by: false))
        }

        /// The entries of a `for`, known by their place in it.
        public static func buildArray(_ parts: [TabEntries<Value>]) -> TabEntries<Value> {
            TabEntries(tree: TabEntryTree(parts.map(\.tree)))
        }

        /// The entries of an `if #available`.
        public static func buildLimitedAvailability(
            _ part: TabEntries<Value>
        ) -> TabEntries<Value> { part }
    }
#endif
