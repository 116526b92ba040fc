import CamberCore

/// What the specification says of items and selection, written anew from its words: what is a page,
/// what a new list selects, and which reports an event may give.
struct Expectation {
    /// The list, each id once.
    private(set) var items: [Item]
    private(set) var style: AnyTabBarStyle
    private(set) var selection: Int?
    var pending: Int?
    /// Whether the app wants nothing selected, which is kept until something is or the list is emptied.
    var keepsNothing = false
    var refused: Set<Int> = []
    var isHidden = false

    init(_ items: [Item], selection: TabInitialSelection<Int>, style: AnyTabBarStyle) {
        self.items = Self.unique(items)
        self.style = style
        switch selection {
        case .automatic: self.selection = firstEnabledPage
        case .none:
            self.selection = nil
            keepsNothing = !items.isEmpty
        case .page(let id):
            if isPage(id) {
                self.selection = id
            } else {
                if items.isEmpty { pending = id }
                self.selection = firstEnabledPage
            }
        }
    }

    static func unique(_ items: [Item]) -> [Item] {
        var seen: Set<Int> = []
        return items.filter { seen.insert($0.id).inserted }
    }

    // MARK: The list

    func item(_ id: Int) -> Item? { items.first { $0.id == id } }
    func isPage(_ item: Item) -> Bool {
        (item.role ?? style.defaultRole(hasTitle: !item.title.isEmpty)) == .page
    }
    func isPage(_ id: Int) -> Bool { item(id).map { isPage($0) } ?? false }
    var pages: [Item] { items.filter { isPage($0) } }
    private var firstEnabledPage: Int? { pages.first { $0.isEnabled }?.id }

    /// Makes a page the selection, as a report has told.
    mutating func adopt(_ id: Int?) { selection = id }

    /// Takes a new list or look; the result is the selection that has to be told, if one has.
    mutating func replace(items new: [Item]?, style newStyle: AnyTabBarStyle?) -> (
        told: Int, from: Int?
    )? {
        let old = items
        let oldSelection = selection
        if let new { items = Self.unique(new) }
        if let newStyle { style = newStyle }
        if items.isEmpty, !old.isEmpty { keepsNothing = false }
        if let oldSelection {
            keepsNothing = false
            if isPage(oldSelection) { return nil }
            selection = successor(of: oldSelection, in: old)
            return selection.map { ($0, oldSelection) }
        }
        guard !keepsNothing, !items.isEmpty else { return nil }
        let waiting = pending
        pending = nil
        if let waiting, isPage(waiting) {
            selection = waiting
            return nil
        }
        selection = firstEnabledPage
        return selection.map { ($0, nil) }
    }

    /// The nearest remaining neighbour of an item that is gone, the following before the preceding.
    private func successor(of gone: Int, in old: [Item]) -> Int? {
        let ids = old.map { $0.id }
        guard let place = ids.firstIndex(of: gone) else { return firstEnabledPage }
        let candidates = ids[(place + 1)...] + ids[..<place].reversed()
        return candidates.first { id in isPage(id) && (item(id)?.isEnabled ?? false) }
            ?? firstEnabledPage
    }

    // MARK: Reports

    /// What an activation of an item gives, with `tap` at the end for one by touch.
    func activation(of id: Int, isTap: Bool) -> [Report.Kind] {
        guard let item = item(id), item.isEnabled else { return [] }
        let tap: [Report.Kind] = isTap ? [.tap] : []
        if !isPage(item) { return [.action] + tap }
        if id == selection { return [.reselect] + tap }
        return [refused.contains(id) ? .refuse : .select(from: selection)] + tap
    }

    /// What a wish to select a page gives that is no activation: by arrow key, swipe or wheel.
    func wish(for id: Int) -> [Report.Kind] {
        guard let item = item(id), isPage(item), id != selection else { return [] }
        return [!item.isEnabled || refused.contains(id) ? .refuse : .select(from: selection)]
    }
}
