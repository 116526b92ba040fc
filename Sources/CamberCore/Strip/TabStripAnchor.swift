/// What the strip's place at rest follows from.
enum TabStripAnchor: Sendable {
    /// The selected cell is shown as the look reveals it, from an earlier offset.
    case selection(from: Double)
    /// The strip stands where a hand left it.
    case hand(Double)
}
