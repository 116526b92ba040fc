#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: nobody; nothing is kept.

    extension TabReselection {
        /// Does what a tap on the selected tab does.
        @MainActor static func perform(in page: UIViewController) {
            let stacks = page.shownStacks
            let stack = stacks.first { $0.viewControllers.count > 1 } ?? stacks.first
            let scroll = scrollView(of: stack?.topViewController ?? page)
            let top = -(scroll?.adjustedContentInset.top ?? 0)
            let isMoving = !UIAccessibility.isReduceMotionEnabled
            switch TabReselection(
                offset: scroll.map { $0.contentOffset.y }, top: top,
                depth: stack?.viewControllers.count ?? 0)
            {
            case .nothing: break
            case .popToRoot: stack?.popToRootViewController(animated: isMoving)
            case .scrollToTop:
                let x = scroll?.contentOffset.x ?? 0
                scroll?.setContentOffset(CGPoint(x: x, y: top), animated: isMoving)
            }
        }

        /// The scroll view that is a screen's content: the one that it names, else the outermost
        /// that scrolls to its top.
        @MainActor private static func scrollView(of screen: UIViewController) -> UIScrollView? {
            if let named = screen.contentScrollView(for: .top) { return named }
            guard let view = screen.viewIfLoaded else { return nil }
            return outermost(in: view, children: { $0.subviews }) { view in
                guard let scroll = view as? UIScrollView, scroll.scrollsToTop else { return nil }
                return scroll.isHidden || !scroll.isScrollEnabled ? nil : scroll
            }
        }
    }

    extension TabPagesController {
        /// Scrolls a page to its top and, when it is there, goes back to the first screen of its
        /// navigation controller: what a tap on the selected tab does by itself, unless
        /// ``scrollsToTopOnReselect`` says otherwise. Nothing for a page that is not there.
        public func returnToTop(_ id: TabID) {
            records[id]?.controller.map { TabReselection.perform(in: $0) }
        }
    }

    extension UIViewController {
        /// The navigation stacks that this page shows: its own if it is one, and those of its
        /// children, from the outside in. Of a stack only the top screen counts, and of pages in
        /// pages the selected one.
        var shownStacks: [UINavigationController] {
            if let stack = self as? UINavigationController {
                return [stack] + (stack.topViewController?.shownStacks ?? [])
            }
            if let pages = self as? TabPagesController {
                return pages.selectedViewController?.shownStacks ?? []
            }
            return children.flatMap(\.shownStacks)
        }
    }
#endif
