/// One way to write a value of a sum type: a bare name, or an object with one key.
public enum JSONCase<Value> {
    /// The string `name` stands for a value.
    case name(StaticString, Value)
    /// The object `{"key": payload}` stands for what the closure reads from the payload.
    case key(StaticString, (JSONCursor) throws(DesignError) -> Value)

    var form: JSONForm {
        switch self {
        case .name(let label, _): JSONForm(label: label, isName: true)
        case .key(let label, _): JSONForm(label: label, isName: false)
        }
    }
}

/// How a case of a sum type is written: `"center"` or `{"fixed": …}`.
struct JSONForm {
    let label: StaticString
    let isName: Bool

    private var text: [UInt8] {
        var text = [UInt8](literal: isName ? "" : "{")
        text.append(quoted: [UInt8](literal: label))
        if !isName { text.append(literal: ": …}") }
        return text
    }

    /// All of the forms, for an error.
    static func list(_ forms: [JSONForm]) -> [UInt8] {
        var list = WordList()
        for form in forms { list.append(form.text) }
        return list.text
    }

    /// What may have been meant by a word: a form of nearly that name, or, of exactly that name,
    /// the form in which it is written.
    static func hint(for word: [UInt8], in forms: [JSONForm]) -> [UInt8] {
        var suggestion = Suggestion(for: word)
        for form in forms {
            if word.matches(form.label) { return [UInt8](literal: "write ") + form.text }
            suggestion.consider([UInt8](literal: form.label))
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
        choices[try index(of: choices.map { [UInt8](literal: $0.name) })].value
    }

    /// Which of some names the string is.
    func index(of names: [[UInt8]]) throws(DesignError) -> Int {
        var given: [UInt8] = []
        if case .string(let text) = kind { given = text }
        var expected = WordList()
        var suggestion = Suggestion(for: given)
        for (index, name) in names.enumerated() {
            if name == given { return index }
            expected.append(quoted: name)
            suggestion.consider(name)
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
        let (index, payload) = try form(of: cases.map { $0.form })
        switch cases[index] {
        case .name(_, let value): return value
        case .key(_, let read): return try read(payload)
        }
    }

    /// Which of some forms the value has, and its payload where that is a key's.
    private func form(of forms: [JSONForm]) throws(DesignError) -> (index: Int, JSONCursor) {
        var written: [UInt8] = []
        var problem = found
        var place = value.position
        switch kind {
        case .string(let text):
            written = text
            for (index, form) in forms.enumerated() where form.isName && text.matches(form.label) {
                return (index, self)
            }
        case .object(let members) where members.count == 1:
            let member = members[0]
            written = member.key
            for (index, form) in forms.enumerated()
            where !form.isName && member.key.matches(form.label) {
                return (index, JSONCursor(document: document, value: member.value))
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
            problem, expected: JSONForm.list(forms), hint: JSONForm.hint(for: written, in: forms),
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
