import CamberTestSupport
import Testing

@testable import CamberDesign

/// The search for equal keys against the obvious one, with and without colliding hashes.
@Suite struct DuplicateKeysTests {
    @Test func agreesWithTheObviousSearch() {
        let seed: UInt64 = 0xD0B1E
        print("agreesWithTheObviousSearch: seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var duplicates = 0
        for _ in 0..<3000 {
            let keys = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    UInt8.random(in: 0x61...0x66, using: &random)
                }
            }
            var expected: Int?
            for index in keys.indices where expected == nil && keys[..<index].contains(keys[index])
            {
                expected = index
            }
            duplicates += expected == nil ? 0 : 1
            let hashes: [([UInt8]) -> UInt64] = [
                DuplicateKeys.hash, { _ in 0 }, { UInt64($0.count) },
            ]
            for hash in hashes {
                let found = DuplicateKeys.first(of: keys.count, hash: hash) { keys[$0] }
                #expect(found?.second == expected, "\(keys) seed \(seed)")
                if let found {
                    #expect(found.first < found.second)
                    #expect(keys[found.first] == keys[found.second])
                }
            }
        }
        #expect((300...2700).contains(duplicates))
    }
}
