import CamberCore
import CamberDesign
import Testing

/// Where findings are in the text of a design, and what is ignored of them.
@Suite struct AuditFileTests {
    private let design = """
        {
          "style": "circle",
          "items": [
            { "id": "a",
              "title": "Home",
              "icon": "house",
              "tint": "#FFCC00" },
            { "id": "b", "title": "Home",
              "icon": "hose" },
            { "id": "b", "title": "Me" },
            { "id": "c" }
          ],
          "appearance": { "inactive": "#757575", "tint": "#0073E6" }
        }
        """

    private func findings(ignoring: [AuditIgnore] = []) throws -> [AuditFinding] {
        try AuditDesign.findings(design, scales: [1], ignoring: ignoring)
    }

    @Test func findingsHaveALine() throws {
        let lines = try AuditLines(Array(design.utf8))
        func place(_ rule: AuditRule) throws -> String {
            let finding = try #require(try findings().first { $0.rule == rule })
            let place = lines.place(of: finding)
            return "\(text(place.path)):\(place.line)"
        }
        #expect(try place(.contrastIcon) == "items[0].icon:6")
        #expect(try place(.missingIcon) == "items[1].icon:9")
        #expect(try place(.duplicateTitle) == "items[1].title:8")
        #expect(try place(.duplicateID) == "items[1].id:8")
        #expect(try place(.missingLabel) == "items[3]:11")
    }

    @Test func aBarsFindingIsAboutItsItems() throws {
        let items = (0..<7).map {
            "{ \"id\": \"\($0)\", \"title\": \"T\($0)\", \"icon\": \"house\" }"
        }
        let text = AuditDesign.text("circle", items: items.joined(separator: ","))
        let finding = try #require(
            try AuditDesign.findings(text).first { $0.rule == .tooManyTabs })
        let place = try AuditLines(Array(text.utf8)).place(of: finding)
        #expect(place.path == Array("items".utf8))
        let index = text.split(separator: "\n").firstIndex { $0.contains("\"items\"") }
        #expect(place.line == (try #require(index)) + 1)
    }

    @Test func duplicatesAreAllNamed() throws {
        let finding = try #require(try findings().first { $0.rule == .duplicateID })
        #expect(finding.items == [1, 2] && finding.measured == 2)
    }

    @Test func rulesAreIgnoredForOneItemOrAll() throws {
        let all = try findings()
        #expect(all.contains { $0.rule == .contrastIcon && $0.items == [0] })
        let some = try findings(ignoring: [
            AuditIgnore(.contrastIcon, item: Array("a".utf8)), AuditIgnore(.duplicateID),
        ])
        #expect(!some.contains { $0.rule == .contrastIcon || $0.rule == .duplicateID })
        #expect(some.count == all.count { $0.rule != .contrastIcon && $0.rule != .duplicateID })
        #expect(try findings(ignoring: [AuditIgnore(.contrastIcon, item: [1])]) == all)
    }

    @Test func ignoresThatDoNothingAreKnown() throws {
        let used = AuditIgnore(.duplicateTitle)
        let idle = AuditIgnore(.colorOnly)
        let other = AuditIgnore(.contrastIcon, item: Array("b".utf8))
        let read = try BarDesign.read(Array(design.utf8), duplicates: .allowed)
        var audit = BarAudit(
            read, matrix: AuditMatrix(containers: AuditDesign.devices),
            ignoring: [used, idle, other])
        while !audit.isFinished { audit.advance() }
        #expect(audit.idleIgnores == [idle, other])
    }

    @Test func listsAreRead() throws {
        let list = try AuditIgnoreList.read(
            Array(
                """
                [
                  { "design": "a.json", "rule": "contrast-icon", "item": "x", "reason": "yellow" },
                  { "design": "b.json", "rule": "too-many-tabs", "reason": "asked for" }
                ]
                """.utf8))
        #expect(
            list.entries.map(\.ignore) == [
                AuditIgnore(.contrastIcon, item: Array("x".utf8)), AuditIgnore(.tooManyTabs),
            ])
        #expect(list.entries.map { text($0.design) } == ["a.json", "b.json"])
        #expect(list.entries.map(\.line) == [2, 3])
    }

    @Test(arguments: [
        ("{}", "expected a list of findings to ignore"),
        ("[{ \"design\": \"a\", \"rule\": \"color-only\" }]", "\"reason\" is missing"),
        (
            "[{ \"design\": \"a\", \"rule\": \"colour-only\", \"reason\": \"r\" }]",
            "[0].rule: found a string \"colour-only\", expected the id of a rule; did you mean "
                + "\"color-only\"?"
        ),
        ("[{ \"design\": \"a\", \"rule\": \"color-only\", \"reason\": \"\" }]", "not empty"),
        ("[{ \"file\": \"a\" }]", "unknown key \"file\""),
    ])
    func listsAreStrict(list: String, message: String) {
        do {
            _ = try AuditIgnoreList.read(Array(list.utf8), file: "list.json")
            Issue.record("it was read")
        } catch {
            #expect(error.description.contains(message), "\(error.description)")
        }
    }
}
