extension TabBarState {
    /// Where the strip rests: always within its range, whatever the container's size has become.
    var stripRest: Double {
        guard let strip = context.strip else { return 0 }
        switch stripAnchor {
        case .hand(let offset): return offset.clamped(to: 0...strip.maxOffset)
        case .selection(let offset):
            return strip.restOffset(revealing: selected ?? -1, style.reveal, from: offset)
        }
    }

    /// Sends the strip to where it shows the selected cell.
    mutating func revealSelection(motion: TabMotion) {
        guard context.strip != nil else { return }
        stripAnchor = .selection(from: restingStripOffset)
        sendStrip(to: stripRest, motion: motion)
    }

    /// Sends the strip to an offset, at once with Reduce Motion, unless a finger holds it.
    mutating func sendStrip(to offset: Double, motion: TabMotion) {
        guard !isStripDragged else { return }
        guard !environment.reduceMotion else { return stripOffset.jump(to: offset) }
        stripOffset.retarget(to: offset, at: now, motion: motion, threshold: .points)
    }

    /// Puts the strip where it rests, unless a finger holds it.
    mutating func restStrip() {
        if !isStripDragged { stripOffset.jump(to: stripRest) }
    }

    /// The offset at which the strip rests or will rest.
    private var restingStripOffset: Double {
        guard let strip = context.strip else { return 0 }
        return stripOffset.target.clamped(to: 0...strip.maxOffset)
    }

    /// Brings a cell that is not the selection into sight, unless a finger holds the strip; at once
    /// while one drags the pages, which take the strip along from there.
    mutating func showInStrip(_ item: Int, _ reveal: TabReveal = .nearest) {
        guard let strip = context.strip, !isStripDragged else { return }
        let offset = stripOffset.value(at: now)
        stripAnchor = .hand(strip.restOffset(revealing: item, reveal, from: offset))
        sendStrip(to: stripRest, motion: pageDrag == nil ? style.common.motion : .instant)
        followPagesFromHere()
    }

    /// Shows a cell at once if its middle is out of sight, so that it can be touched there, unless a
    /// finger holds the strip.
    mutating func revealAtOnce(_ item: Int) {
        guard let strip = context.strip, item >= 0, item < strip.count, !isStripDragged else {
            return
        }
        let offset = stripOffset.value(at: now)
        let middle = (strip.start(of: item) + strip.end(of: item)) / 2 + strip.inset - offset
        if middle >= 0, middle < strip.viewportWidth { return }
        holdStrip(at: strip.restOffset(revealing: item, .nearest, from: offset))
        followPagesFromHere()
    }

    /// Lengths in points that differ by less are the same.
    private static let roundOff = 1e-9

    /// After a change that moves the strip's cells, the strip rests where it belongs; a finger that
    /// holds it, or the pages, goes on from there.
    mutating func settleStrip() {
        guard context.strip != nil else { return stripOffset.jump(to: 0) }
        if isStripDragged { return regripStrip() }
        if pageDrag != nil { return followPagesAnew() }
        // The same place, added up from other cells, may differ in its last digits; a jump for these
        // would cut a movement short.
        if (stripOffset.target - stripRest).magnitude < Self.roundOff {
            return stripOffset.correct(to: stripRest)
        }
        if isStripCaughtBeyondEnd { return }
        stripOffset.jump(to: stripRest)
    }

    /// Whether a finger holds a strip where it caught it, beyond an end; it goes home after that.
    private var isStripCaughtBeyondEnd: Bool {
        guard case .hand(let offset) = stripAnchor, offset == stripOffset.target else {
            return false
        }
        return touches.contains { $0.caughtStripBeyondEnd }
    }

    // MARK: With the pages

    /// The strip has been moved while a finger drags the pages: it follows them from where it is.
    mutating func followPagesFromHere() {
        for index in touches.indices {
            guard case .pageDrag(var drag) = touches[index].role else { continue }
            drag.stripStart = (pageOffset.target, stripOffset.target)
            drag.stripAnchor = stripAnchor
            drag.stripRest = stripRest
            drag.stripEdge = stripEdge(at: drag.nearest)
            touches[index].role = .pageDrag(drag)
        }
    }

    /// The strip's cells have changed while a finger drags the pages: it follows them from where it
    /// would rest now, if that or a cell of theirs is in another place than before.
    private mutating func followPagesAnew() {
        let rest = stripRest
        for index in touches.indices {
            guard case .pageDrag(var drag) = touches[index].role else { continue }
            let edge = stripEdge(at: drag.nearest)
            if max((drag.stripRest - rest).magnitude, (drag.stripEdge - edge).magnitude)
                >= Self.roundOff
            {
                let home = (drag.nearest - 1...drag.nearest + 1).first {
                    arrangement.ordinal(at: $0) == selected.flatMap(ordinal(of:))
                }
                // Pages caught on a long way may be far from the selected one.
                drag.stripStart =
                    home.map { (Double($0), rest) }
                    ?? (Double(drag.nearest), restOffset(at: drag.nearest, from: rest))
                drag.stripAnchor = stripAnchor
                drag.stripRest = rest
                drag.stripEdge = edge
            }
            touches[index].role = .pageDrag(drag)
            stripOffset.jump(to: followedStripOffset(drag, at: pageOffset.target))
        }
    }

    /// The strip's offset while a finger holds the pages at a slot position: from where it was at
    /// the drag's start in a straight line to the place of the neighbour, and on to the next.
    func followedStripOffset(_ drag: TabPageDrag, at slotPosition: Double) -> Double {
        guard context.strip != nil, !pageItems.isEmpty else { return stripOffset.target }
        let start = drag.stripStart
        let target = slotPosition.clamped(to: slotBounds)
        guard target != start.slot else { return start.offset }
        func rest(_ slot: Int) -> Double { restOffset(at: slot, from: start.offset) }
        // The neighbouring slots of the start, and of the target.
        let low = Int(target.rounded(.down))
        let high = Int(target.rounded(.up))
        if target > start.slot {
            let from = max(Double(low), start.slot)
            let before = from == start.slot ? start.offset : rest(low)
            return lerp(before, rest(high), (target - from) / (Double(high) - from))
        }
        let from = min(Double(high), start.slot)
        let before = from == start.slot ? start.offset : rest(high)
        return lerp(before, rest(low), (from - target) / (from - Double(low)))
    }

    /// The strip's offset at rest that shows the page in a slot.
    private func restOffset(at slot: Int, from offset: Double) -> Double {
        context.strip?.restOffset(revealing: page(at: slot), style.reveal, from: offset) ?? offset
    }

    /// The trailing edge, in the strip, of the cell of the page in a slot.
    func stripEdge(at slot: Int) -> Double { context.strip?.end(of: page(at: slot)) ?? 0 }

    /// The page in a slot, or the one at the nearest end; −1 without pages.
    private func page(at slot: Int) -> Int {
        if pageItems.isEmpty { return -1 }
        return pageItems[arrangement.ordinal(at: slot).clamped(to: pageItems.indices)]
    }
}

extension Int {
    /// The nearest index of a collection that is not empty.
    func clamped(to indices: Range<Int>) -> Int {
        Swift.min(Swift.max(self, indices.lowerBound), indices.upperBound - 1)
    }
}
