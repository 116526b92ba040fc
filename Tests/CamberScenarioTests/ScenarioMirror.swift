import CamberDesign

/// The same scenario in the other direction, which must do the mirror image: x' = W − x − width.
enum ScenarioMirror {
    static func design(_ design: ScenarioValue) -> ScenarioValue {
        design.setting("direction", flipped(design["direction"]))
    }

    private static func flipped(_ direction: ScenarioValue?) -> ScenarioValue {
        .string(direction == .string("rtl") ? "ltr" : "rtl")
    }

    /// The scenario with its points, wheels, arrow keys and directions mirrored.
    static func scenario(
        _ scenario: ScenarioValue, of design: ScenarioValue
    ) throws -> ScenarioValue {
        let bar = try BarDesign.read(design.bytes, duplicates: .allowed)
        // Steps are mirrored in the order in which they happen, since a resize changes the width.
        let steps = scenario["steps"]?.items ?? []
        let order = steps.indices.sorted { a, b in
            let (s, t) = (steps[a]["at"]?.number ?? 0, steps[b]["at"]?.number ?? 0)
            return s != t ? s < t : a < b
        }
        let events = try Scenario.read(scenario.bytes, for: bar)
        var width = bar.container.size.width
        var mirrored: [ScenarioValue] = []
        for (index, event) in zip(order, events.steps) {
            if case .resize(let container) = event.event { width = container.size.width }
            mirrored.append(step(steps[index], width))
        }
        return scenario.setting("steps", .array(mirrored))
    }

    private static func step(_ step: ScenarioValue, _ width: Double) -> ScenarioValue {
        var step = step
        for key in ["tapAt", "down", "move", "up"] {
            guard let point = step[key]?.items, let x = point[0].number else { continue }
            step = step.setting(key, .array([.number(width - x, isWhole: false), point[1]]))
        }
        if let delta = step["wheel"]?.items, let dx = delta[0].number {
            step = step.setting("wheel", .array([.number(-dx, isWhole: false), delta[1]]))
        }
        switch step["key"]?.string {
        case "left": step = step.setting("key", .string("right"))
        case "right": step = step.setting("key", .string("left"))
        default: break
        }
        if let changes = step["set"], changes["direction"] != nil {
            step = step.setting(
                "set", changes.setting("direction", flipped(changes["direction"])))
        }
        return step
    }

    // MARK: Comparing

    /// Throws where the second run is not the mirror image of the first.
    static func compare(_ run: ScenarioRun, _ twin: ScenarioRun) throws {
        for (index, sample) in run.samples.enumerated() {
            let width = run.widths[index]
            let wanted = line(sample.line, width)
            let found = twin.samples[index].line
            for key in TracePath.roots + ["events", "diagnostics"] where key != "outline" {
                guard let a = wanted[key], let b = found[key] else {
                    throw ScenarioFailure("at \(sample.time): no \(key)")
                }
                if let difference = difference(a, b, key) {
                    throw ScenarioFailure("at \(sample.time): \(difference)")
                }
            }
        }
    }

    /// The first place at which two values differ, and how. Mirroring adds up two roundings.
    private static func difference(
        _ a: ScenarioValue, _ b: ScenarioValue, _ path: String
    ) -> String? {
        let tolerance = 2 * ScenarioExpectation.tolerance
        if let x = a.number, let y = b.number, abs(x - y) <= tolerance { return nil }
        if let x = a.items, let y = b.items, x.count == y.count {
            for index in x.indices {
                let name = x[index]["id"]?.string ?? "\(index)"
                if let found = difference(x[index], y[index], "\(path).\(name)") { return found }
            }
            return nil
        }
        if let x = a.members, let y = b.members, x.map(\.key) == y.map(\.key) {
            for (x, y) in zip(x, y) {
                if let found = difference(x.value, y.value, "\(path).\(x.key)") { return found }
            }
            return nil
        }
        return a == b ? nil : "\(path): the mirror image is \(a.text), found \(b.text)"
    }

    /// A line of a trace with every frame mirrored.
    private static func line(_ value: ScenarioValue, _ width: Double) -> ScenarioValue {
        switch value {
        case .array(let items):
            let numbers = items.compactMap(\.number)
            guard numbers.count == 4, items.count == 4 else {
                return .array(items.map { line($0, width) })
            }
            let x = ScenarioValue.number(width - numbers[0] - numbers[2], isWhole: false)
            return .array([x] + items.dropFirst())
        case .object(let members):
            return .object(
                members.map { .init(key: $0.key, value: line($0.value, width)) })
        default: return value
        }
    }
}
