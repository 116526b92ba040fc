import Foundation

/// A command: what it takes, and what it does.
protocol Command {
    static var spec: CommandSpec { get }
    static func run(_ arguments: ParsedArguments) throws
}

/// The command line: finds the command, runs it, and turns what goes wrong into a message and an exit
/// code: 0 fine, 1 failure or findings, 2 wrong use. Where nobody reads the output to its end, SIGPIPE
/// ends it.
@main
struct CamberCommand {
    static let version = "0.1.0"
    private static var commands: [any Command.Type] {
        [
            RenderCommand.self, AnimateCommand.self, TraceCommand.self, AuditCommand.self,
            ExportCommand.self, StylesCommand.self,
        ]
    }

    static func main() {
        // A reader that has gone away and a file that grows too large are errors first, so that no draft
        // is left behind.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    static func run(_ words: [String]) -> Int32 {
        do {
            try dispatch(words)
            return 0
        } catch let error as UsageError {
            Files.say("camber: \(error)")
            return 2
        } catch is OutputClosed {
            // Then the end is as silent as that of any other tool in a pipeline.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
            return 128 + SIGPIPE
        } catch {
            Files.say("camber: \(error)")
            return 1
        }
    }

    private static func dispatch(_ words: [String]) throws {
        guard let first = words.first else {
            Files.say(help)
            throw UsageError("a command is missing")
        }
        switch first {
        case "--help", "-h", "help":
            if first == "help", words.count > 1 { return try dispatch([words[1], "--help"]) }
            return try Files.show(help + "\n")
        case "--version":
            return try Files.show("camber \(version)\n")
        default: break
        }
        guard let command = commands.first(where: { $0.spec.name == first }) else {
            if first.hasPrefix("-") {
                throw UsageError("camber has no option \(first); see camber --help")
            }
            throw UsageError(
                "there is no command \"\(first)\"; "
                    + hint(
                        for: first, among: commands.map { $0.spec.name },
                        otherwise: "see camber --help"))
        }
        let rest = Array(words.dropFirst())
        if rest.contains("--version") {
            return try Files.show("camber \(version)\n")
        }
        let arguments = try ParsedArguments(command.spec, rest)
        if arguments.has("--help") {
            return try Files.show(command.spec.help)
        }
        if let output = arguments.value("--output"), output != "-" {
            try OutputPlace(output).check(isNoneOf: arguments.positional)
        }
        try command.run(arguments)
    }

    private static var help: String {
        let rows = CommandSpec.list(commands.map { ($0.spec.name, $0.spec.summary) })
        return """
            usage: camber COMMAND [arguments]

            Draws tab bars, says what they do, checks them, and lists the looks.

            commands:
            \(rows)
            camber COMMAND --help says more; camber --version says which version this is.
            """
    }
}
