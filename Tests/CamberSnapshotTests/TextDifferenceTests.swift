import Testing

@testable import CamberSnapshot

@Suite struct TextDifferenceTests {
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
