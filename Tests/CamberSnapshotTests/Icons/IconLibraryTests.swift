import CamberDesign
import CamberSnapshot
import Foundation
import Testing

@Suite struct IconLibraryTests {
    private static let dot = "<svg viewBox='0 0 24 24'><circle cx='12' cy='12' r='4'/></svg>"

    /// Calls the closure with a directory of the given files, and removes it afterwards.
    private func withDirectory(
        _ files: [String: String], _ body: (URL) throws -> Void
    ) throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("camber-icons-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        for (name, text) in files {
            try Data(text.utf8).write(to: directory.appendingPathComponent(name))
        }
        try body(directory)
    }

    @Test func withoutADirectoryItIsTheCatalogue() throws {
        let library = IconLibrary()
        #expect(try library.glyph(named: "house") == IconCatalogue.glyph(named: "house"))
        #expect(try library.glyph(named: "nobody.knows") == nil)
        #expect(library.selectedName(for: "house") == "house.fill")
        #expect(library.names == IconCatalogue.names.sorted())
    }

    @Test func filesJoinTheCatalogueAndWinOverIt() throws {
        let files = [
            "logo.svg": Self.dot, "logo.fill.SVG": Self.dot, "house.svg": Self.dot,
            "notes.txt": "", ".hidden.svg": Self.dot,
        ]
        try withDirectory(files) { directory in
            let library = try IconLibrary(directory: directory)
            #expect(try library.glyph(named: "logo")?.layers.count == 1)
            #expect(try library.glyph(named: "house") == library.glyph(named: "logo"))
            #expect(try library.glyph(named: "star") == IconCatalogue.glyph(named: "star"))
            #expect(library.contains("logo.fill") && !library.contains("notes"))
            #expect(!library.contains(".hidden") && library.names.contains("logo"))
            #expect(library.selectedName(for: "logo") == "logo.fill")
            #expect(library.selectedName(for: "logo.fill") == "logo.fill")
            #expect(library.selectedName(for: "house") == "house")
            #expect(library.selectedName(for: "star") == "star.fill")
        }
    }

    @Test func glyphsAreKept() throws {
        try withDirectory(["logo.svg": Self.dot]) { directory in
            let library = try IconLibrary(directory: directory)
            let glyph = try library.glyph(named: "logo")
            try FileManager.default.removeItem(at: directory.appendingPathComponent("logo.svg"))
            #expect(try library.glyph(named: "logo") == glyph)
        }
    }

    @Test func brokenFileIsAnErrorOnlyWhereItIsUsed() throws {
        try withDirectory(["good.svg": Self.dot, "bad.svg": "<svg"]) { directory in
            let library = try IconLibrary(directory: directory)
            #expect(try library.glyph(named: "good") != nil)
            #expect { try library.glyph(named: "bad") } throws: { "\($0)".hasPrefix("bad.svg:1: ") }
            #expect(try library.glyph(named: "../good") == nil)
        }
    }

    @Test func directoryNamedLikeAnIconIsNoFile() throws {
        try withDirectory([:]) { directory in
            try FileManager.default.createDirectory(
                at: directory.appendingPathComponent("odd.svg"), withIntermediateDirectories: true)
            let library = try IconLibrary(directory: directory)
            #expect { try library.glyph(named: "odd") } throws: {
                "\($0)" == "odd.svg: not a file; expected an SVG file"
            }
        }
    }

    @Test func linksAreFollowed() throws {
        try withDirectory(["logo.svg": Self.dot]) { directory in
            try FileManager.default.createSymbolicLink(
                at: directory.appendingPathComponent("alias.svg"),
                withDestinationURL: directory.appendingPathComponent("logo.svg"))
            let library = try IconLibrary(directory: directory)
            #expect(try library.glyph(named: "alias") == library.glyph(named: "logo"))
        }
    }

    @Test func missingDirectoryIsRefused() {
        #expect { try IconLibrary(directory: URL(fileURLWithPath: "/nowhere/at/all")) } throws: {
            "\($0)".hasPrefix("/nowhere/at/all: cannot be listed; expected a directory")
        }
    }
}
