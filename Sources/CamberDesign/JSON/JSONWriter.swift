import CamberCore

/// Writes JSON, keys in the order given.
///
/// Strings are UTF-8 with only quotes, backslashes and control characters escaped; bytes that are
/// no well-formed UTF-8 become U+FFFD. Numbers are rounded to four decimals (``DecimalText``) unless
/// they are to be exact; one that is infinite or no number becomes `null`. Keys and closing brackets
/// are the caller's to get right; a bracket too many is ignored.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// No spaces and no line breaks.
        case compact
        /// An item a line, indented by two spaces a level; parts may ask for one line.
        case pretty
    }

    /// How numbers are written.
    public enum Numbers: Sendable {
        /// With at most four decimals, for people and for comparing.
        case rounded
        /// With as many digits as it takes to read back as the same double.
        case exact
    }

    private struct Level {
        var isOnOneLine: Bool
        var isEmpty = true
    }

    /// The text so far.
    public private(set) var bytes: [UInt8] = []
    private let layout: Layout
    private let numbers: Numbers
    private var levels: [Level] = []
    private var isAfterKey = false

    /// A writer with nothing written.
    public init(_ layout: Layout = .compact, numbers: Numbers = .rounded) {
        self.layout = layout
        self.numbers = numbers
    }

    /// Forgets the text and keeps the storage.
    @inline(never)
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        levels.removeAll(keepingCapacity: true)
        isAfterKey = false
    }

    /// Ends a line: between the documents of a trace, or after the last.
    @inline(never)
    public mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: Containers

    /// Starts an object, in the pretty layout on one line if asked to.
    @inline(never)
    public mutating func beginObject(onOneLine: Bool = false) {
        begin(UInt8(ascii: "{"), onOneLine: onOneLine)
    }

    /// Ends the object begun last.
    @inline(never)
    public mutating func endObject() { end(UInt8(ascii: "}"), padding: true) }

    /// Starts a list, in the pretty layout on one line if asked to.
    @inline(never)
    public mutating func beginArray(onOneLine: Bool = false) {
        begin(UInt8(ascii: "["), onOneLine: onOneLine)
    }

    /// Ends the list begun last.
    @inline(never)
    public mutating func endArray() { end(UInt8(ascii: "]"), padding: false) }

    @inline(never)
    private mutating func begin(_ bracket: UInt8, onOneLine: Bool) {
        separate()
        bytes.append(bracket)
        levels.append(Level(isOnOneLine: onOneLine || levels.last?.isOnOneLine ?? false))
    }

    @inline(never)
    private mutating func end(_ bracket: UInt8, padding: Bool) {
        guard let level = levels.popLast() else { return }
        isAfterKey = false
        if layout == .pretty, !level.isEmpty {
            if !level.isOnOneLine {
                indent()
            } else if padding {
                bytes.append(UInt8(ascii: " "))
            }
        }
        bytes.append(bracket)
    }

    /// Writes what belongs before an item: a comma, and space in the pretty layout.
    @inline(never)
    private mutating func separate() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard let level = levels.last else { return }
        if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
        levels[levels.count - 1].isEmpty = false
        guard layout == .pretty else { return }
        if !level.isOnOneLine {
            indent()
        } else if !level.isEmpty || bytes.last == UInt8(ascii: "{") {
            bytes.append(UInt8(ascii: " "))
        }
    }

    @inline(never)
    private mutating func indent() {
        bytes.append(UInt8(ascii: "\n"))
        for _ in levels { bytes.append(literal: "  ") }
    }

    // MARK: Keys and values

    /// Writes a key, which needs no escapes; its value comes next.
    @inline(never)
    public mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(literal: key)
        bytes.append(literal: "\":")
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
        isAfterKey = true
    }

    /// Writes a key, given as UTF-8; its value comes next.
    @inline(never)
    public mutating func key(_ key: [UInt8]) {
        separate()
        append(quoted: key)
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
        isAfterKey = true
    }

    /// Writes `null`.
    @inline(never)
    public mutating func null() {
        separate()
        bytes.append(literal: "null")
    }

    /// Writes `true` or `false`.
    @inline(never)
    public mutating func value(_ value: Bool) {
        separate()
        bytes.append(literal: value ? "true" : "false")
    }

    /// Writes a whole number.
    @inline(never)
    public mutating func value(_ value: Int) {
        separate()
        bytes.append(decimal: value)
    }

    /// Writes a number, or `null` if it is not finite.
    @inline(never)
    public mutating func value(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        switch numbers {
        case .rounded: DecimalText.append(value, to: &bytes)
        case .exact: ShortestDecimal.append(value, to: &bytes)
        }
    }

    /// Writes a string, given as UTF-8.
    @inline(never)
    public mutating func value(_ value: [UInt8]) {
        separate()
        append(quoted: value)
    }

    /// Writes a string.
    @inline(never)
    public mutating func value(_ value: String) {
        self.value(value.bytes)
    }

    @inline(never)
    private mutating func append(quoted text: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var offset = 0
        while offset < text.count {
            guard let length = UTF8Scalars.length(in: text, at: offset) else {
                bytes.append(literal: "\u{FFFD}")
                offset += 1
                continue
            }
            if length == 1 {
                JSONEscape.append(text[offset], to: &bytes)
            } else {
                bytes.append(contentsOf: text[offset..<(offset + length)])
            }
            offset += length
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
