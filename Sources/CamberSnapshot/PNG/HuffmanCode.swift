/// A canonical Huffman code as deflated data uses it (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// The number of bits of each symbol's word; 0 for a symbol that does not occur.
    let lengths: [Int]
    /// Each symbol's word, with its first bit lowest, as it is written.
    let words: [UInt32]

    /// A code for symbols that occur so often.
    /// - Parameters:
    ///   - counts: how often each symbol occurs. At least two must occur; a code for one would
    ///     be no bits long.
    ///   - limit: the longest word allowed, in bits. Where the best code has longer ones, the
    ///     counts are evened out until it has not, which costs a few bits in a thousand.
    init(counts: [Int], limit: Int) {
        var counts = counts
        var lengths = Self.lengths(counts)
        while let longest = lengths.max(), longest > limit {
            counts = counts.map { ($0 + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths
        words = Self.words(lengths)
    }

    /// The depths of the leaves of the Huffman tree. Leaves by their counts are one queue, inner
    /// nodes by their age another, so that the two rarest nodes are always at the heads.
    private static func lengths(_ counts: [Int]) -> [Int] {
        var lengths = [Int](repeating: 0, count: counts.count)
        let symbols = counts.indices.filter { counts[$0] > 0 }
            .sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard symbols.count > 1 else { return lengths }
        var weights = symbols.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
        var leaf = 0
        var inner = symbols.count
        for node in symbols.count..<parents.count {
            var weight = 0
            for _ in 0..<2 {
                let takesLeaf =
                    leaf < symbols.count && (inner == node || weights[leaf] <= weights[inner])
                let rarest = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                parents[rarest] = node
                weight += weights[rarest]
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() {
            depths[node] = depths[parents[node]] + 1
        }
        for (leaf, symbol) in symbols.enumerated() { lengths[symbol] = depths[leaf] }
        return lengths
    }

    /// Words of the same length follow each other in the order of their symbols.
    private static func words(_ lengths: [Int]) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...max(1, lengths.max() ?? 1) {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                for bit in 0..<length {
                    words[symbol] |= (next >> UInt32(bit) & 1) << UInt32(length - 1 - bit)
                }
                next += 1
            }
        }
        return words
    }
}
