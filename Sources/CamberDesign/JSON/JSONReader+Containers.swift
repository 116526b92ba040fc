extension JSONReader {
    /// Reads the list that starts at `offset`.
    mutating func readArray() throws(DesignError) -> [JSONValue] {
        try enter()
        skipWhitespace()
        var items: [JSONValue] = []
        if current == UInt8(ascii: "]") {
            leave()
            return items
        }
        while true {
            setStep(.index(items.count))
            if items.count == JSONReader.maximumItems {
                throw limit("a list longer than ", JSONReader.maximumItems)
            }
            items.append(try readValue())
            setStep(.none)
            if try !readComma(closing: UInt8(ascii: "]"), expected: "\",\" or \"]\"") {
                leave()
                return items
            }
            if current == UInt8(ascii: "]") { throw trailingComma() }
        }
    }

    /// Reads the object that starts at `offset`.
    mutating func readObject() throws(DesignError) -> [JSONMember] {
        try enter()
        skipWhitespace()
        var members: [JSONMember] = []
        if current == UInt8(ascii: "}") {
            leave()
            return members
        }
        while true {
            if current != UInt8(ascii: "\"") { throw unexpected(expected: "a key in quotes") }
            let start = position
            let key = try readString()
            setStep(.key(key))
            if members.count == JSONReader.maximumItems {
                throw limit("an object with more keys than ", JSONReader.maximumItems)
            }
            skipWhitespace()
            if current != UInt8(ascii: ":") { throw unexpected(expected: "\":\"") }
            offset += 1
            skipWhitespace()
            members.append(JSONMember(key: key, position: start, value: try readValue()))
            setStep(.none)
            if try !readComma(closing: UInt8(ascii: "}"), expected: "\",\" or \"}\"") {
                if let pair = DuplicateKeys.first(of: members.count, key: { members[$0].key }) {
                    throw duplicateKey(members[pair.second], first: members[pair.first])
                }
                leave()
                return members
            }
            if current == UInt8(ascii: "}") { throw trailingComma() }
        }
    }

    private mutating func enter() throws(DesignError) {
        if steps.count == JSONReader.maximumDepth {
            // 64 steps of a path help nobody; the line and the column do.
            steps = []
            throw limit("lists and objects nested deeper than ", JSONReader.maximumDepth)
        }
        steps.append(.none)
        offset += 1
    }

    private mutating func leave() {
        steps.removeLast()
        offset += 1
    }

    private mutating func setStep(_ step: Step) {
        steps[steps.count - 1] = step
    }

    /// Reads what follows an item: true after a comma, false before the closing bracket.
    private mutating func readComma(
        closing: UInt8, expected: StaticString
    ) throws(DesignError) -> Bool {
        skipWhitespace()
        if current == closing { return false }
        if current != UInt8(ascii: ",") { throw unexpected(expected: expected) }
        offset += 1
        skipWhitespace()
        return true
    }

    private func trailingComma() -> DesignError {
        unexpected(expected: "another item after the comma")
    }

    private func limit(_ what: StaticString, _ limit: Int) -> DesignError {
        var problem = [UInt8](literal: "found ")
        problem.append(literal: what)
        problem.append(decimal: limit)
        var expected = [UInt8](literal: "at most ")
        expected.append(decimal: limit)
        return error(.limit, problem, expected: expected)
    }

    private func duplicateKey(_ member: JSONMember, first: JSONMember) -> DesignError {
        var problem = [UInt8](literal: "the key ")
        problem.append(quoted: member.key)
        problem.append(literal: " is already on line ")
        problem.append(decimal: first.position.line)
        var reader = self
        reader.setStep(.key(member.key))
        return reader.error(
            .syntax, problem, expected: [UInt8](literal: "each key once"), at: member.position)
    }
}
