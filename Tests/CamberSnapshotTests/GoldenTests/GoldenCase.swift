import CamberCore
import CamberDesign
import CamberSnapshot
import CamberTestSupport
import Testing

/// An example design in one situation: what a golden shows.
///
/// Its name says all of it, and is where the golden lies:
/// `curved/iphone-15-services-dark-rtl`.
struct GoldenCase: Sendable {
    /// When or how the bar is looked at.
    enum Moment: Sendable {
        /// At rest.
        case rest
        /// As held by a finger at a position over the pages.
        case position(Double)
        /// With a finger down on an item, by its index.
        case pressed(Int)
    }

    /// The look, which is also the folder of the golden and the name of the example.
    let look: String
    /// The device of the catalogue.
    let device: String
    /// What sets this case apart: the selected page's id, or another circumstance.
    let subject: String
    /// The design as it is drawn.
    var design: BarDesign
    var moment = Moment.rest

    /// The look's folder and the file's name without its extension.
    var name: String {
        let scheme = design.settings.colorScheme == .dark ? "dark" : "light"
        let direction = design.settings.direction == .rightToLeft ? "rtl" : "ltr"
        return "\(look)/\(device)-\(subject)-\(scheme)-\(direction)"
    }

    /// Measures texts, for the bar and for the SVG alike, by a rule that knows no fonts.
    static let measurer = TextMeasurer.fixed()

    /// The bar and what is close to it, over pages that are plain colours.
    var picture: BarPicture {
        let measurer = Self.measurer
        var player = ScenarioPlayer(
            Scenario(design), host: ScenarioHost { measurer.width(of: $0, font: $1) })
        var picture: BarPicture
        switch moment {
        case .rest: picture = BarPicture(player.engine, at: 0)
        case .position(let position): picture = BarPicture(player.engine, position: position)
        case .pressed(let item):
            let rest = BarPicture(player.engine, at: 0)
            if let cell = rest.scene.cells.first(where: { $0.item == item }) {
                player.perform(.down(cell.frame.center, finger: 0), at: 0)
            }
            picture = BarPicture(player.engine, at: 0)
        }
        if picture.pages.isEmpty {
            picture.pages = [
                SamplePage(
                    title: "", color: nil, neutral: player.engine.palette[.page],
                    frame: picture.container)
            ]
        }
        for index in picture.pages.indices { picture.pages[index].content = .blank }
        picture.crop = Self.neighbourhood(of: picture.scene, player.engine.style.placement)
        return picture
    }

    /// The bar's whole width and as much of the page beside it as its shadow reaches.
    private static func neighbourhood(
        of scene: TabBarScene, _ placement: TabBarEdge
    ) -> SceneRect {
        let reach = 20.0
        let frame = scene.raisedFrame.map(scene.barFrame.union) ?? scene.barFrame
        let isHeader = placement == .top
        let top = isHeader ? 0 : frame.y - reach
        let bottom = isHeader ? frame.maxY + reach : scene.size.height
        return SceneRect(0, top, scene.size.width, bottom - top)
    }
}

/// The example designs.
struct GoldenExample: Sendable {
    /// The look, which the file is named for.
    let look: String
    /// The design as the file says it.
    let design: BarDesign

    /// Reads an example.
    init(_ look: String) throws {
        self.look = look
        design = try BarDesign.read(
            Array(PackageFiles.data("Examples/designs/\(look).json")), file: "\(look).json")
    }

    /// The names of all examples.
    static var looks: [String] {
        PackageFiles.paths(in: "Examples/designs", extension: "json").compactMap {
            $0.split(separator: "/").last.map { String($0.dropLast(".json".count)) }
        }
    }

    /// The indexes of the items that can be selected.
    var pages: [Int] {
        design.items.indices.filter { design.role(of: design.items[$0]) == .page }
    }

    /// A case of this example on a device, its design changed.
    func golden(
        _ device: String, _ subject: String, _ scheme: TabColorScheme,
        _ direction: TabLayoutDirection = .leftToRight, moment: GoldenCase.Moment = .rest,
        change: (inout BarDesign) -> Void = { _ in }
    ) throws -> GoldenCase {
        var design = design
        design.container = .device(try #require(Device.named(device), "no device \(device)"))
        design.settings.colorScheme = scheme
        design.settings.direction = direction
        change(&design)
        return GoldenCase(
            look: look, device: device, subject: subject, design: design, moment: moment)
    }
}
