import CamberDesign

/// The audit's report for a person, in the form in which compilers report.
enum AuditText {
    /// Every rule with its gravity and what it asks for.
    static func rules() -> String {
        CommandSpec.list(
            AuditRule.allCases.map { rule in
                let severity = rule == .targetSize ? "error or warning" : rule.severity.name
                return (rule.id, "\(severity). \(rule.explanation)")
            })
    }

    /// What was found in each design.
    static func text(_ reports: [AuditReport]) -> String {
        reports.map(text).joined(separator: "\n")
    }

    private static func text(_ report: AuditReport) -> String {
        var text = ""
        for finding in report.findings {
            let line = report.input.lines.place(of: finding).line
            text += "\(report.input.name):\(line): \(finding.severity.name): "
            text += "\(report.message(finding)) [\(finding.rule.id)]\n"
            let places = report.places(finding)
            if !places.isEmpty { text += "    \(places)\n" }
            text += "    \(report.renderCall(finding))\n"
        }
        return Files.shown(text + "\(report.input.name): \(summary(report))\n")
    }

    private static func summary(_ report: AuditReport) -> String {
        let counts = [AuditSeverity.error, .warning].compactMap { severity -> String? in
            let count = report.count(severity)
            return count == 0 ? nil : "\(count) \(severity.name)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }
}
