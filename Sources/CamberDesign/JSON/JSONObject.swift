import CamberCore

/// An object whose keys are all known, ready to have its members read.
public final class JSONObject: Sendable {
    /// The object itself, for errors about it as a whole.
    public let cursor: JSONCursor
    let members: [JSONMember]

    init(cursor: JSONCursor, members: [JSONMember]) {
        self.cursor = cursor
        self.members = members
    }

    /// How many members are present.
    public var count: Int { members.count }

    /// The value of a key, nil if the object does not have it.
    public subscript(key: StaticString) -> JSONCursor? {
        @inline(never) get {
            for member in members where member.key.matches(key) { return cursor(member) }
            return nil
        }
    }

    /// The value of a key given as UTF-8, nil if the object does not have it.
    public subscript(key: [UInt8]) -> JSONCursor? {
        @inline(never) get {
            for member in members where member.key == key { return cursor(member) }
            return nil
        }
    }

    /// The value of a key that the object must have.
    @inline(never)
    public func required(_ key: StaticString) throws(DesignError) -> JSONCursor {
        if let value = self[key] { return value }
        var problem = [UInt8](literal: "the key ")
        problem.append(quoted: [UInt8](literal: key))
        problem.append(literal: " is missing")
        throw cursor.error(problem)
    }

    /// The one key of several that the object must have, and its value.
    /// ```swift
    /// let keys: [(StaticString, Event)] = [("tap", .tap), ("select", .select)]
    /// let (event, value) = try step.exactlyOne(of: keys)
    /// ```
    public func exactlyOne<Value>(
        of keys: [(key: StaticString, value: Value)]
    ) throws(DesignError) -> (Value, JSONCursor) {
        var result: (Value, JSONCursor)?
        var first: [UInt8] = []
        for member in members {
            for key in keys where member.key.matches(key.key) {
                if result != nil {
                    var problem = [UInt8](literal: "found the keys ")
                    problem.append(quoted: first)
                    problem.append(literal: " and ")
                    problem.append(quoted: member.key)
                    throw cursor.error(
                        problem, expected: [UInt8](literal: "only one of the two"),
                        at: member.position)
                }
                result = (key.value, cursor(member))
                first = member.key
            }
        }
        if let result { return result }
        var expected = WordList()
        for key in keys { expected.append(quoted: [UInt8](literal: key.key)) }
        throw cursor.error([UInt8](literal: "a key is missing"), expected: expected.text)
    }

    /// The members in the order of the document, for objects whose keys are data.
    public func forEachMember(
        _ body: (_ key: [UInt8], _ value: JSONCursor) throws(DesignError) -> Void
    ) throws(DesignError) {
        for member in members { try body(member.key, cursor(member)) }
    }

    /// An error about a key of the object: its line, and a path that ends with it. About the
    /// object itself if it does not have the key.
    @inline(never)
    public func keyFailure(_ key: [UInt8], _ problem: String, expected: String = "") -> DesignError
    {
        var place: JSONPosition?
        for member in members where member.key == key { place = member.position }
        return cursor.error(problem.bytes, expected: expected.bytes, at: place)
    }

    private func cursor(_ member: JSONMember) -> JSONCursor {
        JSONCursor(document: cursor.document, value: member.value)
    }
}

extension JSONCursor {
    /// An object with no keys but the given ones.
    ///
    /// - Parameters:
    ///   - keys: The keys that the format knows at this place.
    ///   - expected: What an error asks for, if more than "an object" can be said.
    public func object(
        allowed keys: [StaticString], expected: String = "an object"
    ) throws(DesignError) -> JSONObject {
        let object = try anyObject(expected: expected)
        members: for member in object.members {
            for key in keys where member.key.matches(key) { continue members }
            var names: [[UInt8]] = []
            for key in keys { names.append([UInt8](literal: key)) }
            throw unknownKey(member, allowed: names)
        }
        return object
    }

    /// An object with no keys but the given ones, which are UTF-8.
    public func object(
        allowed keys: [[UInt8]], expected: String = "an object"
    ) throws(DesignError) -> JSONObject {
        let object = try anyObject(expected: expected)
        for member in object.members where !keys.contains(member.key) {
            throw unknownKey(member, allowed: keys)
        }
        return object
    }

    /// An object with whatever keys it has.
    public func anyObject(expected: String = "an object") throws(DesignError) -> JSONObject {
        guard case .object(let members) = kind else { throw mismatch(expected: expected) }
        return JSONObject(cursor: self, members: members)
    }

    private func unknownKey(_ member: JSONMember, allowed: [[UInt8]]) -> DesignError {
        var problem = [UInt8](literal: "unknown key ")
        problem.append(quoted: member.key)
        var expected = WordList()
        var suggestion = Suggestion(for: member.key)
        for key in allowed {
            expected.append(quoted: key)
            suggestion.consider(key)
        }
        return error(
            problem, expected: allowed.isEmpty ? [UInt8](literal: "no keys") : expected.text,
            hint: suggestion.text, at: member.position)
    }
}
