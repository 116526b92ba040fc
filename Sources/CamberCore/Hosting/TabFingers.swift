/// What a finger does.
package enum TabFingerPhase: Hashable, Sendable {
    case down
    case moved
    case up
    /// The system takes it away.
    case cancelled
}

/// Numbers the fingers that are down, so that the engine can tell them apart, and makes its events
/// of what they do. Fingers are known by the identity of what stands for them until they end.
package struct TabFingers {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var next = 0
    private let step: Int
    private var start: ScenePoint?
    private var current: ScenePoint?

    /// Fingers of the bar, or of pages, whose numbers are below 0 and so never those of the bar.
    package init(areOnPages: Bool = false) { step = areOnPages ? -1 : 1 }

    /// Whether any finger is down.
    package var areDown: Bool { !numbers.isEmpty }

    /// How far the first finger has come.
    package var displacement: ScenePoint {
        guard let start, let current else { return .zero }
        return ScenePoint(current.x - start.x, current.y - start.y)
    }

    /// The event of what a finger does; `nil` for one that never went down here, or is down already.
    package mutating func event<ID: Hashable>(
        _ phase: TabFingerPhase, of finger: ObjectIdentifier, at point: ScenePoint
    ) -> TabEvent<ID>? {
        guard phase == .down else {
            guard let number = numbers[finger] else { return nil }
            if number == step { current = point }
            if phase == .moved { return .touchMove(point, finger: number) }
            numbers[finger] = nil
            return phase == .up ? .touchUp(point, finger: number) : .touchesCancelled
        }
        guard numbers[finger] == nil else { return nil }
        next += step
        numbers[finger] = next
        if next == step { (start, current) = (point, point) }
        return .touchDown(point, finger: next)
    }

    /// Forgets all fingers.
    /// - Returns: whether any was down.
    @discardableResult package mutating func removeAll() -> Bool {
        defer { self = TabFingers(areOnPages: step < 0) }
        return areDown
    }
}

extension TabBarDriver {
    /// Tells the bar what a finger does on it.
    package func touch(
        _ phase: TabFingerPhase, _ finger: ObjectIdentifier, at point: ScenePoint, time: Double
    ) {
        let event: TabEvent<ID>? = fingers.event(phase, of: finger, at: point)
        if let event { send(event, at: time) }
    }

    /// Forgets the fingers that are down, without doing what they would have done: the bar has gone from
    /// under them.
    package func dropFingers() {
        if fingers.removeAll() { send(.touchesCancelled) }
    }
}
