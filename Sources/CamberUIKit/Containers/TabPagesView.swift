#if canImport(UIKit)
    @preconcurrency import UIKit
    import UIKit.UIGestureRecognizerSubclass

    // Owners: the view holds its recognizers; view and recognizers know the controller weakly.

    /// What pages lie in; takes the finger that swipes them.
    final class TabPagesView: UIView {
        fileprivate weak var pages: TabPagesController?
        private let pan = TabPagePanRecognizer()
        private let wheel = TabWheelRecognizer()

        /// Belongs to a controller from now on.
        func attach(to pages: TabPagesController) {
            self.pages = pages
            clipsToBounds = true
            pan.pages = pages
            // Two fingers are for pinching and turning what is on the page.
            pan.maximumNumberOfTouches = 1
            wheel.send = { [weak pages] in
                guard let pages else { return }
                pages.bar.driver.send(.wheel(dx: $0.x, dy: $0.y, at: pages.container($1)))
            }
            for recognizer in [pan, wheel] {
                recognizer.delegate = self
                addGestureRecognizer(recognizer)
            }
        }
    }

    extension TabPagesView: UIGestureRecognizerDelegate {
        /// Decides whose a movement is, before anybody has it.
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pages, recognizer === pan || recognizer === wheel else {
                return super.gestureRecognizerShouldBegin(recognizer)
            }
            let moved = recognizer === pan ? pan.moved : ScenePoint(wheel.translation(in: self))
            let begins = pages.pagesTake(moved, at: recognizer.location(in: self))
            if !begins, recognizer === pan { pan.cancelFingers() }
            return begins
        }

        /// Scrolling inside of pages and the way back around them wait for that decision.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            let stack = pages?.navigationController
            return other === stack?.interactivePopGestureRecognizer || other === stack?.contentPop
                || other === (other.view as? UIScrollView)?.panGestureRecognizer
        }

        /// The way back inside of a page begins at the screen's edge only, and comes first there.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            other is UIScreenEdgePanGestureRecognizer
                && other.view?.isDescendant(of: self) == true
        }
    }

    /// Feeds the fingers on pages to the engine, each with its own number and time.
    final class TabPagePanRecognizer: UIPanGestureRecognizer {
        weak var pages: TabPagesController?
        private var fingers = TabFingers(areOnPages: true)

        /// How far the first finger has come.
        var moved: ScenePoint { fingers.displacement }

        override func shouldReceive(_ event: UIEvent) -> Bool {
            event.type != .scroll && pages?.swipeRoom != nil && super.shouldReceive(event)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            feed(touches, .down)
            super.touchesBegan(touches, with: event)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            // Whether it is theirs is decided by how far it has come.
            feed(touches, .moved, isSent: false)
            super.touchesMoved(touches, with: event)
            if state == .began || state == .changed { feed(touches, .moved) }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            feed(touches, .up)
            super.touchesEnded(touches, with: event)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            cancelFingers()
            super.touchesCancelled(touches, with: event)
        }

        override func reset() {
            super.reset()
            cancelFingers()
        }

        /// Takes the fingers away from the engine; they were somebody else's.
        func cancelFingers() {
            if fingers.removeAll() { pages?.bar.driver.send(.touchesCancelled) }
        }

        private func feed(_ touches: Set<UITouch>, _ phase: TabFingerPhase, isSent: Bool = true) {
            guard let pages else { return }
            for touch in touches {
                let point = pages.container(ScenePoint(touch.location(in: view)))
                let event: TabEvent<TabID>? = fingers.event(phase, of: .init(touch), at: point)
                if isSent, let event { pages.bar.driver.send(event, at: touch.timestamp) }
            }
        }
    }

    // MARK: - Whose a finger is

    extension TabPagesController {
        /// Which ways a finger can swipe the pages; `nil` when it cannot.
        var swipeRoom: TabSwipeRoom? { bar.driver.engine.swipeRoom }

        /// A point of the pages' view in the bar's container.
        func container(_ point: ScenePoint) -> ScenePoint {
            space.map { $0.container(point) } ?? point
        }

        /// Whether a movement over the pages is theirs.
        func pagesTake(_ moved: ScenePoint, at point: CGPoint) -> Bool {
            guard let own = swipeRoom, let page = selectedViewController else { return false }
            let hit = pagesView.hitTest(point, with: nil) ?? pagesView
            let views = sequence(first: hit, next: \.superview).prefix { $0 !== pagesView }
            let inner = views.compactMap { ($0 as? TabPagesView)?.pages?.swipeRoom }
            let others = views.compactMap {
                ($0 as? UIScrollView)?.swipeRoom ?? ($0 as? CustomTabBarView)?.driver.stripRoom
            }
            let around = sequence(first: self as UIViewController, next: \.parent).dropFirst()
            let direction = bar.driver.engine.environment.direction
            func room(_ stack: UINavigationController) -> TabSwipeRoom {
                TabSwipeRoom(stackOf: stack.viewControllers.count, direction)
            }
            // At the screen's edge the way back of a stack inside has been asked before.
            let stacks = page.shownStacks.filter { $0.contentPop?.isEnabled == true }
            let pan = TabPagePan(
                dx: moved.x, dy: moved.y, pages: own,
                inside: inner + others + stacks.map(room),
                holdsPages: !inner.isEmpty,
                around: around.compactMap { outer in
                    (outer as? TabPagesController)?.swipeRoom
                        ?? (outer as? UINavigationController).map(room)
                })
            return pan.begins
        }
    }

    extension UINavigationController {
        /// The recognizer of the way back from anywhere on the screen, since iOS 26. By its selector,
        /// because SDKs before that do not name it.
        fileprivate var contentPop: UIGestureRecognizer? {
            let name = Selector(("interactiveContentPopGestureRecognizer"))
            guard responds(to: name) else { return nil }
            return perform(name)?.takeUnretainedValue() as? UIGestureRecognizer
        }
    }

    extension UIScrollView {
        /// Which ways its content can follow a finger; `nil` when it does not scroll.
        fileprivate var swipeRoom: TabSwipeRoom? {
            guard isScrollEnabled else { return nil }
            let inset = adjustedContentInset
            return TabSwipeRoom(
                offset: contentOffset.x, content: contentSize.width, view: bounds.width,
                left: inset.left, right: inset.right)
        }
    }
#endif
