import CamberCore
import CamberDesign

extension Studio {
    /// Everything of the bar that the page's controls show and that no scene holds, as JSON: what
    /// applies for each parameter and color, and the items' words.
    func describe() {
        var json = JSONWriter(numbers: .exact)
        json.beginObject()
        writeValues(to: &json)
        writeColors(to: &json)
        json.key("items")
        json.beginArray()
        bar?.withPlayer { player in
            for index in player.items.indices {
                let badge = player.engine.badgeText(of: index)
                write(player.items[index], badge: badge, to: &json)
            }
        }
        json.endArray()
        writeContainer(to: &json)
        json.endObject()
        text = json.bytes
    }

    /// For each parameter its value and what it has when it is not set.
    private func writeValues(to json: inout JSONWriter) {
        let style = design.settings.style
        json.key("values")
        write(style.applied, to: &json)
        json.key("defaults")
        write(style.base, to: &json)
    }

    private func write(_ style: AnyTabBarStyle, to json: inout JSONWriter) {
        json.beginArray()
        for index in style.values.indices {
            json.value(option: style.values[index], of: style.parameters[index])
        }
        json.endArray()
    }

    /// For each role the color that applies in light and in dark, and whether the design gives it.
    private func writeColors(to json: inout JSONWriter) {
        let appearance = design.settings.appearance
        let light = design.style.palette(appearance, scheme: .light)
        let dark = design.style.palette(appearance, scheme: .dark)
        json.key("colors")
        json.beginArray()
        for role in TabColorRole.allCases {
            json.beginObject()
            json.member("light", light[role])
            json.member("dark", dark[role])
            json.member("given", appearance[role] != nil)
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ item: DesignItem, badge: String?, to json: inout JSONWriter) {
        json.beginObject()
        json.member("id", item.id)
        json.member("title", item.title)
        json.member("icon", item.icon)
        json.member("selectedIcon", item.drawnSelectedIcon)
        json.member("badge", badge)
        json.member("isAction", design.role(of: item) == .action)
        json.endObject()
    }

    private func writeContainer(to json: inout JSONWriter) {
        let container = design.container
        json.key("container")
        json.beginObject()
        json.member("width", container.size.width)
        json.member("height", container.size.height)
        json.member("safeArea", container.safeArea)
        json.endObject()
    }
}
