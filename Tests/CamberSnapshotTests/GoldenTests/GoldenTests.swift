import CamberSnapshot
import Foundation
import Testing

/// Compares every look in every situation with SVGs that have been looked at, byte by byte.
///
/// `CAMBER_RECORD=1` writes them anew and fails.
@Suite struct GoldenTests {
    private static let renderer = SnapshotRenderer(measurer: GoldenCase.measurer)

    @Test(arguments: GoldenExample.looks)
    func everySituationIsAsItWasLookedAt(look: String) throws {
        let cases = try GoldenExample(look).cases()
        for item in cases {
            let svg = Self.renderer.svg(item.picture)
            let name = item.name + ".svg"
            if GoldenStore.isRecording {
                try GoldenStore.record(Data(svg.utf8), name)
            } else {
                try Self.compare(svg, name)
            }
        }
        if GoldenStore.isRecording { GoldenStore.reportRecording(cases.count, of: look) }
    }

    private static func compare(_ svg: String, _ name: String) throws {
        let problem: String
        if let golden = GoldenStore.read(name) {
            let expected = String(decoding: golden, as: UTF8.self)
            guard let difference = TextDifference(expected: expected, found: svg) else { return }
            problem = difference.description
        } else {
            problem = "there is no such golden"
        }
        let path = try GoldenStore.leave(Data(svg.utf8), name)
        Issue.record("\(name): \(problem)\nthe new picture is \(path)")
    }

    @Test func everyGoldenBelongsToOneTest() throws {
        #expect(!GoldenExample.looks.isEmpty)
        var expected: [String] = GoldenPicture.allCases.map(\.file)
        for look in GoldenExample.looks {
            expected += try GoldenExample(look).cases().map { $0.name + ".svg" }
        }
        let names = Set(expected)
        #expect(names.count == expected.count, "two goldens have one name")
        for orphan in GoldenStore.names.subtracting(names).sorted() {
            if GoldenStore.isRecording { try GoldenStore.delete(orphan) }
            Issue.record("\(orphan): nothing draws this golden any more")
        }
    }

    @Test func aDifferenceNamesItsLineAndWhatIsBeforeIt() throws {
        let golden = "<svg>\n  <g>\n  <rect/>\n</svg>\n"
        #expect(TextDifference(expected: golden, found: golden) == nil)
        let changed = try #require(
            TextDifference(expected: golden, found: "<svg>\n  <g>\n  <path/>\n</svg>\n"))
        #expect(
            changed.description == """
                first difference in line 3:
                    <svg>
                      <g>
                  -   <rect/>
                  +   <path/>
                """)
        let shorter = try #require(TextDifference(expected: golden, found: "<svg>\n  <g>"))
        #expect(shorter.line == 3)
        #expect(shorter.found == nil)
        // Equal as characters, but not as bytes.
        #expect(TextDifference(expected: "\u{E9}", found: "e\u{301}")?.line == 1)
        #expect(TextDifference(expected: "a\n", found: "a")?.line == 2)
    }
}
