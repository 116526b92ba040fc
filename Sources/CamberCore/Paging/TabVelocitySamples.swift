/// The last moves of a finger, for its velocity at release.
struct TabVelocitySamples: Sendable {
    private struct Sample: Sendable {
        var time: Double
        var point: ScenePoint
    }

    /// How long before the release moves still count, in seconds.
    static let window = 0.1

    private var samples: [Sample] = []

    /// Adds a move and forgets those that can no longer count.
    mutating func add(_ point: ScenePoint, at time: Double) {
        samples.append(Sample(time: time, point: point))
        let expired = samples.prefix { $0.time < time - 2 * Self.window }.count
        if expired > 0 { samples.removeFirst(expired) }
    }

    /// The velocity at a release in points per second: the way over the moves of the last 0.1 s,
    /// divided by their span; 0 with fewer than two, or without a span.
    func velocity(at time: Double) -> ScenePoint {
        // A hair of tolerance, so that a move exactly 0.1 s before counts in spite of rounding.
        guard
            let from = samples.first(where: { $0.time >= time - Self.window - 1e-9 }),
            let to = samples.last, to.time > from.time
        else { return .zero }
        let span = to.time - from.time
        return ScenePoint((to.point.x - from.point.x) / span, (to.point.y - from.point.y) / span)
    }
}
