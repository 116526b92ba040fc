import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation

/// A reader of what people write, with what must hold of its answer to any bytes. That it never traps
/// is the fuzzer's part.
enum FuzzReader: String, CaseIterable {
    /// The design format.
    case design
    /// The scenario format, for a design that has every kind of item.
    case scenario
    /// The path data of SVG.
    case path
    /// Icons as SVG files.
    case icon

    /// Gives the reader some bytes.
    /// - Returns: what does not hold, or nil.
    func fault(_ bytes: [UInt8]) -> String? {
        switch self {
        case .design: Self.design(bytes)
        case .scenario: Self.scenario(bytes)
        case .path: Self.path(bytes)
        case .icon: Self.icon(bytes)
        }
    }

    private static func design(_ bytes: [UInt8]) -> String? {
        let design: BarDesign
        do {
            design = try BarDesign.read(bytes, file: "design.json")
        } catch {
            return fault(of: error)
        }
        let written = design.json()
        guard let again = try? BarDesign.read(written) else { return "its own JSON is refused" }
        if again != design { return "its own JSON is another design" }
        for target in CodeTarget.allCases {
            let code = design.code(for: target)
            if String(data: Data(code), encoding: .utf8) == nil { return "its code is no UTF-8" }
        }
        var player = ScenarioPlayer(Scenario(design))
        return trace(&player, times: [0])
    }

    private static func scenario(_ bytes: [UInt8]) -> String? {
        guard let design = playedDesign else { return "the design is refused" }
        let scenario: Scenario
        do {
            scenario = try Scenario.read(bytes, file: "scenario.json", for: design)
        } catch {
            return fault(of: error)
        }
        var player = ScenarioPlayer(scenario)
        // The beginning, and the end with all that has happened by then.
        let samples = scenario.sampling
        let indexes =
            Array(0..<min(samples.count, 8)) + (samples.count > 8 ? [samples.count - 1] : [])
        return trace(&player, times: indexes.map(samples.time))
    }

    private static func path(_ bytes: [UInt8]) -> String? {
        guard let path = try? SVGPathParser.parse(bytes: bytes) else { return nil }
        guard isFinite(path) else { return "a point is not finite" }
        let points = path.verbs.reduce(0) { $0 + $1.pointCount }
        return points == path.points.count ? nil : "the points are not those of the steps"
    }

    private static func icon(_ bytes: [UInt8]) -> String? {
        do {
            let glyph = try SVGIconReader.glyph(from: Data(bytes), file: "icon.svg")
            if glyph.layers.isEmpty { return "an icon draws nothing" }
            return glyph.layers.allSatisfy { isFinite($0.path) } ? nil : "a point is not finite"
        } catch {
            return error.problem.isEmpty || "\(error)".hasPrefix("icon.svg") == false
                ? "an error says nothing: \(error)" : nil
        }
    }

    // MARK: What must hold

    /// Errors name the file and say what is wrong.
    private static func fault(of error: DesignError) -> String? {
        let text = error.description
        return text.hasPrefix("design.json:") || text.hasPrefix("scenario.json:")
            ? nil : "an error does not name its line: \(text)"
    }

    private static func isFinite(_ path: ScenePath) -> Bool {
        path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// Writes a trace and reads each of its lines again.
    private static func trace(_ player: inout ScenarioPlayer, times: [Double]) -> String? {
        var writer = TraceWriter()
        for time in times { writer.write(&player, at: time) }
        for line in writer.bytes.split(separator: UInt8(ascii: "\n")) {
            guard (try? JSONReader.read(Array(line))) != nil else {
                return "a line of the trace is no JSON: \(String(decoding: line, as: UTF8.self))"
            }
        }
        return nil
    }

    private static let playedDesign = try? BarDesign.read(
        Array(
            """
            {
              "style": "scroll",
              "items": [
                { "id": "a", "title": "A", "titleWidth": 30 },
                { "id": "b", "title": "B", "icon": "house", "badge": 3, "badgeWidth": 6 },
                { "id": "c", "icon": "plus", "role": "action" },
                { "id": "d", "title": "D", "enabled": false },
                { "id": "e", "title": "E" }
              ]
            }
            """.utf8))
}
