/// Sorting by way of indexes: one sort for every kind of element, as each is kilobytes of a module
/// for the web.
enum IndexOrder {
    /// The numbers 0 ..< `count` in an order. It should decide between any two of them, because the
    /// library does not promise that others stay as they are.
    @inline(never)
    static func sorted(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
        var order = Array(0..<count)
        order.sort(by: precedes)
        return order
    }
}
