extension TabBarState {
    /// Whether a finger drags the strip.
    var isStripDragged: Bool {
        touches.contains { if case .stripDrag = $0.role { true } else { false } }
    }

    /// After a change of the container or the list, the finger goes on from where the strip is, or from
    /// where the same cells are under it.
    mutating func regripStrip() {
        guard let strip = context.strip else { return }
        let limit = strip.viewportWidth
        var offset = stripOffset.value(at: now)
        if case .hand(let kept) = stripAnchor { offset = kept }
        holdStrip(at: offset.clamped(to: -limit...(strip.maxOffset + limit)))
        for index in touches.indices {
            guard case .stripDrag = touches[index].role else { continue }
            touches[index].role = .stripDrag(
                TabStripDrag(grip: rawStripOffset(stripOffset.target)))
            touches[index].start = touches[index].point
        }
    }

    /// Stops a strip that moves by itself; the touch that does it presses nothing.
    mutating func catchStrip() -> Bool {
        guard context.strip != nil, case .hand = stripAnchor, !stripOffset.isAtRest(at: now) else {
            return false
        }
        holdStrip(at: stripOffset.value(at: now))
        return true
    }

    /// A strip that was caught beyond its ends goes home when no finger has it any more.
    mutating func settleStripAfterTouch() {
        guard context.strip != nil, pageDrag == nil, !isStripDragged,
            stripOffset.isAtRest(at: now)
        else { return }
        if isStripBeyondEnd { releaseStrip(velocity: 0) }
    }

    /// Whether the strip is, or goes, where it cannot rest.
    var isStripBeyondEnd: Bool {
        stripOffset.target < 0 || stripOffset.target > (context.strip?.maxOffset ?? 0)
    }

    /// Gives the strip to a finger.
    /// - Returns: whether it is the finger's: one that fits has no way to go, and a second finger never
    ///   takes over.
    mutating func beginStripDrag(_ index: Int) -> Bool {
        guard let strip = context.strip, strip.maxOffset > 0, !isStripDragged else { return false }
        let grip = rawStripOffset(stripOffset.value(at: now))
        touches[index].role = .stripDrag(TabStripDrag(grip: grip))
        moveStrip(index)
        return true
    }

    /// Puts the strip where the finger is.
    mutating func moveStrip(_ index: Int) {
        guard case .stripDrag(let drag) = touches[index].role else { return }
        let dx = touches[index].point.x - touches[index].start.x
        holdStrip(at: bandedStripOffset(drag.grip - dx * forwardSign))
    }

    /// Puts the strip at an offset, where it stays.
    mutating func holdStrip(at offset: Double) {
        stripOffset.jump(to: offset)
        stripAnchor = .hand(stripOffset.target)
    }

    /// The strip's offset while a finger drags it to `raw`: 1:1 inside its range, with the
    /// resistance of a rubber band beyond.
    private func bandedStripOffset(_ raw: Double) -> Double {
        guard let strip = context.strip else { return 0 }
        let inside = raw.clamped(to: 0...strip.maxOffset)
        return inside
            + TabRubberBand.offset(raw - inside, dimension: strip.viewportWidth)
    }

    /// The undamped place of a finger that holds the strip at `offset`.
    private func rawStripOffset(_ offset: Double) -> Double {
        guard let strip = context.strip else { return 0 }
        let inside = offset.clamped(to: 0...strip.maxOffset)
        return inside + TabRubberBand.drag(offset - inside, dimension: strip.viewportWidth)
    }

    /// The finger that dragged the strip has gone: a finger that drags the pages has the strip from now
    /// on, from where it is; else it goes on by itself.
    mutating func leaveStrip(velocity: Double) {
        guard pageDrag == nil else { return followPagesFromHere() }
        releaseStrip(velocity: velocity)
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
}
