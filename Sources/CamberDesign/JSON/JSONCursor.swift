import CamberCore

/// A value of a document, to be read as what a format asks for.
///
/// Each reading method returns the value as a Swift type or throws a ``DesignError`` that names
/// the file, the line, the path, what was found and what was expected:
/// ```swift
/// let item = try cursor.object(allowed: ["id", "title", "enabled"])
/// let id = try item.required("id").string()
/// let title = try item["title"]?.string() ?? []
/// let isEnabled = try item["enabled"]?.bool() ?? true
/// ```
///
/// A class, so that what reads a format passes on one pointer and not a value's many parts.
public final class JSONCursor: Sendable {
    /// The document that the value belongs to.
    public let document: JSONDocument
    /// The value.
    public let value: JSONValue

    // Not public: a value's positions mean nothing in another document.
    init(document: JSONDocument, value: JSONValue) {
        self.document = document
        self.value = value
    }

    /// What the value is.
    public var kind: JSONValue.Kind { value.kind }
    /// The line that the value starts on, from 1.
    public var line: Int { value.position.line }
    /// The value's path inside the document, such as `items[2].badge`, as UTF-8. Found by a search;
    /// meant for messages.
    public var path: [UInt8] { document.path(to: value.position) }

    /// Whether the value is `null`.
    public var isNull: Bool {
        if case .null = kind { true } else { false }
    }

    /// The value unless it is `null`: `try cursor.unlessNull?.string()`.
    public var unlessNull: JSONCursor? { isNull ? nil : self }

    // MARK: Reading

    /// A truth value. A number is none.
    @inline(never)
    public func bool() throws(DesignError) -> Bool {
        guard case .bool(let value) = kind else { throw mismatch(expected: "true or false") }
        return value
    }

    /// A string, as UTF-8.
    ///
    /// - Parameter expected: What an error asks for, if more than "a string" can be said.
    @inline(never)
    public func string(expected: String = "a string") throws(DesignError) -> [UInt8] {
        guard case .string(let text) = kind else { throw mismatch(expected: expected) }
        return text
    }

    /// A string of at least one byte, as UTF-8.
    @inline(never)
    public func nonEmptyString() throws(DesignError) -> [UInt8] {
        let expected = "a string that is not empty"
        let text = try string(expected: expected)
        if text.isEmpty { throw mismatch(expected: expected) }
        return text
    }

    /// A list; its elements are cursors.
    ///
    /// - Parameter expected: What an error asks for, if more than "a list" can be said.
    @inline(never)
    public func array(expected: String = "a list") throws(DesignError) -> JSONList {
        guard case .array(let items) = kind else { throw mismatch(expected: expected) }
        return JSONList(document: document, items: items)
    }

    // MARK: Errors

    /// An error about the value: what it is, and what was expected.
    @inline(never)
    public func mismatch(expected: String, hint: String = "") -> DesignError {
        error(found, expected: expected.bytes, hint: hint.bytes)
    }

    /// An error about the value in the caller's words.
    @inline(never)
    public func failure(_ problem: String, expected: String = "", hint: String = "") -> DesignError
    {
        error(problem.bytes, expected: expected.bytes, hint: hint.bytes)
    }

    /// An error about the value, or about something in it that starts elsewhere.
    @inline(never)
    func error(
        _ problem: [UInt8], expected: [UInt8] = [], hint: [UInt8] = [],
        at position: JSONPosition? = nil
    ) -> DesignError {
        let position = position ?? value.position
        return DesignError(
            kind: .schema, file: document.file, line: position.line, column: position.column,
            path: document.path(to: position), problem: problem, expected: expected, hint: hint)
    }

    /// What the value is, in words: `found true`, `found a string "abc"`, `found a list`. A long
    /// string or number is cut.
    var found: [UInt8] {
        var text = [UInt8](literal: "found ")
        switch kind {
        case .null: text.append(literal: "null")
        case .bool(let value): text.append(literal: value ? "true" : "false")
        case .number:
            let start = value.position.offset
            var end = start
            while end < document.bytes.count, JSONReader.isNumberByte(document.bytes[end]) {
                end += 1
            }
            text.append(excerpt: document.bytes[start..<end], limit: 24)
        case .string(let string):
            text.append(literal: "a string ")
            text.append(quoted: string)
        case .array(let items): text.append(literal: items.isEmpty ? "an empty list" : "a list")
        case .object: text.append(literal: "an object")
        }
        return text
    }
}

/// The items of a list, each as a cursor.
public struct JSONList: RandomAccessCollection, Sendable {
    /// The document that the list belongs to.
    public let document: JSONDocument
    let items: [JSONValue]

    /// 0.
    public var startIndex: Int { 0 }
    /// How many items there are.
    public var endIndex: Int { items.count }
    /// The item at an index of the list.
    public subscript(index: Int) -> JSONCursor {
        JSONCursor(document: document, value: items[index])
    }
}
