import CamberCore

extension JSONWriter {
    /// Writes the members `events` and `diagnostics` of a trace: what a bar has told its app and what
    /// it remarks on since this was last asked.
    public mutating func reports(of player: inout ScenarioPlayer) {
        key("events")
        beginArray()
        for report in player.takeReports() {
            beginObject()
            member("time", report.time)
            member("type", report.kind.name)
            member("id", player.ids.text(report.id))
            if case .select(let from) = report.kind {
                member("from", from.map { player.ids.text($0) })
            }
            endObject()
        }
        endArray()
        key("diagnostics")
        beginArray()
        for remark in player.takeDiagnostics() {
            beginObject()
            member("code", remark.code.name)
            member("message", remark.message)
            member("id", player.ids.text(remark.id))
            endObject()
        }
        endArray()
    }
}
