/// One way to write a value of a sum type: a bare name, or an object with one key.
public enum JSONCase<Value> {
    /// The string `name` stands for a value.
    case name(StaticString, Value)
    /// The object `{"key": payload}` stands for what the closure reads from the payload.
    case key(StaticString, (JSONCursor) throws(DesignError) -> Value)

    private var label: [UInt8] {
        switch self {
        case .name(let label, _), .key(let label, _): [UInt8](literal: label)
        }
    }

    /// How the case is written: `"center"` or `{"fixed": …}`.
    private var form: [UInt8] {
        var text: [UInt8] = []
        switch self {
        case .name:
            text.append(quoted: label)
        case .key:
            text.append(literal: "{")
            text.append(quoted: label)
            text.append(literal: ": …}")
        }
        return text
    }

    /// All of the forms, for an error.
    @inline(never)
    static func list(_ cases: [JSONCase]) -> [UInt8] {
        var list = WordList()
        for item in cases { list.append(item.form) }
        return list.text
    }

    /// What may have been meant by a word: a case of nearly that name, or, of exactly that name,
    /// the form in which it is written.
    @inline(never)
    static func hint(for word: [UInt8], in cases: [JSONCase]) -> [UInt8] {
        var suggestion = Suggestion(for: word)
        for item in cases {
            if item.label == word { return [UInt8](literal: "write ") + item.form }
            suggestion.consider(item.label)
        }
        return suggestion.text
    }
}

extension JSONCursor {
    /// A string that names one of a few values.
    /// ```swift
    /// let names: [(StaticString, Scheme)] = [("light", .light), ("dark", .dark)]
    /// let scheme = try cursor.choice(names)
    /// ```
    public func choice<Value>(
        _ choices: [(name: StaticString, value: Value)]
    ) throws(DesignError) -> Value {
        var name: [UInt8] = []
        if case .string(let text) = kind {
            for choice in choices where text.matches(choice.name) { return choice.value }
            name = text
        }
        var expected = WordList()
        var suggestion = Suggestion(for: name)
        for choice in choices {
            expected.append(quoted: [UInt8](literal: choice.name))
            suggestion.consider([UInt8](literal: choice.name))
        }
        throw error(found, expected: expected.text, hint: suggestion.text)
    }

    /// A value of a sum type, written as a bare name or as an object with one key.
    /// ```swift
    /// let retention = try cursor.variant([
    ///     .name("all", Retention.all),
    ///     .key("neighbours") { count throws(DesignError) in
    ///         .neighbours(try count.wholeNumber(in: 0...100))
    ///     },
    /// ])
    /// ```
    /// The compiler cannot yet tell the closures' error type, so they name it.
    public func variant<Value>(_ cases: [JSONCase<Value>]) throws(DesignError) -> Value {
        var written: [UInt8] = []
        var problem = found
        var place = value.position
        switch kind {
        case .string(let text):
            written = text
            for case .name(let name, let value) in cases where text.matches(name) { return value }
        case .object(let members) where members.count == 1:
            let member = members[0]
            written = member.key
            for case .key(let key, let read) in cases where member.key.matches(key) {
                return try read(JSONCursor(document: document, value: member.value))
            }
            problem = [UInt8](literal: "unknown key ")
            problem.append(quoted: member.key)
            place = member.position
        case .object(let members):
            problem = [UInt8](literal: "found an object with ")
            problem.append(decimal: members.count)
            problem.append(literal: " keys")
        default: break
        }
        throw error(
            problem, expected: JSONCase.list(cases), hint: JSONCase.hint(for: written, in: cases),
            at: place)
    }
}

/// Builds `"a", "b" or {"c": …}`.
struct WordList {
    private var words: [[UInt8]] = []

    @inline(never)
    mutating func append(_ word: [UInt8]) {
        words.append(word)
    }

    @inline(never)
    mutating func append(quoted word: [UInt8]) {
        var text: [UInt8] = []
        text.append(quoted: word)
        words.append(text)
    }

    /// The words with commas, and "or" before the last.
    var text: [UInt8] { text(last: " or ") }

    /// The words with commas, and a literal instead of one before the last.
    func text(last: StaticString) -> [UInt8] {
        var text: [UInt8] = []
        for (index, word) in words.enumerated() {
            if index > 0 { text.append(literal: index == words.count - 1 ? last : ", ") }
            text.append(contentsOf: word)
        }
        return text
    }
}
