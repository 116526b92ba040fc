extension TabBarState {
    /// The drag of the finger that holds the pages, if one does.
    var pageDrag: TabPageDrag? {
        for touch in touches {
            if case .pageDrag(let drag) = touch.role { return drag }
        }
        return nil
    }

    /// The slots of the first and the last page.
    var slotBounds: ClosedRange<Double> {
        let slots = arrangement.slots(pageCount: pageItems.count)
        return Double(slots.lowerBound)...Double(slots.upperBound)
    }

    /// Whether there is anything of a page that a finger could take hold of: a very bouncy spring may
    /// swing them all out of sight.
    var showsPages: Bool {
        let offset = pageOffset.value(at: now)
        return (offset - offset.clamped(to: slotBounds)).magnitude < 0.98
    }

    /// How far the pages travel for one page: the container's width, never the screen's.
    private var pageWidth: Double { environment.size.width }

    // MARK: Taking hold

    /// A finger went down on moving pages: they stop where they are, and it holds them.
    mutating func holdPages(finger: Int) {
        pageOffset.jump(to: pageOffset.value(at: now))
        guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
        beginPageDrag(index)
    }

    /// Gives the pages to a finger, with everything presented as it was.
    mutating func beginPageDrag(_ index: Int) {
        let presented = position(at: now) ?? 0
        let before = emphasisValues(at: now)
        rootPages()
        let offset = pageOffset.value(at: now)
        pageOffset.jump(to: offset)
        var pair: [TabItemEmphasis] = []
        appendPair(at: offset, to: &pair)
        let fade = TabMotion.linear(0.15)
        var residuals: [TabEmphasisTrack] = []
        func addResidual(_ item: Int, _ value: Double) {
            guard value != 0 else { return }
            var track = TabTrajectory(value)
            track.retarget(to: 0, at: now, motion: fade, threshold: .fraction)
            residuals.append(TabEmphasisTrack(item: item, value: track))
        }
        for entry in before {
            addResidual(
                entry.item,
                entry.value - (pair.first { $0.item == entry.item }?.value ?? 0))
        }
        for entry in pair where !before.contains(where: { $0.item == entry.item }) {
            addResidual(entry.item, -entry.value)
        }
        var residual = TabTrajectory(presented - arrangement.pagePosition(at: offset))
        residual.retarget(to: 0, at: now, motion: fade, threshold: .position)
        let strip = stripOffset.value(at: now)
        stripOffset.jump(to: strip)
        touches[index].role = .pageDrag(
            TabPageDrag(
                grip: rawPageOffset(offset), nearest: Int(offset.clamped(to: slotBounds).rounded()),
                residual: residual,
                emphasisResiduals: residuals, stripStart: (offset, strip),
                stripAnchor: stripAnchor))
    }

    /// The undamped place of a finger that holds the pages at `offset`.
    private func rawPageOffset(_ offset: Double) -> Double {
        // Where pages stop at the ends, only a spring brings them beyond, and they go on from there.
        if style.edges == .stop { return offset }
        let inside = offset.clamped(to: slotBounds)
        guard pageWidth > 0 else { return inside }
        return inside
            + TabRubberBand.drag((offset - inside) * pageWidth, dimension: pageWidth) / pageWidth
    }

    /// Once pages that are no neighbours have slid to rest, every page is in its own slot again.
    mutating func rootPages() {
        guard pageOffset.isAtRest(at: now), pageOffset.target == pageOffset.target.rounded() else {
            return
        }
        let ordinal = arrangement.ordinal(at: Int(pageOffset.target))
        arrangement = TabPageArrangement(around: ordinal)
        pageOffset.jump(to: Double(ordinal))
    }

    // MARK: Following

    /// Puts the pages where the finger is.
    mutating func movePages(_ index: Int) {
        guard case .pageDrag(let drag) = touches[index].role, pageWidth > 0 else { return }
        let dx = touches[index].point.x - touches[index].start.x
        let raw = drag.grip - dx * forwardSign / pageWidth
        var offset = raw
        switch style.edges {
        case .stop:
            let low = min(slotBounds.lowerBound, drag.grip)
            offset = raw.clamped(to: low...max(slotBounds.upperBound, drag.grip))
        case .rubberBand:
            let inside = raw.clamped(to: slotBounds)
            let beyond = (raw - inside) * pageWidth
            offset = inside + TabRubberBand.offset(beyond, dimension: pageWidth) / pageWidth
        }
        pageOffset.jump(to: offset)
        // A strip that another finger drags follows that one.
        if context.strip != nil, !isStripDragged {
            stripOffset.jump(to: followedStripOffset(drag, at: offset))
        }
    }

    /// After the container's size or the list has changed, the finger goes on from where the pages
    /// are.
    mutating func regripPages() {
        for index in touches.indices {
            guard case .pageDrag(var drag) = touches[index].role else { continue }
            drag.grip = rawPageOffset(pageOffset.target)
            touches[index].role = .pageDrag(drag)
            touches[index].start = touches[index].point
        }
    }

    // MARK: Letting go

    /// The largest velocity that pages take over from a finger, in pages a second; beyond an end
    /// less, by the part of a page that they are beyond it. No hand is as fast, but a bad sample may
    /// be, or a finger on a container a few points wide; and then the release's spring would swing a
    /// whole page too far, where there is nothing to see or to catch.
    private static let fastestRelease = 40.0

    /// The finger lets the pages go with a velocity in points a second.
    mutating func releasePages(velocity: ScenePoint, shouldSelect: (Int) -> Bool) {
        guard let drag = pageDrag, let selected else { return }
        guard pageWidth > 0 else { return cancelPageDrag() }
        let offset = pageOffset.target
        var speed = -velocity.x * forwardSign
        let inside = offset.clamped(to: slotBounds)
        if offset != inside || (style.edges == .stop && isAgainstEdge(offset, speed)) {
            // Beyond an end the page moves more slowly than the finger, or not at all.
            let raw = TabRubberBand.drag((offset - inside) * pageWidth, dimension: pageWidth)
            speed *=
                style.edges == .stop ? 0 : TabRubberBand.slope(raw, dimension: pageWidth)
        }
        let flicks = style.flickVelocity.map { abs(velocity.x) >= $0 && velocity.x != 0 } ?? false
        let forward = -velocity.x * forwardSign > 0
        let wanted =
            flicks ? inside.rounded(forward ? .up : .down) : inside.rounded()
        let near = Double(drag.nearest)
        let slot = Int(wanted.clamped(to: (near - 1)...(near + 1)).clamped(to: slotBounds))
        let item = pageItems[arrangement.ordinal(at: slot).clamped(to: pageItems.indices)]
        let fastest = Self.fastestRelease * max(0, 1 - (offset - inside).magnitude)
        let release = (speed / pageWidth).clamped(to: -fastest...fastest)
        if item == selected || !userSelect(item, release: release, shouldSelect: shouldSelect) {
            returnPages(drag, to: selected, release: release)
        }
    }

    /// Takes the pages from every finger, also from one that has not shown yet what it wants.
    mutating func letPagesGo() {
        cancelPageDrag()
        for index in touches.indices {
            if case .page = touches[index].role { touches[index].role = .ignored }
        }
    }

    /// Takes the pages from a finger and sends them back to the selected one, without an event.
    mutating func cancelPageDrag() {
        guard let drag = pageDrag, let selected else { return }
        returnPages(drag, to: selected, release: 0)
    }

    /// Sends the pages back to where the selection is; the strip, too, rests as it did before.
    private mutating func returnPages(_ drag: TabPageDrag, to selected: Int, release: Double) {
        select(selected, release: release)
        guard context.strip != nil else { return }
        stripAnchor = drag.stripAnchor
        sendStrip(to: stripRest, motion: Self.releaseMotion)
    }

    private func isAgainstEdge(_ offset: Double, _ speed: Double) -> Bool {
        (offset <= slotBounds.lowerBound && speed < 0)
            || (offset >= slotBounds.upperBound && speed > 0)
    }

    /// Takes the pages from the finger and leaves everything presented as it is.
    mutating func endDrags() {
        guard pageDrag != nil else { return }
        let presented = position(at: now) ?? 0
        let values = emphasisValues(at: now)
        for index in touches.indices {
            if case .pageDrag = touches[index].role { touches[index].role = .ignored }
        }
        indicator.jump(to: presented)
        emphases = values.map { TabEmphasisTrack(item: $0.item, value: TabTrajectory($0.value)) }
    }

    // MARK: Pages

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
            var frame = area
            if slidesPages {
                let place = slot ?? hiddenSlot(of: ordinal, beside: shown, current: current)
                let x = (Double(place) - offset) * area.width
                frame.x += environment.direction == .leftToRight ? x : -x
            }
            pages.append(
                TabPagePlacement(item: pageItems[ordinal], frame: frame, isVisible: slot != nil))
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
            var frame = area
            let x = (Double(ordinal) - offset) * area.width
            frame.x += environment.direction == .leftToRight ? x : -x
            pages.append(
                TabPagePlacement(item: pageItems[ordinal], frame: frame, isVisible: true))
        }
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
