import CamberCore
import CamberTestSupport
import Testing

@testable import CamberDesign

@Suite struct IconCatalogueTests {
    @Test(arguments: IconCatalogue.names)
    func everyIconDrawsInsideTheGridAroundItsMiddle(name: String) throws {
        let glyph = try #require(IconCatalogue.glyph(named: name))
        #expect(!glyph.layers.isEmpty)
        for layer in glyph.layers { #expect(!layer.path.verbs.isEmpty) }
        let bounds = try #require(glyph.paintedBounds)
        #expect(bounds.x >= 0 && bounds.y >= 0 && bounds.maxX <= 24 && bounds.maxY <= 24)
        #expect(abs(bounds.midX - 12) <= 1.2, "\(bounds)")
        #expect(abs(bounds.midY - 12) <= 1.2, "\(bounds)")
        #expect(max(bounds.width, bounds.height) >= 15, "\(bounds)")
    }

    /// Icons that a selected tab swaps must not jump.
    @Test(arguments: IconCatalogue.names.filter(IconCatalogue.hasFill))
    func filledIconHasTheSilhouetteOfItsOutline(name: String) throws {
        let outline = try #require(IconCatalogue.glyph(named: name)?.paintedBounds)
        let filled = try #require(IconCatalogue.glyph(named: name + ".fill")?.paintedBounds)
        #expect(abs(outline.midX - filled.midX) < 1 && abs(outline.midY - filled.midY) < 1)
        #expect(abs(outline.width - filled.width) < 2 && abs(outline.height - filled.height) < 2)
    }

    /// The table in the formats' reference, in which a star stands for a filled variant.
    @Test func theDocumentedNamesAreThose() throws {
        let page = try PackageFiles.text("Documentation/Formats.md")
        let table = try #require(page.split(separator: "# Icon names").last)
        var names: [String] = []
        for match in table.matches(of: /`([a-z0-9.]+)`(\\\*)?(?=, | \|)/) {
            names.append(String(match.1))
            if match.2 != nil { names.append(match.1 + ".fill") }
        }
        #expect(names.sorted() == IconCatalogue.names.sorted())
    }

    @Test func namesAreUnique() {
        let names = IconCatalogue.names
        #expect(Set(names).count == names.count)
        #expect(names.filter { !IconCatalogue.isFilled($0) }.count >= 50)
    }

    @Test(arguments: [
        "house", "house.fill", "photo", "photo.fill", "person.circle", "person.circle.fill",
        "plus.app", "plus.app.fill", "envelope.open.badge.clock", "hand.raised",
        "hand.raised.fill", "bell", "bell.fill", "message", "message.fill", "person.crop.circle",
        "person.crop.circle.fill", "magnifyingglass", "heart", "star", "gear", "cart",
    ])
    func iconsOfTheExampleDesignsExist(name: String) {
        #expect(IconCatalogue.glyph(named: name) != nil)
        #expect(IconCatalogue.contains(name))
        #expect(IconCatalogue.names.contains(name))
    }

    @Test(arguments: [
        "", ".fill", "hous", "houses", "House", "house.", "house.fill.fill", "plus.fill",
    ])
    func unknownNamesHaveNoGlyph(name: String) {
        #expect(IconCatalogue.glyph(named: name) == nil)
        #expect(!IconCatalogue.names.contains(name))
    }

    @Test(arguments: [
        ("house", "house.fill"), ("house.fill", "house.fill"), ("plus", "plus"),
        ("magnifyingglass", "magnifyingglass"), ("calendar", "calendar"),
        ("nobody.knows", "nobody.knows"), ("", ""),
        ("person.crop.circle", "person.crop.circle.fill"),
        ("person.fill.badge.plus", "person.fill.badge.plus"),
    ])
    func selectedIconIsTheFilledOneWhereThereIsOne(name: String, expected: String) {
        #expect(IconCatalogue.selectedName(for: name) == expected)
        #expect(IconCatalogue.hasFill(name) == (name != expected))
    }

    @Test func placeholderDraws() throws {
        #expect(IconCatalogue.placeholder.paintedBounds != nil)
    }
}
