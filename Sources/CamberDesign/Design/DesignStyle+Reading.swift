import CamberCore

extension DesignStyle {
    /// Reads the name of a look.
    static func readLook(_ cursor: JSONCursor) throws(DesignError) -> DesignStyle {
        var name: [UInt8] = []
        if case .string(let text) = cursor.kind { name = text }
        if let style = named(name) { return style }
        var expected = WordList()
        var suggestion = Suggestion(for: name)
        for look in AnyTabBarStyle.all {
            expected.append(quoted: look.name.bytes)
            suggestion.consider(look.name.bytes)
        }
        throw cursor.error(cursor.found, expected: expected.text, hint: suggestion.text)
    }

    /// Sets the options of an object. The preset applies first, wherever it stands.
    /// - Parameter nullResets: whether `null` returns an option to its default. Where `null` is a
    ///   value of the option itself it stands for that value.
    mutating func merge(_ cursor: JSONCursor, nullResets: Bool) throws(DesignError) {
        let object = try cursor.anyObject(expected: "an object of options")
        var original: Bool?
        var changes: [(index: Int, value: TabParameterValue?)] = []
        for member in object.members {
            let value = JSONCursor(document: cursor.document, value: member.value)
            if member.key.matches("preset") {
                if nullResets, value.isNull {
                    original = false
                } else {
                    original = try value.choice([("original", true)])
                }
                continue
            }
            guard let index = index(of: member.key) else {
                throw unknownOption(member, cursor)
            }
            let kind = look.parameters[index].kind
            if nullResets, value.isNull, !kind.takesNull {
                changes.append((index, nil))
            } else {
                changes.append((index, try value.option(look.parameters[index])))
            }
        }
        set(original: original, changes)
    }

    private func index(of name: [UInt8]) -> Int? {
        for index in look.parameters.indices
        where look.parameters[index].name.bytes == name {
            return index
        }
        return nil
    }

    private func unknownOption(_ member: JSONMember, _ cursor: JSONCursor) -> DesignError {
        var problem = [UInt8](literal: "the look ")
        problem.append(quoted: look.name.bytes)
        problem.append(literal: " has no option ")
        problem.append(quoted: member.key)
        var expected = WordList()
        var suggestion = Suggestion(for: member.key)
        for parameter in look.parameters {
            expected.append(quoted: parameter.name.bytes)
            suggestion.consider(parameter.name.bytes)
        }
        expected.append(quoted: [UInt8](literal: "preset"))
        suggestion.consider([UInt8](literal: "preset"))
        return cursor.error(
            problem, expected: expected.text, hint: suggestion.text, at: member.position)
    }
}

extension TabParameterKind {
    /// Whether `null` is one of the values.
    var takesNull: Bool {
        if case .optionalNumber = self { true } else { false }
    }
}
