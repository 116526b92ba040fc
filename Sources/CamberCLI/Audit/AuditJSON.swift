import CamberDesign

/// The audit's report for other programs.
enum AuditJSON {
    /// A list of the designs, each with its findings.
    static func bytes(_ reports: [AuditReport]) -> [UInt8] {
        var json = JSONWriter(.pretty)
        json.beginArray()
        for report in reports {
            json.beginObject()
            json.member("design", report.input.name)
            json.member("errors", report.count(.error))
            json.member("warnings", report.count(.warning))
            json.key("findings")
            json.beginArray()
            for finding in report.findings {
                json.beginObject()
                json.members(of: finding, in: report.input.design, lines: report.input.lines)
                json.member("render", report.renderCall(finding))
                json.endObject()
            }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.newline()
        return json.bytes
    }
}
