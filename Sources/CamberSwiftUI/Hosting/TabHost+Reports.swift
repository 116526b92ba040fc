#if canImport(UIKit)
    import SwiftUI

    // What the user does.
    extension TabHost {
        /// Asks the app, and offers the selection to its binding before the bar moves.
        func shouldSelect(_ id: TabID) -> Bool {
            guard let value = ids.value(of: id) else { return true }
            guard settings.shouldSelect?(AnyHashable(value)) ?? true else { return false }
            guard let selection = declaration?.selection else { return true }
            let isTaken = TabSelectionArbiter.offer(
                value, read: { selection.wrappedValue }, write: { selection.wrappedValue = $0 })
            if isTaken { arbiter.accept(value) }
            return isTaken
        }

        /// The selection that the app does not know of: its own has lost its page.
        var correction: Value? {
            arbiter.correction(
                selected: bar.selectedID.flatMap { ids.value(of: $0) }, pages: pageValues)
        }

        func sendCorrection() {
            guard let value = correction, let selection = declaration?.selection else { return }
            arbiter.accept(value)
            selection.wrappedValue = value
        }

        func reselected(_ id: TabID) {
            ids.value(of: id).map { settings.onReselect?(AnyHashable($0)) }
            for action in (reselects[id] ?? [:]).values { action() }
        }

        func tapped(_ id: TabID) { ids.value(of: id).map { declaration?.onTap?($0) } }
    }

    extension TabHost: TabPageOwner {
        func setHidden(_ isHidden: Bool, on page: TabID, by owner: AnyHashable) {
            wishes.setHidden(isHidden, on: page, by: owner)
            updateHiding(animated: true)
        }

        func setBadge(_ badge: TabBadge?, on page: TabID) {
            guard badge != wishes.badge(of: page) else { return }
            wishes.setBadge(badge, on: page)
            applyEntries(animated: true)
        }

        func setReselect(
            _ action: (@MainActor () -> Void)?, on page: TabID, by owner: AnyHashable
        ) { reselects[page, default: [:]][owner] = action }

        func returnToTop(_ page: TabID) { pages?.returnToTop(page) }
    }
#endif
