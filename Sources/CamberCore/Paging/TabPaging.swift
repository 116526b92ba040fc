/// Which pages are kept while they are not shown.
public enum TabPageRetention: Hashable, Sendable {
    /// Every page of which any part has been visible.
    case visited
    /// All pages, from the start.
    case all
    /// Only what is visible.
    case selected
    /// The selected page and so many neighbours on each side, 0…1000.
    case neighbours(Int)
}

/// How a finger and time treat the pages of a bar.
public struct TabPaging: Hashable, Sendable {
    /// Whether a finger can swipe from page to page; `nil` leaves it to the look.
    public var swipe: Bool?
    /// Which pages are kept.
    public var retention: TabPageRetention

    /// Paging as the look has it, keeping the pages that have been visited.
    public init(swipe: Bool? = nil, retention: TabPageRetention = .visited) {
        self.swipe = swipe
        self.retention = retention
    }
}

/// Where a page is at one instant.
public struct TabPagePlacement: Hashable, Sendable {
    /// The page's item, by its index in the bar's list.
    public var item: Int
    /// The page's frame in the container.
    public var frame: SceneRect
    /// Whether any part of it is to be seen.
    public var isVisible: Bool

    /// A page at a place.
    public init(item: Int, frame: SceneRect, isVisible: Bool) {
        self.item = item
        self.frame = frame
        self.isVisible = isVisible
    }
}
