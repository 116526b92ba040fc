import CamberCore
import Testing

@testable import CamberDesign

@Suite struct AuditMatrixTests {
    private func design(_ text: String) throws -> BarDesign {
        try BarDesign.read(Array(text.utf8), duplicates: .allowed)
    }

    private let clean = AuditDesign.text("circle", items: AuditDesign.items)

    @Test func theMatrixIsTheWholeCatalogue() throws {
        let matrix = AuditMatrix(for: try design(clean))
        #expect(matrix.containers.count == 22)
        #expect(matrix.containers == Device.all.map { .device($0) })
        #expect(matrix.textScales == [0.8, 1, 1.35, 2, 3.1])
        #expect(matrix.stageCount == 22 * 5 * 2 * 2)
        var own = try design(clean)
        own.container = AuditDesign.plain(500)
        #expect(AuditMatrix(for: own).containers.last == own.container)
        #expect(AuditMatrix(for: own).containers.count == 23)
        // Nothing can be seen in an empty one, and no call could show it.
        own.container = AuditDesign.plain(0)
        #expect(AuditMatrix(for: own).containers == matrix.containers)
    }

    @Test func everyStageComesOnce() throws {
        let matrix = AuditMatrix(for: try design(clean))
        for home in [0, 4, 21] {
            let first = matrix.stage(0, home: home)
            #expect(first.container == home)
            #expect(matrix.textScales[first.textScale] == 1)
            #expect(first.direction == 0 && first.colorScheme == 0)
            var seen: Set<[Int]> = []
            for number in 0..<matrix.stageCount {
                let stage = matrix.stage(number, home: home)
                seen.insert(
                    [stage.container, stage.textScale, stage.direction, stage.colorScheme])
            }
            #expect(seen.count == matrix.stageCount)
        }
    }

    @Test func aCleanBarHasNoFindings() throws {
        for style in ["circle", "curved", "icons", "scroll"] {
            let findings = BarAudit.findings(
                in: try design(
                    AuditDesign.text(
                        style,
                        colors: style == "curved" ? AuditDesign.curvedColors : AuditDesign.colors,
                        items: AuditDesign.items)))
            #expect(findings.map(\.summary) == [], "\(style)")
        }
    }

    /// (375 − 16) / 3 = 119.7 points for a title of 90 × 1.35 = 121.5; 390 leaves 124.7.
    @Test func equalFindingsAreOne() throws {
        let text = AuditDesign.text(
            "labelled", colors: AuditDesign.labelled("#000000", "#595959"),
            items: AuditDesign.items.replacing("\"titleWidth\": 8", with: "\"titleWidth\": 90"))
        let findings = BarAudit.findings(in: try design(text))
        #expect(findings.count == 1, "\(findings.map(\.summary))")
        let finding = try #require(findings.first)
        #expect(finding.rule == .titleTruncated)
        #expect(finding.items == [0, 1, 2])
        #expect(finding.isSelected == nil)
        #expect(
            CamberDesignTests.text(finding.places.text)
                == "on 3 of 22 devices from text scale 1.35")
        #expect(finding.example.textScale == 1.35)
        #expect(finding.example.container == Device.named("iphone-se").map { .device($0) })
        #expect(
            CamberDesignTests.text(finding.message)
                == "only 119.7 pt of the title's 121.5 pt are shown")
        #expect(
            finding.example.renderOptions(for: try design(text)).map(CamberDesignTests.text)
                == ["--device", "iphone-se", "--text-scale", "1.35", "--select", "a"])
    }

    @Test func statesThatDifferStayApart() throws {
        let text = AuditDesign.text(
            "labelled", colors: AuditDesign.labelled("#777777", "#8E8E93"),
            items: AuditDesign.items)
        let findings = BarAudit.findings(in: try design(text)).filter { $0.rule == .contrastText }
        #expect(findings.map(\.isSelected) == [true, false])
        #expect(findings.map(\.items) == [[0, 1, 2], [0, 1, 2]])
        #expect(findings.allSatisfy { $0.places.colorSchemes == [.light] })
        #expect(
            findings.allSatisfy { CamberDesignTests.text($0.places.text) == "everywhere in light" })
    }

    @Test func placesAreSaidInWords() {
        var matrix = AuditMatrix(devices: Array(Device.all.prefix(3)))
        func words(_ stages: [(Int, Int, Int, Int)]) -> String {
            var places = AuditPlaces(matrix)
            for stage in stages {
                places.insert(
                    AuditMatrix.Stage(
                        container: stage.0, textScale: stage.1, direction: stage.2,
                        colorScheme: stage.3))
            }
            return CamberDesignTests.text(places.text)
        }
        #expect(CamberDesignTests.text(AuditPlaces(matrix, everywhere: true).text) == "everywhere")
        #expect(
            words([(0, 0, 0, 0), (1, 1, 1, 1)]) == "on 2 of 3 devices up to text scale 1")
        #expect(
            words([(0, 0, 1, 1), (1, 2, 1, 1)])
                == "on 2 of 3 devices at text scales 0.8 and 1.35 right-to-left in dark")
        #expect(words([(2, 4, 0, 0)]) == "on iphone-x at text scale 3.1 left-to-right in light")
        matrix.textScales = [1]
        matrix.directions = [.leftToRight]
        #expect(words([(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0)]) == "everywhere in light")
    }

    @Test func aPartAtATimeFindsTheSame() throws {
        let bar = try design(
            AuditDesign.text(
                "curved", colors: "\"tint\": \"#FFCC00\"", items: AuditDesign.items))
        var audit = BarAudit(bar, matrix: AuditMatrix(containers: AuditDesign.devices))
        #expect(audit.progress == 0 && !audit.isFinished)
        var steps = 0
        var last = 0.0
        while !audit.isFinished {
            audit.advance()
            steps += 1
            #expect(audit.progress > last)
            last = audit.progress
        }
        #expect(steps == 4 * 5 * 2 * 2 && last == 1)
        let atOnce = BarAudit.findings(
            in: bar, matrix: AuditMatrix(containers: AuditDesign.devices))
        #expect(!atOnce.isEmpty && audit.findings == atOnce)
        audit.advance()
        #expect(audit.findings == atOnce)
    }

    @Test func aTextIsMeasuredOnce() throws {
        var count = 0
        let host = ScenarioHost(measure: { _, font in
            count += 1
            return font.size
        })
        let bar = try design(
            AuditDesign.text(
                "labelled",
                items: """
                    { "id": "a", "title": "A", "icon": "house", "badge": 3 },
                    { "id": "b", "title": "B", "icon": "bell" }
                    """))
        _ = BarAudit.findings(in: bar, host: host)
        #expect(count == 3)
    }

    @Test func errorsComeFirst() throws {
        let findings = BarAudit.findings(
            in: try design(
                AuditDesign.text(
                    "labelled", colors: AuditDesign.labelled("#000000", "#BBBBBB"),
                    items: AuditDesign.items.replacing(
                        "\"titleWidth\": 8", with: "\"titleWidth\": 300"))))
        let severities = findings.map(\.severity)
        #expect(severities.contains(.error) && severities.last == .warning)
        #expect(
            severities.firstIndex(of: .warning) == severities.lastIndex(of: .error).map { $0 + 1 })
    }

    @Test func theDesignsOwnSettingsAreAnsweredByOptions() throws {
        var bar = try design(clean)
        bar.settings.colorScheme = .dark
        bar.settings.direction = .rightToLeft
        bar.settings.textScale = 2
        let condition = AuditCondition(
            container: bar.container, textScale: 1, direction: .leftToRight, colorScheme: .light,
            selection: nil)
        #expect(
            condition.renderOptions(for: bar).map(CamberDesignTests.text)
                == ["--text-scale", "1", "--ltr", "--light"])
    }
}
