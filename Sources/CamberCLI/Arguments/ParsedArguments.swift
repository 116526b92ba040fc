import CamberDesign

/// The command line was used wrongly: exit code 2.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The words of a command line, sorted out.
struct ParsedArguments {
    let spec: CommandSpec
    private(set) var positional: [String] = []
    private var given: [String: [String]] = [:]

    /// Sorts the words that follow the command's name. Options may stand anywhere; a value follows
    /// its option or an equals sign; after `--` everything is positional; `-` alone is.
    init(_ spec: CommandSpec, _ words: [String]) throws {
        self.spec = spec
        var rest = words[...]
        var onlyPositional = false
        while let word = rest.popFirst() {
            if onlyPositional || word == "-" || !word.hasPrefix("-") {
                positional.append(word)
            } else if word == "--" {
                onlyPositional = true
            } else {
                try takeOption(word, &rest)
            }
        }
        if has("--help") { return }
        let expected = spec.argumentCount
        if positional.count < expected.lowerBound {
            let missing = spec.arguments[positional.count]
            throw UsageError("\(missing) is missing; see camber \(spec.name) --help")
        }
        if let index = positional.firstIndex(of: "") {
            throw UsageError("\(spec.arguments[min(index, spec.arguments.count - 1)]) is empty")
        }
        if positional.count > expected.upperBound {
            throw UsageError("there is an argument too many: \(positional[expected.upperBound])")
        }
    }

    private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let options = spec.options + CommandSpec.common
        guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
            throw UsageError(
                "camber \(spec.name) has no option \(name); "
                    + hint(for: name, among: options.map(\.name), otherwise: "see --help"))
        }
        var value = ""
        if let label = option.value {
            if parts.count == 2 {
                value = String(parts[1])
            } else if let next = rest.popFirst() {
                value = next
            } else {
                throw UsageError("\(name) needs a value: \(name) \(label)")
            }
        } else if parts.count == 2 {
            throw UsageError("\(name) takes no value, found \"\(parts[1])\"")
        }
        if option.value != nil, value.isEmpty {
            throw UsageError("\(name) is empty; expected \(name) \(option.value ?? "")")
        }
        if given[option.name] != nil, !option.isRepeatable {
            throw UsageError("\(option.name) is given twice")
        }
        given[option.name, default: []].append(value)
    }

    /// Whether an option is given.
    func has(_ name: String) -> Bool { given[name] != nil }

    /// The value of an option, or `nil` when it is not given.
    func value(_ name: String) -> String? { given[name]?.first }

    /// The values of an option that may be given more than once, in order.
    func values(_ name: String) -> [String] { given[name] ?? [] }

    /// The number that an option is set to, or `nil` when it is not given.
    func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = value(name) else { return nil }
        let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 || $0 == 46 }
        guard isPlain, let number = Double(text), range.contains(number) else {
            throw UsageError(
                "\(name): found \"\(text)\", expected a number from "
                    + "\(DecimalText.string(range.lowerBound)) to "
                    + DecimalText.string(range.upperBound))
        }
        return number
    }

    /// The whole number that an option is set to, or `nil` when it is not given.
    func wholeNumber(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "\(name): found \"\(text)\", expected a whole number from \(range.lowerBound) to "
                    + "\(range.upperBound)")
        }
        return number
    }
}
