import CamberCore

extension Trial {
    /// A position may snap to its target from so far, in pages.
    private static let snap = 0.0005

    /// What must hold between the last event and the next.
    mutating func checkInterval(until time: Double) throws(Violation) {
        let bar = bar
        let steps = 8
        var last = (time: now, position: bar.position(at: now))
        for index in 1...steps {
            let at = index == steps ? time : now + (time - now) * Double(index) / Double(steps)
            let next = (time: at, position: bar.position(at: at))
            try require(
                (next.position == nil) == (bar.selection == nil), .selection,
                "a position without a selection, or none with one")
            if let from = last.position, let to = next.position {
                try checkContinuity(from: (last.time, from), to: (next.time, to))
            }
            last = next
        }
        try checkMonotone(until: time)
        if dice.oneIn(3) { try checkState(at: dice.number(now, time)) }
        if dice.oneIn(6) { try checkPurity(dice.number(now, time)) }
        if dice.oneIn(4) { try checkStripContinuity(until: time) }
        noteSeen(until: time)
    }

    /// Narrows down the interval that changes more until it is all but a point; what still changes
    /// there is a jump. Only the snap to rest may be one.
    private func checkContinuity(
        from start: (time: Double, value: Double), to end: (time: Double, value: Double)
    ) throws(Violation) {
        var (low, high) = (start, end)
        while (high.value - low.value).magnitude > 1e-5 {
            let middle = low.time + (high.time - low.time) / 2
            guard middle > low.time, middle < high.time,
                let value = bar.position(at: middle)
            else { break }
            if (value - low.value).magnitude > (high.value - value).magnitude {
                high = (middle, value)
            } else {
                low = (middle, value)
            }
        }
        let jump = (high.value - low.value).magnitude
        let isSnap = bar.position(at: high.time + 1) == high.value
        try require(
            jump <= (isSnap ? Self.snap * 1.01 : 1e-4), .continuity,
            "the position jumps from \(low.value) to \(high.value) at \(high.time)")
    }

    private func checkMonotone(until time: Double) throws(Violation) {
        guard history.isOnCurve, bar.position(at: now) != nil else { return }
        let end = max(time, min(bar.restTime, now + 60))
        guard let target = bar.position(at: end), let start = bar.position(at: now) else { return }
        let sign: Double = target >= start ? 1 : -1
        var last = start
        for index in 1...12 {
            let at = now + (end - now) * Double(index) / 12
            guard let position = bar.position(at: at) else { return }
            try require(
                sign * (position - last) >= -1e-9, .monotone,
                "on its way from \(start) to \(target) the position turns back at \(at)")
            last = position
        }
    }

    /// The strip, too, moves without a jump, except its snap to rest.
    private mutating func checkStripContinuity(until time: Double) throws(Violation) {
        bar.scene(at: now, into: &scene)
        guard let first = scene.strip?.offset else { return }
        bar.scene(at: time, into: &scene)
        guard let last = scene.strip?.offset else { return }
        var (low, high) = ((now, first), (time, last))
        while (high.1 - low.1).magnitude > 1e-3 {
            let middle = low.0 + (high.0 - low.0) / 2
            guard middle > low.0, middle < high.0 else { break }
            bar.scene(at: middle, into: &scene)
            guard let value = scene.strip?.offset else { return }
            if (value - low.1).magnitude > (high.1 - value).magnitude {
                high = (middle, value)
            } else {
                low = (middle, value)
            }
        }
        try require(
            (high.1 - low.1).magnitude <= 0.051 + 1e-9 * first.magnitude, .continuity,
            "the strip jumps from \(low.1) to \(high.1) at \(high.0)")
    }

    /// An event moves nothing at once, except what a finger drags, what is not animated, and a
    /// list that changes.
    func checkContinuity(across event: TabEvent<Int>, _ before: Before) throws(Violation) {
        guard let from = before.position, let to = bar.position(at: now) else { return }
        guard !bar.environment.reduceMotion, !before.environment.reduceMotion else { return }
        let selects = bar.selection != before.selection
        if selects, before.style.common.motion.isInstant { return }
        var reach = 0.0
        switch event {
        case .items, .style, .select(_, animated: false): return
        case .touchMove(let point, let number), .touchUp(let point, let number):
            let finger = fingers.finger(number) ?? fingers.lifted
            guard let finger, finger.number == number, point.x.isFinite, point.y.isFinite else {
                break
            }
            // A page between pages that are no neighbours stands for several.
            let way = max(
                (point.x - finger.start.x).magnitude, history.lastWay(finger, to: point))
            let pages = Double(max(1, expected.pages.count - 1))
            let width = bar.environment.size.width
            reach = finger.hit == .outside && width > 0 ? way / width * pages : 0
        default: break
        }
        // What is sent to where it almost is may snap there.
        if to.rounded() == to { reach = max(reach, Self.snap) }
        try require(
            (to - from).magnitude <= reach * (1 + 1e-9) + 1e-9, .continuity,
            "\(event) moved the position from \(from) to \(to)")
        try checkVelocity(across: event, before)
    }

    /// From spring to spring the velocity is kept, too.
    private func checkVelocity(
        across event: TabEvent<Int>, _ before: Before
    ) throws(Violation) {
        guard case .spring = bar.style.common.motion, fingers.isEmpty, history.isOnlySprings,
            let from = before.velocity, let to = bar.velocity(at: now), before.selection != nil
        else { return }
        switch event {
        case .select(_, animated: true), .activate, .key: break
        default: return
        }
        try require(
            (to - from).magnitude <= 0.0051 + 1e-6 * from.magnitude, .continuity,
            "\(event) changed the velocity from \(from) to \(to)")
    }

    // MARK: Rest

    /// What must hold after everything has come to rest, if nothing more happened.
    mutating func checkFuture() throws(Violation) {
        let rest = max(bar.restTime, now)
        let isSlow = bar.style.common.motion.isSlow || history.hadSlowMotion
        try require(
            rest.isFinite && (rest <= now + (isSlow ? 1e6 : 120)), .settling,
            "after an event at \(now) the bar rests at \(rest) only")
        try checkState(at: rest)
        bar.scene(at: rest, into: &scene)
        let later = rest + dice.pick([1e-6, 0.1, 10, 1e6])
        bar.scene(at: later, into: &otherScene)
        if let difference = SceneDifference(tolerance: 0).first(scene, otherScene) {
            throw Violation(
                property: .restTime,
                detail: "after the rest time \(rest) still changes at \(later): \(difference)")
        }
        try require(
            bar.position(at: rest) == bar.position(at: later), .restTime,
            "the position still changes after the rest time \(rest)")
        var copy = bar
        let first = copy.advance(to: rest)
        try require(
            first.allSatisfy { $0.kind.isSettle && $0.id == bar.selection } && first.count <= 1,
            .reports, "coming to rest told \(first.map { $0.kind })")
        if fingers.isEmpty, history.mustSettle, bar.selection != nil {
            try require(first.count == 1, .reports, "a selection was never told to have settled")
        }
        try require(copy.advance(to: later).isEmpty, .reports, "a report after the rest time")
    }
}
