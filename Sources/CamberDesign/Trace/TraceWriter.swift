import CamberCore

/// Writes what a bar does: one JSON object a line, one line a sample.
///
/// Buffers are used again from line to line, so keep one writer for a whole trace.
public struct TraceWriter {
    private var json = JSONWriter()
    private var scene = TabBarScene()
    private var pages: [TabPagePlacement] = []
    private var text: [UInt8] = []

    /// A writer with nothing written.
    public init() {}

    /// The lines so far, each with its line feed, as UTF-8.
    public var bytes: [UInt8] { json.bytes }

    /// Forgets the lines and keeps the storage.
    public mutating func removeAll() {
        json.removeAll()
    }

    /// The whole trace of a scenario.
    public static func trace(
        _ scenario: Scenario, host: ScenarioHost = ScenarioHost()
    ) -> [UInt8] {
        var player = ScenarioPlayer(scenario, host: host)
        var writer = TraceWriter()
        for index in 0..<scenario.sampling.count {
            writer.write(&player, at: scenario.sampling.time(index))
        }
        return writer.bytes
    }

    /// Lets happen what is due by a time and writes the line of that time, in seconds.
    public mutating func write(_ player: inout ScenarioPlayer, at time: Double) {
        player.advance(to: time)
        player.engine.scene(at: time, into: &scene)
        player.engine.pages(at: time, into: &pages)
        json.beginObject()
        json.member("time", time)
        json.member("selection", player.engine.selection.map { player.ids.text($0) })
        json.member("focused", player.engine.focus.map { player.ids.text($0) })
        json.member("position", player.engine.position(at: time))
        json.member("velocity", player.engine.velocity(at: time))
        json.member("atRest", player.engine.isAtRest(at: time))
        writeBar()
        json.key("cells")
        json.beginArray()
        for cell in scene.cells { write(cell, player.items[cell.item]) }
        json.endArray()
        writeMarks()
        writePages(player)
        writeAccessibility(player)
        json.reports(of: &player)
        json.endObject()
        json.newline()
    }

    // MARK: The bar

    private mutating func writeBar() {
        json.key("bar")
        if scene.isBarHidden {
            json.null()
        } else {
            json.beginObject()
            json.member("frame", scene.barFrame)
            json.endObject()
        }
        json.member("contentInsets", scene.contentInsets)
    }

    private mutating func write(_ cell: SceneCell, _ item: DesignItem) {
        json.beginObject()
        json.member("id", item.id)
        json.member("frame", cell.frame)
        json.member("icon", cell.icon)
        json.member("title", cell.title)
        json.member("badge", cell.badge)
        json.member("titleTruncated", cell.isTitleTruncated)
        json.member("selected", cell.isSelected)
        json.member("pressed", cell.isPressed)
        json.member("emphasis", cell.emphasis)
        json.member("scale", cell.scale)
        json.member("tint", cell.tint)
        json.endObject()
    }

    private mutating func writeMarks() {
        json.member("raised", scene.raisedFrame)
        json.member("indicator", scene.indicator)
        text.removeAll(keepingCapacity: true)
        SVGPathText.append(scene.path, scene.outline, to: &text)
        json.member("outline", text)
        json.key("strip")
        if let strip = scene.strip {
            json.beginObject()
            json.member("offset", strip.offset)
            json.member("contentWidth", strip.contentWidth)
            json.member("maxOffset", strip.maxOffset)
            json.endObject()
        } else {
            json.null()
        }
    }

    // MARK: What lies behind it

    private mutating func writePages(_ player: ScenarioPlayer) {
        json.key("pages")
        json.beginArray()
        for page in pages {
            json.beginObject()
            json.member("id", player.items[page.item].id)
            json.member("frame", page.frame)
            json.member("visible", page.isVisible)
            json.endObject()
        }
        json.endArray()
    }

    private mutating func writeAccessibility(_ player: ScenarioPlayer) {
        json.key("accessibility")
        json.beginArray()
        for element in player.engine.accessibility(in: scene) {
            let id = player.ids.text(element.id)
            json.beginObject()
            json.member("id", id)
            json.member("label", element.label.map { $0.bytes } ?? id)
            json.member("value", element.value.map { $0.bytes })
            json.key("traits")
            json.beginArray()
            json.value([UInt8](literal: element.isAction ? "button" : "tab"))
            if element.isSelected { json.value([UInt8](literal: "selected")) }
            if !element.isEnabled { json.value([UInt8](literal: "disabled")) }
            json.endArray()
            json.member("position", element.position)
            json.member("count", element.count)
            json.member("frame", element.frame)
            json.endObject()
        }
        json.endArray()
    }
}
