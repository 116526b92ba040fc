#if canImport(UIKit)
    @preconcurrency import UIKit

    extension TabPagesController {
        // MARK: What there is

        /// The pages and actions, from the leading to the trailing side. Of two with the same id the
        /// first is kept. A page that stays in the list stays as it is, wherever it moves: one with a
        /// view controller that was given is known by that, even under another id. An item is changed
        /// in its place: `tabs.pages[0].item.badge = .dot`.
        public var pages: [TabBarPage] {
            get { records.all.map(\.page) }
            set {
                let old = records
                let pages = newValue.map { ($0.item.id, $0.given.map { ObjectIdentifier($0) }) }
                let (new, isOther) = old.taking(pages) { place, known in
                    let page = newValue[place]
                    let record = known ?? TabPageRecord(page) { [weak self] in self?.sendItems() }
                    record.page = page
                    return record
                }
                records = new
                // Pages are placed with the next layout, so that one which is selected in the same turn
                // is the only one to be made.
                sendItems()
                if isOther { viewIfLoaded?.setNeedsLayout() }
            }
        }

        /// The view controllers of the pages, as far as they are there. Setting them makes a page of
        /// each with what its `tabBarItem` says; see ``TabBarPage/init(_:id:)`` for their ids.
        public var viewControllers: [UIViewController] {
            get { records.all.compactMap(\.controller) }
            set { pages = newValue.map { TabBarPage($0) } }
        }

        /// The view controller of a page, or `nil` while it is not there.
        public func viewController(for id: TabID) -> UIViewController? { records[id]?.controller }

        /// The id of the page that a view controller shows or is inside of; `nil` for another's.
        public func id(of viewController: UIViewController) -> TabID? {
            let lineage = Set(sequence(first: viewController, next: \.parent))
            return records.all.first { $0.controller.map(lineage.contains) ?? false }?.page.item.id
        }

        /// Which pages are kept, and whether a finger can swipe from one to the next.
        public var paging: TabPaging {
            get { bar.driver.engine.paging }
            set { bar.driver.send(.paging(newValue)) }
        }

        // MARK: The selection

        /// The selected page's id; see ``CustomTabBarView/selectedID``. An id that is set before
        /// there are pages waits for them.
        public var selectedID: TabID? {
            get { bar.selectedID }
            set { bar.selectedID = newValue }
        }

        /// Selects a page, or nothing. Never reported.
        public func select(_ id: TabID?, animated: Bool) { bar.select(id, animated: animated) }

        /// The selected page's view controller, or `nil` while it is not there.
        public var selectedViewController: UIViewController? {
            get { selectedID.flatMap { records[$0]?.controller } }
            set { newValue.flatMap(id(of:)).map { selectedID = $0 } }
        }

        private func sendItems() { bar.items = records.all.map(\.item) }

        // MARK: Placing

        /// Brings pages to where they are at a time: makes those that are to be kept, mounts those
        /// that are to be seen, and lets go of all others.
        func placePages(at time: Double) {
            // A page that comes may change the list or lay everything out; then the next frame is right.
            guard isViewLoaded, placing.begin() else { return }
            let engine = bar.driver.engine
            engine.pages(at: time, into: &placements)
            var (wanted, visible): ([ObjectIdentifier], [ObjectIdentifier]) = ([], [])
            for placement in placements {
                guard let record = records[engine.items[placement.item].id],
                    let page = adopt(record)
                else { continue }
                wanted.append(ObjectIdentifier(record))
                guard placement.isVisible else { continue }
                visible.append(ObjectIdentifier(record))
                if page.parent === self { place(page, placement.frame) }
            }
            let selection = engine.selection.flatMap { records[$0] }.map { ObjectIdentifier($0) }
            run(
                lifecycle.show(visible, kept: wanted, selection: selection),
                animated: visible.count > 1)
            if placing.end() { bar.setNeedsLayout() }
            if shownPage != selection {
                shownPage = selection
                selectionDidChange()
            }
        }

        private func adopt(_ record: TabPageRecord) -> UIViewController? {
            guard let page = record.load() else { return nil }
            let isNew = kept.updateValue(record, forKey: ObjectIdentifier(record)) == nil
            // One that the app gives to another parent is that one's as long as it stays there.
            if isNew || page.parent == nil && page.presentingViewController == nil {
                addChild(page)
                page.didMove(toParent: self)
                page.loadViewIfNeeded()
            }
            return page
        }

        /// Does with pages what is due.
        func run(_ steps: TabPageLifecycle<ObjectIdentifier>.Steps, animated: Bool) {
            for (key, action) in steps {
                guard let page = kept[key]?.controller else { continue }
                let isMounted = page.viewIfLoaded?.superview === pagesView
                let isOwn = page.parent === self
                switch action {
                case .release:
                    if isOwn {
                        page.willMove(toParent: nil)
                        page.removeFromParent()
                        if containsBar { page.additionalSafeAreaInsets = .zero }
                    }
                    kept.removeValue(forKey: key)?.release()
                case .unmount: if isMounted { page.view.removeFromSuperview() }
                case _ where !isOwn: break
                case .willAppear: page.beginAppearanceTransition(true, animated: animated)
                case .willDisappear: page.beginAppearanceTransition(false, animated: animated)
                case .mount: if !isMounted { pagesView.addSubview(page.view) }
                case .did:
                    // A page that is told that it has appeared counts on its layout.
                    if isMounted { page.view.layoutIfNeeded() }
                    page.endAppearanceTransition()
                }
                if isMounted != (page.viewIfLoaded?.superview === pagesView) { fitContent() }
            }
        }

        /// Asks for the height of the highest page that is to be seen.
        func fitContent() {
            guard !containsBar else { return }
            let shown = children.filter { $0.viewIfLoaded?.superview === pagesView }
            let heights = shown.map { page in
                let own = page.preferredContentSize.height
                return own > 0 ? own : page.view.fittingHeight(width: view.bounds.width)
            }
            let height = heights.max() ?? 0
            if heightConstraint.constant != height { onContentHeightChange?(height) }
            heightConstraint.constant = height
            heightConstraint.isActive = true
        }

        private func place(_ page: UIViewController, _ frame: SceneRect) {
            let frame = space.map { $0.shown(frame) } ?? frame
            // Before the first layout there is no container yet.
            let rect = frame.width > 0 ? CGRect(frame) : pagesView.bounds
            if page.view.frame != rect { page.view.frame = rect }
            guard containsBar else { return }
            let insets = pageInsets
            if page.additionalSafeAreaInsets != insets { page.additionalSafeAreaInsets = insets }
        }

        // MARK: Where

        /// Where the pages are shown if it is not in the bar's container.
        var space: TabPageSpace? {
            containsBar
                ? nil
                : TabPageSpace(area: bar.shown.pageArea, bounds: SceneRect(pagesView.bounds))
        }

        private var pageInsets: UIEdgeInsets {
            let insets = bar.shown.additionalInsets(
                safeArea: bar.driver.engine.environment.safeArea, accessory: accessoryFrame)
            return UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
        }
    }

    extension UIView {
        /// The least height at a width that the view's constraints allow.
        func fittingHeight(width: Double) -> Double {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    // MARK: - What the bar asks and tells

    extension TabPagesController {
        /// The container's size where it is larger than the bar's view, else `nil`.
        var barContainer: SceneSize? {
            guard !containsBar, isViewLoaded else { return nil }
            return TabPageSpace.container(
                bar: SceneSize(bar.bounds.size), pages: SceneSize(pagesView.bounds.size),
                bar.style.placement)
        }
    }
#endif
