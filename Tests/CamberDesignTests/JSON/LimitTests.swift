import Testing

@testable import CamberDesign

/// Sizes at which a reader gives up, and that it does so at once.
@Suite(.timeLimit(.minutes(2))) struct LimitTests {
    @Test func refusesLargeDocumentsUnread() {
        let clock = ContinuousClock()
        let huge = [UInt8](repeating: UInt8(ascii: "["), count: 100 * 1024 * 1024)
        let time = clock.measure {
            #expect(
                refusal(of: huge)
                    == "bar.json: the document is too large, expected at most 8388608 bytes")
        }
        #expect(time < .milliseconds(100))
    }

    @Test func sizeLimitIsExact() {
        let limit = 8 * 1024 * 1024
        var bytes = [UInt8](repeating: UInt8(ascii: " "), count: limit)
        bytes[limit - 1] = UInt8(ascii: "1")
        #expect(refusal(of: bytes) == nil)
        bytes.insert(UInt8(ascii: " "), at: 0)
        #expect(
            refusal(of: bytes)
                == "bar.json: the document is too large, expected at most 8388608 bytes")
    }

    @Test func nestingLimitIsExact() {
        func lists(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(refusal(of: lists(64)) == nil)
        let message = "found lists and objects nested deeper than 64, expected at most 64"
        #expect(refusal(of: lists(65)) == "bar.json:1:65: \(message)")
        #expect(refusal(of: lists(100_000)) == "bar.json:1:65: \(message)")
        let objects = String(repeating: "{\"a\":\n", count: 100_000)
        #expect(refusal(of: objects) == "bar.json:65:1: \(message)")
        // Side by side is not inside.
        #expect(refusal(of: "[" + String(repeating: "[[]],", count: 100) + "1]") == nil)
    }

    @Test func refusesEightMegabytesOfBrackets() {
        let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 8 * 1024 * 1024)
        #expect(refusal(of: bytes)?.contains("nested deeper than 64") == true)
    }

    @Test func listLimitIsExact() {
        func list(_ count: Int) -> String {
            "[\n" + String(repeating: "0,", count: count - 1) + "\n0]"
        }
        #expect(refusal(of: list(100_000)) == nil)
        #expect(
            refusal(of: list(100_001))
                == "bar.json:3:1: [100000]: found a list longer than 100000, expected at most 100000"
        )
    }

    @Test func objectLimitIsExact() throws {
        func object(_ count: Int) -> String {
            "{" + (0..<count).map { "\"k\($0)\":0" }.joined(separator: ",\n") + "}"
        }
        let whole = try document(object(100_000))
        #expect(try whole.cursor.anyObject().count == 100_000)
        #expect(
            refusal(of: object(100_001))
                == "bar.json:100001:10: k100000: found an object with more keys than 100000, expected at most 100000"
        )
    }

    // MARK: Time

    /// A quadratic search compares 5 · 10⁹ pairs here, which takes minutes.
    @Test(arguments: [false, true]) func findsDuplicatesAmongManyKeys(collide: Bool) throws {
        var keys = (0..<100_000).map {
            Array("a rather long common beginning of the key \($0 * 7919)".utf8)
        }
        func search() -> (first: Int, second: Int)? {
            collide
                ? DuplicateKeys.first(of: keys.count, hash: { _ in 42 }, key: { keys[$0] })
                : DuplicateKeys.first(of: keys.count) { keys[$0] }
        }
        #expect(search() == nil)
        keys[99_990] = keys[17]
        keys[99_999] = keys[3]
        let found = try #require(search())
        #expect(found == (first: 17, second: 99_990))
    }

    @Test func equalKeysAreNotQuadraticEither() {
        let text = "{" + String(repeating: "\"a\":0,", count: 99_999) + "\"a\":0}"
        #expect(
            refusal(of: text)
                == #"bar.json:1:8: a: the key "a" is already on line 1, expected each key once"#)
    }

    @Test func longDigitStringsTakeLinearTime() throws {
        let digits = String(repeating: "123456789", count: 200_000)
        let number = try document("0." + digits).cursor.number()
        #expect(number == 0.123456789123456789)
        #expect(refusal(of: digits)?.contains("expected a number of at most 1.79") == true)
        let zeros = String(repeating: "0", count: 2_000_000)
        #expect(try document("0." + zeros + "1e2000001").cursor.number() == 1)
        #expect(try document("1" + zeros + "e-2000000").cursor.number() == 1)
        #expect(try document("0e" + String(repeating: "9", count: 1_000_000)).cursor.number() == 0)
    }

    @Test func manyHardNumbersAreRead() throws {
        let row = "[" + String(repeating: "1e-300,", count: 99_999) + "1e-300]"
        #expect(try document(row).cursor.array()[99_999].number() == 1e-300)
    }
}
