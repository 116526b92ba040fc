import CamberTestSupport
import Foundation
import Testing

@Suite struct TraceTests {
    @Test func oneLineWithoutAScenario() throws {
        let result = try CamberTool.run("trace", "-", input: CamberTool.design)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines[1].isEmpty)
        #expect(lines[0].hasPrefix("{\"time\":0,\"selection\":\"home\","))
    }

    @Test func aLineForEachSample() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("scenario.json")
            let scenario = """
                {"steps": [{"at": 0.1, "tap": "me"}], "sample": {"every": 0.05, "until": 0.2}}
                """
            try Data(scenario.utf8).write(to: file)
            let result = try CamberTool.run("trace", "-", file.path, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            let lines = result.outputText.split(separator: "\n")
            #expect(lines.count == 5)
            #expect(lines[1].contains("\"selection\":\"home\""))
            #expect(lines[2].contains("\"selection\":\"me\""))
        }
    }

    @Test(arguments: [
        ("", "empty"), ("{\"style\": \"circle\"", "1"), ("[]", "expected a design"),
        ("{\"style\": \"circel\", \"items\": []}", "circle"), ("\u{FEFF}\u{0}", "1"),
    ])
    func badDesignsAreNamedWithTheirLine(design: String, message: String) throws {
        let result = try CamberTool.run("trace", "-", input: design)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errorText.contains("standard input"))
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }

    @Test func aFileOfAHundredMegabytesIsRefused() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("huge.json")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 100 * 1024 * 1024)
            try handle.close()
            let result = try CamberTool.run("trace", file.path)
            #expect(result.status == 1)
            #expect(result.errorText.contains("huge.json"))
            #expect(result.errorText.contains("8"))
        }
    }

    @Test func missingFilesAndFoldersAreNamed() throws {
        let missing = try CamberTool.run("trace", "no/such/design.json")
        #expect(missing.status == 1)
        #expect(missing.errorText.contains("no/such/design.json: there is no such file"))
        let folder = try CamberTool.run("trace", "Sources")
        #expect(folder.status == 1)
        #expect(folder.errorText.contains("expected a file"))
    }

    @Test func aHundredThousandBracketsAreAnError() throws {
        let result = try CamberTool.run(
            "trace", "-", input: String(repeating: "[", count: 100_000))
        #expect(result.status == 1)
        #expect(result.errorText.contains("64"))
    }
}
