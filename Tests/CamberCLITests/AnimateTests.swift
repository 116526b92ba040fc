import CamberSnapshot
import CamberTestSupport
import Foundation
import Testing

@Suite struct AnimateTests {
    private static let scenario = """
        {"steps": [{"at": 0.1, "tap": "me"}], "sample": {"times": [0, 0.2, 0.5]}}
        """

    private func animate(_ options: String..., to file: String) throws -> ChildProcess {
        var result: ChildProcess?
        try CamberTool.withFolder { folder in
            let scenario = folder.appendingPathComponent("scenario.json")
            try Data(Self.scenario.utf8).write(to: scenario)
            result = try ChildProcess.run(
                CamberTool.program, ["animate", "-", scenario.path, "-o", file] + options,
                input: Data(CamberTool.design.utf8))
        }
        return try #require(result)
    }

    @Test func movingPicture() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.\(AnimationWriter.fileExtension)")
            let result = try animate(
                "--bar", "--fps", "10", "--scale", "1", "--loop", to: file.path)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.output.isEmpty)
            let bytes = Array(try Data(contentsOf: file))
            #if os(Linux)
                #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8))
                let frames = bytes.indices.dropLast(4).filter {
                    Array(bytes[$0..<($0 + 4)]) == Array("ANMF".utf8)
                }
                #expect(frames.count >= 5)
            #else
                #expect(Array(bytes.prefix(3)) == Array("GIF".utf8))
            #endif
        }
    }

    /// Without --count a filmstrip shows the times that the scenario lists: three pictures here.
    @Test func filmstrip() throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("strip.png")
            func width(_ options: String...) throws -> Int {
                var result: ChildProcess
                switch options.count {
                case 0: result = try animate("--scale", "0.5", to: file.path)
                default:
                    result = try animate("--scale", "0.5", options[0], options[1], to: file.path)
                }
                #expect(result.status == 0, "\(result.errorText)")
                return try PixelImage(png: Array(try Data(contentsOf: file))).width
            }
            let (three, five) = (try width(), try width("--count", "5"))
            #expect(five - three == 2 * ((393 + 1) / 2 + 8))
        }
    }

    @Test func numberedPictures() throws {
        try CamberTool.withFolder { folder in
            let target = folder.appendingPathComponent("frames")
            let result = try animate("--bar", "--fps", "5", "--scale", "0.5", to: target.path)
            #expect(result.status == 0, "\(result.errorText)")
            let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
            #expect(names.first == "00000.png")
            #expect(names.count >= 5)
            #expect(names == names.indices.map { "0000\($0).png".suffix(9) }.map(String.init))
            #expect(result.errorText.isEmpty)

            // A shorter movie leaves the end of the longer one, which whoever joins them must know.
            let shorter = try animate("--bar", "--fps", "2", "--scale", "0.5", to: target.path)
            #expect(shorter.status == 0)
            #expect(
                shorter.errorText.hasPrefix("camber: \(target.path)/0000")
                    && shorter.errorText.hasSuffix(".png and what follows are older; remove them\n"),
                "\(shorter.errorText)")
        }
    }

    @Test(arguments: [
        (["animate", "a.json", "b.json", "-o", "x.png", "--fps", "30"], "see --count"),
        (["animate", "a.json", "b.json", "--count", "3"], "for filmstrips"),
        (["animate", "a.json", "b.json", "-o", "x", "--loop"], "for moving pictures"),
        (["animate", "a.json", "b.json", "-o", "x.png", "--bar", "--frame"], "exclude each other"),
        (["animate", "a.json", "b.json", "-o", "x", "--fps", "0"], "from 1 to 240"),
        (["animate", "a.json", "-o", "x.png"], "SCENARIO is missing"),
    ])
    func wrongUseSaysWhatIsWrong(words: [String], message: String) throws {
        let result = try ChildProcess.run(CamberTool.program, words)
        #expect(result.status == 2)
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }

    @Test func withoutAnOutputTheScenarioGivesTheName() throws {
        try CamberTool.withFolder { folder in
            let scenario = folder.appendingPathComponent("tap.json")
            try Data(Self.scenario.utf8).write(to: scenario)
            let result = try ChildProcess.run(
                CamberTool.program, ["animate", "-", scenario.path, "--bar", "--scale", "0.5"],
                input: Data(CamberTool.design.utf8), in: folder)
            #expect(result.status == 0, "\(result.errorText)")
            let name = "tap.\(AnimationWriter.fileExtension)"
            #expect(result.errorText == "wrote \(name)\n")
            let made = folder.appendingPathComponent(name)
            #expect(FileManager.default.fileExists(atPath: made.path))
        }
    }

    @Test func whatTakesTooLongIsRefusedNotCut() throws {
        try CamberTool.withFolder { folder in
            let scenario = folder.appendingPathComponent("long.json")
            try Data(#"{"steps": [{"at": 100000, "tap": "me"}]}"#.utf8).write(to: scenario)
            let result = try ChildProcess.run(
                CamberTool.program, ["animate", "-", scenario.path, "-o", "x.png"],
                input: Data(CamberTool.design.utf8), in: folder)
            #expect(result.status == 1)
            #expect(result.errorText.contains("expected less than 120 s"))
        }
    }

    /// A device stays what it is.
    @Test func devicesAreNotReplaced() throws {
        let result = try CamberTool.run(
            "render", "-", "--format", "svg", "-o", "/dev/null", input: CamberTool.design)
        #expect(result.status == 0, "\(result.errorText)")
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        #expect(type as? FileAttributeType == .typeCharacterSpecial)
    }

    @Test func otherEndingsAreRefused() throws {
        let result = try animate(to: "bar.mp4")
        #expect(result.status == 2)
        #expect(result.errorText.contains(".mp4"))
    }
}
