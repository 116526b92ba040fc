import CamberTestSupport
import Foundation
import Testing

@Suite struct AuditTests {
    /// The rules of a clean bar are met, but for a title's colour.
    private let pale = """
        {
          "style": "circle",
          "appearance": { "tint": "#0A6CFF", "inactive": "#8E8E93" },
          "items": [
            { "id": "home", "title": "Home", "icon": "house", "tint": "#FFCC00" },
            { "id": "me", "title": "Me", "icon": "person" }
          ]
        }
        """

    @Test func errorsAreSaidWithTheirLineAndExitWithOne() throws {
        let result = try CamberTool.run("audit", "-", input: pale)
        #expect(result.status == 1)
        #expect(result.errorText == "camber: the audit found 1 error\n")
        let lines = result.outputText.split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "standard input:5: error: \"home\" while selected: the contrast of the icon with "
                    + "what is behind is 1.51:1; expected at least 3:1 [contrast-icon]",
                "    everywhere in light",
                "    camber render - --select home -o contrast-icon.png",
                "standard input: 1 error",
            ])
    }

    @Test func warningsAloneExitWithZero() throws {
        let design = CamberTool.design
            .replacingOccurrences(of: "\"badge\": 3, \"badgeWidth\": 6", with: "\"enabled\": true")
            .replacingOccurrences(of: "\"style\"", with: "\"options\": { \"lift\": 40 }, \"style\"")
        let result = try CamberTool.run("audit", "-", "--ignore", "outside-bar", input: design)
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
        #expect(result.errorText.isEmpty)
        #expect(result.outputText.contains("[reduce-motion]\n    everywhere\n"))
        #expect(result.outputText.hasSuffix("standard input: 1 warning\n"), "\(result.outputText)")
    }

    @Test func aRuleCanBeIgnored() throws {
        let result = try CamberTool.run(
            "audit", "-", "--ignore", "contrast-icon", "--ignore", "color-only", input: pale)
        #expect(result.status == 0)
        #expect(result.outputText == "standard input: no findings\n")
        #expect(result.errorText.isEmpty)
    }

    @Test func onlyTheNamedDevicesAreChecked() throws {
        let items = (0..<6).map {
            "{ \"id\": \"\($0)\", \"title\": \"T\($0)\", \"icon\": \"house\" }"
        }
        let design = "{ \"style\": \"circle\", \"items\": [\(items.joined(separator: ","))] }"
        let tablet = try CamberTool.run("audit", "-", "--device", "ipad-10", input: design)
        #expect(tablet.outputText == "standard input: no findings\n")
        let both = try CamberTool.run(
            "audit", "-", "--device", "ipad-10", "--device=iphone-se", input: design)
        #expect(both.status == 0)
        #expect(both.outputText.contains("the number of tabs is 6; expected at most 5"))
        #expect(both.outputText.contains("    on iphone-se\n"))
        #expect(both.outputText.contains("--device iphone-se --select 0"))
    }

    @Test func duplicatesAreReadAndFound() throws {
        let design = CamberTool.design.replacingOccurrences(of: "\"me\"", with: "\"home\"")
        let result = try CamberTool.run(
            "audit", "-", "--device", "iphone-15", "--ignore", "contrast-text", input: design)
        #expect(result.status == 1)
        #expect(
            result.outputText.contains(
                "standard input:4: error: \"home\": the id occurs 2 times; the bar keeps the first "
                    + "item [duplicate-id]"), "\(result.outputText)")
    }

    @Test func severalDesignsAreReportedInTurn() throws {
        try CamberTool.withFolder { folder in
            let good = folder.appendingPathComponent("good.json")
            let bad = folder.appendingPathComponent("it's bad.json")
            try Data(pale.replacingOccurrences(of: "#FFCC00", with: "#0A6CFF").utf8).write(to: good)
            try Data(pale.utf8).write(to: bad)
            let result = try CamberTool.run("audit", good.path, bad.path)
            #expect(result.status == 1)
            #expect(
                result.outputText.hasPrefix("\(good.path): no findings\n\n\(bad.path):5: error"))
            let quoted = bad.path.replacingOccurrences(of: "'", with: "'\\''")
            #expect(result.outputText.contains("camber render '\(quoted)' --select home"))
        }
    }

    /// The call that a finding prints draws it: as a command of its own, with the words as given.
    @Test func findingsCanBeReproduced() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.json")
            let dark = pale.replacingOccurrences(
                of: "\"style\"",
                with: "\"colorScheme\": \"dark\", \"direction\": \"rtl\", \"style\"")
            try Data(dark.utf8).write(to: file)
            let report = try CamberTool.run("audit", file.path, "--format", "json")
            let found = try #require(
                try JSONSerialization.jsonObject(with: report.output) as? [[String: Any]])
            let findings = try #require(found.first?["findings"] as? [[String: Any]])
            let call = try #require(findings.first?["render"] as? String)
            #expect(
                call == "camber render \(file.path) --ltr --light --select home "
                    + "-o contrast-icon.png")
            let words = call.split(separator: " ").dropFirst().map(String.init)
            let picture = folder.appendingPathComponent("contrast-icon.svg").path
            let render = try ChildProcess.run(
                CamberTool.program, words.dropLast() + [picture])
            #expect(render.status == 0, "\(render.errorText)")
            // The yellow icon on a white disc, and not on a dark one.
            let svg = try String(contentsOfFile: picture, encoding: .utf8).lowercased()
            #expect(svg.contains("#ffcc00") && !svg.contains("#1c1c1e"))
        }
    }

    /// A shell runs the call and finds the design and the page, whatever they are called.
    @Test func callsRunWhateverFilesAndIdsAreCalled() throws {
        try CamberTool.withFolder { folder in
            let ids = ["it's\\n\\u001b[7m\\\\", "--rtl", "$HOME `é` \\u0085"]
            for (number, id) in ids.enumerated() {
                let name = number == 0 ? "-bar.json" : "bar \(number)'s.json"
                try Data(pale.replacingOccurrences(of: "\"home\"", with: "\"\(id)\"").utf8)
                    .write(to: folder.appendingPathComponent(name))
                let report = try ChildProcess.run(
                    CamberTool.program, ["audit", "--device", "iphone-15", "--", name], in: folder)
                let lines = report.outputText.split(separator: "\n")
                #expect(lines.count == 4, "\(report.outputText)\(report.errorText)")
                let call = try #require(lines.first { $0.hasPrefix("    camber render") })
                let picture = folder.appendingPathComponent("contrast-icon.png")
                let shell = try ChildProcess.run(
                    URL(fileURLWithPath: "/bin/bash"),
                    ["-c", "camber() { '\(CamberTool.program.path)' \"$@\"; }\n\(call)"], in: folder
                )
                #expect(shell.status == 0, "\(call)\n\(shell.errorText)")
                #expect(FileManager.default.fileExists(atPath: picture.path))
                try FileManager.default.removeItem(at: picture)
            }
        }
    }

    @Test func rulesAreListed() throws {
        let result = try CamberTool.run("audit", "--rules")
        #expect(result.status == 0)
        #expect(result.outputText.contains("\n  contrast-text "))
        #expect(result.outputText.contains("\n  reduce-motion "))
        let longest = result.outputText.split(separator: "\n").map(\.count).max() ?? 0
        #expect(longest <= 80)
    }

    @Test(arguments: [
        (["audit"], "DESIGN is missing"),
        (["audit", "--rules", "a"], "takes no DESIGN"),
        (["audit", "a", "--format", "xml"], "expected text, json or sarif"),
        (["audit", "a", "--ignore", "contrast-txt"], "did you mean contrast-text?"),
        (["audit", "a", "--device", "iphone-16-por"], "did you mean iphone-16-pro?"),
        (["audit", "a", "--format", "json", "--format", "text"], "--format is given twice"),
        (["audit", "-", "-"], "standard input can be one design only"),
        (["render", "a", "--dark", "--light"], "--dark and --light exclude each other"),
    ])
    func wrongUseSaysWhatIsWrong(words: [String], message: String) throws {
        let input = try ChildProcess.run(
            CamberTool.program, words.map { $0 == "a" ? "Examples/designs/circle.json" : $0 })
        #expect(input.status == 2)
        #expect(input.output.isEmpty)
        #expect(input.errorText.contains(message), "\(input.errorText)")
    }

    // MARK: Ignore files and the examples

    /// What the example designs cannot meet is listed with its reason, and nothing that they can.
    @Test func theExamplesHaveNoFindingsButTheKnownOnes() throws {
        let designs = PackageFiles.paths(in: "Examples/designs", extension: "json")
        #expect(designs.count >= 5)
        let result = try ChildProcess.run(
            CamberTool.program,
            ["audit"] + designs.map { PackageFiles.root.appendingPathComponent($0).path } + [
                "--ignore-file",
                PackageFiles.root.appendingPathComponent("Examples/audit-ignores.json").path,
            ])
        #expect(result.status == 0)
        // Entries that are no longer needed are remarked on there.
        #expect(result.errorText.isEmpty, "\(result.errorText)")
        let lines = result.outputText.split(separator: "\n")
        #expect(lines.count == designs.count, "\(result.outputText)")
        #expect(lines.allSatisfy { $0.hasSuffix(": no findings") }, "\(result.outputText)")
    }

    @Test func ignoreFilesAreStrict() throws {
        try CamberTool.withFolder { folder in
            let design = folder.appendingPathComponent("bar.json")
            try Data(pale.utf8).write(to: design)
            let list = folder.appendingPathComponent("ignores.json")
            func run(_ text: String) throws -> ChildProcess {
                try Data(text.utf8).write(to: list)
                return try CamberTool.run("audit", design.path, "--ignore-file", list.path)
            }
            let used = try run(
                """
                [{ "design": "bar.json", "rule": "contrast-icon", "item": "home", "reason": "r" },
                 { "design": "other.json", "rule": "color-only", "reason": "not asked about" }]
                """)
            #expect(used.status == 0 && used.errorText.isEmpty, "\(used.errorText)")
            let idle = try run(
                """
                [{ "design": "./bar.json", "rule": "contrast-icon", "reason": "r" },
                 { "design": "bar.json", "rule": "color-only", "reason": "long gone" }]
                """)
            #expect(idle.status == 0)
            #expect(
                idle.errorText.contains("ignores.json:2: color-only does not occur in"),
                "\(idle.errorText)")
            let absolute = try run(
                """
                [{ "design": "\(design.path)", "rule": "contrast-icon", "reason": "r" },
                 { "design": "bar.json", "rule": "contrast-icon", "item": "me", "reason": "gone" }]
                """)
            #expect(absolute.status == 0)
            #expect(
                absolute.errorText.contains(
                    "ignores.json:2: contrast-icon of \"me\" does not occur in"),
                "\(absolute.errorText)")
            let wrong = try run("[{ \"design\": \"bar.json\" }]")
            #expect(wrong.status == 1 && wrong.output.isEmpty)
            #expect(wrong.errorText.contains("ignores.json:1"))
        }
    }
}
