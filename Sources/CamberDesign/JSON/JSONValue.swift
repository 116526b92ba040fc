/// A JSON value and where it starts.
public struct JSONValue: Sendable {
    /// What a value is.
    public enum Kind: Sendable {
        /// `null`.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number.
        case number(JSONNumber)
        /// A string, as UTF-8 with its escapes resolved.
        case string([UInt8])
        /// A list of at most ``JSONReader/maximumItems`` values.
        case array([JSONValue])
        /// An object's members in the order of the document; no key occurs twice.
        case object([JSONMember])
    }

    /// The value itself.
    public let kind: Kind
    /// Where its first character is.
    public let position: JSONPosition
}

/// One key of an object with its value.
public struct JSONMember: Sendable {
    /// The key as UTF-8, its escapes resolved.
    public let key: [UInt8]
    /// Where the key's opening quote is.
    public let position: JSONPosition
    /// The value.
    public let value: JSONValue
}

/// A number, and how it was written.
public struct JSONNumber: Hashable, Sendable {
    /// The double nearest to the decimal number (halves to even); always finite. A number too
    /// small for a double is 0.
    public let value: Double
    /// Whether it was written as a whole number, without a fraction or an exponent: `3`, not `3.0`.
    public let isWhole: Bool
}

/// A place in a document.
public struct JSONPosition: Hashable, Sendable {
    // 32 bits are enough for the largest document that a reader accepts, and keep a value of the
    // tree at 24 bytes.
    let line32: UInt32
    let column32: UInt32
    let offset32: UInt32

    init(line: Int, column: Int, offset: Int) {
        line32 = UInt32(truncatingIfNeeded: line)
        column32 = UInt32(truncatingIfNeeded: column)
        offset32 = UInt32(truncatingIfNeeded: offset)
    }

    /// The line, from 1. Lines end at a line feed, a carriage return, or both together.
    public var line: Int { Int(line32) }
    /// The column in characters (Unicode scalars, not bytes), from 1.
    public var column: Int { Int(column32) }
    /// The distance from the document's first byte, in bytes.
    public var offset: Int { Int(offset32) }
}
