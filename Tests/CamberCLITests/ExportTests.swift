import CamberTestSupport
import Foundation
import Testing

@Suite struct ExportTests {
    @Test(arguments: [
        ("swiftui", "SwiftUI", "CustomTabView"), ("uikit", "UIKit", "CustomTabBarController"),
    ])
    func codeGoesToStandardOutput(name: String, framework: String, type: String) throws {
        let result = try CamberTool.run("export", "-", "--to", name, input: CamberTool.design)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        #expect(result.outputText.hasPrefix("import Camber\(framework)\nimport \(framework)\n"))
        #expect(result.outputText.contains(type))
        #expect(result.outputText.contains(".photo"))
        #expect(result.outputText.hasSuffix("}\n"))
    }

    @Test func codeGoesToAFile() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("AppTabs.swift")
            let result = try CamberTool.run(
                "export", "Examples/designs/curved.json", "--to=uikit", "-o", file.path)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.output.isEmpty)
            let code = try String(contentsOf: file, encoding: .utf8)
            #expect(code.contains("bar.setStyle(.curved)"))
        }
    }

    @Test func theFrameworkMustBeNamed() throws {
        let missing = try CamberTool.run("export", "-", input: CamberTool.design)
        #expect(missing.status == 2)
        #expect(missing.errorText.contains("--to is missing; expected --to swiftui or uikit"))
        let unknown = try CamberTool.run("export", "-", "--to", "appkit", input: CamberTool.design)
        #expect(unknown.status == 2)
        #expect(unknown.errorText.contains("found \"appkit\", expected swiftui or uikit"))
        #expect(unknown.output.isEmpty)
    }

    @Test func aBadDesignIsNamedAndNothingIsWritten() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("AppTabs.swift")
            let result = try CamberTool.run(
                "export", "-", "--to", "swiftui", "-o", file.path, input: "{\"style\": \"circel\"}")
            #expect(result.status == 1)
            #expect(result.errorText.contains("standard input:1"))
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
    }
}
