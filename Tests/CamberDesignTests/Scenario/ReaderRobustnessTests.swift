import CamberCore
import CamberDesign
import CamberTestSupport
import Testing

/// Whatever is read is either a design, or a scenario that can be played, or one clear error.
@Suite struct ReaderRobustnessTests {
    static let designs = lookNames.map { look in
        """
        {
          "style": "\(look)", "options": { "preset": "original", "motion": { "linear": 0.25 } },
          "items": [
            { "id": "a", "title": "Home", "icon": "house", "badge": 3, "titleWidth": 30 },
            { "id": "b", "title": "홈", "role": "page", "tint": "#007AFF", "badge": { "dot": true } },
            { "id": "c", "icon": "star", "enabled": false, "badge": "new", "badgeWidth": 12 }
          ],
          "selection": "b",
          "appearance": { "tint": { "light": "#5856D6", "dark": "#5E5CE6" }, "page": "#FFFFFF" },
          "container": { "width": 375, "height": 812, "scale": 2, "safeArea": { "top": 44 } },
          "direction": "rtl", "textScale": 1.5, "colorScheme": "dark", "reduceMotion": false,
          "paging": { "swipe": true, "retention": { "neighbours": 1 } }
        }
        """
    }

    static let scenario = """
        { "steps": [
          { "at": 0, "tap": "a" }, { "at": 0.1, "tapAt": [10, 60] },
          { "at": 0.2, "down": [200, 400], "finger": 1 }, { "at": 0.25, "move": [100, 402], "finger": 1 },
          { "at": 0.3, "up": [60, 404], "finger": 1 }, { "at": 0.4, "cancel": true },
          { "at": 0.5, "wheel": [40, -3] }, { "at": 0.6, "key": "right" },
          { "at": 0.7, "select": null, "animated": false }, { "at": 0.8, "items": [{ "id": "z" }, { "id": "a" }] },
          { "at": 0.9, "resize": { "device": "ipad-10" } }, { "at": 1, "veto": ["a"] },
          { "at": 1.1, "set": { "style": "icons", "options": { "barHeight": 60 }, "textScale": null } },
          { "at": 1.2, "keyboard": 300, "floating": true }, { "at": 1.3, "hideBar": true }
        ], "sample": { "every": 0.5, "until": 2 } }
        """

    /// An error must say where it is, and all of it must be text.
    static func check(_ error: DesignError, _ bytes: [UInt8], _ seed: String) {
        #expect(error.line >= 1 || error.kind == .limit, "\(seed): \(error)")
        #expect(error.file == Array("x".utf8) && !error.problem.isEmpty, "\(seed): \(error)")
        #expect(Array(error.description.utf8) == error.utf8, "\(seed): \(error)")
    }

    static func read(_ bytes: [UInt8], scenario: Bool, _ base: BarDesign, _ seed: String) -> Bool {
        do {
            if scenario {
                let read = try Scenario.read(bytes, file: "x", for: base)
                // Mutated numbers may ask for very many samples; the last shows that all was played.
                var player = ScenarioPlayer(read)
                var writer = TraceWriter()
                for time in [0.5, max(2, read.lastStepTime)] { writer.write(&player, at: time) }
                _ = try lines(writer.bytes)
            } else {
                let read = try BarDesign.read(bytes, file: "x")
                #expect(try BarDesign.read(read.json()) == read, "\(seed)")
                _ = try lines(TraceWriter.trace(Scenario(read)))
            }
            return true
        } catch let error as DesignError {
            check(error, bytes, seed)
        } catch {
            Issue.record("\(seed): \(error)")
        }
        return false
    }

    @Test(arguments: [false, true])
    func mutatedTextsAreReadOrRefused(isScenario: Bool) throws {
        let seed: UInt64 = isScenario ? 21 : 20
        var random = SeededGenerator(seed: seed)
        let base = try design(Self.designs[0])
        let pieces = [
            "null", "true", "-1", "0", "1e9", "1e-9", "\"a\"", "\"\"", "[]", "{}", ",", "}", "{",
            "[",
            "\"page\"", "\"action\"", "\"id\":\"a\"", "\"items\":", "999999999999", "#", "\u{0}",
        ].map { Array($0.utf8) }
        var count = 0
        for round in 0..<1500 {
            let texts = isScenario ? [Self.scenario] : Self.designs
            var bytes = Array(texts[round % texts.count].utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, place + Int.random(in: 0..<12, using: &random))
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<end)
                case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
                case 3:
                    // Another digit: a number that may be out of range.
                    if let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) })
                    {
                        bytes[digit] = UInt8.random(in: 0x30...0x39, using: &random)
                    }
                default:
                    bytes.replaceSubrange(
                        place..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
                }
                if bytes.isEmpty { bytes = [0x20] }
            }
            if Self.read(bytes, scenario: isScenario, base, "seed \(seed), round \(round)") {
                count += 1
            }
        }
        // The mutations are mild enough that some texts survive them.
        #expect(count > 20)
    }

    @Test func anyBytesAreRefused() throws {
        var random = SeededGenerator(seed: 5)
        let base = try design(Self.designs[0])
        for round in 0..<1000 {
            let bytes = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(!Self.read(bytes, scenario: false, base, "round \(round)"))
            #expect(!Self.read(bytes, scenario: true, base, "round \(round)"))
        }
    }

    @Test func limitsAreErrors() throws {
        let base = try design(Self.designs[0])
        let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
        #expect(!Self.read(deep, scenario: false, base, "deep"))
        #expect(!Self.read(deep, scenario: true, base, "deep"))
        let large = Array(repeating: UInt8(ascii: " "), count: 100_000_000)
        #expect(!Self.read(large, scenario: false, base, "large"))
        #expect(!Self.read(large, scenario: true, base, "large"))
        #expect(!Self.read([], scenario: true, base, "empty"))
        #expect(!Self.read([0xFF, 0xFE], scenario: false, base, "UTF-16"))
    }

    @Test(arguments: lookNames)
    func tenThousandItemsAreRead(look: String) throws {
        let items = (0..<10_000).map { #"{"id":"\#($0)","role":"page"}"# }.joined(separator: ",")
        let design = try design(#"{"style": "\#(look)", "items": [\#(items)]}"#)
        #expect(design.items.count == 10_000)
        let line = try trace(design, #"{"at": 0, "select": "9999", "animated": false}"#)[0]
        #expect(line["selection"] == "9999" && line["position"] == 9999)
        let again = items.replacing("\"9999\"", with: "\"17\"")
        #expect(
            designRefusal(#"{"style": "\#(look)", "items": [\#(again)]}"#)
                == #"bar.json:1: items[9999].id: the id "17" is already on line 1, expected each id once"#
        )
    }
}
