import CamberCore
import Testing

@Suite struct HalfwayIconTests {
    /// A finger that holds the bar exactly between two pages leaves one icon filled: the one whose
    /// page would be selected.
    @Test(arguments: GoldenExample.looks)
    func oneIconIsTheSelectedOne(look: String) throws {
        let example = try GoldenExample(look)
        for (position, ordinal) in [(0.0, 0), (0.25, 0), (0.5, 1), (0.75, 1), (1, 1)] {
            let item = try example.golden(
                "iphone-15", "halfway", .light, moment: .position(position))
            let cells = item.picture.scene.cells
            let filled = cells.filter { $0.selectedIconAmount == 1 }.map(\.item)
            #expect(filled == [example.pages[ordinal]], "at \(position)")
            #expect(cells.allSatisfy { [0, 1].contains($0.selectedIconAmount) })
        }
    }
}
