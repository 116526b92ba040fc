/// The first line in which two texts differ.
struct TextDifference: CustomStringConvertible {
    let line: Int
    let expected: String?
    let found: String?
    /// The lines before it that are the same, at most two.
    let context: [String]

    /// The difference between two texts, or `nil` if there is none.
    init?(expected: String, found: String) {
        if expected.utf8.elementsEqual(found.utf8) { return nil }
        let a = Self.lines(expected)
        let b = Self.lines(found)
        let same = zip(a, b).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        line = same + 1
        self.expected = same < a.count ? a[same] : nil
        self.found = same < b.count ? b[same] : nil
        context = Array(a[max(0, same - 2)..<same])
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The lines before, then the expected line after `-` and the new one after `+`.
    var description: String {
        var text = "first difference in line \(line):"
        for line in context { text += "\n    \(line)" }
        text += "\n  - " + (expected ?? "(the reference ends)")
        text += "\n  + " + (found ?? "(the new text ends)")
        return text
    }
}
