extension TabBarDriver {
    // MARK: The selection

    /// Selects a page, or nothing; forgets what waits.
    package func select(_ id: ID?, animated: Bool) {
        pendingIndex = nil
        send(.select(id, animated: animated))
    }

    /// The selected page's place among all items; `nil` without a selection.
    package var selectedIndex: Int? {
        engine.items.firstIndex { $0.id == engine.selection }
    }

    /// Selects the item in a place, or nothing. A place out of range changes nothing, but while
    /// there are no items it waits for them.
    package func select(index: Int?, animated: Bool) {
        let items = engine.items
        guard let index else { return select(nil, animated: animated) }
        if items.indices.contains(index) { select(items[index].id, animated: animated) }
        if items.isEmpty { pendingIndex = index }
    }

    /// Selects what was selected when the app ran last. By id, because a place means something else
    /// as soon as the items have changed; a page that there is no more leaves the selection, and
    /// while there are no pages the id waits for them.
    package func restore(_ id: ID?) {
        let pages = engine.pageIDs
        if let id, pages.isEmpty || pages.contains(id) { select(id, animated: false) }
    }

    // MARK: Items

    /// Takes a list, if it is another one than before, and selects what waits for it.
    package func setItems(_ items: [TabItem<ID>]) {
        if let index = pendingIndex, items.indices.contains(index) {
            select(items[index].id, animated: false)
        }
        if items != engine.items { send(.items(items)) }
    }

    /// The page that ⌘1 … ⌘9 choose, or `nil` when there are fewer.
    package func page(forDigit digit: Int) -> ID? {
        let pages = engine.pageIDs
        return (1...9).contains(digit) && digit <= pages.count ? pages[digit - 1] : nil
    }

    // MARK: What is to be seen

    /// The item at a point of the container, as the bar was drawn last; `nil` beside them.
    package func item(at point: ScenePoint) -> ID? {
        guard case .item(let index) = scene.hit(point), engine.items.indices.contains(index)
        else { return nil }
        return engine.items[index].id
    }

    /// The cell of an item; `nil` while it is not to be seen.
    package func cell(of id: ID) -> SceneCell? {
        scene.cells.first {
            engine.items.indices.contains($0.item) && engine.items[$0.item].id == id
        }
    }

    /// Where an item's menu stands: in the middle of the edge of its cell that is farther from the edge
    /// of the container that the bar stands at; `nil` while the item is not to be seen.
    package func menuPoint(of id: ID) -> ScenePoint? {
        cell(of: id).map { cell in
            let isTop = engine.style.placement == .top
            return ScenePoint(
                cell.frame.x + cell.frame.width / 2, isTop ? cell.frame.maxY : cell.frame.y)
        }
    }

    /// Whether other items are to be seen than at the last question, so that assistive technology
    /// has to look again.
    package func showsOtherItems() -> Bool {
        let items = engine.items
        let ids = scene.cells.filter { items.indices.contains($0.item) }.map { items[$0.item].id }
        defer { announced = ids }
        return announced.map { $0 != ids } ?? false
    }
}
