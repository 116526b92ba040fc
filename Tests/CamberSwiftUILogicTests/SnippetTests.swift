import CamberTestSupport
import Foundation
import Testing

/// What the check of the Apple sources makes of the documentation's snippets.
@Suite struct SnippetTests {
    // Every snippet is one file: none is left out, whatever it looks like.
    @Test func everySnippetIsExtracted() throws {
        let pages = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
        let files =
            pages + PackageFiles.paths(in: "Documentation", extension: "md")
            + PackageFiles.paths(in: "Sources", extension: "md")
            + PackageFiles.paths(in: "Sources", extension: "swift")
        let fences = try files.reduce(0) { count, path in
            count
                + (try PackageFiles.text(path)).split(separator: "\n").count {
                    $0.trimmingPrefix { " /".contains($0) } == "```swift"
                }
        }
        #expect(fences > 10)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("camber-snippets-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try ChildProcess.run(
            PackageFiles.root.appendingPathComponent("Scripts/extract-snippets"), [folder.path])
        #expect(run.status == 0, "\(run.errorText)")
        let made = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(made.count { $0.hasPrefix("Snippet") } == fences)
        #expect(made.contains("StandIns.swift"))
        // What is put around a snippet does not change where its errors are reported.
        let texts = try made.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        #expect(texts.contains { $0.contains("#sourceLocation(file: \"README.md\"") })
    }
}
