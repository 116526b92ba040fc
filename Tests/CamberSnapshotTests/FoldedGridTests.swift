import Testing

@testable import CamberSnapshot

@Suite struct FoldedGridTests {
    /// Rows begin every six bytes, five of which are the grid's:
    ///
    ///     1 1 2 2 2
    ///     1 1 2 2 2
    ///     3 3 3 3 4
    private let bytes: [UInt8] = [1, 1, 2, 2, 2, 9, 1, 1, 2, 2, 2, 8, 3, 3, 3, 3, 4, 7]

    @Test func keepsRowsAndColumnsThatRepeatOnce() {
        let grid = FoldedGrid(bytes, width: 5, height: 3, stride: 6)
        #expect(grid.rows == [0, 0, 1])
        #expect(grid.columns == [0, 0, 1, 1, 2])
        #expect(grid.values == [1, 2, 2, 3, 3, 4])
        for y in 0..<3 {
            for x in 0..<5 { #expect(grid[x, y] == Float(bytes[y * 6 + x]), "\(x), \(y)") }
        }
    }

    @Test func changesPlacesWithoutLosingAny() {
        var grid = FoldedGrid(bytes, width: 5, height: 3, stride: 6)
        grid.transpose()
        for y in 0..<5 {
            for x in 0..<3 { #expect(grid[x, y] == Float(bytes[x * 6 + y]), "\(x), \(y)") }
        }
    }

    @Test func writesRoundedBytesAndNothingBesideThem() {
        var grid = FoldedGrid(bytes, width: 5, height: 3, stride: 6)
        var values: [Float] = [-3, 2.4, 2.5, 254.6, 300, 0]
        grid.replace(rows: [0, 1, 1], values: &values)
        var written = [UInt8](repeating: 77, count: 18)
        grid.write(to: &written, stride: 6)
        #expect(
            written == [0, 0, 2, 2, 3, 77, 255, 255, 255, 255, 0, 77, 255, 255, 255, 255, 0, 77])
    }
}
