/// Which ways something can follow a finger that moves sideways: pages, a scroll view, the way back
/// of a navigation stack.
package struct TabSwipeRoom: Hashable, Sendable {
    /// Whether it can follow a finger that moves to the left.
    package var toLeft: Bool
    /// Whether it can follow a finger that moves to the right.
    package var toRight: Bool

    /// The room of a horizontal scroll view, until its edge.
    /// - Parameters:
    ///   - offset: how far it is scrolled.
    ///   - content: its content's width.
    ///   - view: its own width.
    ///   - left: its content's left inset.
    ///   - right: its content's right inset.
    package init(offset: Double, content: Double, view: Double, left: Double, right: Double) {
        // Half a point, because a scroll view at its edge may rest a fraction of a pixel off it.
        toRight = offset > -left + 0.5
        toLeft = offset < max(-left, content + right - view) - 0.5
    }

    /// The room of pages that are swiped, until the first and the last.
    /// - Parameters:
    ///   - ordinal: the selected page's place among the pages, from 0; `nil` without one.
    ///   - count: how many pages there are.
    ///   - direction: the layout's direction.
    package init(ordinal: Int?, of count: Int, _ direction: TabLayoutDirection) {
        let (back, on) = ordinal.map { ($0 > 0, $0 < count - 1) } ?? (false, false)
        toRight = direction == .leftToRight ? back : on
        toLeft = direction == .leftToRight ? on : back
    }

    /// The room of the way back of a navigation stack.
    /// - Parameters:
    ///   - depth: how many screens the stack holds.
    ///   - direction: the layout's direction.
    package init(stackOf depth: Int, _ direction: TabLayoutDirection) {
        toRight = depth > 1 && direction == .leftToRight
        toLeft = depth > 1 && direction == .rightToLeft
    }

    /// Whether it can follow a finger that moves so far to the right (negative: left).
    package func follows(_ dx: Double) -> Bool {
        dx > 0 ? toRight : dx < 0 && toLeft
    }
}

/// Whether a finger's first movement over pages is theirs or somebody else's. Asked once a touch,
/// before the gesture begins.
///
/// Whoever is nearest to the finger and can follow it takes it. Where nobody can, the innermost
/// pages do, to show that they end.
package struct TabPagePan: Hashable, Sendable {
    /// The finger's movement to the right, in points or points per second.
    package var dx: Double
    /// The finger's movement down, in the same unit.
    package var dy: Double
    /// The pages' own room.
    package var pages: TabSwipeRoom
    /// The room of what is under the finger inside of the page: scroll views, other pages.
    package var inside: [TabSwipeRoom]
    /// Whether other pages are among them.
    package var holdsPages: Bool
    /// The room of what is around the pages: navigation stacks, other pages.
    package var around: [TabSwipeRoom]

    /// A movement over pages.
    package init(
        dx: Double, dy: Double, pages: TabSwipeRoom, inside: [TabSwipeRoom] = [],
        holdsPages: Bool = false, around: [TabSwipeRoom] = []
    ) {
        self.dx = dx
        self.dy = dy
        self.pages = pages
        self.inside = inside
        self.holdsPages = holdsPages
        self.around = around
    }

    /// Whether the pages take the finger: never when it scrolls vertically.
    package var begins: Bool {
        guard isHorizontal, !inside.contains(where: { $0.follows(dx) }) else { return false }
        return pages.follows(dx) || !holdsPages && !around.contains { $0.follows(dx) }
    }

    /// By the movement's direction alone: the system asks when it has seen enough of it.
    private var isHorizontal: Bool {
        dx.isFinite && dy.isFinite && TabDragAxis(direction: dx, dy) == .horizontal
    }
}
