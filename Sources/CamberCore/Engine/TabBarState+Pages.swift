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

    /// Writes the pages that are to be kept at a time, in item order.
    func pages(at time: Double, into pages: inout [TabPagePlacement]) {
        pages.removeAll(keepingCapacity: true)
        guard let selected, let current = ordinal(of: selected) else {
            if case .all = paging.retention {
                for item in pageItems {
                    pages.append(
                        TabPagePlacement(item: item, frame: pageArea(at: time), isVisible: false))
                }
            }
            return
        }
        let offset = pageOffset.value(at: time)
        let shown = Int(offset.rounded(.down))...Int(offset.rounded(.up))
        let passed = visitedSlots(until: time)
        let area = pageArea(at: time)
        func add(_ ordinal: Int) {
            let slot = shown.first { arrangement.ordinal(at: $0) == ordinal }
            let place =
                slidesPages
                ? slot ?? hiddenSlot(of: ordinal, beside: shown, current: current) : nil
            pages.append(
                TabPagePlacement(
                    item: pageItems[ordinal],
                    frame: place.map { frame(of: $0, at: offset, in: area) } ?? area,
                    isVisible: slot != nil))
        }
        switch paging.retention {
        case .all: for ordinal in pageItems.indices { add(ordinal) }
        case .visited:
            for ordinal in pageItems.indices {
                let item = pageItems[ordinal]
                let isKept =
                    item == selected || (visited.indices.contains(item) && visited[item])
                    || shown.contains { arrangement.ordinal(at: $0) == ordinal }
                    || passed?.contains { arrangement.ordinal(at: $0) == ordinal } ?? false
                if isKept { add(ordinal) }
            }
        case .selected: addWindow(around: current, reach: 0, shown: shown, add)
        case .neighbours(let count):
            addWindow(around: current, reach: min(max(count, 0), 1000), shown: shown, add)
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
    private func addWindow(
        around current: Int, reach: Int, shown: ClosedRange<Int>, _ add: (Int) -> Void
    ) {
        let window = max(0, current - reach)...min(pageItems.count - 1, current + reach)
        // At most two pages are shown, so there is no need of a list.
        let one = arrangement.ordinal(at: shown.lowerBound)
        let other = arrangement.ordinal(at: shown.upperBound)
        let (low, high) = (min(one, other), max(one, other))
        if low >= 0, low < window.lowerBound { add(low) }
        if high > low, high >= 0, high < window.lowerBound { add(high) }
        for ordinal in window { add(ordinal) }
        if low < high, low > window.upperBound, low < pageItems.count { add(low) }
        if high > window.upperBound, high < pageItems.count { add(high) }
    }

    /// Whether pages lie side by side; otherwise each fills the area.
    private var slidesPages: Bool { swipesPages || style.common.pageTransition == .slide }

    /// A slot for a page that is not to be seen, in page order and beside what is.
    private func hiddenSlot(of ordinal: Int, beside shown: ClosedRange<Int>, current: Int) -> Int {
        let low = arrangement.ordinal(at: shown.lowerBound)
        let high = arrangement.ordinal(at: shown.upperBound)
        if ordinal < min(low, high) { return shown.lowerBound - (min(low, high) - ordinal) }
        if ordinal > max(low, high) { return shown.upperBound + (ordinal - max(low, high)) }
        return ordinal < current ? shown.lowerBound - 1 : shown.upperBound + 1
    }
}
