extension TabEngine {
    /// Which ways pages can be swiped, in a host that has asked whose a finger is; `nil` when a
    /// finger cannot swipe them at all.
    package var swipeRoom: TabSwipeRoom? {
        guard state.swipesPages else { return nil }
        return TabSwipeRoom(
            ordinal: state.selected.flatMap { state.ordinal(of: $0) }, of: state.pageItems.count,
            environment.direction)
    }
}

extension TabBarDriver {
    /// Which ways the strip can follow a finger, as the bar was drawn last; `nil` without a strip.
    package var stripRoom: TabSwipeRoom? {
        guard let strip = scene.strip else { return nil }
        let isMirrored = engine.environment.direction == .rightToLeft
        return TabSwipeRoom(
            offset: isMirrored ? strip.maxOffset - strip.offset : strip.offset,
            content: strip.contentWidth, view: strip.contentWidth - strip.maxOffset, left: 0,
            right: 0)
    }
}
