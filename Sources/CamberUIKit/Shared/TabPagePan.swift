import CamberCore

/// A horizontal scroll view under a finger that may want the finger's movement for itself.
struct TabInnerScroll: Hashable, Sendable {
    /// How far it is scrolled, in points from its left edge.
    var offset: Double
    /// The offsets at rest.
    var range: ClosedRange<Double>

    /// Whether its content can follow a finger that moves so far to the right (negative: left).
    func follows(_ dx: Double) -> Bool {
        // Half a point, because a scroll view at its edge may rest a fraction of a pixel off it.
        dx > 0 ? offset > range.lowerBound + 0.5 : dx < 0 && offset < range.upperBound - 0.5
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
    /// The horizontal scroll views under the finger that are inside the page.
    var innerScrolls: [TabInnerScroll] = []

    /// Whether the pages take the finger: not when it scrolls vertically, not when it swipes back
    /// from the first page of a navigation stack, and not before the scroll views under it are at
    /// their edge.
    var begins: Bool {
        let goesBack = direction == .leftToRight ? dx > 0 : dx < 0
        return isHorizontal && !(ordinal <= 0 && goesBack && canSwipeBack)
            && !innerScrolls.contains { $0.follows(dx) }
    }

    /// By the movement's direction alone: the system asks when it has seen enough of it.
    private var isHorizontal: Bool {
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return false }
        let scale = 2 * TabDragAxis.slop / length
        return TabDragAxis(dx * scale, dy * scale) == .horizontal
    }
}
