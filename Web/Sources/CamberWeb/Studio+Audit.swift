import CamberCore
import CamberDesign

extension Studio {
    /// Begins to audit a design, and forgets the audit before it.
    func beginAudit(of bytes: [UInt8]) throws(DesignError) {
        let design = try BarDesign.read(bytes)
        audited = design
        audit = BarAudit(design, host: Bar.host)
    }

    /// Checks a part more, a few milliseconds' work. Returns how much has been checked, 0…1.
    func advanceAudit() -> Double {
        audit?.advance()
        return audit?.progress ?? 1
    }

    /// What the audit has found so far, as JSON. Once it is finished it is forgotten.
    func writeFindings() {
        var json = JSONWriter()
        json.beginArray()
        for finding in audit?.findings ?? [] {
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
            json.value(finding.example, in: audited)
            json.endObject()
        }
        json.endArray()
        text = json.bytes
        if audit?.isFinished == true { audit = nil }
    }
}
