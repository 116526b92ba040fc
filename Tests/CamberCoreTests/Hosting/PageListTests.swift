import CamberCore
import Testing

/// What a container's pages are known by when its list is set again.
@Suite struct PageListTests {
    /// What a host would keep of a page.
    final class Record {}

    typealias List = TabPageList<String, Int, Record>

    /// Takes pages that are written as `id` or `id:object`.
    static func take(
        _ text: String, after list: List = List()
    ) -> (list: List, isOther: Bool, made: Int) {
        let pages = text.split(separator: " ").map { page in
            let parts = page.split(separator: ":")
            return (id: String(parts[0]), given: parts.count > 1 ? Int(parts[1]) : nil)
        }
        var made = 0
        let (new, isOther) = list.taking(pages) { _, known in
            if known == nil { made += 1 }
            return known ?? Record()
        }
        return (new, isOther, made)
    }

    @Test(arguments: [
        // What is the same stays.
        ("a b:1 c", "a b:1 c", 0, false), ("", "", 0, false),
        // Whatever comes, goes or moves leaves the others as they are.
        ("a b c", "c a b", 0, true), ("a b c", "a c", 0, true), ("a b", "a b c", 1, true),
        ("a b", "a b b", 0, false), ("", "a", 1, true), ("a", "", 0, true),
        // An object is known under another id, and another object is another page.
        ("a:1 b:2", "a:1 c:2", 0, true), ("a:1 b:2", "a:2 b:1", 0, true),
        ("a:1 b:2", "a:3 b:2", 1, true), ("a:1", "a", 1, true), ("a", "a:1", 1, true),
        // One object twice is no page that the bar could show in two places.
        ("a:1 b:1", "a:1 b:1", 1, true),
    ])
    func pagesAreKnownAgain(before: String, after: String, made: Int, isOther: Bool) {
        let old = Self.take(before).list
        let new = Self.take(after, after: old)
        #expect(new.made == made)
        #expect(new.isOther == isOther)
    }

    @Test func whatIsKeptStaysWithItsPage() throws {
        let old = Self.take("a:1 b c:3").list
        let new = Self.take("c:1 b d:4", after: old).list
        let records = try ["c", "b", "d"].map { try #require(new[$0]) }
        #expect(records[0] === old["a"])
        #expect(records[1] === old["b"])
        #expect(records[2] !== old["c"])
        #expect(old["c"] != nil && new["a"] == nil)
        #expect(new.all.map { ObjectIdentifier($0) } == records.map { ObjectIdentifier($0) })
    }

    // Of two with the same id the first is taken, and asked for by its place in the list.
    @Test func theFirstOfTwoIsTaken() {
        var places: [Int] = []
        let pages: [(id: String, given: Int?)] = [("a", nil), ("a", 1), ("b", nil)]
        let list = List().taking(pages) { place, _ in
            places.append(place)
            return Record()
        }
        #expect(places == [0, 2])
        #expect(list.list.all.count == 2)
    }

    /// An id that counts how often it is compared.
    struct CountedID: Hashable {
        final class Count { var value = 0 }

        let number: Int
        let count: Count

        static func == (a: Self, b: Self) -> Bool {
            a.count.value += 1
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    // A tab view of SwiftUI's sets its pages whenever its body is evaluated.
    @Test func tenTimesThePagesAreTenTimesTheWork() {
        func comparisons(_ size: Int) -> Int {
            let count = CountedID.Count()
            let pages = (0..<size).map {
                (id: CountedID(number: $0, count: count), given: Int?.none)
            }
            let list = TabPageList<CountedID, Int, Int>().taking(pages) { place, _ in place }.list
            count.value = 0
            #expect(!list.taking(pages) { _, known in known ?? -1 }.isOther)
            return count.value
        }
        // Hash tables differ by how full they are.
        #expect(comparisons(2000) < 20 * comparisons(200))
    }
}
