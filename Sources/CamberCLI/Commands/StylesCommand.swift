import CamberCore
import CamberDesign

/// `camber styles`: the looks with their parameters, from the looks' own tables.
enum StylesCommand: Command {
    static let spec = CommandSpec(
        name: "styles", summary: "list the looks and their parameters", arguments: ["[LOOK]"],
        discussion: """
            Lists every look with its parameters: name, default, range and meaning. With LOOK, lists
            only that one. "original" is the value of the original design where it differs.
            """,
        options: [OptionSpec(name: "--json", help: "as JSON, for other programs")])

    static func run(_ arguments: ParsedArguments) throws {
        var styles = AnyTabBarStyle.all
        if let name = arguments.positional.first {
            styles = styles.filter { $0.name == name }
            if styles.isEmpty {
                let names = AnyTabBarStyle.all.map(\.name)
                throw UsageError(
                    "there is no look \"\(name)\"; "
                        + hint(
                            for: name, among: names,
                            otherwise: "there are \(names.joined(separator: ", "))"))
            }
        }
        let bytes = arguments.has("--json") ? json(styles) : Array(text(styles).utf8)
        try Files.write(bytes, to: "-")
    }

    private static func text(_ styles: [AnyTabBarStyle]) -> String {
        styles.map { style in
            let original = style.original
            let rows = style.parameters.indices.map { index -> (String, String) in
                let info = style.parameters[index]
                var value = text(style.values[index], info)
                if original.values[index] != style.values[index] {
                    value += ", original \(text(original.values[index], info))"
                }
                let range = rangeText(info.kind)
                return (
                    info.name,
                    "\(value)\(range.isEmpty ? "" : " (\(range))"): \(info.meaning)"
                )
            }
            return style.name + "\n" + CommandSpec.list(rows)
        }.joined(separator: "\n")
    }

    private static func text(_ value: TabParameterValue, _ info: TabParameterInfo) -> String {
        switch value {
        case .number(let number):
            return DecimalText.string(number)
                + (info.unit.symbol.isEmpty ? "" : " \(info.unit.symbol)")
        default:
            var writer = JSONWriter()
            writer.value(option: value, of: info)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
    }

    private static func rangeText(_ kind: TabParameterKind) -> String {
        switch kind {
        case .number(let range), .optionalNumber(let range), .wholeNumber(let range):
            DecimalText.string(range.lowerBound) + " … " + DecimalText.string(range.upperBound)
        case .choice(let names): names.joined(separator: ", ")
        case .flag, .motion, .cellWidth: ""
        }
    }

    private static func json(_ styles: [AnyTabBarStyle]) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.beginArray()
        for style in styles {
            writer.beginObject()
            writer.member("name", style.name)
            writer.key("parameters")
            writer.beginArray()
            for index in style.parameters.indices { writeParameter(style, index, to: &writer) }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        writer.newline()
        return writer.bytes
    }

    private static func writeParameter(
        _ style: AnyTabBarStyle, _ index: Int, to writer: inout JSONWriter
    ) {
        let info = style.parameters[index]
        writer.beginObject()
        writer.member("name", info.name)
        writer.member("unit", info.unit.symbol.isEmpty ? nil : info.unit.symbol)
        switch info.kind {
        case .number(let range): writeKind("number", range, to: &writer)
        case .optionalNumber(let range): writeKind("number or null", range, to: &writer)
        case .wholeNumber(let range): writeKind("whole number", range, to: &writer)
        case .flag: writeKind("bool", nil, to: &writer)
        case .motion: writeKind("motion", nil, to: &writer)
        case .cellWidth: writeKind("cell width", nil, to: &writer)
        case .choice(let names):
            writeKind("name", nil, to: &writer)
            writer.key("names")
            writer.beginArray(onOneLine: true)
            for name in names { writer.value(name) }
            writer.endArray()
        }
        writer.key("default")
        writer.value(option: style.values[index], of: info)
        writer.key("original")
        writer.value(option: style.original.values[index], of: info)
        writer.member("meaning", info.meaning)
        writer.endObject()
    }

    private static func writeKind(
        _ name: String, _ range: ClosedRange<Double>?, to writer: inout JSONWriter
    ) {
        writer.member("type", name)
        guard let range else { return }
        writer.key("range")
        writer.numbers([range.lowerBound, range.upperBound])
    }
}
