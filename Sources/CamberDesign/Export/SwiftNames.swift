/// Finds an identifier for each of several texts: lower camel case in ASCII, valid wherever it is
/// written, each one once.
struct SwiftNames {
    /// The names that have been given.
    private var names = DesignIDTable()
    /// For each, the number that tells the next of its namesakes from those before.
    private var next: [Int] = []

    /// Words that mean something else where a case or a member could stand, and the cases of
    /// `Optional`. `self` and its like follow a dot with a meaning of their own.
    private static let reserved: [StaticString] = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "none", "open", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
        "var", "where", "while",
    ]

    /// An identifier that has not been given yet, from the first text that has ASCII letters or
    /// digits; `tab` and a number if none has.
    mutating func name(from texts: [[UInt8]]) -> [UInt8] {
        var name: [UInt8] = []
        for text in texts where name.isEmpty { name = Self.camelCase(text) }
        if let first = name.first, Self.isDigit(first) { name = [UInt8](literal: "tab") + name }
        if name.isEmpty { name = [UInt8](literal: "tab") }
        if Self.reserved.contains(where: { name.matches($0) }) { name.append(literal: "Tab") }
        var unique = name
        while names.contains(unique) {
            let number = names.id(name).number
            unique = name
            unique.append(decimal: next[number])
            next[number] += 1
        }
        names.insert(unique)
        next.append(2)
        return unique
    }

    /// A text's words in one: `my-page` and `My page` become `myPage`, `URL list` becomes `urlList`.
    /// At most 40 characters, in whole words where the first is not longer.
    private static func camelCase(_ text: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        for word in text.split(whereSeparator: { !isLetter($0) && !isDigit($0) }) {
            if !out.isEmpty, out.count + word.count > 40 { break }
            out.append(contentsOf: out.isEmpty ? lowered(word) : raised(word))
        }
        return Array(out.prefix(40))
    }

    /// A word with its first letter raised.
    private static func raised(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let first = word.first, isLower(first) else { return word }
        var word = word
        word[word.startIndex] = first - 32
        return word
    }

    /// A word with the capitals that it begins with lowered, but not the one that begins another
    /// word: `HTTPPage` becomes `httpPage`.
    private static func lowered(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var word = word
        for index in word.indices {
            guard isUpper(word[index]) else { break }
            let next = index + 1
            if index > word.startIndex, next < word.endIndex, isLower(word[next]) { break }
            word[index] += 32
        }
        return word
    }

    private static func isUpper(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isLower(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
