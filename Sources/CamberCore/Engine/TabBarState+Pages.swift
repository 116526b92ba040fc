extension TabBarState {
    /// Marks the pages that are visible between the last event and a time.
    mutating func markVisited(until time: Double) {
        guard let slots = visitedSlots(until: time) else { return }
        if visited.count != traits.count {
            visited = Array(repeating: false, count: traits.count)
        }
        for slot in slots {
            let ordinal = arrangement.ordinal(at: slot)
            if pageItems.indices.contains(ordinal) { visited[pageItems[ordinal]] = true }
        }
    }

    /// The slots that are shown between the last event and `time`; `nil` when no time passes. Of
    /// pages on their way these are all from where they were sent off to where they go, and none
    /// that only an overshoot shows, so that it does not matter at which times one asks.
    private func visitedSlots(until time: Double) -> ClosedRange<Int>? {
        guard time > now, selected != nil else { return nil }
        let target = pageOffset.target
        let origin = pageOffset.isAtRest(at: now) ? target : pageOrigin
        return Int(min(origin, target).rounded(.down))...Int(max(origin, target).rounded(.up))
    }

    /// What is to be seen of the row of pages at one instant.
    private struct PageView {
        let slotPosition: Double
        let shown: ClosedRange<Int>
        /// The ordinal of the selected page.
        let current: Int
        let area: SceneRect
    }

    /// Writes the pages that are to be kept at a time, in item order.
    func pages(at time: Double, into pages: inout [TabPagePlacement]) {
        pages.removeAll(keepingCapacity: true)
        let area = pageArea(at: time)
        guard let selected, let current = ordinal(of: selected) else {
            guard case .all = paging.retention else { return }
            for item in pageItems {
                pages.append(TabPagePlacement(item: item, frame: area, isVisible: false))
            }
            return
        }
        let offset = pageOffset.value(at: time)
        let view = PageView(
            slotPosition: offset,
            shown: Int(offset.rounded(.down))...Int(offset.rounded(.up)),
            current: current, area: area)
        switch paging.retention {
        case .all: for ordinal in pageItems.indices { add(ordinal, view, to: &pages) }
        case .visited: addVisited(until: time, view, to: &pages)
        case .selected: addWindow(reach: 0, view, to: &pages)
        case .neighbours(let count):
            addWindow(reach: min(max(count, 0), 1000), view, to: &pages)
        }
    }

    /// Adds a page in its place.
    @inline(never)
    private func add(_ ordinal: Int, _ view: PageView, to pages: inout [TabPagePlacement]) {
        let slot = view.shown.first { arrangement.ordinal(at: $0) == ordinal }
        var frame = view.area
        if slidesPages {
            let slot = slot ?? hiddenSlot(of: ordinal, view)
            frame = self.frame(of: slot, at: view.slotPosition, in: view.area)
        }
        pages.append(
            TabPagePlacement(item: pageItems[ordinal], frame: frame, isVisible: slot != nil))
    }

    /// Adds the selected page and all that have been visible by a time.
    private func addVisited(
        until time: Double, _ view: PageView, to pages: inout [TabPagePlacement]
    ) {
        let passed = visitedSlots(until: time)
        for ordinal in pageItems.indices {
            let item = pageItems[ordinal]
            let isKept =
                ordinal == view.current || (visited.indices.contains(item) && visited[item])
                || view.shown.contains { arrangement.ordinal(at: $0) == ordinal }
                || passed?.contains { arrangement.ordinal(at: $0) == ordinal } ?? false
            if isKept { add(ordinal, view, to: &pages) }
        }
    }

    /// Writes the pages that would be visible with a finger holding the bar at a position.
    func pages(position: Double, into pages: inout [TabPagePlacement]) {
        pages.removeAll(keepingCapacity: true)
        guard position.isFinite, let last = pageItems.indices.last else { return }
        let inside = position.clamped(to: 0...Double(last))
        let offset = slidesPages ? position.clamped(to: -1...Double(last + 1)) : inside.rounded()
        let area = pageArea(at: now)
        for ordinal in Int(inside.rounded(.down))...Int(inside.rounded(.up))
        where abs(Double(ordinal) - offset) < 1 {
            pages.append(
                TabPagePlacement(
                    item: pageItems[ordinal], frame: frame(of: ordinal, at: offset, in: area),
                    isVisible: true))
        }
    }

    /// The frame of a slot while the pages stand at a slot position.
    private func frame(of slot: Int, at slotPosition: Double, in area: SceneRect) -> SceneRect {
        area.offsetBy((Double(slot) - slotPosition) * area.width * forwardSign, 0)
    }

    /// Adds the pages up to `reach` from the current one and those that are shown, in page order.
    private func addWindow(reach: Int, _ view: PageView, to pages: inout [TabPagePlacement]) {
        let window = max(0, view.current - reach)...min(pageItems.count - 1, view.current + reach)
        // At most two pages are shown, so there is no need of a list.
        let one = arrangement.ordinal(at: view.shown.lowerBound)
        let other = arrangement.ordinal(at: view.shown.upperBound)
        let (low, high) = (min(one, other), max(one, other))
        if low >= 0, low < window.lowerBound { add(low, view, to: &pages) }
        if high > low, high >= 0, high < window.lowerBound { add(high, view, to: &pages) }
        for ordinal in window { add(ordinal, view, to: &pages) }
        if low < high, low > window.upperBound, low < pageItems.count {
            add(low, view, to: &pages)
        }
        if high > window.upperBound, high < pageItems.count { add(high, view, to: &pages) }
    }

    /// Whether pages lie side by side; otherwise each fills the area.
    private var slidesPages: Bool { swipesPages || style.common.pageTransition == .slide }

    /// A slot for a page that is not to be seen, in page order and beside what is.
    private func hiddenSlot(of ordinal: Int, _ view: PageView) -> Int {
        let shown = view.shown
        let low = arrangement.ordinal(at: shown.lowerBound)
        let high = arrangement.ordinal(at: shown.upperBound)
        if ordinal < min(low, high) { return shown.lowerBound - (min(low, high) - ordinal) }
        if ordinal > max(low, high) { return shown.upperBound + (ordinal - max(low, high)) }
        return ordinal < view.current ? shown.lowerBound - 1 : shown.upperBound + 1
    }
}
