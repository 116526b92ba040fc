import CamberSnapshot
import CamberTestSupport
import Foundation
import Testing

@Suite struct RenderTests {
    @Test(arguments: [("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46])])
    func kindFollowsFromTheName(ending: String, start: [UInt8]) throws {
        try CamberTool.withFolder { folder in
            let file = folder.appendingPathComponent("bar.\(ending)")
            let result = try CamberTool.run(
                "render", "-", "-o", file.path, input: CamberTool.design)
            #expect(result.status == 0, "\(result.errorText)")
            #expect(result.output.isEmpty)
            #expect(Array(try Data(contentsOf: file).prefix(4)) == start)
        }
    }

    @Test func svgGoesToStandardOutput() throws {
        let result = try CamberTool.run(
            "render", "-", "-o", "-", "--format", "svg", input: CamberTool.design)
        #expect(result.status == 0)
        #expect(result.outputText.hasPrefix("<svg") || result.outputText.hasPrefix("<?xml"))
        #expect(result.outputText.contains("width=\"393\""))
    }

    @Test func deviceAndScaleGiveTheSize() throws {
        let result = try CamberTool.run(
            "render", "-", "--device", "iphone-se-landscape", "--scale", "2",
            input: CamberTool.design)
        let image = try PixelImage(png: Array(result.output))
        #expect(image.width == 1334)
        #expect(image.height == 750)
    }

    /// Each option changes the picture, and none changes it into another's.
    @Test func optionsShow() throws {
        let variants: [[String]] = [
            [], ["--select", "me"], ["--position", "0.5"], ["--dark"], ["--rtl"], ["--frame"],
            ["--text-scale", "2"], ["--device", "iphone-se"],
        ]
        var pictures: Set<Data> = []
        for options in variants {
            let result = try ChildProcess.run(
                CamberTool.program, ["render", "-", "--format", "svg"] + options,
                input: Data(CamberTool.design.utf8))
            #expect(result.status == 0, "\(options): \(result.errorText)")
            pictures.insert(result.output)
        }
        #expect(pictures.count == variants.count)
    }

    @Test func ownIconsWin() throws {
        try CamberTool.withFolder { folder in
            let svg = "<svg viewBox=\"0 0 24 24\"><path d=\"M0 0 H24 V24 H0 Z\"/></svg>"
            try Data(svg.utf8).write(to: folder.appendingPathComponent("house.svg"))
            func picture(_ more: String...) throws -> ChildProcess {
                try ChildProcess.run(
                    CamberTool.program, ["render", "-", "--format", "svg"] + more,
                    input: Data(CamberTool.design.utf8))
            }
            let own = try picture("--icons", folder.path)
            #expect(own.status == 0, "\(own.errorText)")
            #expect(own.output != (try picture().output))

            try Data("<svg".utf8).write(to: folder.appendingPathComponent("house.svg"))
            let broken = try picture("--icons", folder.path)
            #expect(broken.status == 1)
            #expect(broken.errorText.contains("house.svg"))
        }
    }

    @Test func unknownIconsAreRemarkedOn() throws {
        let design = #"{"style": "icons", "items": [{"id": "a", "icon": "no.such.icon"}]}"#
        let result = try CamberTool.run("render", "-", "--format", "svg", input: design)
        #expect(result.status == 0)
        #expect(result.errorText.contains("missing-icon"))
    }

    @Test(arguments: [
        (["--select", "nobody"], 2, "expected the id of a page: home, photo, me"),
        (["--device", "iphone-155"], 2, "did you mean iphone-15?"),
        (["--icons", "/no/such/folder"], 1, "/no/such/folder"),
        (["--icons", "Package.swift"], 1, "expected a directory of SVG files"),
        (["--position", "7"], 2, "from -1 to 3"), (["--text-scale", "0x1"], 2, "from 0.5 to 4"),
        (["--icons", ""], 2, "--icons is empty"),
    ])
    func badOptionsSayWhatWasExpected(
        options: [String], status: Int32, message: String
    ) throws {
        let result = try ChildProcess.run(
            CamberTool.program, ["render", "-", "--format", "svg"] + options,
            input: Data(CamberTool.design.utf8))
        #expect(result.status == status)
        #expect(result.output.isEmpty)
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }

    /// U+FFFF is no character; Cairo writes no PDF that holds one.
    @Test(arguments: ["png", "svg", "pdf"])
    func titlesThatAreNoTextAreDrawn(format: String) throws {
        let design = #"{"style": "icons", "items": [{"id": "a", "title": "\uFFFF\uFDD0\u0000x"}]}"#
        let result = try CamberTool.run("render", "-", "--format", format, input: design)
        #expect(result.status == 0, "\(result.errorText)")
        #expect(!result.output.isEmpty)
    }

    #if os(Linux)
        /// Nothing tells boxes from a title like a remark. No font has the last of the private use.
        @Test(arguments: ["render", "animate"])
        func textsThatNoFontHasAreRemarkedOn(command: String) throws {
            let design = #"{"style": "icons", "items": [{"id": "a", "title": "a\uDBFF\uDFFDb"}]}"#
            try CamberTool.withFolder { folder in
                let scenario = folder.appendingPathComponent("scenario.json")
                try Data(#"{"steps": []}"#.utf8).write(to: scenario)
                // The texts of an SVG are drawn where it is shown.
                let svg = try ChildProcess.run(
                    CamberTool.program, ["render", "-", "--format", "svg"],
                    input: Data(design.utf8))
                #expect(svg.errorText.isEmpty)
                let more = command == "render" ? [] : [scenario.path, "-o", "-"]
                let result = try ChildProcess.run(
                    CamberTool.program, [command, "-"] + more, input: Data(design.utf8))
                #expect(result.status == 0)
                #expect(
                    result.errorText == "camber: no installed font has every character of "
                        + "\"a\u{10FFFD}b\"; boxes stand for them\n")
            }
        }
    #endif

    @Test func controlCharactersOfADesignAreShownNotObeyed() throws {
        let design = #"{"style": "icons", "items": [{"id": "a\u001b[31m", "icon": "no.such"}]}"#
        let result = try CamberTool.run("render", "-", "--format", "svg", input: design)
        #expect(result.status == 0)
        #expect(result.errorText.contains("a\\u{1b}[31m"))
        #expect(!result.errorText.contains("\u{1B}"))
    }

    @Test func aDesignWithoutPagesHasNoneToSelect() throws {
        let design = #"{"style": "icons", "items": [{"id": "a", "role": "action"}]}"#
        let result = try CamberTool.run("render", "-", "--select", "a", input: design)
        #expect(result.status == 2)
        #expect(result.errorText == "camber: --select a: the design has no pages\n")
    }

    @Test func absurdSizesAreRefused() throws {
        let design = """
            {"style": "icons", "items": [], "container": {"width": 10000, "height": 10000}}
            """
        let result = try CamberTool.run("render", "-", input: design)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(!result.errorText.isEmpty)
    }
}
