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

        /// The same entries inside of something that has an id.
        func scoped(by id: AnyHashable) -> TabEntries { TabEntries(tree: tree.scoped(by: id)) }
    }

    /// Collects the entries of a tab view.
    @MainActor
    @resultBuilder
    public enum TabEntryBuilder<Value: Hashable> {
        /// What has been collected.
        public typealias Part = TabEntries<Value>

        /// An entry.
        public static func buildExpression<Entry: TabEntry<Value>>(_ entry: Entry) -> Part {
            entry.entries
        }

        /// One entry after the other.
        public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

        /// The entries of an `if` without an `else`.
        public static func buildOptional(_ part: Part?) -> Part { part ?? buildBlock() }

        /// The entries of an `if`, or of the earlier cases of a `switch`.
        public static func buildEither(first part: Part) -> Part { part.scoped(by: true) }

        /// The entries of an `else`, or of the later cases of a `switch`.
        public static func buildEither(second part: Part) -> Part { part.scoped(by: false) }

        /// The entries of a `for`, known by their place in it.
        public static func buildArray(_ parts: [Part]) -> Part {
            Part(tree: TabEntryTree(parts.map(\.tree)))
        }

        /// The entries of an `if #available`.
        public static func buildLimitedAvailability(_ part: Part) -> Part { part }
    }

    // MARK: ForEach

    extension ForEach: TabEntry where Content: TabEntry & View {
        /// The type of the selection.
        public typealias Value = Content.Value

        /// The entries of each element, one element after the other.
        public var entries: TabEntries<Content.Value> {
            // Each element's entries know its id already.
            TabEntries(tree: TabEntryTree(joining: data.map { content($0).entries.tree }))
        }
    }

    @MainActor
    extension ForEach {
        /// Entries for each element of a collection; an entry without a value of its own is known by
        /// the element's id.
        public init<Value>(
            _ data: Data, id: KeyPath<Data.Element, ID>,
            @TabEntryBuilder<Value> content: @escaping (Data.Element) -> TabEntries<Value>
        ) where Content == TabEntries<Value> {
            self = Self.plain(data, id) { content($0).scoped(by: $0[keyPath: id]) }
        }

        /// Entries for each element of a collection; an entry without a value of its own is known by
        /// the element's id.
        public init<Value>(
            _ data: Data,
            @TabEntryBuilder<Value> content: @escaping (Data.Element) -> TabEntries<Value>
        ) where Content == TabEntries<Value>, Data.Element: Identifiable, ID == Data.Element.ID {
            self.init(data, id: \.id, content: content)
        }

        /// Entries for each number of a range.
        public init<Value>(
            _ data: Range<Int>,
            @TabEntryBuilder<Value> content: @escaping (Int) -> TabEntries<Value>
        ) where Content == TabEntries<Value>, Data == Range<Int>, ID == Int {
            self.init(data, id: \.self, content: content)
        }

        /// SwiftUI's own initializer, out of sight of the ones above.
        private static func plain<Made: View>(
            _ data: Data, _ id: KeyPath<Data.Element, ID>,
            _ content: @escaping (Data.Element) -> Made
        ) -> ForEach<Data, ID, Made> { ForEach<Data, ID, Made>(data, id: id, content: content) }
    }
#endif
