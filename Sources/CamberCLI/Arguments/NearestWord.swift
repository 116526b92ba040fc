/// What to say after a word that is not known: which one of a list was probably meant, else something
/// that helps.
func hint(for word: String, among words: [String], otherwise: String) -> String {
    nearest(to: word, among: words).map { "did you mean \($0)?" } ?? otherwise
}

/// The word of a list that differs from a given one in at most two letters, if there is one.
private func nearest(to word: String, among words: [String]) -> String? {
    let distances = words.map { ($0, editDistance(Array(word), Array($0))) }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= 2 else { return nil }
    return best.0
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
        var previous = row[0]
        row[0] = i + 1
        for (j, y) in b.enumerated() {
            let insertion = min(row[j], row[j + 1]) + 1
            let substitution = previous + (x == y ? 0 : 1)
            previous = row[j + 1]
            row[j + 1] = min(insertion, substitution)
        }
    }
    return row[b.count]
}
