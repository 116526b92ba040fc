import CamberCore

/// What has happened so far, as far as properties depend on it.
struct History {
    /// Whether something has happened after which the bar may report that it has come to rest.
    var canSettle = false
    /// Whether a user's selection is under way that has to be reported as settled.
    var mustSettle = false
    /// Whether the bar moves on a timing curve to the selection that the last event made, and has
    /// been touched by nothing since.
    private(set) var isOnCurve = false
    /// Whether the last event made a selection with everything in motion.
    private(set) var revealsSelection = false
    private(set) var usedKeyboard = false
    /// The pages that were on show at rest for some time.
    var seen: Set<Int> = []
    /// The pages that were selected at any time.
    var everSelected: Set<Int> = []
    /// Whether a finger was ever on the pages.
    private(set) var wasTouched = false
    /// Whether nothing but springs has ever moved the position.
    private(set) var isOnlySprings = true
    /// Whether there was a motion that may show more than it goes to.
    private(set) var mayOvershoot = false
    /// Whether there was a motion that takes longer than any that could be meant.
    private(set) var hadSlowMotion = false
    /// Where each finger was before the last event.
    private var points: [Int: ScenePoint] = [:]
    private var lastPoints: [Int: ScenePoint] = [:]

    /// How far a finger went sideways with the last event.
    func lastWay(_ finger: Fingers.Finger, to point: ScenePoint) -> Double {
        (point.x - (lastPoints[finger.number] ?? finger.start).x).magnitude
    }

    private mutating func notePoint(_ event: TabEvent<Int>) {
        lastPoints = points
        switch event {
        case .touchDown(let point, let number), .touchMove(let point, let number),
            .touchUp(let point, let number):
            if point.x.isFinite, point.y.isFinite { points[number] = point }
        default: break
        }
    }

    mutating func note(
        _ event: TabEvent<Int>, _ reports: [Report], _ before: Before, _ bar: Bar
    ) {
        notePoint(event)
        if case .spring = before.style.common.motion {} else { isOnlySprings = false }
        if case .select(_, animated: false) = event { isOnlySprings = false }
        for motion in [before.style.common.motion, bar.style.common.motion]
        where !motion.isMonotone && !motion.isInstant { mayOvershoot = true }
        if before.style.common.motion.isSlow { hadSlowMotion = true }
        if before.hit == .outside, case .touchDown = event { wasTouched = true }
        let changed = bar.selection != before.selection
        let isTouch: Bool
        var isList = false
        switch event {
        case .touchDown, .touchMove, .touchUp, .touchesCancelled: isTouch = true
        case .items, .style:
            isTouch = false
            isList = true
        case .keyboard:
            usedKeyboard = true
            isTouch = false
        default: isTouch = false
        }
        if changed || wasTouched { canSettle = true }
        if reports.contains(where: { $0.kind.isSettle }) { mustSettle = false }
        if isList {
            mustSettle = false
        } else if reports.contains(where: { $0.kind.isSelect }) {
            mustSettle = true
        }
        let tapped = reports.last?.kind == .tap
        if changed, !isList, bar.selection != nil, before.selection != nil,
            !isTouch || tapped
        {
            isOnCurve = bar.style.common.motion.isMonotone
        } else if isTouch || changed || isList {
            isOnCurve = false
        }
        revealsSelection = changed && !isList && !isTouch && bar.selection != nil
        if let selection = bar.selection { everSelected.insert(selection) }
        let ids = isList ? Set(bar.items.map { $0.id }) : []
        if isList {
            seen.formIntersection(ids)
            everSelected.formIntersection(ids)
        }
    }
}

extension TabMotion {
    /// Whether it follows a curve that never turns back.
    var isMonotone: Bool {
        switch self {
        case .linear, .easeInOut: true
        case .curve(let curve, _): (0...1).contains(curve.y1) && (0...1).contains(curve.y2)
        case .instant, .spring: false
        }
    }

    /// Whether it is a spring that swings or creeps for minutes.
    var isSlow: Bool {
        if case .spring(let spring) = self {
            spring.dampingRatio < 0.08 || spring.dampingRatio > 3 || spring.response > 1.5
        } else {
            false
        }
    }

    /// Whether it changes a value at once.
    var isInstant: Bool {
        switch self {
        case .instant: true
        case .linear(let seconds), .easeInOut(let seconds), .curve(_, let seconds):
            !(seconds >= 0.001)
        case .spring(let spring): spring.response == 0
        }
    }
}
