/// Bytes that are filled bit by bit, the lowest bit of a byte first, as deflated data is.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    /// Adds the lowest bits of a value; at most 32 of them, and the others must be 0.
    mutating func write(_ value: UInt32, bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        guard count >= 32 else { return }
        let word = UInt32(truncatingIfNeeded: pending).littleEndian
        withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
        pending >>= 32
        count -= 32
    }

    /// All bytes, the last one filled up with zeros.
    func finish() -> [UInt8] {
        bytes + (0..<(count + 7) / 8).map { UInt8(truncatingIfNeeded: pending >> UInt64(8 * $0)) }
    }
}
