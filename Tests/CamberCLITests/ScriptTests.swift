import CamberTestSupport
import Foundation
import Testing

/// The scripts say what is wrong with how they are called, and do nothing then.
@Suite struct ScriptTests {
    private func script(_ name: String) -> String {
        PackageFiles.root.appendingPathComponent("Scripts/\(name)").path
    }

    @Test(arguments: ["demo", "docs", "readme-pictures"])
    func aCommandThatIsNotThereIsNamed(name: String) throws {
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["CAMBER=/no/camber", script(name)])
        #expect(result.status == 1)
        #expect(
            result.errorText
                == "\(name): CAMBER is '/no/camber'; expected the path of a `camber` command.\n")
    }

    @Test func snippetsGoWhereTheCallerMeans() throws {
        try CamberTool.withFolder { folder in
            let program = URL(fileURLWithPath: script("extract-snippets"))
            let result = try ChildProcess.run(program, ["my snippets"], in: folder)
            #expect(result.status == 0, "\(result.errorText)")
            let first = folder.appendingPathComponent("my snippets/Snippet001.swift")
            #expect(FileManager.default.fileExists(atPath: first.path))

            let wrong = try ChildProcess.run(program, ["one", "two"], in: folder)
            #expect(wrong.status == 2)
            #expect(wrong.errorText.contains("unknown argument 'two'"))
            let made = folder.appendingPathComponent("one").path
            #expect(!FileManager.default.fileExists(atPath: made))
        }
    }
}
