#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: as in TabPagesController; the view holds the accessory.

    /// View controllers as the pages of a bar in any of Camber's looks.
    ///
    /// ```swift
    /// let tabs = CustomTabBarController(style: CurvedTabBarStyle())
    /// tabs.pages = [
    ///     TabBarPage(TabBarItem(id: "home", title: "Home", imageName: "house")) { HomeController() },
    ///     TabBarPage(action: TabBarItem(id: "new", imageName: "plus.app.fill") { compose() }),
    ///     TabBarPage(profile, id: "me"),
    /// ]
    /// tabs.bar.onSelect = { id in … }
    /// ```
    /// A page's content clears the bar through its safe area. A keyboard covers the bar and is no part
    /// of that: pages keep clear of it as on any screen, such as by `keyboardLayoutGuide`. What a page's
    /// `tabBarItem` says – title, images, badge, whether it is enabled – is shown, and followed when it
    /// changes.
    open class CustomTabBarController: TabContainerController {
        private var hiding = TabBarHiding()
        private var accessoryHeight = 0.0

        /// Tabs in a look; `labelled` resembles the system's.
        public convenience init(style: AnyTabBarStyle = AnyTabBarStyle(LabelledTabBarStyle())) {
            self.init(bar: CustomTabBarView(style: style))
        }

        /// Tabs in a look with its parameters: `CustomTabBarController(style: CurvedTabBarStyle())`.
        public convenience init(style: some TabBarStyle) {
            self.init(style: AnyTabBarStyle(style))
        }

        // MARK: Hiding

        /// Whether the bar is hidden or on its way out.
        public var isBarHidden: Bool { bar.isBarHidden }

        /// Hides the bar or shows it again, at once with Reduce Motion. It stays hidden while a screen
        /// with `hidesBottomBarWhenPushed` was pushed onto a navigation stack that the selected page
        /// shows: itself, a child of its own such as a column of a split view, or further inside.
        public func setBarHidden(_ hidden: Bool, animated: Bool) {
            hiding.byApp = hidden
            bar.setBarHidden(hiding.isHidden, animated: animated)
        }

        override func selectionDidChange() {
            super.selectionDidChange()
            followStacks()
        }

        /// Hides the bar while a screen wants it that was pushed onto one of the navigation stacks
        /// that the selected page shows. The stacks are looked for when a page is selected, here or
        /// inside of a page, when a screen is pushed or popped, and when the container is laid out.
        func followStacks(
            _ moving: UINavigationController? = nil, to screen: UIViewController? = nil,
            animated: Bool = false
        ) {
            let record = selectedID.flatMap { records[$0] }
            let stacks = record?.stacks ?? []
            record?.watch(stacks) { [weak self] in
                self?.followStacks($0, to: $1, animated: $2)
            }
            let isWanted = stacks.contains { stack in
                let screens = stack.viewControllers
                return TabBarHiding.isWanted(
                    by: screens.map(\.hidesBottomBarWhenPushed),
                    shown: stack === moving ? screen.flatMap { screens.firstIndex(of: $0) } : nil)
            }
            if hiding.follow(isWanted) { bar.setBarHidden(hiding.isHidden, animated: animated) }
        }

        // MARK: Accessory

        /// A view that stands on the bar, as wide as the container and as high as it wants to be by
        /// its constraints when the container is laid out; pages keep clear of it. It goes down with a
        /// bar that hides, onto the safe area. When its height has changed, tell the container's view by
        /// `setNeedsLayout`.
        public var accessoryView: UIView? {
            didSet {
                guard accessoryView !== oldValue else { return }
                oldValue?.removeFromSuperview()
                viewIfLoaded?.setNeedsLayout()
            }
        }

        open override func viewDidLayoutSubviews() {
            accessoryHeight = accessoryView?.fittingHeight(width: view.bounds.width) ?? 0
            super.viewDidLayoutSubviews()
            followStacks()
        }

        override func barDrewFrame(at time: Double) {
            accessoryFrame.map { accessoryView?.frame = CGRect($0) }
            // Once it has a height, or its constraints would be at odds with a frame that has none.
            if let accessoryView, accessoryView.superview !== view {
                view.insertSubview(accessoryView, belowSubview: bar)
            }
            super.barDrewFrame(at: time)
        }

        override var accessoryFrame: SceneRect? {
            guard accessoryView != nil else { return nil }
            return bar.shown.accessoryFrame(
                height: accessoryHeight, safeArea: bar.driver.engine.environment.safeArea)
        }
    }

    extension UIViewController {
        /// The nearest container with a tab bar that this view controller is inside of, or `nil`.
        public var customTabBarController: CustomTabBarController? { container() }

        /// The nearest container with header tabs that this view controller is inside of, or `nil`.
        public var scrollTabController: ScrollTabController? { container() }

        private func container<Container>() -> Container? {
            sequence(first: self, next: \.parent).lazy.dropFirst().compactMap { $0 as? Container }
                .first
        }
    }
#endif
