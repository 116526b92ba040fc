import CamberTestSupport
import Testing

@Suite struct HelpTests {
    @Test(arguments: ["render", "animate", "trace", "audit", "export", "styles"])
    func everyCommandHasHelpAndVersion(command: String) throws {
        let help = try CamberTool.run(command, "--help")
        #expect(help.status == 0)
        #expect(help.outputText.hasPrefix("usage: camber \(command)"))
        #expect(help.errorText.isEmpty)
        let longest = help.outputText.split(separator: "\n").map(\.count).max() ?? 0
        #expect(longest <= 80)
        let version = try CamberTool.run(command, "--version")
        #expect(version.status == 0)
        #expect(version.outputText == (try CamberTool.run("--version").outputText))
    }

    @Test func helpNamesEveryCommand() throws {
        let help = try CamberTool.run("--help")
        #expect(help.status == 0)
        for command in ["render", "animate", "trace", "audit", "export", "styles"] {
            #expect(help.outputText.contains("\n  \(command) "))
        }
        #expect(try CamberTool.run("help", "trace").outputText.hasPrefix("usage: camber trace"))
    }

    @Test func nothingIsWrongUse() throws {
        let result = try CamberTool.run()
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorText.contains("a command is missing"))
    }

    @Test(arguments: [
        (["rendr"], "did you mean render?"),
        // Letters that have changed places are one slip, as in the keys of a design.
        (["rednre"], "did you mean render?"), (["render"], "DESIGN is missing"),
        (["render", "a", "b"], "an argument too many: b"),
        (["render", "a", "--drak"], "did you mean --dark?"),
        (["render", "a", "--scale"], "--scale needs a value"),
        (["render", "a", "--dark=1"], "--dark takes no value"),
        (["render", "a", "--scale", "0", "-o", "x.png"], "expected a number from 0.1 to 16"),
        (["render", "a", "--dark", "--dark"], "--dark is given twice"),
        (["render", "a", "-o", "x.jpg"], "expected a name that ends in .png, .svg or .pdf"),
        (["render", "a", "-o", "png"], "expected a name that ends in .png, .svg or .pdf"),
        (["render", "a", "-o", "x.svg", "--scale", "2"], "--scale is for PNG pictures"),
        (["--nosuch"], "camber has no option --nosuch; see camber --help"),
        (["trace", "-", "-"], "not both"), (["trace", ""], "DESIGN is empty"),
        (["render", "a", "-o", "x.svg", "--format", "png"], "contradicts the name"),
        (["animate", "a", "b", "-o", "x.png", "--count", "1.5"], "expected a whole number"),
        (["styles", "curvd"], "did you mean curved?"),
    ])
    func wrongUseSaysWhatIsWrong(words: [String], message: String) throws {
        let result = try ChildProcess.run(CamberTool.program, words)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }
}
