import Testing

@testable import CamberSnapshot

@Suite struct HuffmanCodeTests {
    /// How many bits symbols that occur so often take with the lengths given.
    private func cost(_ counts: [Int], _ lengths: [Int]) -> Int {
        zip(counts, lengths).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test func commonSymbolsHaveShortWords() {
        // 8, 4, 2, 1, 1 of 16: halves, a quarter and so on, so each length is exactly right.
        let code = HuffmanCode(counts: [1, 8, 0, 2, 4, 1], limit: 15)
        #expect(code.lengths == [4, 1, 0, 3, 2, 4])
    }

    @Test func wordsAreThoseOfTheStandardsExample() {
        // RFC 1951, section 3.2.2: the symbols A to H with lengths 3, 3, 3, 3, 3, 2, 4 and 4 have
        // the words 010 011 100 101 110 00 1110 1111. Their first bit is written first.
        let counts = [8, 8, 8, 8, 8, 16, 4, 4]
        let code = HuffmanCode(counts: counts, limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(
            code.words == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    /// Fibonacci numbers make the deepest trees.
    @Test(arguments: [7, 15]) func noWordIsLongerThanTheLimit(limit: Int) {
        var counts = [1, 1]
        while counts.count < 19 {
            counts.append(counts[counts.count - 1] + counts[counts.count - 2])
        }
        let free = HuffmanCode(counts: counts, limit: 100)
        #expect(free.lengths.max() == 18)
        let code = HuffmanCode(counts: counts, limit: limit)
        #expect(code.lengths.allSatisfy { $0 <= limit })
        #expect(Double(cost(counts, code.lengths)) < 1.02 * Double(cost(counts, free.lengths)))
        // Kraft's sum of a code that leaves no word unused.
        #expect(code.lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit)
    }

    @Test func noWordBeginsAnother() {
        let code = HuffmanCode(counts: (0..<286).map { 1 + $0 * $0 % 97 }, limit: 15)
        for one in code.words.indices {
            for other in code.words.indices where other != one {
                let length = code.lengths[one]
                guard code.lengths[other] >= length else { continue }
                #expect(code.words[other] & (1 << UInt32(length) - 1) != code.words[one])
            }
        }
    }
}
