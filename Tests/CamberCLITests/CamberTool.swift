import CamberTestSupport
import Foundation
import Testing

/// The built command, run as a process.
enum CamberTool {
    /// Where the build put it: beside the bundle that runs the tests.
    static let program: URL = {
        let folders = [
            Bundle.main.bundleURL,
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
            PackageFiles.root.appendingPathComponent(".build/debug"),
        ]
        let found = folders.map { $0.appendingPathComponent("camber") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
        return found ?? PackageFiles.root.appendingPathComponent(".build/debug/camber")
    }()

    /// Runs the command.
    static func run(_ arguments: String..., input: String = "") throws -> ChildProcess {
        try ChildProcess.run(program, arguments, input: Data(input.utf8))
    }

    /// A design with widths given, so that nothing depends on a font.
    static let design = """
        {
          "style": "circle",
          "items": [
            { "id": "home", "title": "Home", "icon": "house", "titleWidth": 30 },
            { "id": "photo", "title": "Photo", "icon": "photo", "badge": 3, "badgeWidth": 6 },
            { "id": "me", "title": "Me", "icon": "person" }
          ]
        }
        """

    /// Runs a body with a folder of its own, which is removed afterwards.
    static func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("camber-cli-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }
}
