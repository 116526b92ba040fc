import Foundation

/// Random numbers that a seed decides (SplitMix64), so that a failure can be repeated.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    /// What the numbers follow from.
    public let seed: UInt64
    private var state: UInt64

    /// The numbers of a seed.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// The numbers for a test, whose seed is printed.
    ///
    /// The environment variable `CAMBER_SEED` sets another seed; `CAMBER_SEED=random` a new one
    /// every time.
    public static func announced(_ test: String, seed: UInt64) -> SeededGenerator {
        var seed = seed
        if let asked = ProcessInfo.processInfo.environment["CAMBER_SEED"] {
            seed = UInt64(asked) ?? UInt64.random(in: 0...UInt64.max)
        }
        print("\(test): CAMBER_SEED=\(seed)")
        return SeededGenerator(seed: seed)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number in a range.
    public mutating func double(_ range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) / 9_007_199_254_740_991
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// A whole number in a range.
    public mutating func int(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// Yes, with a probability.
    public mutating func chance(_ probability: Double) -> Bool { double(0...1) < probability }

    /// One of several values.
    public mutating func pick<Value>(_ values: [Value]) -> Value {
        values[int(0...(values.count - 1))]
    }
}
