import CamberDesign

/// `camber trace`: what a bar does, as lines of numbers.
enum TraceCommand: Command {
    static let spec = CommandSpec(
        name: "trace", summary: "say what a bar does, as lines of JSON",
        arguments: ["DESIGN", "[SCENARIO]"],
        discussion: """
            Writes one line of JSON for each sample that SCENARIO asks for: where everything is, what
            is selected and what has happened. Without SCENARIO there is one sample, at rest at time 0.
            Either file may be - for standard input.
            """,
        options: [
            OptionSpec(
                name: "--output", short: "-o", value: "FILE",
                help: "where the lines go; - or nothing for standard output")
        ] + DesignInput.options)

    static func run(_ arguments: ParsedArguments) throws {
        let input = try DesignInput(arguments)
        let scenario = try input.scenario(arguments)
        try Files.write(
            TraceWriter.trace(scenario, host: input.host), to: arguments.value("--output") ?? "-")
    }
}
