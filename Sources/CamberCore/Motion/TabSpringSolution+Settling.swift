extension TabSpringSolution {
    /// The time in seconds from which on, up to `horizon`, the displacement stays within `value` and
    /// the velocity within `velocity`, both positive; `horizon` when they are outside then.
    ///
    /// It is at most a nanosecond later than the earliest such time for limits a billionth smaller.
    func settlingTime(
        value: Double, velocity: Double, before horizon: Double = .infinity
    ) -> Double {
        max(
            settlingTime(within: value, before: horizon),
            derivative.settlingTime(within: velocity, before: horizon))
    }

    /// The same for the displacement alone, within `limit` > 0.
    ///
    /// Between its turning points, which are known in closed form, the displacement is monotone. So
    /// the last one outside the limit brackets the answer, and bisection finds it; no swing can be
    /// missed, as in a scan, and nothing is lost, as with an envelope.
    func settlingTime(within limit: Double, before horizon: Double = .infinity) -> Double {
        // The extreme of a swing may equal the limit but for rounding.
        let limit = limit * (1 - 1e-9)
        if horizon < .infinity, displacement(at: horizon).magnitude > limit { return horizon }
        let turn = min(firstTurn ?? .infinity, horizon)
        guard turn < horizon else { return crossing(limit, after: 0, before: horizon) }
        let extreme = displacement(at: turn).magnitude
        guard extreme > limit else { return crossing(limit, after: 0, before: turn) }
        guard regime == .under else { return crossing(limit, after: turn, before: horizon) }
        // Each swing is smaller than the one before by the same factor.
        let swing = Double.pi / split
        let swings = min(Maths.log(extreme / limit) / (decay * swing), (horizon - turn) / swing)
        let last = turn + swings.rounded(.down) * swing
        return crossing(limit, after: last, before: min(last + swing, horizon))
    }

    /// The first time ≥ 0 at which the velocity is 0, if there is one.
    var firstTurn: Double? {
        if velocity == 0 { return 0 }
        switch regime {
        case .under:
            // tan ωt = v₀ω ∕ drift.
            let angle = Maths.arctangent(velocity * split, drift)
            return (angle < 0 ? angle + .pi : angle) / split
        case .critical:
            let time = velocity / drift
            return time >= 0 && time < .infinity ? time : nil
        case .over:
            // tanh st = v₀s ∕ drift.
            let ratio = velocity * split / drift
            guard ratio >= 0, ratio < 1 else { return nil }
            let square = ratio * ratio
            let angle =
                ratio < 0.01
                ? ratio * (1 + square * (1 / 3.0 + square * (1 / 5.0 + square / 7)))
                : Maths.log((1 + ratio) / (1 - ratio)) / 2
            return angle / split
        }
    }

    /// The time at which the displacement comes within `limit`, between two times between which it
    /// is monotone and at the second of which it is within.
    private func crossing(_ limit: Double, after start: Double, before end: Double) -> Double {
        let first = displacement(at: start)
        if first.magnitude <= limit { return start }
        let sign: Double = first > 0 ? 1 : -1
        var low = start
        var step = 1 / decay
        // Ends after a few steps: e^(−decay · t) falls under every limit.
        while low + step < end, sign * displacement(at: low + step) > limit {
            low += step
            step *= 2
        }
        var high = min(low + step, end)
        while high - low > 1e-9 {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { break }
            if sign * displacement(at: middle) > limit { low = middle } else { high = middle }
        }
        return high
    }
}
