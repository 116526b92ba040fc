/// The times at which a scenario is looked at, in seconds since the start.
public enum ScenarioSampling: Hashable, Sendable {
    /// At each of these times, in ascending order.
    case times([Double])
    /// At 0 and every so many seconds after it, up to a time; that time itself is among them when
    /// it is a multiple, rounding aside.
    case every(Double, until: Double)

    /// How many samples a scenario may ask for.
    public static let limit = 1_000_000

    /// How many samples there are; at most ``limit``.
    public var count: Int {
        switch self {
        case .times(let times): return times.count
        case .every(let step, let until):
            return Self.count(every: step, until: until) ?? Self.limit
        }
    }

    /// The time of a sample; 0 for an index that does not exist.
    public func time(_ index: Int) -> Double {
        switch self {
        case .times(let times): return times.indices.contains(index) ? times[index] : 0
        case .every(let step, let until): return min(Double(max(index, 0)) * step, until)
        }
    }

    /// The number of samples, nil for more than the limit.
    static func count(every step: Double, until: Double) -> Int? {
        guard step > 0, until >= 0 else { return 0 }
        // A hair of tolerance, so that 0.3 is three steps of 0.1 in spite of rounding.
        let steps = (until / step + 1e-9).rounded(.down)
        return steps < Double(limit) ? Int(steps) + 1 : nil
    }
}
