import CamberCore

/// Reads JSON strictly (RFC 8259): one value and nothing after it; no comments, trailing commas,
/// NaN or leading zeros; strings without raw control characters or lone surrogates; well-formed
/// UTF-8 only; no key twice in an object. A byte order mark before the value is skipped, as the
/// RFC allows.
///
/// Time is proportional to the size of the text, but for large objects, whose keys are sorted to
/// find duplicates. No input traps or overflows the stack.
public struct JSONReader {
    /// The largest document that is read, in bytes.
    public static let maximumSize = 8 * 1024 * 1024
    /// How deep lists and objects may be nested.
    public static let maximumDepth = 64
    /// How many items a list, or members an object, may have.
    public static let maximumItems = 100_000

    let bytes: [UInt8]
    let file: [UInt8]
    /// How far the text is read.
    var offset = 0
    /// The line that `offset` is on, from 1.
    var line = 1
    /// Where that line starts.
    var lineStart = 0
    /// How many bytes since then did not start a character.
    var continuations = 0
    /// The way from the root to `offset`, one step a nested list or object.
    var steps: [Step] = []

    /// Which child of a list or object is being read.
    enum Step {
        case none
        case index(Int)
        case key([UInt8])
    }

    private init(_ bytes: [UInt8], file: [UInt8]) {
        self.bytes = bytes
        self.file = file
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The text, at most ``maximumSize`` bytes.
    ///   - file: The name that errors give the document.
    /// - Throws: The first thing that is wrong, with its line and column.
    public static func read(
        _ bytes: [UInt8], file: String? = nil
    ) throws(DesignError) -> JSONDocument {
        var name: [UInt8] = []
        if let file { name = file.bytes }
        if bytes.count > maximumSize {
            // Whoever reads a file may have stopped at the limit: the count is not the file's.
            var expected = [UInt8](literal: "at most ")
            expected.append(decimal: maximumSize)
            expected.append(literal: " bytes")
            throw DesignError(
                kind: .limit, file: name, problem: [UInt8](literal: "the document is too large"),
                expected: expected)
        }
        var reader = JSONReader(bytes, file: name)
        return JSONDocument(root: try reader.readDocument(), bytes: bytes, file: name)
    }

    /// The byte at `offset`; 0, which may stand nowhere in JSON, at the end.
    var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    var isAtEnd: Bool { offset >= bytes.count }

    var position: JSONPosition {
        JSONPosition(
            line: line, column: offset - lineStart - continuations + 1, offset: offset)
    }

    private mutating func readDocument() throws(DesignError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
        skipWhitespace()
        if isAtEnd {
            throw error(.syntax, "the document is empty", expected: "a JSON value")
        }
        let value = try readValue()
        skipWhitespace()
        if !isAtEnd { throw unexpected(expected: "nothing after the document's value") }
        return value
    }

    mutating func skipWhitespace() {
        while true {
            switch current {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                offset += 1
            case UInt8(ascii: "\r"):
                offset += 1
                if current != UInt8(ascii: "\n") { startLine() }
            case UInt8(ascii: "\n"):
                offset += 1
                startLine()
            default:
                return
            }
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = offset
        continuations = 0
    }

    /// Reads the value that starts at `offset`. Calls itself, but no deeper than ``maximumDepth``.
    mutating func readValue() throws(DesignError) -> JSONValue {
        let start = position
        let kind: JSONValue.Kind
        switch current {
        case UInt8(ascii: "{"): kind = .object(try readObject())
        case UInt8(ascii: "["): kind = .array(try readArray())
        case UInt8(ascii: "\""): kind = .string(try readString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            kind = .number(try readNumber())
        case UInt8(ascii: "t") where skip("true"): kind = .bool(true)
        case UInt8(ascii: "f") where skip("false"): kind = .bool(false)
        case UInt8(ascii: "n") where skip("null"): kind = .null
        default: throw unexpected(expected: "a value")
        }
        return JSONValue(kind: kind, position: start)
    }

    /// Skips a word if it stands at `offset` and ends there.
    private mutating func skip(_ word: StaticString) -> Bool {
        let end = offset + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[offset..<end].matches(word) else { return false }
        if end < bytes.count, JSONReader.isWordByte(bytes[end]) { return false }
        offset = end
        return true
    }
}
