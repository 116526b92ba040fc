import CamberDesign

/// `camber export`: a design as Swift source.
enum ExportCommand: Command {
    static let spec = CommandSpec(
        name: "export", summary: "write a design as Swift code", arguments: ["DESIGN"],
        discussion: """
            Writes a design as Swift source that compiles as it is, with a place for each page's
            content. Only what differs from the defaults is written; what a design says and an app
            cannot is listed in a comment. DESIGN may be - for standard input.
            """,
        options: [
            OptionSpec(name: "--to", value: "FRAMEWORK", help: names),
            OptionSpec(
                name: "--output", short: "-o", value: "FILE",
                help: "where the source goes; - or nothing for standard output"),
        ])

    private static let names = CodeTarget.allCases.map(\.name).joined(separator: " or ")

    static func run(_ arguments: ParsedArguments) throws {
        guard let name = arguments.value("--to") else {
            throw UsageError("--to is missing; expected --to \(names)")
        }
        guard let target = CodeTarget.allCases.first(where: { $0.name == name }) else {
            throw UsageError("--to: found \"\(name)\", expected \(names)")
        }
        let path = arguments.positional[0]
        let design = try BarDesign.read(Files.read(path), file: Files.name(path))
        try Files.write(design.code(for: target), to: arguments.value("--output") ?? "-")
    }
}
