extension TabBarState {
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
        let before = PreviousList(
            pages: pageItems, selected: selected, position: position(at: now) ?? 0,
            slots: slotBounds, way: movingSlots(pageCount: pageItems.count, sinceSentOff: true),
            anchor: handAnchor())
        let oldOrdinal = selected.flatMap(ordinal(of:))
        setTraits(traits)
        focused = renaming[focused]
        renameTouches(renaming)
        renameVisited(renaming)
        guard let oldSelected = before.selected, let oldOrdinal else {
            renameEmphases(renaming)
            keepInPlace(before.anchor, renaming)
            return false
        }
        let kept = renaming[oldSelected].flatMap { isPage($0) ? $0 : nil }
        let renamedArrangement = renamedArrangement(
            of: before.pages, selected: oldOrdinal, renaming)
        guard let kept, let renamedArrangement else {
            let successor = kept ?? neighbour(of: oldSelected, renaming)
            touches.removeAll { if case .pageDrag = $0.role { true } else { false } }
            place(successor)
            return kept == nil
        }
        selected = kept
        arrangement = renamedArrangement
        continueMotion(from: oldOrdinal, to: ordinals[kept], before, renaming)
        return false
    }

    /// The bar as the former list had it.
    private struct PreviousList {
        let pages: [Int]
        let selected: Int?
        let position: Double
        let slots: ClosedRange<Double>
        /// The slots of the pages' way, from where they were sent off.
        let way: ClosedRange<Int>
        let anchor: StripPlace?
    }

    /// The selected page has remained and what is shown around it, too: everything goes on from where
    /// it was.
    /// - Parameters:
    ///   - oldOrdinal: what the selected page's ordinal was.
    ///   - ordinal: what it is.
    private mutating func continueMotion(
        from oldOrdinal: Int, to ordinal: Int, _ before: PreviousList, _ renaming: Renaming
    ) {
        // What was shown before has been noted; slots behind the pages may hold others now.
        if !arrangement.names(before.way) { pageOrigin = pageOffset.value(at: now) }
        // A finger that held the pages beyond an end may hold them between two pages now.
        if slotBounds != before.slots { regripPages() }
        let mapped = Self.position(before.position, of: before.pages) { old in
            renaming[old].flatMap { self.ordinal(of: $0) }
        }
        moveIndicator(
            from: before.position, to: mapped ?? Double(ordinal), by: Double(ordinal - oldOrdinal))
        renameEmphases(renaming)
        keepInPlace(before.anchor, renaming)
    }

    /// The arrangement of the pages that remain. Where a finger pulls the last or the first page out and
    /// its neighbour is gone, the finger goes on beyond the end; `nil` where another page would take
    /// the place of one that is shown.
    private func renamedArrangement(
        of oldPages: [Int], selected: Int, _ renaming: Renaming
    ) -> TabPageArrangement? {
        let slots = movingSlots(pageCount: oldPages.count)
        let way = movingSlots(pageCount: oldPages.count, sinceSentOff: true)
        func renamed(_ slots: ClosedRange<Int>) -> TabPageArrangement? {
            arrangement.naming(slots).renamed { old in
                guard oldPages.indices.contains(old) else { return nil }
                return renaming[oldPages[old]].flatMap { ordinal(of: $0) }
            }
        }
        // A spring that swings may show once more what it has left.
        if let all = renamed(way) ?? renamed(slots) { return all }
        guard pageDrag != nil,
            let home = slots.first(where: { arrangement.ordinal(at: $0) == selected }),
            let alone = renamed(home...home)
        else { return nil }
        let filled = alone.slots(pageCount: pageItems.count)
        return slots.contains { $0 != home && filled.contains($0) } ? nil : alone
    }

    /// The slots of pages that are shown on the way from where the pages are to where they go. What
    /// lies beyond the first and the last page follows from those.
    /// - Parameter sinceSentOff: whether the way begins where they were sent off.
    func movingSlots(pageCount: Int, sinceSentOff: Bool = false) -> ClosedRange<Int> {
        var offset = pageOffset.value(at: now)
        var target = pageOffset.target
        if sinceSentOff, !pageOffset.isAtRest(at: now) {
            (offset, target) = (min(offset, target, pageOrigin), max(offset, target, pageOrigin))
        }
        let bounds = slotBounds(pageCount: pageCount)
        func inside(_ slot: Double) -> Int { Int(slot.clamped(to: bounds)) }
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

    /// Emphases go on as they were, those of a page that is fading after nothing was selected, too.
    private mutating func renameEmphases(_ renaming: Renaming) {
        emphases = emphases.compactMap { track in
            renaming[track.item].map { TabEmphasisTrack(item: $0, value: track.value) }
        }
    }

    private mutating func renameVisited(_ renaming: Renaming) {
        var new = Array(repeating: false, count: traits.count)
        for old in visited.indices where visited[old] {
            if let item = renaming[old] { new[item] = true }
        }
        visited = new
    }

    /// What a position over the old pages is over the new ones: as far between the places that the
    /// nearest remaining pages on both sides have now, at the one of them that remains, or `nil` when
    /// none does.
    private static func position(
        _ position: Double, of oldPages: [Int], newOrdinal: (Int) -> Int?
    ) -> Double? {
        guard let last = oldPages.indices.last else { return nil }
        let middle = Int(position.rounded(.down).clamped(to: 0...Double(last)))
        let low = (0...middle).last { newOrdinal(oldPages[$0]) != nil }
        let high = (middle..<last).first { newOrdinal(oldPages[$0 + 1]) != nil }.map { $0 + 1 }
        let from = low.flatMap { newOrdinal(oldPages[$0]) }.map(Double.init)
        let to = high.flatMap { newOrdinal(oldPages[$0]) }.map(Double.init)
        guard let low, let high, let from, let to else {
            // Beyond the ends a spring overshoots as far as it did before.
            let beyond = position - position.clamped(to: 0...Double(last))
            return (from ?? to).map { $0 + beyond }
        }
        return lerp(from, to, (position - Double(low)) / Double(high - low))
    }

    /// After a change of the list the bar is between the same pages as before, on its way to the same.
    /// Where all pages on the way have moved alike, the course is the same, too; else it begins anew,
    /// with the velocity over the new way.
    private mutating func moveIndicator(from old: Double, to new: Double, by delta: Double) {
        let target = indicator.target + delta
        if indicator.isAtRest(at: now) { return indicator.jump(to: target) }
        if abs(new - old - delta) < 1e-9 { return indicator.shift(by: delta, at: now) }
        let scale = old == indicator.target ? 0 : (new - target) / (old - indicator.target)
        let velocity = indicator.velocity(at: now) * scale
        indicator.jump(to: new)
        indicator.retarget(
            to: target, at: now, motion: style.common.motion, initialVelocity: velocity,
            threshold: .position)
    }

    /// The place of a cell in the visible part of a strip.
    private struct StripPlace {
        let item: Int
        /// How far its start is from the visible part's, in points.
        let distance: Double
    }

    /// The place of the first visible cell of a strip that a hand has scrolled, or holds.
    private func handAnchor() -> StripPlace? {
        var offset = stripOffset.target
        if !isStripDragged {
            guard case .hand(let place) = stripAnchor else { return nil }
            offset = place
        }
        guard let strip = context.strip, let first = strip.visibleCells(at: offset).first else {
            return nil
        }
        return StripPlace(item: first, distance: strip.start(of: first) - offset)
    }

    /// Keeps that cell where it is, if it remains.
    private mutating func keepInPlace(_ anchor: StripPlace?, _ renaming: Renaming) {
        guard let anchor, let strip = context.strip, let new = renaming[anchor.item] else { return }
        stripAnchor = .hand(strip.start(of: new) - anchor.distance)
    }
}
