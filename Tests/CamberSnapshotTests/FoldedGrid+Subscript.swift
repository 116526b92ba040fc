@testable import CamberSnapshot

extension FoldedGrid {
    /// The number in a column and row of the grid.
    subscript(x: Int, y: Int) -> Float { values[rows[y] * breadth + columns[x]] }
}
