/// Finds texts that occur twice: an object's keys, a list's ids.
enum DuplicateKeys {
    /// The first of `count` keys that an earlier one equals, and that earlier one; nil if all
    /// differ.
    ///
    /// A few keys are compared with one another. More are sorted by a hash, and by their bytes
    /// where hashes agree, so that keys chosen to collide cannot make this quadratic.
    static func first(
        of count: Int, hash: ([UInt8]) -> UInt64 = DuplicateKeys.hash, key: (Int) -> [UInt8]
    ) -> (first: Int, second: Int)? {
        if count <= 8 {
            for second in 0..<max(count, 0) {
                for first in 0..<second where key(first) == key(second) { return (first, second) }
            }
            return nil
        }
        var hashes: [UInt64] = []
        hashes.reserveCapacity(count)
        for index in 0..<count { hashes.append(hash(key(index))) }
        let order = IndexOrder.sorted(count) { left, right in
            if hashes[left] != hashes[right] { return hashes[left] < hashes[right] }
            let (leftKey, rightKey) = (key(left), key(right))
            if leftKey == rightKey { return left < right }
            return leftKey.lexicographicallyPrecedes(rightKey)
        }
        var found: (first: Int, second: Int)?
        for place in 1..<count where hashes[order[place - 1]] == hashes[order[place]] {
            let pair = (first: order[place - 1], second: order[place])
            if pair.second < found?.second ?? Int.max, key(pair.first) == key(pair.second) {
                found = pair
            }
        }
        return found
    }

    /// FNV-1a, 64 bits.
    static func hash(_ key: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
