import CamberCore
import CamberDesign
import CamberTestSupport
import Testing

/// The five original designs.
@Suite struct ExampleDesignTests {
    static func example(_ name: String) throws -> BarDesign {
        let data = try PackageFiles.data("Examples/designs/\(name).json")
        do {
            return try BarDesign.read(Array(data), file: "\(name).json")
        } catch {
            Issue.record("\(error)")
            throw error
        }
    }

    @Test func thereIsOneForEachLook() {
        let paths = PackageFiles.paths(in: "Examples/designs", extension: "json")
        #expect(
            Set(paths) == Set(lookNames.map { "Examples/designs/\($0).json" }))
    }

    @Test(arguments: lookNames)
    func examplesAreTheOriginals(look: String) throws {
        let design = try Self.example(look)
        #expect(design.style == AnyTabBarStyle.all.first { $0.name == look }?.original)
        #expect(design.settings.style.isOriginal)
        #expect(design.container == .standard)
        #expect(try BarDesign.read(design.json()) == design)
    }

    @Test(arguments: lookNames)
    func examplesHaveNothingToRemarkOn(look: String) throws {
        let design = try Self.example(look)
        var player = ScenarioPlayer(Scenario(design))
        #expect(player.takeDiagnostics().isEmpty)
        // Everything has a name for assistive technology.
        #expect(design.items.allSatisfy { !$0.title.isEmpty || $0.accessibilityLabel != nil })
    }

    @Test func theirItemsAreThoseOfTheOriginals() throws {
        func icons(_ name: String) throws -> [String?] {
            try Self.example(name).items.map { $0.icon.map { text($0) } }
        }
        func selected(_ name: String) throws -> [String?] {
            try Self.example(name).items.map { $0.drawnSelectedIcon.map { text($0) } }
        }
        let circle = ["house.fill", "photo.fill", "person.circle.fill"]
        #expect(try icons("circle") == circle && selected("circle") == circle)
        let tints = [0xFFCC00, 0xFF3B30, 0x007AFF].map { SceneColor($0) }
        #expect(try Self.example("circle").items.map { $0.tint } == tints)
        #expect(try Self.example("circle").items.map { $0.page } == tints)
        #expect(try icons("labelled") == ["house", "plus.app.fill", "person"])
        let labelled = try Self.example("labelled")
        #expect(labelled.items.map { text($0.title) } == ["홈", "", "마이페이지"])
        #expect(labelled.items.map { labelled.role(of: $0) } == [.page, .action, .page])
        let curved = ["house", "envelope.open.badge.clock", "hand.raised", "bell"]
        #expect(try icons("curved") == curved && selected("curved") == curved)
        #expect(try icons("icons") == ["house", "message", "person.crop.circle"])
        #expect(
            try selected("icons") == ["house.fill", "message.fill", "person.crop.circle.fill"])
        let scroll = try Self.example("scroll")
        #expect(scroll.items.map { text($0.title) } == ScenarioPlayerTests.eight)
        #expect(
            scroll.items.map { $0.page }
                == [
                    0xFF3B30, 0x007AFF, 0xFFCC00, 0x8E8E93, 0xFF9500, 0xA2845E, 0x32ADE6, 0x5856D6,
                ].map { SceneColor($0) })
    }
}
