#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: nobody; nothing is kept.

    extension TabReselection {
        /// Does what a tap on the selected tab does.
        @MainActor static func perform(in page: UIViewController) {
            let navigation = navigation(in: page)
            let screen = navigation?.topViewController ?? page
            let scroll = scrollView(of: screen)
            let top = scroll.map { -$0.adjustedContentInset.top }
            let isMoving = !UIAccessibility.isReduceMotionEnabled
            // Half a point, because content at rest may be a fraction of a pixel off.
            let isAtTop = scroll.flatMap { scroll in top.map { scroll.contentOffset.y <= $0 + 0.5 }
            }
            switch TabReselection(
                isAtTop: isAtTop, depth: navigation?.viewControllers.count ?? 0)
            {
            case .nothing: break
            case .popToRoot: navigation?.popToRootViewController(animated: isMoving)
            case .scrollToTop:
                guard let scroll, let top else { break }
                scroll.setContentOffset(
                    CGPoint(x: scroll.contentOffset.x, y: top), animated: isMoving)
            }
        }

        /// The outermost navigation controller of a page: SwiftUI puts its own inside of a page.
        @MainActor private static func navigation(
            in page: UIViewController
        ) -> UINavigationController? {
            var level = [page]
            while !level.isEmpty {
                let found = level.lazy.compactMap { $0 as? UINavigationController }.first
                if let found { return found }
                level = level.flatMap(\.children)
            }
            return nil
        }

        /// The scroll view that is a screen's content: the one that it names, else the outermost
        /// that scrolls to its top.
        @MainActor private static func scrollView(of screen: UIViewController) -> UIScrollView? {
            if let named = screen.contentScrollView(for: .top) { return named }
            guard let view = screen.viewIfLoaded else { return nil }
            var level = [view]
            while !level.isEmpty {
                let found = level.lazy.compactMap { $0 as? UIScrollView }
                    .first { $0.scrollsToTop && !$0.isHidden && $0.isScrollEnabled }
                if let found { return found }
                level = level.flatMap(\.subviews)
            }
            return nil
        }
    }
#endif
