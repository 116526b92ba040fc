import CamberCore
import CamberDesign

/// A world as a design and a scenario, so that `camber trace` replays it.
///
/// What the formats cannot say – numbers that are none, two items with one id – is left out and
/// noted, so that nobody wonders why a replay differs.
struct WorldText {
    private let world: World
    private(set) var design = ""
    private(set) var scenario = ""
    private(set) var notes: [String] = []
    /// The settings so far, of which a step writes what has changed.
    private var environment: TabEnvironment
    private var clock = 0.0

    init(_ world: World) {
        self.world = world
        environment = world.environment
        writeDesign()
        writeScenario()
    }

    static func text(of world: World) -> String {
        let text = WorldText(world)
        var parts = ["design.json:", text.design, "scenario.json:", text.scenario]
        if world.companions.contains(.mirror) { parts.append("compared with its mirror image") }
        if world.companions.contains(.oversampled) {
            parts.append("compared with itself, asked more often")
        }
        parts += text.notes.map { "note: \($0)" }
        return parts.joined(separator: "\n")
    }

    private mutating func writeDesign() {
        var members = style(world.look)
        members.append("\"items\": [\n    \(list(world.items, separator: ",\n    "))\n  ]")
        switch world.selection {
        case .automatic: break
        case .none: members.append("\"selection\": null")
        case .page(let id):
            let expected = Expectation(
                world.items, selection: world.selection, style: world.look.style)
            if expected.selection == id {
                members.append("\"selection\": \(name(id))")
            } else {
                notes.append("the selection at first is \(id), which is no page")
            }
        }
        members += settings(environment)
        members.append("\"container\": \(container(environment))")
        members.append("\"paging\": \(paging(world.paging))")
        let colors = appearance(world.appearance)
        if !colors.isEmpty { members.append("\"appearance\": { \(colors) }") }
        design = "{\n  \(members.joined(separator: ",\n  "))\n}"
    }

    private mutating func writeScenario() {
        let start = world.steps.map { $0.time }.filter { $0.isFinite }.min() ?? 0
        if start < 0 { notes.append("times before 0 count as 0") }
        var lines: [String] = []
        for step in world.steps {
            if step.time.isFinite, step.time > clock { clock = step.time }
            for event in write(step.event) {
                lines.append("    { \"at\": \(number(clock)), \(event) }")
            }
        }
        let times = "[\(number(clock)), \(number(clock + 1)), \(number(clock + 60))]"
        scenario =
            "{\n  \"steps\": [\n\(lines.joined(separator: ",\n"))\n  ],\n"
            + "  \"sample\": { \"times\": \(times) }\n}"
    }

    // MARK: Events

    private mutating func write(_ event: WorldEvent) -> [String] {
        switch event {
        case .send(let sent): return write(sent)
        case .look(let look): return ["\"set\": { \(style(look).joined(separator: ", ")) }"]
        case .veto(let ids):
            return ["\"veto\": [\(ids.sorted().map(name).joined(separator: ", "))]"]
        }
    }

    private mutating func write(_ event: TabEvent<Int>) -> [String] {
        switch event {
        case .touchDown(let at, let finger):
            return ["\"down\": \(point(at)), \"finger\": \(finger)"]
        case .touchMove(let at, let finger):
            return ["\"move\": \(point(at)), \"finger\": \(finger)"]
        case .touchUp(let at, let finger): return ["\"up\": \(point(at)), \"finger\": \(finger)"]
        case .touchesCancelled: return ["\"cancel\": true"]
        case .activate(let id): return ["\"tap\": \(name(id))"]
        case .wheel(let dx, let dy, let at):
            // The move of a finger that is not down only puts the pointer there.
            return [
                "\"move\": \(point(at)), \"finger\": 99",
                "\"wheel\": [\(number(dx)), \(number(dy))]",
            ]
        case .key(let key): return ["\"key\": \"\(key)\""]
        case .select(let id, let animated):
            return ["\"select\": \(id.map(name) ?? "null"), \"animated\": \(animated)"]
        case .items(let items): return ["\"items\": [\(list(items, separator: ", "))]"]
        case .environment(let new): return change(to: new)
        case .style: return []
        case .appearance(let colors):
            return ["\"set\": { \"appearance\": { \(appearance(colors)) } }"]
        case .paging(let new): return ["\"set\": { \"paging\": \(paging(new)) }"]
        case .keyboard(let height, let isFloating):
            return ["\"keyboard\": \(number(height)), \"floating\": \(isFloating)"]
        case .barHidden(let hidden, let animated):
            return ["\"hideBar\": \(hidden), \"animated\": \(animated)"]
        }
    }

    private mutating func change(to new: TabEnvironment) -> [String] {
        let old = environment
        environment = new
        var events: [String] = []
        if new.size != old.size || new.safeArea != old.safeArea
            || new.displayScale != old.displayScale
        {
            events.append("\"resize\": \(container(new))")
        }
        let (before, after) = (settings(old), settings(new))
        let changed = zip(before, after).filter { $0 != $1 }.map { $1 }
        if !changed.isEmpty { events.append("\"set\": { \(changed.joined(separator: ", ")) }") }
        return events
    }

    // MARK: Parts

    private func name(_ id: Int) -> String { "\"i\(id)\"" }

    private mutating func number(_ value: Double) -> String {
        if !value.isFinite { notes.append("\(value) is written as 0") }
        return value.isFinite ? "\(value)" : "0"
    }

    private mutating func point(_ point: ScenePoint) -> String {
        "[\(number(point.x)), \(number(point.y))]"
    }

    private func color(_ color: TabColor?) -> String? {
        guard let color else { return nil }
        let light = ColorText.string(from: color.resolved(.light))
        let dark = ColorText.string(from: color.resolved(.dark))
        if light == dark { return "\"\(light)\"" }
        return "{ \"light\": \"\(light)\", \"dark\": \"\(dark)\" }"
    }

    private mutating func list(_ items: [Item], separator: String) -> String {
        if Expectation.unique(items).count < items.count {
            notes.append("of items with the same id a design has the first")
        }
        var texts: [String] = []
        for item in Expectation.unique(items) { texts.append(write(item)) }
        return texts.joined(separator: separator)
    }

    private mutating func write(_ item: Item) -> String {
        var members = ["\"id\": \(name(item.id))"]
        if !item.title.isEmpty { members.append("\"title\": \"\(item.title)\"") }
        if let icon = item.icon { members.append("\"icon\": \"\(icon)\"") }
        if let role = item.role { members.append("\"role\": \"\(role)\"") }
        switch item.badge {
        case .none: break
        case .some(.count(let count)): members.append("\"badge\": \(min(count, 1_000_000))")
        case .some(.text(let text)): members.append("\"badge\": \"\(text)\"")
        case .some(.dot): members.append("\"badge\": { \"dot\": true }")
        }
        if !item.isEnabled { members.append("\"enabled\": false") }
        if let tint = color(item.tint) { members.append("\"tint\": \(tint)") }
        if let inactive = color(item.inactive) { members.append("\"inactive\": \(inactive)") }
        if let label = item.accessibilityLabel {
            members.append("\"accessibilityLabel\": \"\(label)\"")
        }
        if let width = item.titleWidth {
            members.append("\"titleWidth\": \(number(TabItemTraits(titleWidth: width).titleWidth))")
        }
        if let width = item.badgeWidth {
            members.append("\"badgeWidth\": \(number(TabItemTraits(titleWidth: width).titleWidth))")
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    private func style(_ look: Look) -> [String] {
        var options = look.isOriginal ? ["\"preset\": \"original\""] : []
        for option in look.options {
            let parameter = look.style.parameters[option.index]
            var writer = JSONWriter()
            writer.value(option: look.style.values[option.index], of: parameter)
            options.append(
                "\"\(parameter.name)\": \(String(decoding: writer.bytes, as: UTF8.self))")
        }
        return [
            "\"style\": \"\(look.style.name)\"",
            "\"options\": { \(options.joined(separator: ", ")) }",
        ]
    }

    private mutating func settings(_ environment: TabEnvironment) -> [String] {
        let scale = environment.textScale.isFinite ? min(max(environment.textScale, 0.5), 4) : 1
        return [
            "\"direction\": \"\(environment.direction == .leftToRight ? "ltr" : "rtl")\"",
            "\"textScale\": \(number(scale))", "\"colorScheme\": \"\(environment.colorScheme)\"",
            "\"reduceMotion\": \(environment.reduceMotion)",
            "\"increaseContrast\": \(environment.increaseContrast)",
        ]
    }

    private mutating func container(_ environment: TabEnvironment) -> String {
        func length(_ value: Double) -> Double { value > 0 ? min(value, 1_000_000) : 0 }
        let safe = environment.safeArea
        let scale =
            environment.displayScale.isFinite ? min(max(environment.displayScale, 1), 8) : 1
        return "{ \"width\": \(number(length(environment.size.width))), "
            + "\"height\": \(number(length(environment.size.height))), "
            + "\"scale\": \(number(scale)), \"safeArea\": { "
            + "\"top\": \(number(length(safe.top))), \"leading\": \(number(length(safe.leading))), "
            + "\"bottom\": \(number(length(safe.bottom))), "
            + "\"trailing\": \(number(length(safe.trailing))) } }"
    }

    private func paging(_ paging: TabPaging) -> String {
        let retention =
            switch paging.retention {
            case .visited: "\"visited\""
            case .all: "\"all\""
            case .selected: "\"selected\""
            case .neighbours(let count): "{ \"neighbours\": \(min(max(count, 0), 1000)) }"
            }
        let swipe = paging.swipe.map { "\"swipe\": \($0), " } ?? ""
        return "{ \(swipe)\"retention\": \(retention) }"
    }

    private mutating func appearance(_ appearance: TabBarAppearance) -> String {
        if appearance.backgroundEnd != nil { notes.append("a background's gradient is left out") }
        return TabColorRole.allCases.compactMap { role in
            color(appearance[role]).map { "\"\(role.name)\": \($0)" }
        }.joined(separator: ", ")
    }
}
