/// Equal cells side by side.
public struct TabRow: Hashable, Sendable {
    /// The left edge of the first cell.
    public let x: Double
    /// The width of each cell.
    public let cellWidth: Double
    /// The distance from one cell's left edge to the next one's.
    public let stride: Double

    init(
        count: Int, x: Double, width: Double, spacing: Double, padding: Double,
        maximumCellWidth: Double? = nil
    ) {
        let count = Double(max(count, 1))
        let room = spacing * (count - 1) + 2 * padding
        let shrink = room > width / 2 ? width / 2 / room : 1
        let fill = max(0, (width - room * shrink) / count)
        cellWidth = min(fill, maximumCellWidth ?? .infinity)
        stride = cellWidth + spacing * shrink
        self.x = x + padding * shrink + (fill - cellWidth) * count / 2
    }

    /// The frame of a cell.
    public func frame(of index: Int, y: Double, height: Double) -> SceneRect {
        SceneRect(x + Double(index) * stride, y, cellWidth, height)
    }

    /// The horizontal centre of a cell.
    public func center(of index: Int) -> Double { x + Double(index) * stride + cellWidth / 2 }
}
