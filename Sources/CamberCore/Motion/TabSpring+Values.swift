extension TabSpring {
    /// Where the spring is `time` seconds after it left 0 for `target` with an initial velocity in
    /// units a second. In closed form, so any time may be asked in any order.
    ///
    /// A time before 0 counts as 0; NaN counts as 0, and what exceeds ±1e12 as that. An infinitely
    /// stiff spring is at its target at once.
    public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        let target = TabMotionBounds.finite(target)
        guard response > 0 else { return target }
        return target
            + solution(target, initialVelocity)
            .displacement(at: max(0, TabMotionBounds.finite(time)))
    }

    /// How fast the spring moves, in units a second, `time` seconds after it left 0 for `target` with
    /// an initial velocity. Edges as for `value`; the velocity of an infinitely stiff spring is 0.
    public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        guard response > 0 else { return 0 }
        return solution(TabMotionBounds.finite(target), initialVelocity)
            .velocity(at: max(0, TabMotionBounds.finite(time)))
    }

    /// The time in seconds from which on a spring that left 0 for `target` stays within `epsilon` of
    /// it: that of the last moment outside, not of an envelope.
    ///
    /// The defaults are those of SwiftUI's `Spring.settlingDuration`. `epsilon` is at least 1e-9.
    public func settlingDuration(
        target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
    ) -> Double {
        guard response > 0 else { return 0 }
        return solution(TabMotionBounds.finite(target), initialVelocity)
            .settlingTime(within: TabRestThreshold(value: epsilon, velocity: 1).value)
    }

    private func solution(_ target: Double, _ initialVelocity: Double) -> TabSpringSolution {
        TabSpringSolution(
            self, displacement: -target, velocity: TabMotionBounds.finite(initialVelocity))
    }
}
