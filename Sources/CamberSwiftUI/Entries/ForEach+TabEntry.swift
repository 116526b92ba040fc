#if canImport(UIKit)
    import SwiftUI

    /// Entries that a `ForEach` can be made of.
    @MainActor
    public protocol TabEntryCollection<Value>: TabEntry, View {}

    extension TabEntries: TabEntryCollection {}

    extension ForEach: TabEntry where Content: TabEntryCollection {
        /// The type of the selection.
        public typealias Value = Content.Value

        /// The entries of each element, one element after the other.
        public var entries: TabEntries<Content.Value> {
            // Each element's entries know its id already.
            let leaves = data.map { content($0).entries.tree }
            return TabEntries(tree: TabEntryTree(joining: leaves))
        }
    }

    extension ForEach {
        /// Entries for each element of a collection; an entry without a value of its own is known by
        /// the element's id.
        @MainActor
        public init<Value>(
            _ data: Data, id: KeyPath<Data.Element, ID>,
            @TabEntryBuilder<Value> content: @escaping (Data.Element) -> TabEntries<Value>
        ) where Content == TabEntries<Value> {
            self = Self.plain(data, id) { element in
                TabEntries(tree: content(element).tree.scoped(by: element[keyPath: id]))
            }
        }

        /// Entries for each element of a collection; an entry without a value of its own is known by
        /// the element's id.
        @MainActor
        public init<Value>(
            _ data: Data,
            @TabEntryBuilder<Value> content: @escaping (Data.Element) -> TabEntries<Value>
        ) where Content == TabEntries<Value>, Data.Element: Identifiable, ID == Data.Element.ID {
            self.init(data, id: \.id, content: content)
        }

        /// Entries for each number of a range.
        @MainActor
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
        ) -> ForEach<Data, ID, Made> {
            ForEach<Data, ID, Made>(data, id: id, content: content)
        }
    }
#endif
