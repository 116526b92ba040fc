import CamberCore
import CamberDesign

extension Studio {
    /// What the bar has told since it was last asked, and what it remarks on, as JSON.
    func takeReports() {
        var json = JSONWriter()
        json.beginObject()
        if let bar { json.reports(of: &bar.player) }
        json.endObject()
        text = json.bytes
    }

    /// What assistive technology is told at a time, as JSON.
    func describeAccessibility(at time: Double) {
        var json = JSONWriter()
        json.beginArray()
        bar?.withPlayer { player in
            player.engine.scene(at: time, into: &scene)
            for (index, element) in player.engine.accessibility(in: scene).enumerated() {
                let id = player.ids.text(element.id)
                json.beginObject()
                json.member("item", scene.cells[index].item)
                json.member("id", id)
                if let label = element.label {
                    json.member("label", label)
                } else {
                    json.member("label", id)
                }
                json.member("value", element.value)
                json.member("isAction", element.isAction)
                json.member("isSelected", element.isSelected)
                json.member("isEnabled", element.isEnabled)
                json.member("position", element.position)
                json.member("count", element.count)
                json.member("isFocused", player.engine.focus == element.id)
                json.member("frame", element.frame)
                json.endObject()
            }
        }
        json.endArray()
        text = json.bytes
    }
}
