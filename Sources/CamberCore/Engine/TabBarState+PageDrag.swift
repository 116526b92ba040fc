extension TabBarState {
    /// The drag of the finger that holds the pages, if one does.
    var pageDrag: TabPageDrag? {
        for touch in touches {
            if case .pageDrag(let drag) = touch.role { return drag }
        }
        return nil
    }

    /// The slots of the first and the last page.
    var slotBounds: ClosedRange<Double> { slotBounds(pageCount: pageItems.count) }

    /// The slots of the first and the last of so many pages.
    func slotBounds(pageCount: Int) -> ClosedRange<Double> {
        let slots = arrangement.slots(pageCount: pageCount)
        return Double(slots.lowerBound)...Double(slots.upperBound)
    }

    /// How far pages may be beyond an end for a finger to take hold of them: a fiftieth of one still
    /// shows.
    private static let farthestHold = 0.98

    /// Whether there is anything of a page that a finger could take hold of: a very bouncy spring may
    /// swing them all out of sight.
    var showsPages: Bool {
        let offset = pageOffset.value(at: now)
        return (offset - offset.clamped(to: slotBounds)).magnitude < Self.farthestHold
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

    /// How long what was presented before a finger took hold fades to what the pages' place gives, in
    /// seconds.
    private static let gripFade = TabMotion.linear(0.15)

    /// Gives the pages to a finger, with everything presented as it was.
    mutating func beginPageDrag(_ index: Int) {
        let presented = position(at: now) ?? 0
        let emphases = emphasisValues(at: now)
        rootPages()
        let offset = pageOffset.value(at: now)
        pageOffset.jump(to: offset)
        // What is out of sight comes in page order, also where pages have slid in from far away.
        arrangement = arrangement.naming(movingSlots(pageCount: pageItems.count))
        var residual = TabTrajectory(presented - arrangement.pagePosition(at: offset))
        residual.retarget(to: 0, at: now, motion: Self.gripFade, threshold: .position)
        let strip = stripOffset.value(at: now)
        stripOffset.jump(to: strip)
        let nearest = Int(offset.clamped(to: slotBounds).rounded())
        touches[index].role = .pageDrag(
            TabPageDrag(
                grip: rawPageOffset(offset), nearest: nearest,
                residual: residual, emphasisResiduals: emphasisResiduals(of: emphases, at: offset),
                stripStart: (offset, strip), stripAnchor: stripAnchor, stripRest: stripRest,
                stripEdge: stripEdge(at: nearest)))
    }

    /// What emphases differ by from those that pages at a slot position give, on its way to nothing.
    private func emphasisResiduals(
        of presented: [TabItemEmphasis], at slotPosition: Double
    ) -> [TabEmphasisTrack] {
        var pair: [TabItemEmphasis] = []
        appendPair(at: slotPosition, to: &pair)
        var residuals = presented
        for entry in pair {
            if let index = residuals.firstIndex(where: { $0.item == entry.item }) {
                residuals[index].value -= entry.value
            } else {
                residuals.append(TabItemEmphasis(item: entry.item, value: -entry.value))
            }
        }
        return residuals.filter { $0.value != 0 }.map { entry in
            var track = TabTrajectory(entry.value)
            track.retarget(to: 0, at: now, motion: Self.gripFade, threshold: .fraction)
            return TabEmphasisTrack(item: entry.item, value: track)
        }
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
}
