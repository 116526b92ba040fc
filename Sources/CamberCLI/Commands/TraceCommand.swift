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
        if arguments.positional.filter({ $0 == "-" }).count > 1 {
            throw UsageError("standard input can be the design or the scenario, not both")
        }
        let input = try DesignInput(arguments)
        var scenario = Scenario(input.design)
        if arguments.positional.count > 1 {
            let path = arguments.positional[1]
            scenario = try Scenario.read(
                Files.read(path), file: Files.name(path), for: input.design)
        }
        try Files.write(
            TraceWriter.trace(scenario, host: input.host), to: arguments.value("--output") ?? "-")
    }
}
