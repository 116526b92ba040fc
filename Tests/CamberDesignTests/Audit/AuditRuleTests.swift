import CamberDesign
import CamberTestSupport
import Testing

@Suite struct AuditRuleTests {
    private func findings(_ design: String, _ rule: AuditRuleCase) throws -> [AuditFinding] {
        var matrix = AuditMatrix(containers: rule.containers)
        if let scales = rule.scales { matrix.textScales = scales }
        if rule.lightOnly { matrix.colorSchemes = [.light] }
        let read = try BarDesign.read(Array(design.utf8), duplicates: .allowed)
        return BarAudit.findings(in: read, matrix: matrix)
    }

    @Test(arguments: AuditRuleCase.all)
    func aDesignViolatesItAlone(_ rule: AuditRuleCase) throws {
        let findings = try findings(rule.violating, rule)
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(finding.rule == rule.rule, "\(finding.summary)")
            #expect(finding.severity == rule.severity ?? rule.rule.severity)
        }
        let worst = findings.map { abs($0.measured - $0.limit) }.max() ?? 0
        #expect(abs(worst - abs(rule.measured - rule.limit)) < 1e-4, "\(findings.map(\.summary))")
        for finding in findings where abs(finding.measured - finding.limit) == worst {
            #expect(abs(finding.measured - rule.measured) < 1e-4, "\(finding.summary)")
            #expect(abs(finding.limit - rule.limit) < 1e-9, "\(finding.summary)")
        }
    }

    @Test(arguments: AuditRuleCase.all)
    func aDesignJustMeetsIt(_ rule: AuditRuleCase) throws {
        for finding in try findings(rule.passing, rule) {
            #expect(finding.rule == rule.remaining, "\(finding.summary)")
            if finding.rule == rule.rule { #expect(finding.severity != rule.severity) }
        }
    }

    @Test func everyRuleHasACase() {
        for rule in AuditRule.allCases {
            #expect(AuditRuleCase.all.contains { $0.rule == rule }, "\(rule.id)")
        }
    }

    @Test func rulesAreFoundByTheirIDs() {
        var ids: Set<String> = []
        for rule in AuditRule.allCases {
            #expect(AuditRule.named(Array(rule.id.utf8)) == rule)
            #expect(!rule.explanation.isEmpty)
            ids.insert(rule.id)
        }
        #expect(ids.count == AuditRule.allCases.count)
        #expect(AuditRule.named(Array("contrast".utf8)) == nil)
    }

    /// The documentation has a row for each rule with its limits.
    @Test func everyRuleIsDocumented() throws {
        let text = try PackageFiles.text("Documentation/Audit.md")
        for rule in AuditRule.allCases {
            #expect(text.contains("| `\(rule.id)` |"), "\(rule.id)")
        }
    }
}
