/// The pages of a container in their order, each with what the host keeps of it while it lasts.
///
/// A page that was given as an object is known in another list by that object, wherever it moves and
/// even under another id; every other page is known by its id.
package struct TabPageList<ID: Hashable, Given: Hashable, Record> {
    private enum Key: Hashable {
        case given(Given)
        case id(ID)
    }

    /// What is kept of the pages, from the leading to the trailing side.
    package private(set) var all: [Record] = []
    private var keys: [Key] = []
    private var places: [ID: Int] = [:]

    /// No pages.
    package init() {}

    /// What is kept of a page; `nil` for an id that is not in the list.
    package subscript(id: ID) -> Record? { places[id].map { all[$0] } }

    /// The list with other pages. Of two with the same id the first is taken; of two with the same
    /// object the first is the one that is known. The work grows with the number of pages.
    /// - Parameters:
    ///   - pages: each page's id, and the object that was given for it.
    ///   - record: brings what is kept of a page up to date, or makes it for one that is not known. It is
    ///     asked with the page's place in `pages`.
    /// - Returns: the list, and whether any page in it is new or has another id or place.
    package func taking(
        _ pages: [(id: ID, given: Given?)], record: (_ place: Int, _ known: Record?) -> Record
    ) -> (list: Self, isOther: Bool) {
        var known: [Key: Record] = [:]
        for (key, record) in zip(keys, all) where known[key] == nil { known[key] = record }
        var list = Self()
        var isOther = false
        for (place, page) in pages.enumerated() where list.places[page.id] == nil {
            let key = page.given.map { Key.given($0) } ?? .id(page.id)
            let old = known.removeValue(forKey: key)
            let isHere = places[page.id] == list.all.count && keys[list.all.count] == key
            if old == nil || !isHere { isOther = true }
            list.places[page.id] = list.all.count
            list.keys.append(key)
            list.all.append(record(place, old))
        }
        return (list, isOther || list.all.count != all.count)
    }
}
