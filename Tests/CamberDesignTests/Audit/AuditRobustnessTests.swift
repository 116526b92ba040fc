import CamberCore
import CamberDesign
import Testing

@Suite struct AuditRobustnessTests {
    /// Any design can be audited, and every number that comes of it is one.
    @Test(arguments: 0..<60)
    func anyDesignIsAudited(seed: Int) {
        var random = RandomDesign(seed: UInt64(seed))
        let design = random.design()
        var matrix = AuditMatrix(containers: [design.container] + AuditDesign.devices.prefix(2))
        matrix.textScales = [1, 3.1]
        for finding in BarAudit.findings(in: design, matrix: matrix) {
            #expect(finding.measured.isFinite && finding.limit.isFinite, "\(finding.summary)")
            #expect(finding.items.allSatisfy(design.items.indices.contains))
            let isBeyond =
                finding.rule.isMinimum
                ? finding.measured < finding.limit : finding.measured > finding.limit
            #expect(isBeyond, "seed \(seed): \(finding.summary)")
            #expect(!finding.message.isEmpty && !finding.places.text.isEmpty)
        }
    }

    @Test func nothingIsFoundOfNothing() throws {
        let empty = try BarDesign.read(Array("{ \"style\": \"circle\", \"items\": [] }".utf8))
        #expect(BarAudit.findings(in: empty).isEmpty)
        let none = AuditMatrix(containers: [])
        var audit = BarAudit(empty, matrix: none)
        #expect(audit.isFinished && audit.progress == 1)
        audit.advance()
        #expect(audit.findings.isEmpty)
        let text = AuditDesign.text("circle", items: "{ \"id\": \"a\", \"icon\": \"house\" }")
        let unnamed = try BarDesign.read(Array(text.utf8))
        #expect(BarAudit.findings(in: unnamed, matrix: none).map(\.rule) == [.missingLabel])
    }

    /// Of very many pages a hundred are looked at.
    @Test func aThousandTabsEnd() throws {
        let items = (0..<1000).map {
            "{ \"id\": \"\($0)\", \"title\": \"T\($0)\", \"titleWidth\": 20 }"
        }
        let text = AuditDesign.text("scroll", items: items.joined(separator: ","))
        let findings = try AuditDesign.findings(
            text, in: [AuditDesign.plain(375)], scales: [1])
        #expect(findings.isEmpty, "\(findings.map(\.summary))")
    }
}
