/// Writes lines of Swift source, laid out as `swift format` does: four spaces a level, at most 100
/// columns where nothing indivisible is longer.
struct SwiftWriter {
    /// What has been written, UTF-8.
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    private static let width = 100

    /// Writes a line; an empty one without spaces.
    @inline(never)
    mutating func line(_ text: [UInt8] = []) {
        if !text.isEmpty {
            for _ in 0..<(4 * depth) { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: text)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Writes a line that is a literal.
    @inline(never)
    mutating func line(_ text: StaticString) { line([UInt8](literal: text)) }

    /// Writes lines one level deeper.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes a line that opens a brace, a body one level deeper, and the closing brace.
    @inline(never)
    mutating func block(_ head: [UInt8], _ body: (inout SwiftWriter) -> Void) {
        line(head + [UInt8](literal: " {"))
        indented(body)
        line("}")
    }

    /// Writes a block after a head that is a literal.
    @inline(never)
    mutating func block(_ head: StaticString, _ body: (inout SwiftWriter) -> Void) {
        block([UInt8](literal: head), body)
    }

    /// Writes an expression between what comes before and after it on its lines.
    mutating func expression(
        _ expression: SwiftExpression, before: [UInt8] = [], after: [UInt8] = []
    ) {
        let flat = before + expression.flat + after
        guard !fits(flat) else { return line(flat) }
        guard case .call(let name, let arguments) = expression, !arguments.isEmpty else {
            writeLong(expression.flat + after, before: before)
            return
        }
        line(before + name + [UInt8](literal: "("))
        indented { writer in
            for (index, argument) in arguments.enumerated() {
                writer.expression(
                    argument.value, before: argument.prefix,
                    after: index < arguments.count - 1 ? [UInt8(ascii: ",")] : [])
            }
        }
        line([UInt8(ascii: ")")] + after)
    }

    /// Writes what cannot be broken and is too long: on a line of its own after a label or an equals
    /// sign, which end in a space.
    private mutating func writeLong(_ text: [UInt8], before: [UInt8]) {
        guard before.last == UInt8(ascii: " ") else { return line(before + text) }
        line(Array(before.dropLast()))
        indented { $0.line(text) }
    }

    /// Writes an expression before whose lines a literal stands.
    @inline(never)
    mutating func expression(_ expression: SwiftExpression, before: StaticString) {
        self.expression(expression, before: [UInt8](literal: before))
    }

    /// Writes an expression with a closure after it, on lines of its own.
    mutating func expression(
        _ expression: SwiftExpression, before: [UInt8] = [], after: [UInt8] = [],
        closure: (inout SwiftWriter) -> Void
    ) {
        self.expression(expression, before: before, after: [UInt8](literal: " {"))
        indented(closure)
        line([UInt8(ascii: "}")] + after)
    }

    /// Writes an expression with a closure after it that is one expression: on one line where that
    /// fits.
    mutating func expression(
        _ expression: SwiftExpression, before: [UInt8] = [], after: [UInt8] = [],
        closure: SwiftExpression
    ) {
        let end = [UInt8](literal: " }") + after
        let flat = before + expression.flat + [UInt8](literal: " { ") + closure.flat + end
        if fits(flat) {
            line(flat)
        } else {
            self.expression(expression, before: before, after: after) { $0.expression(closure) }
        }
    }

    /// Writes a comment, its words in lines that fit; nothing without words.
    mutating func comment(_ text: [UInt8]) {
        guard !text.isEmpty else { return }
        let prefix = [UInt8](literal: "//")
        var current = prefix
        for word in text.split(separator: UInt8(ascii: " ")) {
            if current.count > prefix.count, !fits(current + [UInt8(ascii: " ")] + word) {
                line(current)
                current = prefix
            }
            current.append(UInt8(ascii: " "))
            current.append(contentsOf: word)
        }
        line(current)
    }

    /// Whether a line's text fits, each scalar taking a column: never too few, since a character may
    /// be several scalars.
    private func fits(_ text: [UInt8]) -> Bool {
        4 * depth + text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 } <= Self.width
    }
}
