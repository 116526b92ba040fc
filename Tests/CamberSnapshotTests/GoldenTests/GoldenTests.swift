import CamberSnapshot
import Foundation
import Testing

/// Compares every look in every situation with SVGs that have been looked at, byte by byte.
///
/// `CAMBER_RECORD=all` writes them anew and fails.
@Suite struct GoldenTests {
    @Test(arguments: GoldenExample.looks)
    func everySituationIsAsItWasLookedAt(look: String) throws {
        let snapshot = GoldenStore.snapshot(.svg)
        for item in try GoldenExample(look).cases() {
            #expect(throws: Never.self) { try snapshot.verify(item.picture, named: item.name) }
        }
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
            if GoldenStore.isRecordingAll { try GoldenStore.delete(orphan) }
            Issue.record("\(orphan): nothing draws this golden any more")
        }
    }
}
