/// Who wants a bar out of sight; it is to be seen when nobody does.
struct TabBarHiding: Hashable, Sendable {
    /// The app, for all pages.
    var byApp = false
    /// A screen that was pushed onto the selected page's navigation stack.
    var byPage = false

    /// Whether the bar is hidden.
    var isHidden: Bool { byApp || byPage }

    /// Whether a navigation stack wants it: one of the pushed screens up to the one that is shown
    /// does. The root was not pushed.
    /// - Parameters:
    ///   - stack: what each screen wants, from the root.
    ///   - shown: the place of the screen that is shown; `nil` for the last.
    static func isWanted(by stack: [Bool], shown: Int? = nil) -> Bool {
        stack.prefix(max(0, shown ?? stack.count) + 1).dropFirst().contains(true)
    }
}

/// What a tap on the selected tab does: it scrolls to the top, and when it is there, goes back to
/// the first screen.
enum TabReselection: Hashable, Sendable {
    case nothing
    case scrollToTop
    case popToRoot

    /// - Parameters:
    ///   - isAtTop: whether the page is scrolled to its top; `nil` when it does not scroll.
    ///   - depth: how many screens the page's navigation stack holds.
    init(isAtTop: Bool?, depth: Int) {
        self = isAtTop == false ? .scrollToTop : depth > 1 ? .popToRoot : .nothing
    }
}
