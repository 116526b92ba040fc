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
            if items.count == JSONReader.maximumItems { throw tooManyItems("a list") }
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
            if members.count == JSONReader.maximumItems { throw tooManyItems("an object") }
            skipWhitespace()
            if current != UInt8(ascii: ":") { throw unexpected(expected: "\":\"") }
            offset += 1
            skipWhitespace()
            members.append(JSONMember(key: key, position: start, value: try readValue()))
            setStep(.none)
            if try !readComma(closing: UInt8(ascii: "}"), expected: "\",\" or \"}\"") {
                if let pair = DuplicateKeys.first(in: members) {
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
            var problem = [UInt8](literal: "lists and objects are nested deeper than ")
            problem.append(decimal: JSONReader.maximumDepth)
            throw error(.limit, problem, expected: [UInt8](literal: "no more than that"))
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

    private func tooManyItems(_ what: StaticString) -> DesignError {
        var problem = [UInt8](literal: what)
        problem.append(literal: " has more than ")
        problem.append(decimal: JSONReader.maximumItems)
        problem.append(literal: " items")
        return error(.limit, problem, expected: [UInt8](literal: "no more than that"))
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

/// Finds keys that occur twice.
enum DuplicateKeys {
    /// The first member whose key an earlier one has, and that earlier one; nil if all differ.
    ///
    /// A few keys are compared with one another. More are sorted by a hash, and by their bytes
    /// where hashes agree, so that keys chosen to collide cannot make this quadratic.
    static func first(in members: [JSONMember]) -> (first: Int, second: Int)? {
        if members.count <= 8 {
            for second in members.indices {
                for first in 0..<second where members[first].key == members[second].key {
                    return (first, second)
                }
            }
            return nil
        }
        var order: [(hash: UInt64, index: Int)] = []
        order.reserveCapacity(members.count)
        for index in members.indices { order.append((hash(members[index].key), index)) }
        order.sort { left, right in
            if left.hash != right.hash { return left.hash < right.hash }
            let leftKey = members[left.index].key
            let rightKey = members[right.index].key
            if leftKey == rightKey { return left.index < right.index }
            return leftKey.lexicographicallyPrecedes(rightKey)
        }
        var found: (first: Int, second: Int)?
        for place in 1..<order.count where order[place - 1].hash == order[place].hash {
            let pair = (first: order[place - 1].index, second: order[place].index)
            if members[pair.first].key == members[pair.second].key,
                pair.second < found?.second ?? Int.max
            {
                found = pair
            }
        }
        return found
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ key: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
