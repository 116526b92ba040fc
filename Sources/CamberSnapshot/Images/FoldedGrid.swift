/// A grid of numbers that keeps rows which are like the one above them only once, and columns
/// alike. In the mask of a bar most rows and columns repeat, and what is calculated of them
/// repeats, too.
struct FoldedGrid {
    /// For each row of the grid, which of the kept ones it is; never decreasing.
    private(set) var rows: [Int]
    /// For each column of the grid, which of the kept ones it is; never decreasing.
    private(set) var columns: [Int]
    /// The kept rows, one after another.
    private(set) var values: [Float] = []
    /// How many columns are kept, which is how long a kept row is.
    private(set) var breadth: Int

    /// A grid of the bytes of a mask; at least one.
    /// - Parameter stride: from the start of a row to that of the next, in bytes.
    init(_ bytes: UnsafePointer<UInt8>, width: Int, height: Int, stride: Int) {
        rows = []
        columns = Array(0..<width)
        breadth = width
        for y in 0..<height {
            let row = UnsafeBufferPointer(start: bytes + y * stride, count: width)
            let above = UnsafeBufferPointer(start: bytes + max(0, y - 1) * stride, count: width)
            var difference: UInt8 = 0
            for x in 0..<width { difference |= row[x] ^ above[x] }
            if y == 0 || difference != 0 { values += row.map(Float.init) }
            rows.append(values.count / width - 1)
        }
        transpose()
        foldRows()
        transpose()
    }

    /// Writes the grid as bytes, rounded and clamped to what a byte holds.
    func write(to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        let kept = values.map { UInt8(min(max($0 + 0.5, 0), 255)) }
        for y in rows.indices {
            let row = bytes + y * stride
            if y > 0, rows[y] == rows[y - 1] {
                row.update(from: row - stride, count: columns.count)
            } else {
                let start = rows[y] * breadth
                for x in columns.indices { row[x] = kept[start + columns[x]] }
            }
        }
    }

    /// Replaces all rows by others of the same length.
    /// - Parameters:
    ///   - rows: for each row of the grid, which of the kept ones it is.
    ///   - values: the kept rows; gets the storage of those before, to be used again.
    mutating func replace(rows: [Int], values: inout [Float]) {
        self.rows = rows
        swap(&self.values, &values)
    }

    /// Makes rows of the columns and columns of the rows.
    mutating func transpose() {
        let (width, height) = (breadth, values.count / max(breadth, 1))
        // In tiles that fit the processor's fastest memory.
        let tile = 16
        values = [Float](unsafeUninitializedCapacity: values.count) { target, count in
            values.withUnsafeBufferPointer { source in
                for top in stride(from: 0, to: height, by: tile) {
                    for left in stride(from: 0, to: width, by: tile) {
                        for y in top..<min(top + tile, height) {
                            for x in left..<min(left + tile, width) {
                                target[x * height + y] = source[y * width + x]
                            }
                        }
                    }
                }
            }
            count = values.count
        }
        breadth = height
        swap(&rows, &columns)
    }

    /// Keeps only once what is alike of the kept rows that follow each other.
    private mutating func foldRows() {
        var place: [Int] = []
        var folded: [Float] = []
        for start in stride(from: 0, to: values.count, by: max(breadth, 1)) {
            let row = values[start..<start + breadth]
            if start == 0 || !row.elementsEqual(values[start - breadth..<start]) { folded += row }
            place.append(folded.count / breadth - 1)
        }
        values = folded
        rows = rows.map { place[$0] }
    }
}
