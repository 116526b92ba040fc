/// The items of a bar, each id once.
struct TabItemList<ID: Hashable> {
    private(set) var items: [TabItem<ID>] = []
    private var indexes: [ID: Int] = [:]
    /// The ids that were given more than once, in order of their second appearance.
    private(set) var duplicates: [ID] = []

    /// Keeps the first item of each id.
    init(_ given: [TabItem<ID>]) {
        indexes.reserveCapacity(given.count)
        for item in given {
            guard let first = indexes.updateValue(indexes.count, forKey: item.id) else { continue }
            indexes[item.id] = first
            duplicates.append(item.id)
        }
        items = given
        guard !duplicates.isEmpty else { return }
        items.removeAll(keepingCapacity: true)
        // An id's first item comes when all before its place are there, a later one after that.
        for item in given where indexes[item.id] == items.count { items.append(item) }
    }

    /// Takes a list that has the same ids in the same places: they need not be looked up again.
    /// - Returns: whether it has; else nothing changes.
    mutating func update(_ given: [TabItem<ID>]) -> Bool {
        guard given.count == items.count else { return false }
        for index in given.indices where given[index].id != items[index].id { return false }
        items = given
        duplicates = []
        return true
    }

    /// The place of an id in the list, or `nil` when the list does not hold it.
    func index(of id: ID) -> Int? { indexes[id] }

    /// The places in this list of the items of another, −1 of those that it does not hold.
    func places(of others: [TabItem<ID>]) -> [Int] {
        var places: [Int] = []
        places.reserveCapacity(others.count)
        for item in others { places.append(indexes[item.id] ?? -1) }
        return places
    }
}

extension TabItemList: Sendable where ID: Sendable {}
