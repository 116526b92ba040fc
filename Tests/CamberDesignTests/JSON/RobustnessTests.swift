import CamberDesign
import CamberTestSupport
import Foundation
import Testing

/// Random input never traps, and is JSON to this reader exactly if it is to another, apart from the
/// points on which that one is known to be lenient.
@Suite(.timeLimit(.minutes(3))) struct RobustnessTests {
    static let samples = [
        #"""
        {
          "style": "curved",
          "options": { "swellHeight": 25, "motion": { "spring": { "response": 0.6, "damping": -0.7e-1 } } },
          "items": [
            { "id": "home", "title": "H\u00f6me \ud83d\ude42", "icon": "house" },
            { "id": "me", "title": "Ich – 🙂", "badge": {"dot": true}, "tint": "#007AFF", "page": null }
          ],
          "container": { "device": "iphone-15" }, "textScale": 1.5E+0, "reduceMotion": false
        }
        """#,
        #"{"steps":[{"at":0,"tap":"me"},{"at":0.1,"down":[200,400]}],"sample":{"times":[0,0.25,3]}}"#,
        "[[],{},\"\",0,-0,1e5,[[[[[1]]]]],true,false,null]",
    ].map { Array($0.utf8) }

    /// Bytes that JSON gives a meaning, and some it does not.
    static let pieces =
        "{}[]:,\"\\/ \n\r\t0123456789+-.eEtrufalsn'#".utf8.map { $0 }
        + [0x00, 0x1F, 0x7F, 0x80, 0xBF, 0xC2, 0xE2, 0xED, 0xF0, 0xF4, 0xFF]

    func mutated(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let piece = Self.pieces.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes.insert(piece, at: place)
            case 1 where place < bytes.count: bytes.remove(at: place)
            case 2 where place < bytes.count: bytes[place] = piece
            case 3 where place < bytes.count:
                bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 4: bytes.removeSubrange(place...)
            default:
                let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
                bytes.insert(
                    contentsOf: bytes[place..<end],
                    at: Int.random(in: 0...bytes.count, using: &random))
            }
        }
        return bytes
    }

    /// Whether an error is about something that the other reader lets through: repeated keys, large
    /// numbers, a comma at the end of a list, and zero bytes, which it takes for UTF-16 or UTF-32.
    func isDeliberatelyStricter(_ error: DesignError, about bytes: [UInt8]) -> Bool {
        bytes.contains(0) || error.kind == .limit
            || ["each key once", "another item after the comma", "a number of at most"].contains {
                text(error.expected).hasPrefix($0)
            }
    }

    /// Another reader's opinion.
    func isJSON(_ bytes: [UInt8]) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
    }

    func check(_ bytes: [UInt8], _ comment: String) {
        do {
            let document = try JSONReader.read(bytes)
            if !isJSON(bytes) { Issue.record("accepted \(text(bytes)), \(comment)") }
            // Writing and reading again changes nothing more.
            let once = Rewriting.rewrite(document.root, .compact)
            let again = try JSONReader.read(once)
            #expect(Rewriting.rewrite(again.root, .compact) == once, "\(comment)")
            let pretty = try JSONReader.read(Rewriting.rewrite(document.root, .pretty))
            #expect(Rewriting.rewrite(pretty.root, .compact) == once, "\(comment)")
        } catch {
            if !isDeliberatelyStricter(error, about: bytes), isJSON(bytes) {
                Issue.record("refused \(text(bytes)): \(error), \(comment)")
            }
            // Whatever is wrong is somewhere in the text.
            let lines = bytes.filter { $0 == 0x0A || $0 == 0x0D }.count + 1
            if error.line < 1 || error.line > lines || (error.column ?? 0) < 1
                || (error.column ?? 0) > bytes.count + 1
                || String(validating: error.utf8, as: UTF8.self) == nil
            {
                Issue.record("\(error) about \(bytes), \(comment)")
            }
        }
    }

    @Test func samplesAreRead() {
        for sample in Self.samples {
            #expect(refusal(of: sample) == nil)
            #expect(isJSON(sample))
        }
    }

    @Test func mutatedDocuments() {
        let seed: UInt64 = 0x0017_A7E5
        print("mutatedDocuments: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var accepted = 0
        for round in 0..<12_000 {
            let bytes = mutated(Self.samples[round % Self.samples.count], using: &random)
            if (try? JSONReader.read(bytes)) != nil { accepted += 1 }
            check(bytes, "seed \(seed), round \(round)")
        }
        // Enough of both kinds for the test to mean something.
        #expect(accepted > 500)
        #expect(accepted < 10_000)
    }

    @Test func randomPieces() {
        let seed: UInt64 = 0xB17E5
        print("randomPieces: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<30_000 {
            let count = Int.random(in: 0...12, using: &random)
            let bytes = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? 0 }
            check(bytes, "seed \(seed), round \(round)")
        }
    }

    @Test func randomBytes() {
        let seed: UInt64 = 0x5EED
        print("randomBytes: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<5_000 {
            let count = Int.random(in: 0...60, using: &random)
            check(
                (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
                "seed \(seed), round \(round)")
        }
    }

    /// Every start of a document: cut anywhere, it is refused, and the place is its end.
    @Test func everyPrefix() {
        for sample in Self.samples {
            for count in sample.indices {
                check(Array(sample[..<count]), "the first \(count) bytes")
                #expect(refusal(of: Array(sample[..<count])) != nil)
            }
        }
    }

    /// Accessors on values of every kind: they throw or return, with a sentence that is UTF-8.
    @Test func accessorsNeverTrap() throws {
        for sample in Self.samples {
            func visit(_ value: JSONCursor) {
                _ = try? value.bool()
                _ = try? value.number(in: 0...1)
                _ = try? value.wholeNumber()
                _ = try? value.wholeNumber(in: Int.min...Int.max)
                _ = try? value.point()
                _ = try? value.color()
                _ = try? value.choice([("home", 1)])
                _ = try? value.variant([.name("home", 1), .key("dot") { _ in 2 }])
                _ = try? value.object(allowed: ["id"])
                #expect(
                    String(validating: value.mismatch(expected: "x").utf8, as: UTF8.self) != nil)
                if let list = try? value.array() { list.forEach(visit) }
                try? value.anyObject().forEachMember { _, member in visit(member) }
            }
            try visit(JSONReader.read(sample).cursor)
        }
    }
}

/// Writes a value that was read.
enum Rewriting {
    static func rewrite(_ value: JSONValue, _ layout: JSONWriter.Layout) -> [UInt8] {
        var writer = JSONWriter(layout)
        write(value, to: &writer)
        return writer.bytes
    }

    private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
        switch value.kind {
        case .null: writer.null()
        case .bool(let value): writer.value(value)
        case .number(let number): writer.value(number.value)
        case .string(let text): writer.value(text)
        case .array(let items):
            writer.beginArray()
            for item in items { write(item, to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.key)
                write(member.value, to: &writer)
            }
            writer.endObject()
        }
    }
}
