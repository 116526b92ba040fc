/// A small generator of random numbers that gives the same sequence on every machine (SplitMix64 by
/// Steele, Lea and Flood).
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A whole number in 0..<`count`; `count` is at least 1.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// A number in 0..<1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A number in `low`..<`high`.
    mutating func number(_ low: Double, _ high: Double) -> Double { low + unit() * (high - low) }

    /// `true` once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// One of the elements of a list that is not empty.
    mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
