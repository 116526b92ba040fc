import CamberTestSupport
import Foundation
import Testing

/// The audit's reports for other programs.
@Suite struct AuditReportTests {
    private let design = """
        {
          "style": "circle",
          "items": [
            { "id": "home", "title": "Home", "icon": "house", "tint": "#FFCC00" },
            { "id": "me", "title": "Home", "icon": "person" }
          ]
        }
        """

    private func report(_ format: String) throws -> Any {
        let result = try CamberTool.run("audit", "-", "--format", format, input: design)
        #expect(result.status == 1)
        return try JSONSerialization.jsonObject(with: result.output)
    }

    @Test func jsonHoldsEverything() throws {
        let designs = try #require(try report("json") as? [[String: Any]])
        let bar = try #require(designs.first)
        #expect(designs.count == 1)
        #expect(bar["design"] as? String == "standard input")
        #expect(bar["errors"] as? Int == 1 && bar["warnings"] as? Int == 1)
        let findings = try #require(bar["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == ["contrast-icon", "duplicate-title"])
        let first = try #require(findings.first)
        #expect(first["severity"] as? String == "error")
        #expect(first["items"] as? [String] == ["home"])
        #expect(first["selected"] as? Bool == true)
        // #FFCC00 on white.
        #expect(first["measured"] as? Double == 1.512)
        #expect(first["limit"] as? Double == 3)
        #expect(first["unit"] as? String == "ratio")
        #expect(first["path"] as? String == "items[0].icon")
        #expect(first["line"] as? Int == 4)
        #expect(first["where"] as? String == "everywhere in light")
        #expect((first["devices"] as? [String])?.count == 22)
        #expect(first["textScales"] as? [Double] == [0.8, 1, 1.35, 2, 3.1])
        #expect(first["directions"] as? [String] == ["ltr", "rtl"])
        #expect(first["colorSchemes"] as? [String] == ["light"])
        let example = try #require(first["example"] as? [String: Any])
        #expect(example["device"] as? String == "iphone-15")
        #expect(example["selection"] as? String == "home")
    }

    /// The parts of SARIF 2.1.0 that are required, and those that code scanning shows.
    @Test func sarifHasWhatItsSchemaAsks() throws {
        let log = try #require(try report("sarif") as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let tool = try #require(run["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "camber")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == 19)
        for rule in rules {
            let text = (rule["shortDescription"] as? [String: Any])?["text"] as? String
            #expect(text?.isEmpty == false)
        }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["level"] as? String } == ["error", "warning"])
        for result in results {
            let id = try #require(result["ruleId"] as? String)
            #expect(try #require(result["ruleIndex"] as? Int) == ids.firstIndex(of: id))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
        }
        let properties = try #require(results.first?["properties"] as? [String: Any])
        #expect((properties["render"] as? String)?.hasPrefix("camber render - ") == true)
    }

    @Test func sarifNamesFilesAndLines() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("my bar.json")
            try Data(design.utf8).write(to: file)
            let result = try CamberTool.run("audit", file.path, "--format", "sarif")
            let log = try #require(
                try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
            let run = try #require((log["runs"] as? [[String: Any]])?.first)
            let results = try #require(run["results"] as? [[String: Any]])
            let places = try results.map { result in
                let location = try #require((result["locations"] as? [[String: Any]])?.first)
                let place = try #require(location["physicalLocation"] as? [String: Any])
                let region = try #require(place["region"] as? [String: Any])
                let artifact = try #require(place["artifactLocation"] as? [String: Any])
                #expect((artifact["uri"] as? String)?.hasSuffix("/my%20bar.json") == true)
                return region["startLine"] as? Int
            }
            #expect(places == [4, 5])
        }
    }
}
