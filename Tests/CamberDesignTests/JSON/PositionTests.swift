import CamberDesign
import Testing

/// Where values and keys start.
@Suite struct PositionTests {
    @Test func everyValueKnowsItsPlace() throws {
        let whole = try document("\n {\"é\": [1,\r\n  true], \"🙂\" :\r\"x\",\n\t\"k\":{}}\n").cursor
        func place(_ position: JSONPosition) -> [Int] {
            [position.line, position.column, position.offset]
        }
        guard case .object(let members) = whole.kind, members.count == 3,
            case .array(let items) = members[0].value.kind
        else {
            Issue.record("not the structure that was written")
            return
        }
        #expect(place(whole.value.position) == [2, 2, 2])
        #expect(place(members[0].position) == [2, 3, 3])
        #expect(place(members[0].value.position) == [2, 8, 9])
        #expect(place(items[0].position) == [2, 9, 10])
        #expect(place(items[1].position) == [3, 3, 16])
        // The key behind `true], `, then a value behind a lone carriage return.
        #expect(place(members[1].position) == [3, 10, 23])
        #expect(place(members[1].value.position) == [4, 1, 32])
        #expect(place(members[2].position) == [5, 2, 38])
        #expect(place(members[2].value.position) == [5, 6, 42])
    }

    @Test func lineBreaksInEscapesDoNotCount() throws {
        let list = try document(#"["\n\r\n", 1]"#).cursor.array()
        #expect(list[1].line == 1)
        #expect(list[1].value.position.column == 12)
    }
}
