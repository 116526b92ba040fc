/// The places of a strip's cells, measured from its content's leading edge.
///
/// Widths are summed once, when the items or the container change; a frame finds its visible
/// cells by binary search, so that ten thousand tabs cost what ten do.
public struct TabStrip: Hashable, Sendable {
    /// The leading edge of each cell and, last, the trailing edge of the last one.
    public let edges: [Double]
    /// The visible width, in points.
    public let viewportWidth: Double
    /// Where the content starts inside the visible part while it is the narrower of the two.
    public let inset: Double
    /// The space on both sides of each cell's content that belongs to the cell.
    public let padding: Double

    /// Far more than any text grows.
    private static let greatestGrowth = 100.0

    /// The width of all the cells together.
    public var contentWidth: Double { edges.last ?? 0 }
    /// The number of cells.
    public var count: Int { edges.count - 1 }
    /// The largest offset at rest.
    public var maxOffset: Double { max(0, contentWidth - viewportWidth) }

    /// A strip of cells by a rule. Numbers that are negative or none count as 0, and none is beyond the
    /// longest side of a container.
    /// - Parameters:
    ///   - contentWidths: the natural width of each cell's content, in points, as drawn.
    ///   - rule: how wide cells are.
    ///   - growth: the factor by which fixed widths grow with the text.
    ///   - viewportWidth: the visible width.
    ///   - alignment: where content narrower than that stands.
    public init(
        contentWidths: [Double], rule: TabCellWidth, growth: Double, viewportWidth: Double,
        alignment: TabStripAlignment
    ) {
        let rule = rule.sanitized
        let growth = growth.clamped(to: 0...Self.greatestGrowth)
        let viewportWidth = viewportWidth.clamped(to: 0...TabEnvironment.longestSide)
        let count = contentWidths.count
        var edges: [Double] = []
        edges.reserveCapacity(count + 1)
        edges.append(0)
        var total = 0.0
        switch rule {
        case .fixed(let width):
            for index in 0..<count { edges.append(width * growth * Double(index + 1)) }
        case .equal:
            for index in 0..<count {
                edges.append(viewportWidth * Double(index + 1) / Double(count))
            }
        case .intrinsic(let minimum, let padding), .fillOrScroll(let minimum, let padding):
            for width in contentWidths {
                total += max(minimum, TabItemTraits.width(width) + 2 * padding)
                edges.append(total)
            }
        }
        if case .fillOrScroll = rule, count > 0, total < viewportWidth {
            let extra = (viewportWidth - total) / Double(count)
            for index in 1...count { edges[index] += extra * Double(index) }
            edges[count] = viewportWidth
        }
        self.edges = edges
        self.viewportWidth = viewportWidth
        padding = rule.padding
        let room = viewportWidth - (edges.last ?? 0)
        inset = alignment == .center && room > 0 ? room / 2 : 0
    }

    /// The leading edge of a cell, in content coordinates; of one that does not exist the nearest
    /// end of the content.
    public func start(of cell: Int) -> Double { edges[min(max(cell, 0), count)] }
    /// The trailing edge of a cell, in content coordinates; as ``start(of:)``.
    public func end(of cell: Int) -> Double {
        edges[cell < 0 ? 0 : (cell < count ? cell + 1 : count)]
    }
    /// The width of a cell; 0 of one that does not exist.
    public func width(of cell: Int) -> Double { end(of: cell) - start(of: cell) }

    /// The cells that lie at least partly inside the visible part.
    public func visibleCells(at offset: Double) -> Range<Int> {
        guard count > 0, viewportWidth > 0 else { return 0..<0 }
        let first = firstIndex { edges[$0 + 1] > offset - inset }
        let last = firstIndex { edges[$0] >= offset - inset + viewportWidth }
        return first..<max(first, last)
    }

    /// The first cell for which a condition holds that holds for all cells after it, too.
    private func firstIndex(where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The offset at rest that shows a cell as asked.
    /// - Parameters:
    ///   - cell: the cell to show.
    ///   - reveal: where to bring it.
    ///   - offset: the present offset, from which `nearest` moves the least.
    /// - Returns: an offset in 0…``maxOffset``.
    public func restOffset(revealing cell: Int, _ reveal: TabReveal, from offset: Double) -> Double
    {
        guard cell >= 0, cell < count else { return offset.clamped(to: 0...maxOffset) }
        let toLeading = start(of: cell)
        let toTrailing = end(of: cell) - viewportWidth
        let wanted: Double
        switch reveal {
        case .leading: wanted = toLeading
        case .trailing: wanted = toTrailing
        case .center: wanted = (toLeading + toTrailing) / 2
        case .nearest:
            wanted = max(min(offset, max(toLeading, toTrailing)), min(toLeading, toTrailing))
        }
        return wanted.clamped(to: 0...maxOffset)
    }
}
