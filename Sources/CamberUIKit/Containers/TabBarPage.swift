#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: a page's description holds the view controller that it was given, or the closure
    // that makes one; containers hold descriptions.

    /// A page of a container with its item, or an item that is an action.
    @MainActor
    public struct TabBarPage {
        /// The item. What it leaves open is taken from the view controller's `tabBarItem`, and a
        /// badge there comes first.
        public var item: TabBarItem
        /// Whether a screen that is pushed onto a navigation stack of the page can hide the bar. Not
        /// where the page says so itself, and its stacks' delegates are better left alone.
        package var followsNavigation = true
        /// The view controller that was given instead of a closure that makes one.
        let given: UIViewController?
        let make: (@MainActor () -> UIViewController)?

        /// A page whose view controller is made on the first visit, and after it was released made
        /// again on the next.
        public init(_ item: TabBarItem, make: @escaping @MainActor () -> UIViewController) {
            self.init(item, role: .page, given: nil, make: make)
        }

        /// A page that shows a view controller and takes everything from its `tabBarItem`. The view
        /// is loaded on the first visit.
        /// - Parameters:
        ///   - viewController: what the page shows.
        ///   - id: what tells it from the others; `nil` takes the view controller's
        ///     `restorationIdentifier`, and without one an id that is good until the app ends.
        public init(_ viewController: UIViewController, id: TabID? = nil) {
            let own = viewController.restorationIdentifier ?? "\(ObjectIdentifier(viewController))"
            self.init(
                TabBarItem(id: id ?? TabID(own)), role: .page, given: viewController,
                make: { viewController })
        }

        /// An item that does something and shows no page.
        public init(action item: TabBarItem) {
            self.init(item, role: .action, given: nil, make: nil)
        }

        private init(
            _ item: TabBarItem, role: TabItemRole, given: UIViewController?,
            make: (@MainActor () -> UIViewController)?
        ) {
            self.item = item
            self.item.role = role
            self.given = given
            self.make = make
        }
    }

    extension TabBarItem {
        /// The item with what a view controller says of its tab where the item is silent. A title
        /// that the item has is not replaced, because view controllers put all sorts of things into
        /// their `title` for a navigation bar, and UIKit passes them on.
        func completed(by bar: UITabBarItem) -> TabBarItem {
            var item = self
            if item.title.isEmpty { item.title = bar.title ?? "" }
            if item.image == nil, let image = bar.image {
                item.image = image
                // UIKit gives the image itself where an item has no other for its selection.
                item.selectedImage = bar.selectedImage.flatMap { $0 === image ? nil : $0 }
            }
            item.badge = TabBadge(badgeValue: bar.badgeValue) ?? item.badge
            item.accessibilityLabel = item.accessibilityLabel ?? bar.accessibilityLabel
            item.accessibilityIdentifier =
                item.accessibilityIdentifier ?? bar.accessibilityIdentifier
            item.isEnabled = item.isEnabled && bar.isEnabled
            return item
        }
    }
#endif
