/// An expression of Swift source that is written on one line where it fits, and else with each
/// argument on a line of its own.
enum SwiftExpression {
    /// Source that is never broken.
    case text([UInt8])
    /// A call of a function with arguments; without arguments only its name, such as `.curved`.
    case call([UInt8], [SwiftArgument])

    /// A literal's text.
    @inline(never)
    static func text(_ text: StaticString) -> SwiftExpression { .text([UInt8](literal: text)) }

    /// A string in quotes.
    @inline(never)
    static func string(_ text: [UInt8]) -> SwiftExpression { .text(SwiftLiteral.string(text)) }

    /// A number.
    @inline(never)
    static func number(_ value: Double) -> SwiftExpression { .text(SwiftLiteral.number(value)) }

    /// Yes or no.
    static func flag(_ value: Bool) -> SwiftExpression { .text(value ? "true" : "false") }

    /// A call of a function whose name is a literal.
    @inline(never)
    static func call(_ name: StaticString, _ arguments: [SwiftArgument]) -> SwiftExpression {
        .call([UInt8](literal: name), arguments)
    }

    /// The expression on one line.
    var flat: [UInt8] {
        switch self {
        case .text(let text): return text
        case .call(let name, let arguments):
            guard !arguments.isEmpty else { return name }
            var out = name
            out.append(UInt8(ascii: "("))
            for (index, argument) in arguments.enumerated() {
                if index > 0 { out.append(literal: ", ") }
                out.append(contentsOf: argument.prefix)
                out.append(contentsOf: argument.value.flat)
            }
            out.append(UInt8(ascii: ")"))
            return out
        }
    }
}

/// An argument of a call.
struct SwiftArgument {
    /// The label with its colon and a space, or nothing.
    let prefix: [UInt8]
    /// The value.
    let value: SwiftExpression

    /// An argument without a label.
    init(_ value: SwiftExpression) {
        prefix = []
        self.value = value
    }

    /// An argument with a label.
    @inline(never)
    init(_ label: [UInt8], _ value: SwiftExpression) {
        prefix = label + [UInt8](literal: ": ")
        self.value = value
    }

    /// An argument with a label that is a literal.
    @inline(never)
    init(_ label: StaticString, _ value: SwiftExpression) {
        self.init([UInt8](literal: label), value)
    }
}
