import CamberCore

/// Why a document was refused: what was wrong, where, and what was expected.
///
/// Texts are kept as UTF-8 so that errors can be compared without Unicode tables; ``description``
/// gives the sentence that a person reads.
///
/// A class, so that each of the many places that may throw hands on one pointer.
public final class DesignError: Error, Sendable {
    /// What kind of rule the document broke.
    public enum Kind: UInt8, Sendable {
        /// It is not JSON.
        case syntax
        /// It is not UTF-8.
        case encoding
        /// It is larger, deeper or longer than a reader accepts.
        case limit
        /// It is JSON, but not what the format asks for at that place.
        case schema
    }

    /// What kind of rule was broken.
    public let kind: Kind
    /// The document's name, UTF-8; empty if the caller gave none.
    public let file: [UInt8]
    /// The line, from 1; 0 if the error belongs to no line.
    public let line: Int
    /// The column in characters (Unicode scalars), from 1, if known.
    public let column: Int?
    /// The place inside the document, such as `items[2].badge`, UTF-8; empty at the root.
    public let path: [UInt8]
    /// What was wrong, such as `found true`, UTF-8.
    public let problem: [UInt8]
    /// What was expected instead, UTF-8; empty if there is nothing to say.
    public let expected: [UInt8]
    /// A suggestion, such as `did you mean "title"?`, UTF-8; empty if there is none.
    public let hint: [UInt8]

    /// An error from its parts; see the properties.
    public init(
        kind: Kind, file: [UInt8] = [], line: Int = 0, column: Int? = nil, path: [UInt8] = [],
        problem: [UInt8], expected: [UInt8] = [], hint: [UInt8] = []
    ) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.problem = problem
        self.expected = expected
        self.hint = hint
    }

    /// The same error in a document of the given name.
    public func inFile(_ name: String) -> DesignError {
        DesignError(
            kind: kind, file: name.bytes, line: line, column: column, path: path,
            problem: problem, expected: expected, hint: hint)
    }

    /// The whole sentence as UTF-8; see ``description``.
    public var utf8: [UInt8] {
        var text = file
        if line > 0 {
            if file.isEmpty { text.append(literal: "line ") } else { text.append(literal: ":") }
            text.append(decimal: line)
            // A path names a place in a well-formed document better than a column does.
            if let column, kind != .schema {
                text.append(literal: ":")
                text.append(decimal: column)
            }
        }
        if !text.isEmpty { text.append(literal: ": ") }
        if !path.isEmpty {
            text.append(contentsOf: path)
            text.append(literal: ": ")
        }
        text.append(contentsOf: problem)
        if !expected.isEmpty {
            text.append(literal: ", expected ")
            text.append(contentsOf: expected)
        }
        if !hint.isEmpty {
            text.append(literal: "; ")
            text.append(contentsOf: hint)
        }
        return text
    }
}

extension DesignError: Hashable {
    /// Two errors are equal when all their parts are.
    public static func == (a: DesignError, b: DesignError) -> Bool {
        a.kind == b.kind && a.file == b.file && a.line == b.line && a.column == b.column
            && a.path == b.path && a.problem == b.problem && a.expected == b.expected
            && a.hint == b.hint
    }

    /// Hashes what tells most errors apart: their place and what was wrong.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(path)
        hasher.combine(problem)
    }
}

extension DesignError: CustomStringConvertible {
    /// One line for a person:
    /// `bar.json:12: items[2].badge: found true, expected a whole number, a string or {"dot": true}`.
    /// Errors of syntax, encoding and limits add the column: `bar.json:12:7: …`.
    public var description: String { String(utf8: utf8) }
}
