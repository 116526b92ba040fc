import CamberTestSupport

/// Random numbers as the properties draw them, the same ones on every machine.
struct Dice: RandomNumberGenerator {
    private var generator: SeededGenerator

    init(_ seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { generator.next() }

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
