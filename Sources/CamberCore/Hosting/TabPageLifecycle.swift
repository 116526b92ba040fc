/// What has to be done with pages and told to them after a change: which are to be seen, which have
/// appeared, and which are let go.
///
/// A page is told that it will appear when any part of it comes into sight, and that it did when it
/// is the selection and alone in sight. It is told that it will disappear when another page becomes
/// the selection or it leaves again, and that it did once no part of it is in sight. So a switch
/// gives each of the two pages one appearance or disappearance, a page that is only peeked at never
/// appears, and a page that is kept out of sight hears nothing, even when the container leaves.
package struct TabPageLifecycle<Page: Hashable> {
    /// How far a page or the container has come.
    package enum Phase: Hashable, Sendable {
        case disappeared
        case appearing
        case appeared
        case disappearing

        /// Whether it is on its way in, or there.
        var isIn: Bool { self == .appearing || self == .appeared }
        /// Whether it is on no way.
        var isFinal: Bool { self == .appeared || self == .disappeared }
    }

    /// What is to be done with a page.
    package enum Action: Hashable, Sendable {
        /// It is told that it will appear.
        case willAppear
        /// It is told that it will disappear.
        case willDisappear
        /// Its view leaves the view of the pages, if it is there.
        case unmount
        /// Its view comes into the view of the pages, if it is not there.
        case mount
        /// It is told that what began last is over.
        case did
        /// It is a child no longer.
        case release
    }

    /// What is to be done, in order.
    package typealias Steps = [(page: Page, action: Action)]

    private var container = Phase.disappeared
    private var phases: [Page: Phase] = [:]
    private var kept: [Page] = []
    private var visible: [Page] = []
    private var selection: Page?

    /// No pages, in a container that has not appeared.
    package init() {}

    /// Other pages come into sight or are kept, or another is the selection. Every page that is kept
    /// is mounted or unmounted again, because an app may have moved its view.
    /// - Parameters:
    ///   - visible: the pages of which any part is to be seen.
    ///   - kept: the pages that are kept, those included.
    ///   - selection: the selected page.
    package mutating func show(_ visible: [Page], kept: [Page], selection: Page?) -> Steps {
        let released = self.kept.filter { !kept.contains($0) }
        self.kept = kept
        self.visible = visible
        self.selection = selection
        var (steps, after) = update()
        for page in released + kept where !visible.contains(page) { steps.append((page, .unmount)) }
        for page in visible { steps.append((page, .mount)) }
        return steps + after + released.map { ($0, .release) }
    }

    /// The container itself appears or disappears.
    package mutating func setContainer(_ phase: Phase) -> Steps {
        container = phase
        let (before, after) = update()
        return before + after
    }

    /// What is due before views are exchanged, and after.
    private mutating func update() -> (before: Steps, after: Steps) {
        var (before, after): (Steps, Steps) = ([], [])
        for page in visible + phases.keys.filter({ !visible.contains($0) }) {
            let old = phases[page] ?? .disappeared
            let new = target(of: page, from: old)
            guard new != old else { continue }
            if new.isIn != old.isIn {
                before.append((page, new.isIn ? .willAppear : .willDisappear))
            }
            if new.isFinal { after.append((page, .did)) }
            phases[page] = new == .disappeared ? nil : new
        }
        // Whatever leaves is gone before something else is there.
        after = after.filter { phases[$0.page] == nil } + after.filter { phases[$0.page] != nil }
        return (before, after)
    }

    private func target(of page: Page, from phase: Phase) -> Phase {
        guard container != .disappeared, visible.contains(page) else { return .disappeared }
        if container == .disappearing { return phase == .disappeared ? phase : .disappearing }
        if page == selection {
            let isThere = container == .appeared && visible.count == 1
            return isThere || phase == .appeared ? .appeared : .appearing
        }
        switch phase {
        case .appeared: return .disappearing
        case .disappeared: return .appearing
        case .appearing, .disappearing: return phase
        }
    }
}
