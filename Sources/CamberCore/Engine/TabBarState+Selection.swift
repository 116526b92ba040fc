extension TabBarState {
    /// The motion that follows a finger's release: a critically damped spring, which takes over the
    /// finger's velocity and is home in about a third of a second.
    static let releaseMotion = TabMotion.spring(response: 0.35, dampingRatio: 1)
    /// How long emphases cross-fade where Reduce Motion stops everything from travelling, in seconds.
    static let reducedFade = TabMotion.linear(0.2)

    /// Makes a page, or nothing, the selection and sends everything on its way there.
    /// - Parameters:
    ///   - item: the page.
    ///   - animated: whether anything travels.
    ///   - release: the velocity in pages a second with which a finger lets go, or `nil` without one.
    mutating func select(_ item: Int?, animated: Bool = true, release: Double? = nil) {
        let from = position(at: now)
        let presented = emphasisValues(at: now)
        endDrags()
        selected = item
        settleSince = now
        guard animated else { return place(item) }
        let motion = release == nil ? style.common.motion : Self.releaseMotion
        sendIndicator(to: item, from: from, motion: motion, release: release)
        sendEmphases(to: item, from: presented, motion: motion, release: release)
        sendPages(to: item, from: from, motion: motion, release: release)
        revealSelection(motion: motion)
    }

    private mutating func sendIndicator(
        to item: Int?, from: Double?, motion: TabMotion, release: Double?
    ) {
        guard let item, let ordinal = ordinal(of: item) else { return }
        guard from != nil, !environment.reduceMotion else {
            return indicator.jump(to: Double(ordinal))
        }
        indicator.retarget(
            to: Double(ordinal), at: now, motion: motion, initialVelocity: release,
            threshold: .position)
    }

    private mutating func sendEmphases(
        to item: Int?, from presented: [TabItemEmphasis], motion: TabMotion, release: Double?
    ) {
        let motion = environment.reduceMotion ? Self.reducedFade : motion
        if let item, !emphases.contains(where: { $0.item == item }) {
            emphases.append(TabEmphasisTrack(item: item, value: TabTrajectory(0)))
        }
        for index in emphases.indices {
            let moving = emphases[index].item
            let target = moving == item ? 1.0 : 0.0
            // One that is on its way there already is left alone; but a finger that lets go gives
            // each a velocity, even one that is at its target by chance.
            guard release != nil || emphases[index].value.target != target else { continue }
            var velocity: Double?
            if let release { velocity = emphasisVelocity(moving, release) }
            emphases[index].value.retarget(
                to: target, at: now, motion: motion,
                initialVelocity: velocity, threshold: .fraction)
        }
        let now = now
        emphases.removeAll { $0.value.target == 0 && $0.value.isAtRest(at: now) }
    }

    private mutating func sendPages(
        to item: Int?, from: Double?, motion: TabMotion, release: Double?
    ) {
        guard let item, let ordinal = ordinal(of: item) else { return }
        let slides = release != nil || style.common.pageTransition == .slide
        guard slides, let from, !environment.reduceMotion else {
            arrangement = TabPageArrangement(around: ordinal)
            return pageOffset.jump(to: Double(ordinal))
        }
        rootPages()
        let offset = pageOffset.value(at: now)
        let slot = arrangement.bring(ordinal, from: offset, forward: Double(ordinal) > from)
        pageOrigin = offset
        pageOffset.retarget(
            to: Double(slot), at: now, motion: motion, initialVelocity: release,
            threshold: .position)
    }

    /// How fast a finger's velocity changes an item's emphasis: upwards for the page it moves
    /// towards, downwards for the one it leaves, not at all beyond the first and the last page.
    private func emphasisVelocity(_ item: Int, _ velocity: Double) -> Double {
        let position = pageOffset.value(at: now)
        let isForward = velocity > 0
        guard slotBounds.contains(position),
            position != (isForward ? slotBounds.upperBound : slotBounds.lowerBound)
        else { return 0 }
        let low = Int(position.rounded(isForward ? .down : .up)) - (isForward ? 0 : 1)
        if arrangement.ordinal(at: low) == ordinals[item] { return -velocity }
        if arrangement.ordinal(at: low + 1) == ordinals[item] { return velocity }
        return 0
    }

    // MARK: What the user asks for

    /// The one place where a user's wish to select a page is decided: by tap, key or swipe.
    /// - Returns: whether the page is the selection now.
    mutating func userSelect(
        _ item: Int, release: Double? = nil, shouldSelect: (Int) -> Bool
    ) -> Bool {
        guard traits[item].isEnabled, shouldSelect(item) else {
            report(.refuse, item)
            return false
        }
        let previous = selected
        select(item, release: release)
        report(.select(from: previous), item)
        return true
    }

    /// What a tap on an item, or its activation, does.
    mutating func activate(_ item: Int, isTap: Bool, shouldSelect: (Int) -> Bool) {
        guard traits.indices.contains(item), traits[item].isEnabled else { return }
        if !isPage(item) {
            report(.action, item)
        } else if item == selected {
            report(.reselect, item)
        } else {
            _ = userSelect(item, shouldSelect: shouldSelect)
        }
        if isTap { report(.tap, item) }
    }

    // MARK: What is presented

    /// The position over the pages at a time, or `nil` without a selection.
    func position(at time: Double) -> Double? {
        guard selected != nil else { return nil }
        guard let drag = pageDrag else { return indicator.value(at: time) }
        return arrangement.pagePosition(at: pageOffset.target) + drag.residual.value(at: time)
    }

    /// The rate of the position, in pages a second.
    func velocity(at time: Double) -> Double? {
        guard selected != nil else { return nil }
        return pageDrag?.residual.velocity(at: time) ?? indicator.velocity(at: time)
    }

    /// The emphases that are not 0 at a time.
    func emphasisValues(at time: Double) -> [TabItemEmphasis] {
        var values: [TabItemEmphasis] = []
        appendEmphases(at: time, to: &values)
        return values
    }

    /// Appends the emphases that are not 0 at a time.
    func appendEmphases(at time: Double, to values: inout [TabItemEmphasis]) {
        var tracks = emphases
        if let drag = pageDrag {
            appendPair(at: pageOffset.target, to: &values)
            tracks = drag.emphasisResiduals
        }
        for track in tracks {
            let value = track.value.value(at: time)
            if value == 0 { continue }
            if let index = values.firstIndex(where: { $0.item == track.item }) {
                values[index].value += value
            } else {
                values.append(TabItemEmphasis(item: track.item, value: value))
            }
        }
    }

    /// Appends the emphases of the two pages that a slot position lies between: 1 − f and f.
    func appendPair(at slotPosition: Double, to values: inout [TabItemEmphasis]) {
        guard !pageItems.isEmpty else { return }
        let inside = slotPosition.clamped(to: slotBounds)
        let slot = Int(inside.rounded(.down))
        let fraction = inside - Double(slot)
        func append(_ slot: Int, _ value: Double) {
            let ordinal = arrangement.ordinal(at: slot)
            guard value > 0, pageItems.indices.contains(ordinal) else { return }
            values.append(TabItemEmphasis(item: pageItems[ordinal], value: value))
        }
        append(slot, 1 - fraction)
        append(slot + 1, fraction)
    }
}
