/// What a value of a trace must be: see Tests/Scenarios/README.md.
struct ScenarioExpectation {
    /// How far a number may be off; a trace has four decimals.
    static let tolerance = 1e-4

    private indirect enum Rule {
        case equal(ScenarioValue)
        case min(Double)
        case max(Double)
        case above(Double)
        case below(Double)
        case not(ScenarioValue)
        /// Equal to another value of the same line, plus a number.
        case path(TracePath, plus: Double)
    }

    private let rules: [Rule]

    init(_ value: ScenarioValue) throws {
        guard let members = value.members else {
            rules = [.equal(value)]
            return
        }
        var rules: [Rule] = []
        for member in members {
            func number() throws -> Double {
                guard let number = member.value.number else {
                    throw ScenarioFailure("\"\(member.key)\": expected a number")
                }
                return number
            }
            switch member.key {
            case "min": rules.append(.min(try number()))
            case "max": rules.append(.max(try number()))
            case "above": rules.append(.above(try number()))
            case "below": rules.append(.below(try number()))
            case "not": rules.append(.not(member.value))
            case "path":
                guard let text = member.value.string else {
                    throw ScenarioFailure("\"path\": expected a path")
                }
                let plus = value["plus"]?.number ?? 0
                rules.append(.path(try TracePath(text), plus: plus))
            case "plus":
                _ = try number()
                guard value["path"] != nil else { throw ScenarioFailure("\"plus\" without path") }
            default:
                throw ScenarioFailure(
                    "unknown key \"\(member.key)\"; expected min, max, above, below, not or path")
            }
        }
        guard !rules.isEmpty else { throw ScenarioFailure("nothing is expected") }
        self.rules = rules
    }

    /// What is wrong with a value, or nil.
    func problem(_ found: TracePath.Found, in line: ScenarioValue) throws -> String? {
        switch found {
        case .noEntry(let what):
            if rules.count == 1, case .equal(.null) = rules[0] { return nil }
            return what
        case .value(let value):
            for rule in rules {
                if let wanted = try broken(rule, value, line) {
                    return "expected \(wanted), found \(value.text)"
                }
            }
            return nil
        }
    }

    /// What a rule asks for, if a value breaks it.
    private func broken(
        _ rule: Rule, _ value: ScenarioValue, _ line: ScenarioValue
    ) throws -> String? {
        func isNot(_ test: (Double) -> Bool) -> Bool { !(value.number.map(test) ?? false) }
        switch rule {
        case .equal(let wanted): return Self.agree(value, wanted) ? nil : wanted.text
        case .min(let least): return isNot { $0 >= least } ? "at least \(least)" : nil
        case .max(let most): return isNot { $0 <= most } ? "at most \(most)" : nil
        case .above(let limit): return isNot { $0 > limit } ? "more than \(limit)" : nil
        case .below(let limit): return isNot { $0 < limit } ? "less than \(limit)" : nil
        case .not(let wanted): return Self.agree(value, wanted) ? "not \(wanted.text)" : nil
        case .path(let path, let plus):
            var wanted = try path.value(line)
            if plus != 0, let number = wanted.number {
                wanted = .number(number + plus, isWhole: false)
            }
            return Self.agree(value, wanted) ? nil : "\(wanted.text) as \(path.text)"
        }
    }

    /// Whether two values agree, numbers within the tolerance, those inside path data too.
    static func agree(_ a: ScenarioValue, _ b: ScenarioValue) -> Bool {
        switch (a, b) {
        case (.number(let x, _), .number(let y, _)): return abs(x - y) <= tolerance
        case (.array(let x), .array(let y)):
            return x.count == y.count && zip(x, y).allSatisfy { agree($0, $1) }
        case (.object(let x), .object(let y)):
            return x.count == y.count
                && zip(x, y).allSatisfy { $0.key == $1.key && agree($0.value, $1.value) }
        case (.string(let x), .string(let y)):
            if x == y { return true }
            guard x.hasPrefix("M "), y.hasPrefix("M ") else { return false }
            let (p, q) = (x.split(separator: " "), y.split(separator: " "))
            return p.count == q.count
                && zip(p, q).allSatisfy { m, n in
                    if m == n { return true }
                    guard let i = Double(String(m)), let j = Double(String(n)) else {
                        return false
                    }
                    return abs(i - j) <= tolerance
                }
        default: return a == b
        }
    }
}
