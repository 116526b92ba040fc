import CamberCore
import CamberDesign
import Testing

/// Reads a scenario that must be right.
func scenario(
    _ text: String, for design: BarDesign, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scenario {
    do {
        return try Scenario.read(Array(text.utf8), file: "play.json", for: design)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        throw error
    }
}

/// The sentence with which a scenario is refused, or nil if it is read.
func scenarioRefusal(_ text: String, for design: BarDesign) -> String? {
    do {
        _ = try Scenario.read(Array(text.utf8), file: "play.json", for: design)
        return nil
    } catch {
        return error.description
    }
}

/// A bar of items without icons, with given widths, in 375 × 812.
func bar(_ look: String, _ ids: [String], _ members: String = "") throws -> BarDesign {
    let items = ids.map { #"{"id": "\#($0)", "title": "\#($0)", "titleWidth": 30}"# }
    return try design(
        """
        {"style": "\(look)", "items": [\(items.joined(separator: ", "))],
        "container": {"width": 375, "height": 812, "safeArea": {"top": 44, "bottom": 34}}
        \(members.isEmpty ? "" : ", " + members)}
        """)
}

/// The lines of a trace, each read back.
func trace(
    _ design: BarDesign, _ steps: String = "", times: [Double] = [0],
    host: ScenarioHost = ScenarioHost(), sourceLocation: SourceLocation = #_sourceLocation
) throws -> [TraceValue] {
    let text = #"{"steps": [\#(steps)], "sample": {"times": \#(times)}}"#
    let scenario = try scenario(text, for: design, sourceLocation: sourceLocation)
    return try lines(TraceWriter.trace(scenario, host: host))
}

/// The lines of a trace that has been written.
func lines(_ bytes: [UInt8]) throws -> [TraceValue] {
    try bytes.split(separator: UInt8(ascii: "\n")).map { line in
        TraceValue(try JSONReader.read(Array(line)).root)
    }
}

/// A value of a trace, to be compared with what it should be.
indirect enum TraceValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([TraceValue])
    case object([Member])

    struct Member: Equatable {
        let key: String
        let value: TraceValue
    }

    init(_ value: JSONValue) {
        switch value.kind {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number.value)
        case .string(let text): self = .string(String(decoding: text, as: UTF8.self))
        case .array(let items): self = .list(items.map { TraceValue($0) })
        case .object(let members):
            self = .object(
                members.map {
                    Member(
                        key: String(decoding: $0.key, as: UTF8.self), value: TraceValue($0.value))
                })
        }
    }

    /// The value of a key; null if there is none.
    subscript(key: String) -> TraceValue {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.key == key }?.value ?? .null
    }

    /// The item at an index; null if there is none.
    subscript(index: Int) -> TraceValue {
        guard case .list(let items) = self, items.indices.contains(index) else { return .null }
        return items[index]
    }

    var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map { $0.key }
    }

    var items: [TraceValue] {
        guard case .list(let items) = self else { return [] }
        return items
    }

    var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    /// A frame written `[x, y, width, height]`.
    var frame: [Double]? {
        let numbers = items.compactMap { $0.number }
        return numbers.count == 4 ? numbers : nil
    }

    /// The type and the id of each event, such as `select b`.
    var events: [String] {
        self["events"].items.map { "\($0["type"].string ?? "?") \($0["id"].string ?? "?")" }
    }
}

extension TraceValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: TraceValue...) { self = .list(elements) }
}
