extension ScenarioCheck {
    /// Throws what is wrong if a run does not do what the check asks for.
    func evaluate(_ run: ScenarioRun, twin: ScenarioRun?) throws {
        switch kind {
        case .values(let times, let values):
            for sample in try Self.samples(of: run, times) {
                for (path, expected) in values {
                    for entry in try path.resolve(sample.line) {
                        guard let problem = try expected.problem(entry.found, in: sample.line)
                        else { continue }
                        throw ScenarioFailure("at \(sample.time): \(entry.name): \(problem)")
                    }
                }
            }
        case .same(let paths, let times):
            let samples = try Self.samples(of: run, .at(times))
            for path in paths {
                let first = try path.resolve(samples[0].line)
                for sample in samples.dropFirst() {
                    try Self.compare(
                        first, try path.resolve(sample.line),
                        "at \(sample.time) and \(samples[0].time)")
                }
            }
        case .monotone(let paths, let isRising, let isStrict, let times):
            for path in paths {
                try monotone(path, isRising, isStrict, try Self.samples(of: run, times))
            }
        case .continuous(let paths, let step, let times):
            for path in paths {
                try continuous(path, step, try Self.samples(of: run, times))
            }
        case .events(let patterns, let types, let times):
            try compareEvents(run, patterns, types, times)
        case .diagnostics(let expected):
            var found: [String] = []
            for sample in run.samples {
                for entry in sample.line["diagnostics"]?.items ?? [] {
                    found.append("\(entry["code"]?.string ?? ""):\(entry["id"]?.string ?? "")")
                }
            }
            guard found == expected else { throw ScenarioFailure("found \(found)") }
        case .mirrored:
            guard let twin else { throw ScenarioFailure("no mirrored run") }
            try ScenarioMirror.compare(run, twin)
        }
    }

    /// The samples that a check is about; an error if there are none.
    private static func samples(
        of run: ScenarioRun, _ times: Times
    ) throws -> [ScenarioRun.Sample] {
        switch times {
        case .at(let times):
            return try times.map { time in
                guard let sample = run.samples.last(where: { abs($0.time - time) < 1e-6 }) else {
                    throw ScenarioFailure("there is no sample at \(time)")
                }
                return sample
            }
        case .range(let from, let to):
            let found = run.samples.filter { contains($0.time, from, to) }
            guard !found.isEmpty else { throw ScenarioFailure("there are no samples then") }
            return found
        case .all: return run.samples
        }
    }

    private static func contains(_ time: Double, _ from: Double?, _ to: Double?) -> Bool {
        time >= (from ?? -.infinity) - 1e-6 && time <= (to ?? .infinity) + 1e-6
    }

    private static func compare(
        _ a: [(name: String, found: TracePath.Found)],
        _ b: [(name: String, found: TracePath.Found)], _ when: String
    ) throws {
        guard a.count == b.count else { throw ScenarioFailure("\(when): other entries") }
        for (a, b) in zip(a, b) {
            switch (a.found, b.found) {
            case (.value(let x), .value(let y)) where ScenarioExpectation.agree(x, y): continue
            case (.value(let x), .value(let y)):
                throw ScenarioFailure("\(when): \(a.name): \(y.text) and \(x.text)")
            default: throw ScenarioFailure("\(when): \(a.name) matches nothing")
            }
        }
    }

    private func monotone(
        _ path: TracePath, _ isRising: Bool, _ isStrict: Bool, _ samples: [ScenarioRun.Sample]
    ) throws {
        let values = try samples.map { try path.number($0.line) * (isRising ? 1 : -1) }
        guard values.count > 2, let first = values.first, let last = values.last, last > first
        else {
            throw ScenarioFailure(
                "\(path.text) does not go that way at all in \(values.count) samples")
        }
        for index in values.indices.dropFirst() {
            let (a, b) = (values[index - 1], values[index])
            guard isStrict ? b <= a : b < a else { continue }
            let sign = isRising ? 1.0 : -1
            throw ScenarioFailure(
                "\(path.text) is \(sign * a) at \(samples[index - 1].time) and \(sign * b) at "
                    + "\(samples[index].time)")
        }
    }

    private func continuous(
        _ path: TracePath, _ step: Double, _ samples: [ScenarioRun.Sample]
    ) throws {
        let values = try samples.map { try path.number($0.line) }
        guard values.count > 2, values.contains(where: { $0 != values[0] }) else {
            throw ScenarioFailure("\(path.text) does not move in \(values.count) samples")
        }
        for index in values.indices.dropFirst()
        where abs(values[index] - values[index - 1]) > step {
            throw ScenarioFailure(
                "\(path.text) is \(values[index - 1]) at \(samples[index - 1].time) and "
                    + "\(values[index]) at \(samples[index].time)")
        }
    }

    private func compareEvents(
        _ run: ScenarioRun, _ patterns: [ScenarioEventPattern], _ types: [String]?, _ times: Times
    ) throws {
        guard case .range(let from, let to) = times else { return }
        guard let last = run.samples.last?.time, last >= from ?? 0, last >= (to ?? 0) - 1e-6 else {
            throw ScenarioFailure("the last sample is before that time")
        }
        var found: [(name: String, time: Double)] = []
        for sample in run.samples {
            for event in sample.line["events"]?.items ?? [] {
                let type = event["type"]?.string ?? ""
                let time = event["time"]?.number ?? .nan
                guard types?.contains(type) ?? true, Self.contains(time, from, to) else {
                    continue
                }
                var name = "\(type):\(event["id"]?.string ?? "")"
                if let from = event["from"] { name += "<-\(from.string ?? "null")" }
                found.append((name, time))
            }
        }
        let isRight =
            found.count == patterns.count
            && zip(found, patterns).allSatisfy { event, pattern in
                event.name == pattern.name
                    && abs(event.time - (pattern.time ?? event.time))
                        <= ScenarioExpectation.tolerance
            }
        guard isRight else {
            throw ScenarioFailure("found \(found.map { "\($0.name)@\($0.time)" })")
        }
    }
}
