/// A Gaussian blur of a mask, in time that does not depend on its width.
///
/// Three box blurs along each axis. A box may end in fractions of a pixel, so that the variances
/// of the three sum to σ² exactly for every σ (the "extended box filter" of Gwosdek, Grewenig,
/// Bruhn and Weickert, 2011). Against the true Gaussian, the edge of a half plane is off by less
/// than 1.2 % of full opacity anywhere. The sum of the mask is kept but for what leaves the buffer.
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

    /// Blurs rows and columns of a buffer of `width` × `height` values; beyond it everything
    /// counts as 0.
    func apply(to values: inout [Float], width: Int, height: Int) {
        guard width > 0, height > 0, values.count == width * height else { return }
        var other = [Float](repeating: 0, count: values.count)
        for _ in 0..<3 {
            blurColumns(values, into: &other, width, height)
            swap(&values, &other)
        }
        // Rows are blurred as the columns of the transposed buffer: a running sum along a row
        // waits for itself at every step, one across a row is done for several columns at once.
        Self.transpose(values, into: &other, width, height)
        swap(&values, &other)
        for _ in 0..<3 {
            blurColumns(values, into: &other, height, width)
            swap(&values, &other)
        }
        Self.transpose(values, into: &other, height, width)
        swap(&values, &other)
    }

    /// One box along every column. The running sums of all columns are one row.
    private func blurColumns(
        _ source: [Float], into target: inout [Float], _ width: Int, _ height: Int
    ) {
        let zeros = [Float](repeating: 0, count: width)
        var sums = zeros
        // Pointers, here and in `add`, because checks of bounds and of sums of indexes keep the
        // compiler from adding several columns at once, which is more than three times as fast. Rows are
        // whole rows of the buffers or of zeros, and every index runs over one row.
        source.withUnsafeBufferPointer { source in
            zeros.withUnsafeBufferPointer { zeros in
                target.withUnsafeMutableBufferPointer { target in
                    sums.withUnsafeMutableBufferPointer { sums in
                        guard let source = source.baseAddress, let zeros = zeros.baseAddress,
                            let target = target.baseAddress, let sums = sums.baseAddress
                        else { return }
                        func row(_ y: Int) -> UnsafePointer<Float> {
                            y >= 0 && y < height ? source + y * width : zeros
                        }
                        for y in 0..<min(radius, height) {
                            let entering = row(y)
                            for x in 0..<width { sums[x] += entering[x] }
                        }
                        for y in 0..<height {
                            add(
                                width, into: target + y * width, sums, entering: row(y + radius),
                                leaving: row(y - radius), row(y - radius - 1), row(y + radius + 1))
                        }
                    }
                }
            }
        }
    }

    /// One row of the result. Three loops over two or three rows each, because with more the
    /// compiler gives up proving that they do not overlap.
    private func add(
        _ width: Int, into target: UnsafeMutablePointer<Float>,
        _ sums: UnsafeMutablePointer<Float>, entering: UnsafePointer<Float>,
        leaving: UnsafePointer<Float>, _ above: UnsafePointer<Float>, _ below: UnsafePointer<Float>
    ) {
        let (inner, outer) = (inner, outer)
        for x in 0..<width {
            let sum = sums[x] + entering[x]
            sums[x] = sum
            target[x] = sum * inner
        }
        for x in 0..<width { target[x] += (above[x] + below[x]) * outer }
        for x in 0..<width { sums[x] -= leaving[x] }
    }

    /// Columns become rows, in tiles that fit the processor's fastest memory.
    private static func transpose(
        _ source: [Float], into target: inout [Float], _ width: Int, _ height: Int
    ) {
        let tile = 16
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                guard let source = source.baseAddress, let target = target.baseAddress else {
                    return
                }
                for top in stride(from: 0, to: height, by: tile) {
                    for left in stride(from: 0, to: width, by: tile) {
                        for y in top..<min(top + tile, height) {
                            let row = source + y * width
                            for x in left..<min(left + tile, width) {
                                target[x * height + y] = row[x]
                            }
                        }
                    }
                }
            }
        }
    }
}
