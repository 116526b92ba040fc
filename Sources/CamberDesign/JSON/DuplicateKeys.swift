/// Finds keys that occur twice.
enum DuplicateKeys {
    /// The first member whose key an earlier one has, and that earlier one; nil if all differ.
    ///
    /// A few keys are compared with one another. More are sorted by a hash, and by their bytes
    /// where hashes agree, so that keys chosen to collide cannot make this quadratic.
    static func first(
        in members: [JSONMember], hash: ([UInt8]) -> UInt64 = DuplicateKeys.hash
    ) -> (first: Int, second: Int)? {
        if members.count <= 8 {
            for second in members.indices {
                for first in 0..<second where members[first].key == members[second].key {
                    return (first, second)
                }
            }
            return nil
        }
        var order: [(hash: UInt64, index: Int)] = []
        order.reserveCapacity(members.count)
        for index in members.indices { order.append((hash(members[index].key), index)) }
        order.sort { left, right in
            if left.hash != right.hash { return left.hash < right.hash }
            let leftKey = members[left.index].key
            let rightKey = members[right.index].key
            if leftKey == rightKey { return left.index < right.index }
            return leftKey.lexicographicallyPrecedes(rightKey)
        }
        var found: (first: Int, second: Int)?
        for place in 1..<order.count where order[place - 1].hash == order[place].hash {
            let pair = (first: order[place - 1].index, second: order[place].index)
            if members[pair.first].key == members[pair.second].key,
                pair.second < found?.second ?? Int.max
            {
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
