import CamberUIKit

/// What pages want of their bar: that it hides while they are the selection, and a badge.
struct TabPageWishes {
    private var hiders: [TabID: Set<AnyHashable>] = [:]
    private var badges: [TabID: TabBadge] = [:]

    /// Somebody inside a page wants the bar hidden, or no longer does.
    mutating func setHidden(_ isHidden: Bool, on page: TabID, by owner: AnyHashable) {
        if isHidden { hiders[page, default: []].insert(owner) } else { hiders[page]?.remove(owner) }
    }

    /// Whether the bar is to be hidden while a page is the selection.
    func isHidden(on page: TabID?) -> Bool {
        page.flatMap { hiders[$0] }.map { !$0.isEmpty } ?? false
    }

    /// A page gives itself a badge, or with `nil` takes back the one that it gave.
    mutating func setBadge(_ badge: TabBadge?, on page: TabID) { badges[page] = badge }

    /// The badge that a page has given itself.
    func badge(of page: TabID) -> TabBadge? { badges[page] }

    /// Forgets what pages want that are not there any more.
    mutating func keep(_ pages: [TabID]) {
        hiders = hiders.filter { pages.contains($0.key) }
        badges = badges.filter { pages.contains($0.key) }
    }
}
