/// The direction in which a finger moves what is under it; the one rule that bars and the gestures
/// of hosts decide by.
public enum TabDragAxis: Sendable {
    /// To the side: pages and strips move.
    case horizontal
    /// Up or down: a page's content scrolls.
    case vertical

    /// How far a finger goes before its axis is decided, in points.
    public static let slop = 10.0

    /// The axis of a displacement, or `nil` while it is too short to tell. Vertical wins unless
    /// |dx| > 1.2 |dy|, so that a one-handed scroll, which is a little oblique, stays a scroll.
    public init?(_ dx: Double, _ dy: Double) {
        guard dx * dx + dy * dy >= Self.slop * Self.slop else { return nil }
        self.init(direction: dx, dy)
    }

    /// The axis of a movement, however short it is.
    init(direction dx: Double, _ dy: Double) {
        self = abs(dx) > 1.2 * abs(dy) ? .horizontal : .vertical
    }
}
