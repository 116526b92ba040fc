/// The checksum of a zlib stream (RFC 1950, section 8): the sum of all bytes and the sum of all
/// sums, each modulo 65521.
struct Adler32 {
    private var sum: UInt64 = 1
    private var sumOfSums: UInt64 = 0

    /// The checksum so far.
    var value: UInt32 { UInt32(truncatingIfNeeded: sumOfSums << 16 | sum) }

    /// Adds one byte.
    mutating func add(_ byte: UInt8) {
        sum = (sum + UInt64(byte)) % 65521
        sumOfSums = (sumOfSums + sum) % 65521
    }

    /// Adds a pixel that is repeated, without adding each: with S the sum of its u bytes, the sum
    /// before the k-th of n pixels is `sum` + kS, and a byte counts once for every byte that
    /// follows it in its pixel and once for itself.
    /// - Parameters:
    ///   - pixel: its bytes, the first lowest.
    ///   - unit: how many bytes it has, at most 4.
    ///   - count: how many pixels there are, less than 2²⁴.
    mutating func add(pixel: UInt32, unit: Int, count: Int) {
        var bytes: UInt64 = 0
        var weighted: UInt64 = 0
        for index in 0..<unit {
            bytes += UInt64(pixel >> UInt32(8 * index) & 255)
            weighted += bytes
        }
        let (unit, count) = (UInt64(unit), UInt64(count))
        sumOfSums += unit * count * sum + count * weighted
        if count > 1 { sumOfSums += unit * bytes * (count * (count - 1) / 2 % 65521) }
        sumOfSums %= 65521
        sum = (sum + bytes * count) % 65521
    }
}

/// The checksum of a PNG's chunks (annex D of its specification).
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in
            value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320
        }
    }

    /// The checksum of bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        let table = table
        return ~bytes.reduce(~0) { value, byte in
            value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
        }
    }
}
