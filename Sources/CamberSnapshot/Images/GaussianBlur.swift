/// A Gaussian blur of a mask, in time that does not depend on its width.
///
/// Three box blurs along each axis. A box may end in fractions of a pixel, so that the variances
/// of the three sum to σ² exactly for every σ (the "extended box filter" of Gwosdek, Grewenig,
/// Bruhn and Weickert, 2011). Against the true Gaussian, the edge of a half plane is off by less
/// than 1.2 % of full opacity anywhere. The sum of the mask is kept but for what leaves the grid.
struct GaussianBlur {
    /// Whole pixels on each side of the box's middle.
    private let radius: Int
    /// The weight of a whole pixel.
    private let inner: Float
    /// The weight of the pixel beyond them at either end.
    private let outer: Float

    /// A blur of a standard deviation in pixels; `nil` where it would change nothing visible.
    init?(sigma: Double) {
        guard sigma > 0.05 else { return nil }
        // One box has a third of the variance. Of whole pixels only, a box of 2r + 1 has
        // r(r + 1)/3; the rest comes from the pixels beyond.
        let variance = sigma * sigma / 3
        let radius = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
        // With weight 1 inside and a beyond, the variance is
        // (r(r + 1)(2r + 1)/3 + 2a(r + 1)²) / (2r + 1 + 2a); solved for a.
        let count = 2 * radius + 1
        let step = radius + 1
        let beyond = count * (radius * step / 3 - variance) / (2 * (variance - step * step))
        let total = count + 2 * beyond
        self.radius = Int(radius)
        inner = Float(1 / total)
        outer = Float(beyond / total)
    }

    /// Blurs a grid along both axes; beyond it everything counts as 0.
    func apply(to grid: inout FoldedGrid) {
        var spare: [Float] = []
        // A running sum along a row waits for itself at every step, one across a row is done for
        // several columns at once. So rows are blurred as the columns of the transposed grid.
        for _ in 0..<2 {
            for _ in 0..<3 { blurColumns(of: &grid, with: &spare) }
            grid.transpose()
        }
    }

    /// One box along every column. The running sums of all columns are one row.
    private func blurColumns(of grid: inout FoldedGrid, with target: inout [Float]) {
        let (height, breadth) = (grid.rows.count, grid.breadth)
        let zeros = [Float](repeating: 0, count: breadth)
        var sums = zeros
        var rows: [Int] = []
        target.removeAll(keepingCapacity: true)
        grid.values.withUnsafeBufferPointer { source in
            zeros.withUnsafeBufferPointer { zeros in
                func row(_ y: Int) -> UnsafeBufferPointer<Float> {
                    guard y >= 0, y < height else { return zeros }
                    let start = grid.rows[y] * breadth
                    return UnsafeBufferPointer(rebasing: source[start..<start + breadth])
                }
                for y in 0..<min(radius, height) {
                    for (x, value) in row(y).enumerated() { sums[x] += value }
                }
                // The last row that is not like the one above it, down to the next one needed;
                // what is beyond the grid is unlike any.
                var changed = 0
                var next = 1
                for y in 0..<height {
                    while next <= min(y + radius + 1, height) {
                        if next == height || grid.rows[next] != grid.rows[next - 1] {
                            changed = next
                        }
                        next += 1
                    }
                    // Where all that makes up this row and the one above it is alike, both are.
                    if changed >= y - radius - 1 {
                        let start = target.count
                        target += zeros
                        target.withUnsafeMutableBufferPointer { target in
                            sums.withUnsafeMutableBufferPointer { sums in
                                add(
                                    into: UnsafeMutableBufferPointer(rebasing: target[start...]),
                                    sums, entering: row(y + radius), leaving: row(y - radius),
                                    row(y - radius - 1), row(y + radius + 1))
                            }
                        }
                    }
                    rows.append(target.count / breadth - 1)
                }
            }
        }
        grid.replace(rows: rows, values: &target)
    }

    /// One row of the result. Pointers, because checks of bounds keep the compiler from adding
    /// several columns at once, which is more than three times as fast; three loops over two or
    /// three rows each, because with more it gives up proving that they do not overlap.
    private func add(
        into target: UnsafeMutableBufferPointer<Float>, _ sums: UnsafeMutableBufferPointer<Float>,
        entering: UnsafeBufferPointer<Float>, leaving: UnsafeBufferPointer<Float>,
        _ above: UnsafeBufferPointer<Float>, _ below: UnsafeBufferPointer<Float>
    ) {
        let (inner, outer) = (inner, outer)
        for x in target.indices {
            let sum = sums[x] + entering[x]
            sums[x] = sum
            target[x] = sum * inner
        }
        for x in target.indices { target[x] += (above[x] + below[x]) * outer }
        for x in target.indices { sums[x] -= leaving[x] }
    }
}
