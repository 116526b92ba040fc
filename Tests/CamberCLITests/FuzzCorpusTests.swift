import CamberTestSupport
import Foundation
import Testing

/// Gives the readers what the fuzzer has found interesting, and what once was wrong.
@Suite struct FuzzCorpusTests {
    private static let program = CamberTool.program.deletingLastPathComponent()
        .appendingPathComponent("CamberFuzz")

    @Test(arguments: ["design", "scenario", "path", "icon"])
    func everyFileIsReadAsItMust(reader: String) throws {
        let files = PackageFiles.paths(in: "Tests/Fuzz/Corpus/\(reader)")
        #expect(!files.isEmpty)
        let result = try ChildProcess.run(Self.program, [reader] + files)
        #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    }

    @Test func anUnknownReaderIsWrongUse() throws {
        let result = try ChildProcess.run(Self.program, ["desing", "Package.swift"])
        #expect(result.status == 2)
        #expect(result.outputText.contains("design, scenario, path, icon"))
    }
}
