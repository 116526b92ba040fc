import CamberDesign
import Foundation

/// The audit's report in the Static Analysis Results Interchange Format, version 2.1.0, which code
/// scanning services show beside the source.
enum AuditSARIF {
    /// One run over all designs.
    static func bytes(_ reports: [AuditReport]) -> [UInt8] {
        var json = JSONWriter(.pretty)
        json.beginObject()
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        writeTool(to: &json)
        // Columns count as the reader of designs counts them.
        json.member("columnKind", "unicodeCodePoints")
        json.key("results")
        json.beginArray()
        for report in reports {
            for finding in report.findings { write(finding, report, to: &json) }
        }
        json.endArray()
        json.endObject()
        json.endArray()
        json.endObject()
        json.newline()
        return json.bytes
    }

    private static func writeTool(to json: inout JSONWriter) {
        json.key("tool")
        json.beginObject()
        json.key("driver")
        json.beginObject()
        json.member("name", "camber")
        json.member("version", CamberCommand.version)
        json.key("rules")
        json.beginArray()
        for rule in AuditRule.allCases {
            json.beginObject()
            json.member("id", rule.id)
            writeText("shortDescription", rule.explanation, to: &json)
            json.key("defaultConfiguration")
            json.beginObject(onOneLine: true)
            json.member("level", rule.severity.name)
            json.endObject()
            json.endObject()
        }
        json.endArray()
        json.endObject()
        json.endObject()
    }

    private static func write(
        _ finding: AuditFinding, _ report: AuditReport, to json: inout JSONWriter
    ) {
        json.beginObject()
        json.member("ruleId", finding.rule.id)
        json.member("ruleIndex", Int(finding.rule.rawValue))
        json.member("level", finding.severity.name)
        let places = report.places(finding)
        let message = report.message(finding)
        writeText("message", places.isEmpty ? message : "\(message), \(places)", to: &json)
        json.key("locations")
        json.beginArray()
        writeLocation(report.input.lines.place(of: finding), report, to: &json)
        json.endArray()
        if finding.items.count > 1 {
            json.key("relatedLocations")
            json.beginArray()
            for item in finding.items.dropFirst() {
                writeLocation(
                    report.input.lines.place(of: finding, item: item), report, to: &json)
            }
            json.endArray()
        }
        json.key("properties")
        json.beginObject()
        json.auditMembers(finding, in: report.input.design)
        json.member("render", report.renderCall(finding))
        json.endObject()
        json.endObject()
    }

    private static func writeLocation(
        _ place: AuditLines.Place, _ report: AuditReport, to json: inout JSONWriter
    ) {
        json.beginObject()
        // Standard input has no address.
        if report.input.path != "-" {
            json.key("physicalLocation")
            json.beginObject()
            json.key("artifactLocation")
            json.beginObject(onOneLine: true)
            json.member("uri", uri(report.input.path))
            json.endObject()
            json.key("region")
            json.beginObject(onOneLine: true)
            json.member("startLine", place.line)
            json.endObject()
            json.endObject()
        }
        json.key("logicalLocations")
        json.beginArray()
        json.beginObject(onOneLine: true)
        json.member("fullyQualifiedName", place.path)
        json.endObject()
        json.endArray()
        json.endObject()
    }

    /// A path as a reference to a file: relative as it is, absolute with a scheme.
    private static func uri(_ path: String) -> String {
        if path.hasPrefix("/") { return URL(fileURLWithPath: path).absoluteString }
        // A colon in the first part would read as a scheme.
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
        return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    }

    private static func writeText(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
        json.key(key)
        json.beginObject(onOneLine: true)
        json.member("text", text)
        json.endObject()
    }
}
