import CamberDesign

/// A JSON value that can be looked into, changed and written again.
indirect enum ScenarioValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double, isWhole: Bool)
    case string(String)
    case array([ScenarioValue])
    case object([Member])

    /// One key of an object with its value.
    struct Member: Equatable, Sendable {
        var key: String
        var value: ScenarioValue
    }

    init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = .number(number.value, isWhole: number.isWhole)
        case .string(let bytes): self = .string(String(decoding: bytes, as: UTF8.self))
        case .array(let items): self = .array(items.map { ScenarioValue($0) })
        case .object(let members):
            self = .object(
                members.map {
                    Member(
                        key: String(decoding: $0.key, as: UTF8.self),
                        value: ScenarioValue($0.value))
                })
        }
    }

    /// Reads a document with the strict reader of the formats.
    init(reading bytes: some Sequence<UInt8>, file: String) throws {
        self.init(try JSONReader.read(Array(bytes), file: file).root)
    }

    subscript(key: String) -> ScenarioValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var number: Double? {
        guard case .number(let value, _) = self else { return nil }
        return value
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var items: [ScenarioValue]? {
        guard case .array(let items) = self else { return nil }
        return items
    }

    var members: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// The same object with a key's value set, at its place or at the end.
    func setting(_ key: String, _ value: ScenarioValue) -> ScenarioValue {
        var members = self.members ?? []
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(Member(key: key, value: value))
        }
        return .object(members)
    }

    /// The value as JSON on one line. Numbers keep every digit.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let value, let isWhole):
            isWhole && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
        case .string(let text): Self.quoted(text)
        case .array(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.map { "\(Self.quoted($0.key)): \($0.value.text)" }
                .joined(separator: ", ") + "}"
        }
    }

    var bytes: [UInt8] { Array(text.utf8) }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
