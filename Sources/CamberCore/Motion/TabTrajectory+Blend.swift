/// A value on a spring whose response changes gradually from that of the spring it replaced.
///
/// The response is r(t) = new + (old − new)(1 − s²(3 − 2s)) with s = t ∕ blendDuration, as in SwiftUI
/// (OpenSwiftUI's `FluidSpringAnimation`). Such a spring has no closed form, so the blend is cut into
/// 32 springs of constant response, each continuing the one before in position and velocity. They
/// are fixed when the blend begins: what is sampled never depends on how often.
struct TabBlendRun: Sendable, Equatable {
    static let segmentCount = 32

    let start: Double
    let rest: Double
    let oldResponse: Double
    let newResponse: Double
    let blendDuration: Double
    /// Those of the blend, and the new spring itself, on which it ends.
    private let segments: ContiguousArray<TabSpringSolution>

    /// A blend to `spring`, whose response and blend duration are not 0.
    init(
        _ spring: TabSpring, from oldResponse: Double, displacement: Double, velocity: Double,
        start: Double, threshold: TabRestThreshold
    ) {
        let step = spring.blendDuration / Double(Self.segmentCount)
        var segments: ContiguousArray<TabSpringSolution> = []
        segments.reserveCapacity(Self.segmentCount + 1)
        var displacement = displacement
        var velocity = velocity
        for index in 0...Self.segmentCount {
            let middle = (Double(index) + 0.5) / Double(Self.segmentCount)
            let segment = TabSpringSolution(
                response: Self.response(from: oldResponse, to: spring.response, at: middle),
                dampingRatio: spring.dampingRatio, displacement: displacement, velocity: velocity)
            segments.append(segment)
            displacement = segment.displacement(at: step)
            velocity = segment.velocity(at: step)
        }
        self.start = start
        self.oldResponse = oldResponse
        newResponse = spring.response
        blendDuration = spring.blendDuration
        rest = start + Self.settlingTime(segments, step: step, threshold: threshold)
        self.segments = segments
    }

    /// The response at an instant, in seconds.
    func response(at time: Double) -> Double {
        Self.response(from: oldResponse, to: newResponse, at: (time - start) / blendDuration)
    }

    func displacement(at time: Double) -> Double {
        let (index, elapsed) = segment(at: time)
        return segments[index].displacement(at: elapsed)
    }

    func velocity(at time: Double) -> Double {
        let (index, elapsed) = segment(at: time)
        return segments[index].velocity(at: elapsed)
    }

    /// The segment at an instant, and the time since it began. All but the last are equally long.
    private func segment(at time: Double) -> (index: Int, elapsed: Double) {
        let elapsed = max(0, time - start)
        let step = blendDuration / Double(Self.segmentCount)
        let index = Int(min(elapsed / step, Double(segments.count - 1)))
        return (index, max(0, elapsed - Double(index) * step))
    }

    /// Smoothstep from `old` to `new`; `fraction` outside 0…1 counts as its nearer end.
    private static func response(
        from old: Double, to new: Double, at fraction: Double
    ) -> Double {
        let s = fraction.clamped(to: 0...1)
        return lerp(old, new, s * s * (3 - 2 * s))
    }

    /// The time from which on every segment stays within the threshold: from the last segment that
    /// leaves it.
    private static func settlingTime(
        _ segments: ContiguousArray<TabSpringSolution>, step: Double, threshold: TabRestThreshold
    ) -> Double {
        var length = Double.infinity
        for index in segments.indices.reversed() {
            let time = segments[index].settlingTime(
                value: threshold.value, velocity: threshold.velocity, before: length)
            if time > 0 { return Double(index) * step + time }
            length = step
        }
        return 0
    }
}
