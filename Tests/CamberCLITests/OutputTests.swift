import CamberSnapshot
import CamberTestSupport
import Foundation
import Testing

/// Where results go: what is there before is lost only to what is whole, and never is it what is read.
@Suite struct OutputTests {
    @Test(arguments: [
        ["export", "bar.json", "--to", "uikit", "-o", "bar.json"],
        ["trace", "bar.json", "-o", "./bar.json"], ["trace", "link.json", "-o", "bar.json"],
        ["trace", "bar.json", "-o", "link.json"], ["trace", "-o", "same.json", "bar.json"],
        ["trace", "other.json", "bar.json", "-o", "bar.json"],
    ])
    func whatIsReadIsNeverWritten(words: [String]) throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.json")
            try Data(CamberTool.design.utf8).write(to: file)
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: folder.appendingPathComponent("link.json").path,
                withDestinationPath: "bar.json")
            try files.linkItem(at: file, to: folder.appendingPathComponent("same.json"))
            let result = try ChildProcess.run(CamberTool.program, words, in: folder)
            #expect(result.status == 2)
            #expect(result.errorText.contains("is what is read; expected another file"))
            #expect(try Data(contentsOf: file) == Data(CamberTool.design.utf8))
            #expect(try files.contentsOfDirectory(atPath: folder.path).count == 3)
        }
    }

    @Test(arguments: ["old.png", "new.png"])
    func aLinkStaysOneAndLeadsToTheNewFile(target: String) throws {
        try CamberTool.withFolder { folder in
            // Longer than the picture, so that an end would be left.
            try Data(count: 1_000_000).write(to: folder.appendingPathComponent("old.png"))
            let link = folder.appendingPathComponent("link.png").path
            let files = FileManager.default
            try files.createSymbolicLink(atPath: link, withDestinationPath: target)
            let result = try CamberTool.run(
                "render", "-", "--scale", "0.5", "-o", link, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(try files.destinationOfSymbolicLink(atPath: link) == target)
            let written = try Data(contentsOf: folder.appendingPathComponent(target))
            #expect(written.count < 100_000)
            #expect(try PixelImage(png: Array(written)).width == 197)
        }
    }

    /// `..` after a link leads to where the link leads, as everywhere in the system.
    @Test(arguments: ["link/../bar.svg", "link/bar.svg"])
    func aPathThroughALinkIsFollowedAsTheSystemDoes(path: String) throws {
        try CamberTool.withFolder { folder in
            let files = FileManager.default
            try files.createDirectory(
                at: folder.appendingPathComponent("far/near"), withIntermediateDirectories: true)
            func link(_ name: String, to target: String) throws {
                try files.createSymbolicLink(
                    atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
            }
            try link("link", to: "far/near")
            try link("far/near/bar.svg", to: "../bar.svg")
            let result = try ChildProcess.run(
                CamberTool.program, ["render", "-", "-o", path],
                input: Data(CamberTool.design.utf8), in: folder)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(
                try files.contentsOfDirectory(atPath: folder.path).sorted() == ["far", "link"])
            #expect(
                try files.contentsOfDirectory(atPath: folder.appendingPathComponent("far").path)
                    .sorted() == ["bar.svg", "near"])
        }
    }

    @Test func whatIsReadFromStandardInputIsNeverWritten() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.json")
            try Data(CamberTool.design.utf8).write(to: file)
            let result = try ChildProcess.run(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", #""$0" trace - -o "$1" < "$1""#, CamberTool.program.path, file.path])
            #expect(result.status == 2)
            #expect(try Data(contentsOf: file) == Data(CamberTool.design.utf8))
        }
    }

    @Test func aFileThatIsReplacedKeepsItsPermissions() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.svg").path
            let files = FileManager.default
            _ = files.createFile(
                atPath: file, contents: nil, attributes: [.posixPermissions: 0o640])
            let result = try CamberTool.run("render", "-", "-o", file, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            let attributes = try files.attributesOfItem(atPath: file)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(try #require(attributes[.size] as? Int) > 0)
        }
    }

    @Test(arguments: [
        ("no/bar.png", "no/bar.png: cannot be written; there is no folder"),
        ("folder.png", "folder.png: found a folder, expected a file"),
        ("file/bar.png", "file/bar.png: cannot be written; there is no folder"),
    ])
    func aPlaceWhereNoFileCanBeIsRefused(path: String, message: String) throws {
        try CamberTool.withFolder { folder in
            let files = FileManager.default
            try files.createDirectory(
                at: folder.appendingPathComponent("folder.png"), withIntermediateDirectories: false)
            try Data().write(to: folder.appendingPathComponent("file"))
            let result = try ChildProcess.run(
                CamberTool.program, ["render", "-", "-o", path],
                input: Data(CamberTool.design.utf8), in: folder)
            #expect(result.status == 1)
            #expect(result.errorText.hasPrefix("camber: \(message)"), "\(result.errorText)")
        }
    }

    /// A movie is not made for nothing.
    @Test func animateRefusesItsOutputBeforeItDraws() throws {
        try CamberTool.withFolder { folder in
            let scenario = folder.appendingPathComponent("scenario.json")
            // Drawing this would end with another error.
            try Data(#"{"steps": [{"at": 1000, "tap": "me"}]}"#.utf8).write(to: scenario)
            let output = folder.appendingPathComponent("no/bar.webp").path
            let result = try CamberTool.run(
                "animate", "-", scenario.path, "-o", output, input: CamberTool.design)
            #expect(result.status == 1)
            #expect(result.errorText.contains("there is no folder"), "\(result.errorText)")
        }
    }

    #if os(Linux)
        /// A folder for files in memory is no device.
        @Test func aFileBelowTheDevicesIsAFile() throws {
            let output = "/dev/shm/camber-\(UUID().uuidString).svg"
            defer { try? FileManager.default.removeItem(atPath: output) }
            let result = try CamberTool.run("render", "-", "-o", output, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(FileManager.default.fileExists(atPath: output))
        }

        /// It is written to and not replaced, by whatever name.
        @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
        func standardOutputStaysTheFileThatItIs(path: String) throws {
            let result = try CamberTool.run("trace", "-", "-o", path, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.outputText.hasPrefix("{\"time\":0,"))
        }

        @Test func whatCannotBeWrittenSaysWhy() throws {
            let result = try CamberTool.run(
                "trace", "-", "-o", "/dev/full", input: CamberTool.design)
            #expect(result.status == 1)
            #expect(
                result.errorText
                    == "camber: /dev/full: cannot be written: No space left on device\n")
        }
    #endif

    /// Not by SIGINT or SIGHUP, which whoever starts the tests in the background may have them ignore.
    @Test func anInterruptionLeavesNoDraft() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("camber-cli-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
        }
        let design = folder.appendingPathComponent("bar.json")
        try Data(CamberTool.design.utf8).write(to: design)
        let scenario = folder.appendingPathComponent("scenario.json")
        // A million lines.
        try Data(#"{"steps": [], "sample": {"every": 0.0001, "until": 99}}"#.utf8)
            .write(to: scenario)
        let process = Process()
        process.executableURL = CamberTool.program
        process.arguments = [
            "trace", design.path, scenario.path, "-o", folder.appendingPathComponent("trace").path,
        ]
        try process.run()
        while process.isRunning, try names().count < 3 {
            try await Task.sleep(nanoseconds: 10_000_000)
        }
        process.terminate()
        process.waitUntilExit()
        // The signal itself may be blocked in what a test starts; a shell calls both the same.
        #expect([SIGTERM, 128 + SIGTERM].contains(process.terminationStatus))
        #expect(try names().sorted() == ["bar.json", "scenario.json"])
    }

    @Test func aFileThatGrowsTooLargeIsAnErrorWithoutADraft() throws {
        try CamberTool.withFolder { folder in
            let output = folder.appendingPathComponent("bar.png").path
            // One block is 512 bytes.
            let result = try ChildProcess.run(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", #"ulimit -f 2; "$0" render - -o "$1""#, CamberTool.program.path, output],
                input: Data(CamberTool.design.utf8))
            #expect(result.status == 1)
            #expect(
                result.errorText == "camber: \(output): cannot be written: File too large\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    /// As with any tool in a pipeline: the signal ends it, and nothing is said.
    @Test func aReaderThatHasHadEnoughEndsItSilently() throws {
        try CamberTool.withFolder { folder in
            let scenario = folder.appendingPathComponent("scenario.json")
            // More than a pipe holds.
            try Data(#"{"steps": [], "sample": {"every": 0.01, "until": 20}}"#.utf8)
                .write(to: scenario)
            let script = #"{ "$0" trace - "$1"; echo "status $?" >&2; } | true"#
            let result = try ChildProcess.run(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", script, CamberTool.program.path, scenario.path],
                input: Data(CamberTool.design.utf8))
            #expect(result.errorText == "status \(128 + SIGPIPE)\n")
        }
    }
}
