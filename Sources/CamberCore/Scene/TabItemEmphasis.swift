/// How far one item looks selected.
public struct TabItemEmphasis: Hashable, Sendable {
    /// The item's index.
    public var item: Int
    /// 0 not at all … 1 fully; a spring may overshoot.
    public var value: Double

    /// The emphasis of an item.
    public init(item: Int, value: Double) {
        self.item = item
        self.value = value
    }
}
