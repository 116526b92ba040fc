/// An option of a command.
struct OptionSpec {
    /// The name, with its dashes.
    let name: String
    /// A one-letter name, with its dash.
    var short: String?
    /// What its value stands for in the help, or `nil` for an option without a value.
    var value: String?
    /// What it does.
    let help: String
    /// Whether it may be given more than once.
    var isRepeatable = false
}

/// What a command takes and does.
struct CommandSpec {
    let name: String
    /// One line for the list of commands.
    let summary: String
    /// The positional arguments, as in a usage line: `DESIGN`, `[SCENARIO]`; after one that ends in
    /// dots any number may follow.
    let arguments: [String]
    /// What it does at length.
    let discussion: String
    let options: [OptionSpec]

    /// How many positional arguments it needs, and how many it takes.
    var argumentCount: ClosedRange<Int> {
        let needed = arguments.filter { !$0.hasPrefix("[") }.count
        let isOpen = arguments.last?.contains("...") ?? false
        return needed...(isOpen ? .max : max(needed, arguments.count))
    }

    /// The options that every command has.
    static let common = [
        OptionSpec(name: "--help", short: "-h", help: "show this help")
    ]

    /// The whole help text.
    var help: String {
        var text = "usage: camber \(name)"
        for argument in arguments { text += " \(argument)" }
        text += " [options]\n\n\(Self.wrapped(discussion, to: 80, indent: ""))\n\noptions:\n"
        return text + Self.list((options + Self.common).map { ($0.label, $0.help) })
    }

    /// Rows of two columns, the second wrapped to 80 characters.
    static func list(_ rows: [(String, String)]) -> String {
        let width = min(26, (rows.map(\.0.count).max() ?? 0) + 4)
        return rows.map { label, help in
            let indent = String(repeating: " ", count: width)
            let first = "  \(label)"
            let start =
                first.count < width
                ? first + String(repeating: " ", count: width - first.count)
                : first + "\n" + indent
            return start + wrapped(help, to: 80 - width, indent: indent) + "\n"
        }.joined()
    }

    /// A text in lines of at most so many characters, the second and further ones indented.
    private static func wrapped(_ text: String, to width: Int, indent: String) -> String {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        lines.append(line)
        return lines.joined(separator: "\n" + indent)
    }
}

extension OptionSpec {
    /// The option as the help shows it: `-o, --output FILE`.
    var label: String {
        (short.map { "\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "")
    }
}
