import CamberCore
import CamberDesign

/// An audit that is under way.
final class AuditRun {
    let design: BarDesign
    private var audit: BarAudit

    init(_ design: BarDesign) {
        self.design = design
        audit = BarAudit(design, host: Bar.host)
    }

    /// Works on the audit in its place; of what a class holds, each part that is read is copied.
    func withAudit<Result>(_ body: (inout BarAudit) -> Result) -> Result { body(&audit) }
}

extension Studio {
    /// Begins to audit a design, and forgets the audit before it.
    func beginAudit(of bytes: [UInt8]) throws(DesignError) {
        audit = AuditRun(try BarDesign.read(bytes))
    }

    /// Checks a part more, a few milliseconds' work. Returns how much has been checked, 0…1.
    func advanceAudit() -> Double {
        guard let run = audit else { return 1 }
        return run.withAudit { audit in
            audit.advance()
            return audit.progress
        }
    }

    /// What the audit has found so far, as JSON. Once it is finished it is forgotten.
    func writeFindings() {
        guard let run = audit else { return }
        var json = JSONWriter()
        json.beginArray()
        for finding in run.withAudit({ $0.findings }) {
            json.beginObject()
            json.member("rule", finding.rule.id)
            json.member("severity", finding.severity.name)
            json.member("explanation", finding.rule.explanation)
            json.member("message", finding.message)
            json.member("where", finding.places.text)
            json.member("part", Int(finding.part.rawValue))
            json.member("selected", finding.isSelected)
            json.key("items")
            json.beginArray(onOneLine: true)
            for index in finding.items { json.value(index) }
            json.endArray()
            json.key("example")
            json.value(finding.example, in: run.design)
            json.endObject()
        }
        json.endArray()
        text = json.bytes
        if run.withAudit({ $0.isFinished }) { audit = nil }
    }
}
