import CamberDesign
import CamberTestSupport
import Foundation
import Testing

/// Compares the code of every example design, and of designs that say all that one can, with code
/// that has been read and compiled. Scripts/check-apple compiles what the command writes of them.
///
/// `CAMBER_RECORD=all` writes the files anew and fails.
@Suite struct ExportGoldenTests {
    static let folder = "Tests/CamberDesignTests/Export"
    static let designs =
        PackageFiles.paths(in: "Examples/designs", extension: "json")
        + PackageFiles.paths(in: folder + "/Designs", extension: "json")
    private static let isRecording = ProcessInfo.processInfo.environment["CAMBER_RECORD"] == "all"

    static func golden(_ design: String, _ target: CodeTarget) -> String {
        let name = design.split(separator: "/").last?.dropLast(".json".count) ?? ""
        return "\(folder)/Goldens/\(name)-\(target.name).swift"
    }

    @Test(arguments: designs, CodeTarget.allCases)
    func codeIsAsItWasRead(path: String, target: CodeTarget) throws {
        let design = try BarDesign.read(Array(PackageFiles.data(path)), file: path)
        let code = design.code(for: target)
        let golden = Self.golden(path, target)
        if Self.isRecording {
            try Data(code).write(to: PackageFiles.root.appendingPathComponent(golden))
            Issue.record("recorded \(golden); read it, then run without CAMBER_RECORD")
            return
        }
        let expected = try #require(
            try? PackageFiles.text(golden), "\(golden): there is no such golden")
        #expect(text(code) == expected, "\(golden)")
    }

    @Test func everyGoldenBelongsToADesign() {
        #expect(Self.designs.count > 5)
        let expected = Self.designs.flatMap { design in
            CodeTarget.allCases.map { Self.golden(design, $0) }
        }
        #expect(
            PackageFiles.paths(in: Self.folder + "/Goldens", extension: "swift")
                == expected.sorted())
    }
}
