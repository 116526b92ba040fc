extension TabBarState {
    /// A new container or new settings of the user's. Never an event, and reversible: what rests
    /// rests in the same place again when the old container comes back.
    mutating func setEnvironment(_ given: TabEnvironment) {
        var new = given.sanitized
        holdBottomInset(&new)
        let directionChanged = new.direction != environment.direction
        let widthChanged = new.size.width != environment.size.width
        let stopsMoving = new.reduceMotion && !environment.reduceMotion
        environment = new
        if directionChanged || stopsMoving { cancelPageDrag() }
        if stopsMoving { stopTravelling() }
        if widthChanged { regripPages() }
    }

    /// While a keyboard comes and goes the system reports a bottom inset of 0 for a moment, and a
    /// bar that believed it would drop into the home indicator's area. The last one holds until
    /// another is reported or the container's size changes.
    private func holdBottomInset(_ new: inout TabEnvironment) {
        guard keyboard.mayHideInset, new.safeArea.bottom == 0, new.size == environment.size else {
            return
        }
        new.safeArea.bottom = environment.safeArea.bottom
    }

    mutating func setKeyboard(height: Double, isFloating: Bool) {
        let covered =
            isFloating || !height.isFinite ? 0 : height.clamped(to: 0...environment.size.height)
        if covered > 0 || keyboard.height > 0 { keyboard.mayHideInset = true }
        keyboard.height = covered
    }

    /// After an inset was reported that is no 0, or a new size, 0 is believed again.
    mutating func noteReportedInset(_ given: TabEnvironment, sizeChanged: Bool) {
        if keyboard.height == 0, sizeChanged || given.safeArea.bottom > 0 {
            keyboard.mayHideInset = false
        }
    }

    /// Reduce Motion was turned on: what travels is where it goes to at once; fades go on.
    private mutating func stopTravelling() {
        indicator.jump(to: indicator.target)
        pageOffset.jump(to: pageOffset.target)
        stripOffset.jump(to: stripRest)
        barShift.jump(to: barShift.target)
    }

    /// After a change that moves the strip's cells, the strip rests where it belongs.
    mutating func settleStrip() {
        guard context.strip != nil else { return stripOffset.jump(to: 0) }
        let isDragged = touches.contains { if case .stripDrag = $0.role { true } else { false } }
        if isDragged || pageDrag != nil || stripOffset.target == stripRest { return }
        stripOffset.jump(to: stripRest)
    }

    // MARK: Lists

    /// What becomes of the items of the old list in the new one.
    struct Renaming {
        /// The new index of each old item, −1 when it is gone.
        let indexes: [Int]

        subscript(old: Int?) -> Int? {
            guard let old, indexes.indices.contains(old), indexes[old] >= 0 else { return nil }
            return indexes[old]
        }
    }

    /// Takes a new list.
    /// - Parameters:
    ///   - traits: the new items.
    ///   - renaming: what becomes of the old ones.
    /// - Returns: whether the selected item is gone, so that another has taken its place.
    mutating func replaceItems(_ traits: [TabItemTraits], _ renaming: Renaming) -> Bool {
        let oldPages = pageItems
        let oldSelected = selected
        let oldOrdinal = selected.flatMap(ordinal(of:))
        let handAnchor = handAnchor()
        setTraits(traits)
        focused = renaming[focused]
        renameTouches(renaming)
        renameVisited(renaming)
        guard let oldSelected, let oldOrdinal else {
            emphases.removeAll()
            return false
        }
        let kept = renaming[oldSelected].flatMap { isPage($0) ? $0 : nil }
        let moving = arrangement.naming(movingSlots(pageCount: oldPages.count))
        let renamedArrangement = moving.renamed { old in
            guard oldPages.indices.contains(old) else { return nil }
            return renaming[oldPages[old]].flatMap { ordinal(of: $0) }
        }
        guard let kept, let ordinal = ordinal(of: kept), let renamedArrangement else {
            let successor = kept ?? neighbour(of: oldSelected, renaming)
            touches.removeAll { if case .pageDrag = $0.role { true } else { false } }
            place(successor)
            return kept == nil
        }
        selected = kept
        arrangement = renamedArrangement
        indicatorOrigin(shiftedBy: Double(ordinal - oldOrdinal))
        emphases = emphases.compactMap { track in
            renaming[track.item].map { TabEmphasisTrack(item: $0, value: track.value) }
        }
        if let handAnchor { keepInPlace(handAnchor, renaming) }
        return false
    }

    /// The slots of pages that are shown on the way from where the pages are to where they go. What
    /// lies beyond the first and the last page follows from those.
    private func movingSlots(pageCount: Int) -> ClosedRange<Int> {
        let offset = pageOffset.value(at: now)
        let target = pageOffset.target
        let bounds = arrangement.slots(pageCount: pageCount)
        func inside(_ slot: Double) -> Int {
            Int(slot.clamped(to: Double(bounds.lowerBound)...Double(bounds.upperBound)))
        }
        return inside(min(offset, target).rounded(.down))...inside(max(offset, target).rounded(.up))
    }

    /// The nearest remaining neighbour of an item that is gone: the following one before the
    /// preceding; else the first page.
    private func neighbour(of old: Int, _ renaming: Renaming) -> Int? {
        func usable(_ old: Int) -> Int? {
            renaming[old].flatMap { isPage($0) && traits[$0].isEnabled ? $0 : nil }
        }
        for index in renaming.indexes.indices where index > old {
            if let item = usable(index) { return item }
        }
        for index in renaming.indexes.indices.reversed() where index < old {
            if let item = usable(index) { return item }
        }
        return firstEnabledPage
    }

    private mutating func renameTouches(_ renaming: Renaming) {
        for index in touches.indices {
            switch touches[index].role {
            case .press(let item, let isInside):
                if let new = renaming[item], traits[new].isEnabled {
                    touches[index].role = .press(item: new, isInside: isInside)
                } else {
                    touches[index].role = .ignored
                }
            case .pageDrag(var drag):
                drag.emphasisResiduals = drag.emphasisResiduals.compactMap { track in
                    renaming[track.item].map { TabEmphasisTrack(item: $0, value: track.value) }
                }
                touches[index].role = .pageDrag(drag)
            case .bar, .page, .stripDrag, .ignored: break
            }
        }
        refreshPressed()
    }

    private mutating func renameVisited(_ renaming: Renaming) {
        var new = Array(repeating: false, count: traits.count)
        for old in visited.indices where visited[old] {
            if let item = renaming[old] { new[item] = true }
        }
        visited = new
    }

    /// After pages have come or gone before the selected one, the bar is at the same page as before.
    private mutating func indicatorOrigin(shiftedBy delta: Double) {
        guard delta != 0 else { return }
        indicator.shift(by: delta, at: now)
    }

    /// The first visible cell of a strip that a hand has scrolled, and how far in sight it is.
    private func handAnchor() -> (item: Int, distance: Double, cells: Range<Int>)? {
        guard case .hand(let offset) = stripAnchor, let strip = context.strip else { return nil }
        let cells = strip.visibleCells(at: offset)
        guard let first = cells.first else { return nil }
        return (first, strip.start(of: first) - offset, cells)
    }

    /// Keeps the first visible cell that remains where it is.
    private mutating func keepInPlace(
        _ anchor: (item: Int, distance: Double, cells: Range<Int>), _ renaming: Renaming
    ) {
        guard let strip = context.strip, let new = renaming[anchor.item] else { return }
        stripAnchor = .hand(strip.start(of: new) - anchor.distance)
    }
}
