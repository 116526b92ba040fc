import CamberCore
import CamberDesign
import CamberSnapshot
import Foundation

/// `camber render`: a design becomes a picture.
enum RenderCommand: Command {
    static let spec = CommandSpec(
        name: "render", summary: "draw a design as PNG, SVG or PDF", arguments: ["DESIGN"],
        discussion: """
            Draws the bar of DESIGN at rest, over a sample page. DESIGN is a file, or - for standard
            input. The kind of picture follows from the name of the output, or from --format.
            """,
        options: [
            OptionSpec(
                name: "--output", short: "-o", value: "FILE",
                help:
                    "where the picture goes: FILE.png, FILE.svg, FILE.pdf, or - for standard output"
            ),
            OptionSpec(
                name: "--format", value: "png|svg|pdf",
                help: "the kind of picture where no file name tells it; png unless given"),
            OptionSpec(
                name: "--position", value: "P",
                help: "the bar as a finger holds it at a position over the pages: 1.5 is half-way "
                    + "between the second and the third; -1 to the number of pages"),
            OptionSpec(
                name: "--scale", value: "N",
                help: "pixels a point of a PNG, 0.1 to 16; the device's unless given"),
            OptionSpec(name: "--frame", help: "with the device around it"),
        ] + DesignInput.options)

    private static let formats = ["png", "svg", "pdf"]

    static func run(_ arguments: ParsedArguments) throws {
        let output = arguments.value("--output") ?? "-"
        let format = try format(of: output, arguments.value("--format"))
        let scale = try arguments.number("--scale", in: 0.1...16)
        if scale != nil, format != "png" {
            throw UsageError("--scale is for PNG pictures; found \(format)")
        }
        let input = try DesignInput(arguments)
        let pages = input.design.items.filter { input.design.role(of: $0) == .page }.count
        let position = try arguments.number("--position", in: -1...Double(max(pages, 1)))
        if output == "-", format != "svg" { try Files.refuseTerminal("a \(format)") }

        var player = input.player
        let device = arguments.has("--frame") ? input.deviceFrame : nil
        let ids = player.ids
        let name = { (id: DesignID) in String(decoding: ids.text(id), as: UTF8.self) }
        let picture =
            position.map { BarPicture(player.engine, position: $0, device: device, name: name) }
            ?? BarPicture(player.engine, at: 0, device: device, name: name)
        // The texts of an SVG are drawn where it is shown.
        if format != "svg" { input.remarkOnFonts() }
        for remark in player.takeDiagnostics() {
            Files.say("camber: \(name(remark.id)): \(remark.message) (\(remark.code.name))")
        }
        try Files.write(draw(picture, format, scale, input.renderer), to: output)
    }

    private static func format(of output: String, _ given: String?) throws -> String {
        let ending = URL(fileURLWithPath: output).pathExtension.lowercased()
        if let given {
            guard formats.contains(given) else {
                throw UsageError("--format: found \"\(given)\", expected png, svg or pdf")
            }
            if formats.contains(ending), ending != given {
                throw UsageError("--format \(given) contradicts the name \(output)")
            }
            return given
        }
        if output == "-" { return "png" }
        guard formats.contains(ending) else {
            throw UsageError("\(output): expected a name that ends in .png, .svg or .pdf")
        }
        return ending
    }

    private static func draw(
        _ picture: BarPicture, _ format: String, _ scale: Double?, _ renderer: SnapshotRenderer
    ) throws -> [UInt8] {
        switch format {
        case "svg": Array(renderer.svg(picture).utf8)
        case "pdf": try renderer.pdf(picture)
        default: try renderer.png(picture, scale: scale)
        }
    }
}
