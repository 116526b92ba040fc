/// An item's emphasis and its future.
struct TabEmphasisTrack: Sendable {
    var item: Int
    var value: TabTrajectory
}
