import CamberCore

/// A horizontal scroll view under a finger that may want the finger's movement for itself.
struct TabInnerScroll: Hashable, Sendable {
    /// How far it is scrolled from its left edge, in points.
    var offset: Double
    /// The least offset at rest.
    var least: Double
    /// The largest offset at rest.
    var largest: Double

    /// Whether its content can follow a finger that moves so far to the right (negative: left).
    func follows(_ dx: Double) -> Bool {
        // Half a point, because a scroll view at its edge may rest a fraction of a pixel off it.
        dx > 0 ? offset > least + 0.5 : dx < 0 && offset < largest - 0.5
    }
}

/// Whether a finger's first movement over pages is the pages' or somebody else's. Asked once a
/// touch, before the gesture begins.
struct TabPagePan: Hashable, Sendable {
    /// The finger's movement to the right, in points or points per second.
    var dx: Double
    /// The finger's movement down, in the same unit.
    var dy: Double
    /// The layout's direction.
    var direction: TabLayoutDirection
    /// The selected page's place among the pages, from 0.
    var ordinal: Int
    /// Whether a navigation controller around the pages has a screen to swipe back to.
    var canSwipeBack: Bool
    /// The innermost horizontal scroll views under the finger that are inside the page.
    var innerScrolls: [TabInnerScroll] = []

    /// Whether the movement goes towards the page before.
    var goesBack: Bool { direction == .leftToRight ? dx > 0 : dx < 0 }

    /// Whether the pages take the finger: not when it scrolls vertically, not when it swipes back
    /// from the first page of a navigation stack, and not before the scroll views under it are at
    /// their edge.
    var begins: Bool {
        isHorizontal && !(ordinal <= 0 && goesBack && canSwipeBack)
            && !innerScrolls.contains { $0.follows(dx) }
    }

    private var isHorizontal: Bool {
        // By its direction alone: a gesture decides when the system has seen enough movement.
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return false }
        let scale = 2 * TabDragAxis.slop / length
        return TabDragAxis(dx * scale, dy * scale) == .horizontal
    }
}
