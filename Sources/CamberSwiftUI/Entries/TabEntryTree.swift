/// What a builder of a bar's entries has collected: the entries in order, each with its place in
/// the builder, which tells those that have no value from one another while their list changes.
struct TabEntryTree<Value: Hashable, Item> {
    /// One entry.
    struct Leaf {
        /// Where the builder has it: the place in each block, the branch of each condition and the id
        /// in each `ForEach`, from the outermost.
        var path: [AnyHashable]
        /// The page's value, or `nil` for an action without one.
        var value: Value?
        /// What there is to say of it.
        var item: Item
    }

    private(set) var leaves: [Leaf]

    /// One entry.
    init(_ item: Item, value: Value?) { leaves = [Leaf(path: [], value: value, item: item)] }

    /// Several trees, one after the other, each known by its place.
    init(_ parts: [TabEntryTree]) {
        self.init(joining: parts.enumerated().map { $1.scoped(by: $0) })
    }

    /// Several trees, one after the other, that are told apart already.
    init(joining parts: [TabEntryTree]) { leaves = parts.flatMap(\.leaves) }

    /// The same entries inside of something that has an id: a branch, an element of a list.
    func scoped(by id: AnyHashable) -> TabEntryTree {
        var tree = self
        for index in tree.leaves.indices { tree.leaves[index].path.insert(id, at: 0) }
        return tree
    }

    /// The same entries, each changed.
    func map(_ change: (inout Item) -> Void) -> TabEntryTree {
        var tree = self
        for index in tree.leaves.indices { change(&tree.leaves[index].item) }
        return tree
    }
}

/// What an entry is known by: its value, else its place.
enum TabEntryKey<Value: Hashable>: Hashable {
    case value(Value)
    case place([AnyHashable])
}

extension TabEntryTree.Leaf {
    var key: TabEntryKey<Value> { value.map { .value($0) } ?? .place(path) }
}
