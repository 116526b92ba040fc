#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: the container holds its bar, its pages' view and its records, and by containment its
    // children. The bar knows it weakly as its host; recognizers, observers and closures of pages
    // hold it weakly.

    /// The pages of a tab bar: shows the selected one, slides them, loads each on its first visit
    /// and keeps or releases it, all as the bar's engine places them.
    ///
    /// ``CustomTabBarController`` and ``ScrollTabController`` are such pages with their bar over
    /// them. On its own it shows the pages of a bar that is elsewhere, such as of a header in the
    /// app's own scroll view:
    /// ```swift
    /// let header = CustomTabBarView(style: ScrollTabBarStyle())
    /// let pages = TabPagesController(bar: header)
    /// pages.pages = [TabBarPage(news), TabBarPage(sport)]
    /// addChild(pages)
    /// scrollView.addSubview(pages.view)
    /// scrollView.addSubview(header)
    /// pages.didMove(toParent: self)
    /// ```
    /// There the pages lie in its view, wherever that is. The view is as high as the pages that are
    /// to be seen – by their `preferredContentSize`, else by their constraints – with a high
    /// priority; a required constraint to be no lower than what the header leaves of the screen
    /// closes the gap under a short page. A header stays in sight with two constraints: its top is
    /// that of the content with a low priority, and not above the top of the scroll view's
    /// `frameLayoutGuide`. Pages are swiped under a bar at the top only.
    ///
    /// **Children** are exactly the pages that are kept; ``paging`` says which. Each gets one
    /// appearance and one disappearance a switch.
    open class TabPagesController: UIViewController {
        /// The bar. Its closures, colours, look and selection are the app's; its items follow
        /// ``pages``.
        public let bar: CustomTabBarView
        /// Whether a user who taps the selected tab scrolls its page to the top and then goes back
        /// to the first screen of its navigation controller.
        public var scrollsToTopOnReselect = true
        /// Told how high the pages that are to be seen want to be, at every change, where the bar is
        /// elsewhere.
        public var onContentHeightChange: (@MainActor (Double) -> Void)?

        let pagesView = TabPagesView()
        var records = TabPageList<TabID, ObjectIdentifier, TabPageRecord>()
        /// The records whose view controllers are children.
        var kept: [ObjectIdentifier: TabPageRecord] = [:]
        var lifecycle = TabPageLifecycle<ObjectIdentifier>()
        var placements: [TabPagePlacement] = []
        var placing = TabSingleRun()
        /// The record that was the selection in the last frame.
        var shownPage: ObjectIdentifier?
        /// How high the view is where the bar is elsewhere.
        lazy var heightConstraint = view.heightAnchor.constraint(equalToConstant: 0)

        // MARK: Life

        /// The pages of a bar.
        public init(bar: CustomTabBarView) {
            self.bar = bar
            super.init(nibName: nil, bundle: nil)
            setUp()
        }

        /// Pages from Interface Builder, with a bar of their own.
        public required init?(coder: NSCoder) {
            bar = CustomTabBarView(frame: .zero)
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            bar.host = self
            pagesView.attach(to: self)
        }

        open override func viewDidLoad() {
            super.viewDidLoad()
            pagesView.frame = view.bounds
            pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(pagesView, at: 0)
            heightConstraint.priority = .defaultHigh
        }

        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            bar.setNeedsLayout()
            placePages(at: bar.driver.frameTime)
            fitContent()
        }

        open override func preferredContentSizeDidChange(
            forChildContentContainer container: UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            if isViewLoaded { fitContent() }
        }

        // MARK: Appearance

        open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        open override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            placePages(at: bar.driver.frameTime)
            run(lifecycle.setContainer(.appearing), animated: animated)
        }

        open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            run(lifecycle.setContainer(.appeared), animated: animated)
        }

        open override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            run(lifecycle.setContainer(.disappearing), animated: animated)
        }

        open override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            run(lifecycle.setContainer(.disappeared), animated: animated)
        }

        // MARK: For subclasses in this module

        /// Whether the bar lies over the pages in this controller's view.
        var containsBar: Bool { false }
        /// The bar has drawn itself as it is at a time; pages follow.
        func barDrewFrame(at time: Double) { placePages(at: time) }
        /// Another page is the selection.
        func selectionDidChange() {
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            customTabBarController?.followStacks()
        }
        /// The frame of a view that stands on the bar, over the pages.
        var accessoryFrame: SceneRect? { nil }
    }
#endif
