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
        var player = ScenarioPlayer(scenario, host: input.host)
        var writer = TraceWriter()
        let output = try FileOutput(arguments.value("--output") ?? "-")
        for index in 0..<scenario.sampling.count {
            writer.write(&player, at: scenario.sampling.time(index))
            // A trace can have a million lines; they need not all be in memory.
            if writer.bytes.count > 1 << 20 {
                try output.write(writer.bytes)
                writer.removeAll()
            }
        }
        try output.write(writer.bytes)
        try output.finish()
    }
}
