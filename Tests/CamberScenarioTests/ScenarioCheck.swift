/// One entry of a file's `expect`: see Tests/Scenarios/README.md.
struct ScenarioCheck {
    /// Which samples a check is about.
    enum Times {
        case at([Double])
        case range(from: Double?, to: Double?)
        case all
    }

    enum Kind {
        /// Values at samples.
        case values(Times, [(path: TracePath, expected: ScenarioExpectation)])
        /// Values that are equal at several times.
        case same([TracePath], [Double])
        /// A number that never turns back.
        case monotone([TracePath], isRising: Bool, isStrict: Bool, Times)
        /// A number that moves at most so far from sample to sample.
        case continuous([TracePath], step: Double, Times)
        /// All events of some types in a span of time.
        case events([ScenarioEventPattern], types: [String]?, Times)
        /// All diagnostics, as `code:id`.
        case diagnostics([String])
        /// The same scenario in the other direction does the mirror image.
        case mirrored
    }

    let kind: Kind
    /// The check as the file has it.
    let text: String

    init(_ value: ScenarioValue) throws {
        guard let members = value.members else {
            throw ScenarioFailure("expected an object")
        }
        text = value.text
        let names = ["same", "monotone", "continuous", "events", "diagnostics", "mirrored"]
        let found = members.map(\.key).filter(names.contains)
        guard found.count <= 1 else {
            throw ScenarioFailure("\(found) in one check; expected one of them")
        }
        func allow(_ keys: [String]) throws {
            for member in members where !keys.contains(member.key) {
                throw ScenarioFailure("unknown key \"\(member.key)\"; expected \(keys)")
            }
        }
        switch found.first {
        case "same":
            try allow(["same", "at"])
            let times = try Self.numbers(value["at"], "at")
            guard times.count > 1 else {
                throw ScenarioFailure("\"at\": expected two times or more")
            }
            kind = .same(try Self.paths(value["same"]), times)
        case "monotone":
            try allow(["monotone", "way", "strict", "from", "to"])
            let way = value["way"]?.string
            guard way == "up" || way == "down" else {
                throw ScenarioFailure("\"way\": expected \"up\" or \"down\"")
            }
            kind = .monotone(
                try Self.paths(value["monotone"]), isRising: way == "up",
                isStrict: try Self.flag(value["strict"]) ?? false, try Self.times(value))
        case "continuous":
            try allow(["continuous", "step", "from", "to"])
            guard let step = value["step"]?.number, step > 0 else {
                throw ScenarioFailure("\"step\": expected the largest step, above 0")
            }
            kind = .continuous(
                try Self.paths(value["continuous"]), step: step, try Self.times(value))
        case "events":
            try allow(["events", "of", "from", "to"])
            let types = try value["of"].map { try Self.strings($0, "of") }
            if let unknown = types?.first(where: { !ScenarioEventPattern.types.contains($0) }) {
                throw ScenarioFailure("there are no events of type \"\(unknown)\"")
            }
            kind = .events(
                try Self.strings(value["events"], "events").map(ScenarioEventPattern.init),
                types: types, try Self.times(value))
        case "diagnostics":
            try allow(["diagnostics"])
            kind = .diagnostics(try Self.strings(value["diagnostics"], "diagnostics"))
        case "mirrored":
            try allow(["mirrored"])
            guard value["mirrored"] == .bool(true) else {
                throw ScenarioFailure("\"mirrored\": expected true")
            }
            kind = .mirrored
        default:
            let timing = ["at", "from", "to"]
            guard members.contains(where: { timing.contains($0.key) }) else {
                throw ScenarioFailure("no time; expected \"at\", \"from\" or \"to\"")
            }
            let values = try members.filter { !timing.contains($0.key) }.map {
                (try TracePath($0.key), try ScenarioExpectation($0.value))
            }
            guard !values.isEmpty else { throw ScenarioFailure("nothing is expected") }
            kind = .values(try Self.times(value), values)
        }
    }

    // MARK: Reading

    private static func times(_ value: ScenarioValue) throws -> Times {
        if let at = value["at"] {
            guard value["from"] == nil, value["to"] == nil else {
                throw ScenarioFailure("\"at\" beside \"from\" or \"to\"")
            }
            if at == .string("all") { return .all }
            return .at(try numbers(at, "at"))
        }
        func number(_ key: String) throws -> Double? {
            guard let given = value[key] else { return nil }
            guard let number = given.number else {
                throw ScenarioFailure("\"\(key)\": expected a time")
            }
            return number
        }
        return .range(from: try number("from"), to: try number("to"))
    }

    private static func numbers(_ value: ScenarioValue?, _ key: String) throws -> [Double] {
        if let number = value?.number { return [number] }
        let list = value?.items?.compactMap(\.number)
        guard let list, !list.isEmpty, list.count == value?.items?.count else {
            throw ScenarioFailure("\"\(key)\": expected a time or a list of times")
        }
        return list
    }

    private static func strings(_ value: ScenarioValue?, _ key: String) throws -> [String] {
        let list = value?.items?.compactMap(\.string)
        guard let list, list.count == value?.items?.count else {
            throw ScenarioFailure("\"\(key)\": expected a list of strings")
        }
        return list
    }

    private static func paths(_ value: ScenarioValue?) throws -> [TracePath] {
        if let path = value?.string { return [try TracePath(path)] }
        let list = try strings(value, "path")
        guard !list.isEmpty else { throw ScenarioFailure("expected a path") }
        return try list.map(TracePath.init)
    }

    private static func flag(_ value: ScenarioValue?) throws -> Bool? {
        switch value {
        case nil: return nil
        case .bool(let flag): return flag
        default: throw ScenarioFailure("expected true or false")
        }
    }
}

/// An event as checks write it: `select:b<-a@0.1`; the time may be left out.
struct ScenarioEventPattern {
    static let types = ["select", "reselect", "action", "refuse", "tap", "settle"]

    let name: String
    let time: Double?

    init(_ text: String) throws {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        let type = parts[0].prefix { $0 != ":" }
        guard parts.count <= 2, Self.types.contains(String(type)), type.count + 1 < parts[0].count
        else {
            throw ScenarioFailure("\"\(text)\" is no event; expected type:id@time")
        }
        guard (type == "select") == parts[0].contains("<-") else {
            throw ScenarioFailure("\"\(text)\": \"<-\" belongs to select, and to select alone")
        }
        name = String(parts[0])
        time = parts.count == 2 ? Double(String(parts[1])) : nil
        guard parts.count == 1 || time != nil else {
            throw ScenarioFailure("\"\(text)\": expected a time after @")
        }
    }
}
