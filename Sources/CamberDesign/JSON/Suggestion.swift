/// The word nearest to one that is not known, for `did you mean "title"?`.
package struct Suggestion {
    private let unknown: [UInt8]
    /// The nearest of the words so far, if one is near.
    package private(set) var best: [UInt8]?
    private var bestDistance = 3

    @inline(never)
    package init(for unknown: [UInt8]) {
        self.unknown = unknown
    }

    /// Takes a word into account if it is at most two edits away and keeps a letter or more.
    @inline(never)
    package mutating func consider(_ word: [UInt8]) {
        guard abs(word.count - unknown.count) < bestDistance else { return }
        let distance = EditDistance.between(word, unknown)
        guard distance < bestDistance, distance < min(word.count, unknown.count) else { return }
        best = word
        bestDistance = distance
    }

    /// The question as UTF-8; empty if no word is near.
    var text: [UInt8] {
        guard let best else { return [] }
        var text = [UInt8](literal: "did you mean ")
        text.append(quoted: best)
        text.append(literal: "?")
        return text
    }
}

/// How far two words are apart.
enum EditDistance {
    /// How many bytes must be inserted, removed, replaced, or swapped with their neighbour to make
    /// one word of the other. Takes time proportional to the product of their lengths.
    @inline(never)
    static func between(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
                var distance = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    distance = min(distance, beforeLast[j - 1] + 1)
                }
                row.append(distance)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
