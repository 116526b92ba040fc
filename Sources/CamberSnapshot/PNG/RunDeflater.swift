/// A zlib stream (RFC 1950 and 1951) of pixels most of which are like the one before.
///
/// The only repetitions that it writes are runs of one pixel, which the caller finds, so that the
/// work does not grow with the length of a run. A general compressor looks at every byte.
struct RunDeflater {
    /// The end of a block among the symbols, which follows the 256 values of a byte.
    private static let endOfBlock = 256
    /// Tokens of a block. More blocks fit their codes better, and each costs 100 bytes.
    private static let blockSize = 1 << 15

    /// Bytes a pixel, 3 or 4.
    private let unit: Int
    private var output = BitWriter()
    private var checksum = Adler32()
    /// A byte as its value, a run as 256 and its length in bytes, 3…258.
    private var tokens: [UInt16] = []
    /// How often each symbol occurs among them.
    private var counts = [Int](repeating: 0, count: 286)

    /// A stream of pixels of so many bytes, 3 or 4.
    init(unit: Int) {
        self.unit = unit
        tokens.reserveCapacity(Self.blockSize)
        // A window of 32 kB, the fastest compression; divisible by 31, as the format asks.
        output.write(0x78, bits: 8)
        output.write(0x01, bits: 8)
    }

    /// Adds one byte.
    mutating func add(_ byte: UInt8) {
        checksum.add(byte)
        addToken(UInt16(byte), symbol: Int(byte))
    }

    /// Adds a pixel, and so many in all that are like it.
    /// - Parameters:
    ///   - pixel: its bytes, the first lowest.
    ///   - count: 1 and more.
    mutating func add(pixel: UInt32, count: Int) {
        checksum.add(pixel: pixel, unit: unit, count: count)
        for index in 0..<unit {
            let byte = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * index))
            addToken(UInt16(byte), symbol: Int(byte))
        }
        var rest = (count - 1) * unit
        while rest > 0 {
            // What is left over must be long enough for a run, too.
            let length = rest <= 258 ? rest : rest < 261 ? 255 : 258
            addToken(UInt16(256 + length), symbol: RunLength.of[length].symbol)
            rest -= length
        }
    }

    /// The whole stream. Something must have been added.
    mutating func finish() -> [UInt8] {
        writeBlock(isLast: true)
        return output.finish()
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum.value >> $0) }
    }

    private mutating func addToken(_ token: UInt16, symbol: Int) {
        if tokens.count == Self.blockSize { writeBlock(isLast: false) }
        tokens.append(token)
        counts[symbol] += 1
    }

    /// Writes the tokens with a code of their own.
    private mutating func writeBlock(isLast: Bool) {
        counts[Self.endOfBlock] = 1
        let code = HuffmanCode(counts: counts, limit: 15)
        output.write(isLast ? 1 : 0, bits: 1)
        output.write(2, bits: 2)
        // Distances 3 and 4 have symbols of their own, the third and the fourth.
        let distances = [Int](repeating: 0, count: unit - 1) + [1]
        write(lengths: code.lengths, distances)
        for token in tokens {
            guard token > 255 else {
                output.write(code.words[Int(token)], bits: code.lengths[Int(token)])
                continue
            }
            let run = RunLength.of[Int(token) - 256]
            output.write(code.words[run.symbol], bits: code.lengths[run.symbol])
            // The one distance there is takes one bit.
            output.write(run.extra, bits: run.extraBits + 1)
        }
        output.write(code.words[Self.endOfBlock], bits: code.lengths[Self.endOfBlock])
        tokens.removeAll(keepingCapacity: true)
        counts = [Int](repeating: 0, count: counts.count)
    }

    /// Writes the lengths of both codes, by a code for lengths. Runs among them have symbols, too,
    /// which would save about 50 bytes a block.
    private mutating func write(lengths: [Int], _ distances: [Int]) {
        let all = lengths + distances
        var counts = [Int](repeating: 0, count: 19)
        for length in all { counts[length] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        output.write(UInt32(lengths.count - 257), bits: 5)
        output.write(UInt32(distances.count - 1), bits: 5)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        output.write(UInt32(order.count - 4), bits: 4)
        for symbol in order { output.write(UInt32(code.lengths[symbol]), bits: 3) }
        for length in all { output.write(code.words[length], bits: code.lengths[length]) }
    }
}

/// How a run of so many bytes is written: a symbol, and bits after it (RFC 1951, section 3.2.5).
struct RunLength {
    let symbol: Int
    let extra: UInt32
    let extraBits: Int

    /// By the length; those below 3 are none.
    static let of: [RunLength] = {
        var all = [RunLength](repeating: RunLength(symbol: 0, extra: 0, extraBits: 0), count: 3)
        // Each symbol after the first eight stands for twice as many lengths as the one four
        // before it; the last is 258 alone.
        for symbol in 257...284 {
            let bits = max(0, (symbol - 261) / 4)
            for extra in 0..<(1 << bits) where all.count < 258 {
                all.append(RunLength(symbol: symbol, extra: UInt32(extra), extraBits: bits))
            }
        }
        all.append(RunLength(symbol: 285, extra: 0, extraBits: 0))
        return all
    }()
}
