import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation

/// `camber animate`: a scenario becomes a moving picture, a filmstrip or numbered pictures.
enum AnimateCommand: Command {
    static let spec = CommandSpec(
        name: "animate", summary: "show what happens to a bar as a moving picture",
        arguments: ["DESIGN", "SCENARIO"],
        discussion: """
            Plays SCENARIO on the bar of DESIGN until everything has come to rest, and shows it. The kind
            of picture follows from the name of the output: FILE.\(AnimationWriter.fileExtension)
            is a moving picture, FILE.png a filmstrip with the times under its pictures, and any other
            name a folder that gets numbered PNG pictures, one a tick. - is a filmstrip on standard
            output. Either input may be - for standard input.
            """,
        options: [
            OptionSpec(
                name: "--output", short: "-o", value: "FILE|DIR",
                help: "where the result goes; a moving picture named after SCENARIO unless given"),
            OptionSpec(
                name: "--fps", value: "N",
                help: "pictures a second, 1 to 240; 60 unless given; not in filmstrips"),
            OptionSpec(name: "--loop", help: "a moving picture starts again at its end"),
            OptionSpec(
                name: "--count", value: "N",
                help: "how many pictures a filmstrip has, 1 to 100, evenly spread; unless given, "
                    + "the times that the scenario lists as its samples, else 8"),
            OptionSpec(
                name: "--scale", value: "N",
                help: "pixels a point, 0.1 to 16; 2 unless given, 1 in filmstrips"),
            OptionSpec(name: "--frame", help: "with the device around it"),
            OptionSpec(name: "--bar", help: "only the bar and a strip of the page beside it"),
        ] + DesignInput.options)

    /// The kinds of result, by the name of the output.
    private enum Kind {
        case animation
        case filmstrip
        case pictures
    }

    static func run(_ arguments: ParsedArguments) throws {
        let output = arguments.value("--output") ?? name(after: arguments.positional[1])
        let kind = try kind(of: output)
        try check(arguments, for: kind)
        let fps = try arguments.number("--fps", in: 1...240) ?? 60
        let count = try arguments.wholeNumber("--count", in: 1...100)
        let scale = try arguments.number("--scale", in: 0.1...16)
        let input = try DesignInput(arguments)
        let scenario = try input.scenario(arguments)
        // A movie takes a while; whether it can be written is known before.
        if output != "-", kind != .pictures { try OutputPlace(output).check() }
        let framing: ScenarioMovie.Framing =
            arguments.has("--bar")
            ? .bar(margin: 48) : arguments.has("--frame") ? .device(input.deviceFrame) : .container
        let movie = ScenarioMovie(
            scenario, host: input.host, framing: framing, framesPerSecond: fps)

        if movie.duration >= ScenarioMovie.longest {
            throw CommandFailure(
                "the scenario takes \(Int(scenario.lastStepTime)) s or more; expected less than "
                    + "\(Int(ScenarioMovie.longest)) s, all movement included")
        }
        input.remarkOnFonts()
        switch kind {
        case .filmstrip:
            let strip = movie.filmstrip(at: times(scenario, count, movie))
            try Files.write(input.renderer.png(strip, scale: scale ?? 1), to: output)
        case .animation:
            let bytes = try animation(
                movie, input.renderer, scale: scale ?? 2, loops: arguments.has("--loop"))
            try Files.write(bytes, to: output)
        case .pictures: try writePictures(movie, input.renderer, scale: scale ?? 2, to: output)
        }
        if !arguments.has("--output") { Files.say("wrote \(output)") }
    }

    /// A moving picture in this folder, with the scenario's name.
    private static func name(after scenario: String) -> String {
        let base =
            scenario == "-"
            ? "scenario" : URL(fileURLWithPath: scenario).deletingPathExtension().lastPathComponent
        return "\(base).\(AnimationWriter.fileExtension)"
    }

    private static func kind(of output: String) throws -> Kind {
        if output == "-" {
            try Files.refuseTerminal("a filmstrip")
            return .filmstrip
        }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
        if output.hasSuffix("/") || (exists && isFolder.boolValue) { return .pictures }
        switch URL(fileURLWithPath: output).pathExtension.lowercased() {
        case "png": return .filmstrip
        case AnimationWriter.fileExtension: return .animation
        case "": return .pictures
        case let ending:
            throw UsageError(
                "\(output): found a name that ends in .\(ending), expected "
                    + ".\(AnimationWriter.fileExtension), .png or a folder, whose name may end in /"
            )
        }
    }

    /// Refuses options that would have no effect.
    private static func check(_ arguments: ParsedArguments, for kind: Kind) throws {
        if arguments.has("--frame"), arguments.has("--bar") {
            throw UsageError("--frame and --bar exclude each other")
        }
        if arguments.has("--count"), kind != .filmstrip {
            throw UsageError("--count is for filmstrips: -o FILE.png")
        }
        if arguments.has("--fps"), kind == .filmstrip {
            throw UsageError("--fps is not for filmstrips; see --count")
        }
        if arguments.has("--loop"), kind != .animation {
            throw UsageError(
                "--loop is for moving pictures: -o FILE.\(AnimationWriter.fileExtension)")
        }
    }

    /// When a filmstrip looks: at the scenario's own times, else evenly from start to end.
    private static func times(
        _ scenario: Scenario, _ count: Int?, _ movie: ScenarioMovie
    ) -> [Double] {
        if count == nil, case .times(let times) = scenario.sampling, times.count > 1,
            times.count <= 100
        {
            return times
        }
        let count = count ?? 8
        let end = movie.duration - ScenarioMovie.hold
        return (0..<count).map { count > 1 ? end * Double($0) / Double(count - 1) : end }
    }

    private static func animation(
        _ movie: ScenarioMovie, _ renderer: SnapshotRenderer, scale: Double, loops: Bool
    ) throws -> [UInt8] {
        var writer: AnimationWriter?
        var progress = Progress("pictures")
        var iterator = movie.makeIterator()
        while let frame = iterator.next() {
            let pixels = try renderer.pixels(frame.picture, scale: scale)
            let current =
                try writer
                ?? AnimationWriter(width: pixels.width, height: pixels.height, loops: loops)
            writer = current
            try current.add(pixels, duration: frame.duration)
            progress.show(iterator.progress)
        }
        progress.finish()
        guard let writer else { throw CommandFailure("the scenario shows nothing") }
        return try writer.finish()
    }

    private static func writePictures(
        _ movie: ScenarioMovie, _ renderer: SnapshotRenderer, scale: Double, to folder: String
    ) throws {
        do {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: folder), withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                "\(folder): the folder cannot be made; check the permissions, and whether a file has "
                    + "its name")
        }
        func file(_ number: Int) -> String {
            let digits = String(number)
            let name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
            return folder + (folder.hasSuffix("/") ? "" : "/") + name
        }
        var count = 0
        var progress = Progress("pictures")
        var iterator = movie.makeIterator()
        while let frame = iterator.next() {
            let png = try renderer.png(frame.picture, scale: scale)
            let end = Int(((frame.time + frame.duration) * movie.framesPerSecond).rounded())
            for number in count..<end { try Files.write(png, to: file(number)) }
            count = end
            progress.show(iterator.progress)
        }
        progress.finish()
        if FileManager.default.fileExists(atPath: file(count)) {
            Files.say("camber: \(file(count)) and what follows are older; remove them")
        }
    }
}
