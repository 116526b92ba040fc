import CamberDesign
import CamberTestSupport

/// A sentence about a scenario file that is wrong or a check that does not hold.
struct ScenarioFailure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

/// A scenario test as data: a design, what happens to it, and what it must do then.
struct ScenarioFile {
    /// The folders of the cases.
    static let groups = [
        "selection", "motion", "paging", "strip", "layout", "badges", "accessibility", "keyboard",
    ]
    static let folder = "Tests/Scenarios"

    /// The paths of all files, from the package's root.
    static let paths = PackageFiles.paths(in: folder, extension: "json")

    let path: String
    let name: String
    let design: ScenarioValue
    let scenario: ScenarioValue
    let checks: [ScenarioCheck]

    init(_ path: String) throws {
        try self.init(PackageFiles.data(path), path: path)
    }

    init(_ bytes: some Sequence<UInt8>, path: String) throws {
        let root = try ScenarioValue(reading: bytes, file: path)
        guard let members = root.members else { throw ScenarioFailure("expected an object") }
        let keys = ["case", "what", "design", "scenario", "expect"]
        for member in members where !keys.contains(member.key) {
            throw ScenarioFailure("unknown key \"\(member.key)\"; expected \(keys)")
        }
        func required(_ key: String) throws -> ScenarioValue {
            guard let value = root[key] else {
                throw ScenarioFailure("the key \"\(key)\" is missing")
            }
            return value
        }
        guard let name = try required("case").string, !name.isEmpty else {
            throw ScenarioFailure("\"case\": expected a name")
        }
        guard let what = try required("what").string, what.count > 10 else {
            throw ScenarioFailure("\"what\": expected a sentence")
        }
        self.path = path
        self.name = name
        design = try required("design")
        scenario = try required("scenario")
        guard let list = try required("expect").items, !list.isEmpty else {
            throw ScenarioFailure("\"expect\": expected a list of checks, at least one")
        }
        checks = try list.enumerated().map { index, value in
            do {
                return try ScenarioCheck(value)
            } catch let failure as ScenarioFailure {
                throw ScenarioFailure("expect[\(index)] \(value.text): \(failure)")
            }
        }
    }

    /// Plays the scenario and holds its trace against the checks.
    /// - Returns: a sentence for every check that does not hold.
    func failures() throws -> [String] {
        let run = try ScenarioRun(design: design, scenario: scenario, file: path)
        var twin: ScenarioRun?
        var found: [String] = []
        for (index, check) in checks.enumerated() {
            do {
                if case .mirrored = check.kind, twin == nil {
                    twin = try ScenarioRun(
                        design: ScenarioMirror.design(design),
                        scenario: try ScenarioMirror.scenario(scenario, of: design),
                        file: path + " (mirrored)")
                }
                try check.evaluate(run, twin: twin)
            } catch let failure as ScenarioFailure {
                found.append("\(path): expect[\(index)] \(check.text): \(failure)")
            }
        }
        return found
    }
}

/// What a bar did in a scenario: the parsed lines of its trace.
struct ScenarioRun {
    /// One line of the trace.
    struct Sample {
        let time: Double
        let line: ScenarioValue
    }

    let samples: [Sample]
    /// The container's width at each sample.
    let widths: [Double]

    init(design: ScenarioValue, scenario: ScenarioValue, file: String) throws {
        let bar = try BarDesign.read(design.bytes, file: file + " design", duplicates: .allowed)
        let events = try Scenario.read(scenario.bytes, file: file + " scenario", for: bar)
        var player = ScenarioPlayer(events)
        var writer = TraceWriter()
        var samples: [Sample] = []
        var widths: [Double] = []
        for index in 0..<events.sampling.count {
            let time = events.sampling.time(index)
            writer.removeAll()
            writer.write(&player, at: time)
            let line = try ScenarioValue(reading: writer.bytes, file: file + " trace")
            samples.append(Sample(time: time, line: line))
            widths.append(player.container.size.width)
        }
        self.samples = samples
        self.widths = widths
    }
}
