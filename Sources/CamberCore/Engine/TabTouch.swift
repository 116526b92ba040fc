/// A finger that drags the pages.
struct TabPageDrag: Sendable {
    /// The slot position at which the finger took hold, before any rubber band.
    var grip: Double
    /// The slot nearest to where the pages stood when the finger went down.
    let nearest: Int
    /// What the bar's position still has to lose to agree with the pages.
    var residual: TabTrajectory
    /// What items' emphases still have to lose to agree with the pages.
    var emphasisResiduals: [TabEmphasisTrack]
    /// The slot position from which on the strip follows the pages, and the strip's offset there.
    var stripStart: (slot: Double, offset: Double)
    /// What the strip's place at rest followed from there.
    var stripAnchor: TabStripAnchor
    /// That place.
    var stripRest: Double
    /// The trailing edge, in the strip, of the cell of the page in the nearest slot.
    var stripEdge: Double
}

/// A finger that drags the strip.
struct TabStripDrag: Sendable {
    /// The offset at which the finger took hold, before any rubber band.
    var grip: Double
}

/// What a finger that is down does.
enum TabTouchRole: Sendable {
    /// It is on an item; `isInside` tells whether it still is. On a strip it may yet drag.
    case press(item: Int, isInside: Bool)
    /// It is on the bar but on no item that can be pressed.
    case bar
    /// It is on pages that can be swiped, and has not shown yet what it wants.
    case page
    /// It drags the pages.
    case pageDrag(TabPageDrag)
    /// It drags the strip.
    case stripDrag(TabStripDrag)
    /// It does nothing any more until it goes up.
    case ignored
}

/// A finger that is down.
struct TabTouch: Sendable {
    let finger: Int
    /// Where it went down, or where its drag was last put on a new footing.
    var start: ScenePoint
    /// Where it is.
    var point: ScenePoint
    var samples = TabVelocitySamples()
    var role: TabTouchRole
    /// Whether it stopped pages that were moving.
    var caughtPages = false
    /// Whether it stopped a strip beyond an end, which goes home after it.
    var caughtStripBeyondEnd = false
}
