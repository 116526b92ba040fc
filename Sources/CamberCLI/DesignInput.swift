import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation

/// A design as a command was given it, with what its options change.
struct DesignInput {
    /// The design.
    var design: BarDesign
    /// What draws it.
    let renderer: SnapshotRenderer
    /// What measures its texts and knows its icons.
    let host: ScenarioHost

    /// The options that change a design, for every command that reads one.
    static let options = [
        OptionSpec(
            name: "--select", value: "ID",
            help: "the page that is selected, in place of the design's"),
        OptionSpec(
            name: "--device", value: "NAME",
            help: "the device, in place of the design's container: \(devices)"),
        OptionSpec(name: "--dark", help: "the dark appearance"),
        OptionSpec(
            name: "--light", help: "the light appearance, in place of the design's dark one"),
        OptionSpec(name: "--rtl", help: "a right-to-left layout"),
        OptionSpec(
            name: "--ltr", help: "a left-to-right layout, in place of the design's other one"),
        OptionSpec(
            name: "--text-scale", value: "S",
            help: "the text size, 0.5 to 4; 1 is the default size, 3.1 the largest"),
        iconsOption,
    ]

    /// Where icons come from beside the built-in ones.
    static let iconsOption = OptionSpec(
        name: "--icons", value: "DIR",
        help: "a folder of SVG icons, each called NAME.svg, that win over the built-in ones")

    private static var devices: String {
        Device.portrait.map { String(decoding: $0.name, as: UTF8.self) }.joined(separator: ", ")
            + ", each also with -landscape"
    }

    /// Reads the design that the first argument names and applies the options.
    init(_ arguments: ParsedArguments) throws {
        if arguments.positional.filter({ $0 == "-" }).count > 1 {
            throw UsageError("standard input can be the design or the scenario, not both")
        }
        let path = arguments.positional[0]
        design = try BarDesign.read(Files.read(path), file: Files.name(path))
        if let name = arguments.value("--device") {
            design.container = .device(try Self.device(name))
        }
        for (one, other) in [("--dark", "--light"), ("--rtl", "--ltr")]
        where arguments.has(one) && arguments.has(other) {
            throw UsageError("\(one) and \(other) exclude each other")
        }
        if arguments.has("--dark") { design.settings.colorScheme = .dark }
        if arguments.has("--light") { design.settings.colorScheme = .light }
        if arguments.has("--rtl") { design.settings.direction = .rightToLeft }
        if arguments.has("--ltr") { design.settings.direction = .leftToRight }
        if let scale = try arguments.number("--text-scale", in: 0.5...4) {
            design.settings.textScale = scale
        }
        if let id = arguments.value("--select") { try Self.select(id, in: &design) }

        let icons = try Self.icons(arguments, for: &design)
        renderer = SnapshotRenderer(icons: icons)
        host = Self.host(icons)
    }

    /// The device of a name.
    static func device(_ name: String) throws -> Device {
        if let device = Device.named(name) { return device }
        let names = Device.all.map { String(decoding: $0.name, as: UTF8.self) }
        throw UsageError(
            "there is no device \"\(name)\"; "
                + hint(for: name, among: names, otherwise: "there are \(devices)"))
    }

    /// What measures texts and knows icons.
    static func host(_ icons: IconSource) -> ScenarioHost {
        let measurer = TextMeasurer.system
        return ScenarioHost(
            measure: { measurer.width(of: $0, font: $1) },
            knowsIcon: { icons.glyph(named: String(decoding: $0, as: UTF8.self)) != nil })
    }

    /// The icons that the options ask for.
    static func icons(
        _ arguments: ParsedArguments, for design: inout BarDesign
    ) throws -> IconSource {
        guard let folder = arguments.value("--icons") else { return .catalogue }
        return try icons(in: folder, for: &design)
    }

    /// The bar at rest.
    var player: ScenarioPlayer { ScenarioPlayer(Scenario(design), host: host) }

    /// Says which texts no font of this machine can write whole.
    func remarkOnFonts() {
        let texts = design.items.flatMap { item in
            if case .text(let badge) = item.badge { [item.title, badge] } else { [item.title] }
        }.map { String(decoding: $0, as: UTF8.self) }
        // Each character once at first: there may be a hundred thousand texts.
        var all = String.UnicodeScalarView()
        let scalars = texts.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.unicodeScalars) }
        all.append(contentsOf: scalars.sorted())
        if TextMeasurer.systemHasGlyphs(for: String(all)) { return }
        let boxed = texts.filter { !TextMeasurer.systemHasGlyphs(for: $0) }
        guard let first = boxed.first else { return }
        let more = boxed.count > 1 ? " and of \(boxed.count - 1) more" : ""
        Files.say(
            "camber: no installed font has every character of \"\(Files.shownOnOneLine(first))\""
                + "\(more); boxes stand for them")
    }

    /// The scenario that the second argument names; without one nothing happens.
    func scenario(_ arguments: ParsedArguments) throws -> Scenario {
        guard arguments.positional.count > 1 else { return Scenario(design) }
        let path = arguments.positional[1]
        return try Scenario.read(Files.read(path), file: Files.name(path), for: design)
    }

    /// The device around the design's container; a plain frame around one that is no device.
    var deviceFrame: DeviceFrame {
        guard case .device(let device) = design.container else {
            return DeviceFrame(cornerRadius: 0)
        }
        return DeviceFrame(device)
    }

    private static func select(_ id: String, in design: inout BarDesign) throws {
        let text = Array(id.utf8)
        let pages = design.items.filter { design.role(of: $0) == .page }
        guard pages.contains(where: { $0.id == text }) else {
            let names = pages.map { String(decoding: $0.id, as: UTF8.self) }
            if names.isEmpty { throw UsageError("--select \(id): the design has no pages") }
            throw UsageError(
                "--select: found \"\(id)\", expected the id of a page: "
                    + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : ""))
        }
        design.selection = .page(text)
    }

    /// Reads the icons of a folder that the design names, and those that a scenario may bring: files
    /// that are no icons are errors only where the design needs them. The selected icon of an item that
    /// names none may be a file, too, so it is settled here.
    private static func icons(in folder: String, for design: inout BarDesign) throws -> IconSource {
        let library = try IconLibrary(directory: URL(fileURLWithPath: folder))
        for index in design.items.indices where design.items[index].selectedIcon == nil {
            guard let icon = design.items[index].icon else { continue }
            let name = library.selectedName(for: String(decoding: icon, as: UTF8.self))
            design.items[index].selectedIcon = Array(name.utf8)
        }
        var glyphs: [String: IconGlyph] = [:]
        for name in library.names { glyphs[name] = try? library.glyph(named: name) }
        for icon in design.items.flatMap({ [$0.icon, $0.selectedIcon] }).compactMap({ $0 }) {
            let name = String(decoding: icon, as: UTF8.self)
            glyphs[name] = try library.glyph(named: name)
        }
        return IconSource.catalogue.preferring(glyphs)
    }
}
