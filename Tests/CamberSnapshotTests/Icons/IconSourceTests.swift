import CamberDesign
import CamberSnapshot
import Foundation
import Testing

@Suite struct IconSourceTests {
    @Test func anItemsSelectedIconIsTheFilledOneUnlessNamed() throws {
        let source = IconSource.catalogue
        let house = try #require(source.glyphs(of: BarPictureItem(icon: "house")))
        #expect(house.selected == source.glyph(named: "house.fill"))
        let named = try #require(
            source.glyphs(of: BarPictureItem(icon: "house", selectedIcon: "bell")))
        #expect(named.selected == source.glyph(named: "bell"))
        let filled = try #require(source.glyphs(of: BarPictureItem(icon: "house.fill")))
        #expect(filled.selected == filled.normal)
        #expect(source.glyphs(of: BarPictureItem(title: "None")) == nil)
        let items = [
            BarPictureItem(icon: "no such"),
            BarPictureItem(icon: "house", selectedIcon: "nor this"),
            BarPictureItem(icon: "no such"),
        ]
        #expect(source.missingNames(in: items) == ["no such", "nor this"])
        let own = source.preferring(["no such": house.normal])
        #expect(own.missingNames(in: items) == ["nor this"])
    }

    @Test func aFilesFilledVariantIsAFile() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("camber-icons-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String) throws {
            try Data("<svg viewBox='0 0 24 24'><path d='M2 2H20V20H2Z'/></svg>".utf8)
                .write(to: folder.appendingPathComponent("\(name).svg"))
        }
        try write("house")
        let items = ["house", "bell", "nothing"].map { BarPictureItem(icon: $0) }
        let source = try IconSource(IconLibrary(directory: folder), for: items)
        let house = try #require(source.glyphs(of: items[0]))
        #expect(house.normal != IconCatalogue.glyph(named: "house"))
        #expect(house.selected == house.normal)
        let bell = try #require(source.glyphs(of: items[1]))
        #expect(bell.selected == IconCatalogue.glyph(named: "bell.fill"))
        #expect(source.missingNames(in: items) == ["nothing"])

        try write("house.fill")
        let both = try IconSource(IconLibrary(directory: folder), for: items)
        #expect(both.glyph(named: "house.fill") != nil)

        try Data("no picture".utf8).write(to: folder.appendingPathComponent("bell.svg"))
        let broken = try IconLibrary(directory: folder)
        #expect(throws: SVGIconError.self) { try IconSource(broken, for: items) }
    }
}
