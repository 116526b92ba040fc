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

    /// Sends the strip on its way, unless a finger holds it.
    mutating func sendStrip(to offset: Double, motion: TabMotion, velocity: Double? = nil) {
        guard !isStripDragged else { return }
        guard !environment.reduceMotion else { return stripOffset.jump(to: offset) }
        stripOffset.retarget(
            to: offset, at: now, motion: motion, initialVelocity: velocity, threshold: .points)
    }

    /// The offset at which the strip rests or will rest.
    private var restingStripOffset: Double {
        guard let strip = context.strip else { return 0 }
        return stripOffset.target.clamped(to: 0...strip.maxOffset)
    }

    // MARK: By hand

    /// The strip's offset while a finger drags it to `raw`: 1:1 inside its range, with the
    /// resistance of a rubber band beyond.
    func bandedStripOffset(_ raw: Double) -> Double {
        guard let strip = context.strip else { return 0 }
        let inside = raw.clamped(to: 0...strip.maxOffset)
        return inside
            + TabRubberBand.offset(raw - inside, dimension: strip.viewportWidth)
    }

    /// The undamped place of a finger that holds the strip at `offset`.
    func rawStripOffset(_ offset: Double) -> Double {
        guard let strip = context.strip else { return 0 }
        let inside = offset.clamped(to: 0...strip.maxOffset)
        return inside + TabRubberBand.drag(offset - inside, dimension: strip.viewportWidth)
    }

    /// Lets the strip go with a velocity in points a second: it slows down by itself, and bounces
    /// at its ends.
    mutating func releaseStrip(velocity: Double) {
        guard let strip = context.strip else { return }
        let offset = stripOffset.value(at: now)
        var velocity = velocity
        let inside = offset.clamped(to: 0...strip.maxOffset)
        if offset != inside {
            let raw = rawStripOffset(offset) - inside
            velocity *= TabRubberBand.slope(raw, dimension: strip.viewportWidth)
        }
        stripOffset.decelerate(
            from: offset, velocity: velocity, range: 0...strip.maxOffset, at: now,
            threshold: .points)
        stripAnchor = .hand(stripOffset.target)
    }

    /// The finger that dragged the strip has gone: a finger that drags the pages has the strip from now
    /// on, from where it is; else it goes on by itself.
    mutating func leaveStrip(velocity: Double) {
        guard pageDrag == nil else { return followPagesFromHere() }
        releaseStrip(velocity: velocity)
    }

    // MARK: With the pages

    /// A hand has moved the strip while a finger drags the pages: it follows them from where it is.
    mutating func followPagesFromHere() {
        for index in touches.indices {
            guard case .pageDrag(var drag) = touches[index].role else { continue }
            drag.stripStart = (pageOffset.target, stripOffset.target)
            drag.stripAnchor = stripAnchor
            touches[index].role = .pageDrag(drag)
        }
    }

    /// The strip's offset while a finger holds the pages at a slot position: from where it was at
    /// the drag's start in a straight line to the place of the neighbour, and on to the next.
    func followedStripOffset(_ drag: TabPageDrag, at slotPosition: Double) -> Double {
        guard let strip = context.strip, !pageItems.isEmpty else { return stripOffset.target }
        let start = drag.stripStart
        let bounds = arrangement.slots(pageCount: pageItems.count)
        let target = slotPosition.clamped(
            to: Double(bounds.lowerBound)...Double(bounds.upperBound))
        guard target != start.slot else { return start.offset }
        func rest(_ slot: Int) -> Double {
            let ordinal = arrangement.ordinal(at: slot)
            return strip.restOffset(
                revealing: pageItems[ordinal.clamped(to: pageItems.indices)], style.reveal,
                from: start.offset)
        }
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
}

extension Int {
    /// The nearest index of a collection that is not empty.
    func clamped(to indices: Range<Int>) -> Int {
        Swift.min(Swift.max(self, indices.lowerBound), indices.upperBound - 1)
    }
}
