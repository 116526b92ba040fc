/// Who wants a bar out of sight; it is to be seen when nobody does.
package struct TabBarHiding: Hashable, Sendable {
    /// The app, for all pages.
    package var byApp = false
    /// A screen that was pushed onto one of the selected page's navigation stacks.
    private var byPage = false

    /// Nobody wants it.
    package init() {}

    /// Whether the bar is hidden.
    package var isHidden: Bool { byApp || byPage }

    /// Follows what the selected page's navigation stacks want.
    /// - Returns: whether the bar has to be hidden or shown for it. Asked at every layout, so nothing is
    ///   done for what was known: a bar that the app has hidden by itself would come back.
    package mutating func follow(_ isWanted: Bool) -> Bool {
        let wasHidden = isHidden
        byPage = isWanted
        return isHidden != wasHidden
    }

    /// Whether a navigation stack wants it: one of the pushed screens up to the one that is shown
    /// does. The root was not pushed.
    /// - Parameters:
    ///   - stack: what each screen wants, from the root.
    ///   - shown: the place of the screen that is shown; `nil` for the last.
    package static func isWanted(by stack: [Bool], shown: Int? = nil) -> Bool {
        stack.prefix(max(0, shown ?? stack.count) + 1).dropFirst().contains(true)
    }
}
