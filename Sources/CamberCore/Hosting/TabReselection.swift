/// What a tap on the selected tab does: it scrolls to the top, and when it is there, goes back to
/// the first screen.
package enum TabReselection: Hashable, Sendable {
    case nothing
    case scrollToTop
    case popToRoot

    /// What it does on a page as it is.
    /// - Parameters:
    ///   - offset: how far the page's content is scrolled down; `nil` when it does not scroll.
    ///   - top: the offset at the content's top.
    ///   - depth: how many screens the page's navigation stack holds.
    package init(offset: Double?, top: Double, depth: Int) {
        // Half a point, because content at rest may be a fraction of a pixel off.
        let isAtTop = offset.map { $0 <= top + 0.5 } ?? true
        self = !isAtTop ? .scrollToTop : depth > 1 ? .popToRoot : .nothing
    }

    /// What scrolls to its top: of everything that can, in a tree of views, the outermost, and of
    /// those the first.
    /// - Parameters:
    ///   - root: the tree.
    ///   - children: what is inside of a view, from back to front.
    ///   - find: the view itself if it can scroll to its top.
    package static func outermost<View, Found>(
        in root: View, children: (View) -> [View], find: (View) -> Found?
    ) -> Found? {
        var level = [root]
        while !level.isEmpty {
            for view in level { if let found = find(view) { return found } }
            level = level.flatMap(children)
        }
        return nil
    }
}
