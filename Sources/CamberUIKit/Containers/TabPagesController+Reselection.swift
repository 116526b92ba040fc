#if canImport(UIKit)
    @preconcurrency import UIKit

    extension TabPagesController {
        /// Scrolls a page to its top and, when it is there, goes back to the first screen of its
        /// navigation controller: what a tap on the selected tab does by itself, unless
        /// ``scrollsToTopOnReselect`` says otherwise. Nothing for a page that is not there.
        public func returnToTop(_ id: TabID) {
            records[id]?.controller.map { TabReselection.perform(in: $0) }
        }
    }
#endif
