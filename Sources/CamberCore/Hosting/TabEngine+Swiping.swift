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
