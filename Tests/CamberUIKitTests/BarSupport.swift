#if canImport(UIKit)
    @preconcurrency import UIKit

    @testable import CamberUIKit

    /// Bars as an app would put them on its screen.
    @MainActor
    enum BarSupport {
        /// Three pages, with an action between the first and the second.
        static let items = [
            TabBarItem(id: "home", title: "Home", imageName: "house"),
            TabBarItem(id: "new", imageName: "plus", role: .action),
            TabBarItem(id: "inbox", title: "Inbox", imageName: "envelope", badge: .count(3)),
            TabBarItem(id: "me", title: "Me", imageName: "person"),
        ]

        /// A bar over the whole of a window of 400 × 800, laid out.
        static func bar<Style: TabBarStyle>(
            _ style: Style = LabelledTabBarStyle()
        ) -> (bar: CustomTabBarView, window: UIWindow) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let bar = CustomTabBarView(style: AnyTabBarStyle(style))
            bar.items = items
            bar.frame = window.bounds
            window.addSubview(bar)
            window.isHidden = false
            bar.layoutIfNeeded()
            return (bar, window)
        }
    }

    /// Counts the control's events.
    @MainActor
    final class ChangeCounter: NSObject {
        private(set) var selections: [TabID?] = []

        @objc func changed(_ bar: CustomTabBarView) { selections.append(bar.selectedID) }
    }
#endif
