#if canImport(UIKit)
    @preconcurrency import UIKit
    import UIKit.UIGestureRecognizerSubclass

    // Owners: the view holds its recognizers; view and recognizers know the controller weakly.

    /// What pages lie in; takes the finger that swipes them.
    @MainActor
    final class TabPagesView: UIView {
        private weak var pages: TabPagesController?
        private let pan = TabPagePanRecognizer()
        private let wheel = UIPanGestureRecognizer()

        /// Belongs to a controller from now on.
        func attach(to pages: TabPagesController) {
            self.pages = pages
            clipsToBounds = true
            pan.pages = pages
            pan.delegate = self
            // Two fingers are for pinching and turning what is on the page.
            pan.maximumNumberOfTouches = 1
            addGestureRecognizer(pan)
            wheel.allowedScrollTypesMask = .all
            wheel.addTarget(self, action: #selector(scrolled))
            wheel.delegate = self
            addGestureRecognizer(wheel)
        }

        @objc private func scrolled(_ recognizer: UIPanGestureRecognizer) {
            let moved = recognizer.translation(in: self)
            recognizer.setTranslation(.zero, in: self)
            guard let pages, moved != .zero else { return }
            let point = pages.container(recognizer.location(in: self))
            pages.bar.driver.send(.wheel(dx: -moved.x, dy: -moved.y, at: point))
        }
    }

    extension TabPagesView: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
        ) -> Bool {
            (event.type == .scroll) == (recognizer === wheel) && pages?.swipesPages == true
        }

        /// Decides whose a movement is, before anybody has it.
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pages, recognizer === pan || recognizer === wheel else {
                return super.gestureRecognizerShouldBegin(recognizer)
            }
            let moved =
                recognizer === pan ? pan.displacement : wheel.translation(in: self)
            let begins = pages.pagesTake(moved, at: recognizer.location(in: self))
            if !begins, recognizer === pan { pan.cancelFingers() }
            return begins
        }

        /// Scrolling inside of pages and the way back wait for that decision.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            guard recognizer === pan || recognizer === wheel else { return false }
            if other === pages?.navigationController?.interactivePopGestureRecognizer {
                return true
            }
            return (other.view as? UIScrollView)?.panGestureRecognizer === other
        }
    }

    /// Feeds the fingers on pages to the engine, each with its own number and time.
    @MainActor
    final class TabPagePanRecognizer: UIPanGestureRecognizer {
        weak var pages: TabPagesController?
        /// Numbers below 0, which the bar's own fingers never have.
        private var fingers = TabFingers()
        private var downCount = 0
        private var start: CGPoint?
        private var current: CGPoint?

        /// How far the first finger has come.
        var displacement: CGPoint {
            guard let start, let current else { return .zero }
            return CGPoint(x: current.x - start.x, y: current.y - start.y)
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches {
                if start == nil { start = touch.location(in: view) }
                let finger = -fingers.begin(touch)
                downCount += 1
                send(touch) { .touchDown($0, finger: finger) }
            }
            super.touchesBegan(touches, with: event)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            if let first = touches.first(where: { fingers.number(of: $0) == 1 }) {
                current = first.location(in: view)
            }
            super.touchesMoved(touches, with: event)
            guard state == .began || state == .changed else { return }
            for touch in touches {
                guard let finger = fingers.number(of: touch) else { continue }
                send(touch) { .touchMove($0, finger: -finger) }
            }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            for touch in touches {
                guard let finger = fingers.end(touch) else { continue }
                downCount -= 1
                send(touch) { .touchUp($0, finger: -finger) }
            }
            super.touchesEnded(touches, with: event)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            cancelFingers()
            super.touchesCancelled(touches, with: event)
        }

        override func reset() {
            super.reset()
            cancelFingers()
            fingers = TabFingers()
            (start, current) = (nil, nil)
        }

        /// Takes the fingers away from the engine; they were somebody else's.
        func cancelFingers() {
            guard downCount > 0 else { return }
            fingers = TabFingers()
            downCount = 0
            pages?.bar.driver.send(.touchesCancelled)
        }

        private func send(_ touch: UITouch, _ event: (ScenePoint) -> TabEvent<TabID>) {
            guard let pages else { return }
            let point = pages.container(touch.location(in: view))
            pages.bar.driver.send(event(point), at: touch.timestamp)
        }
    }

    extension TabPagesController {
        /// Whether a finger can swipe from page to page.
        var swipesPages: Bool { paging.swipe ?? bar.style.swipesPages }

        /// A point of the pages' view in the bar's container.
        func container(_ point: CGPoint) -> ScenePoint {
            let point = ScenePoint(point)
            return space.map { $0.container(point) } ?? point
        }

        /// Whether a movement over the pages is theirs.
        func pagesTake(_ moved: CGPoint, at point: CGPoint) -> Bool {
            let engine = bar.driver.engine
            let pan = TabPagePan(
                dx: moved.x, dy: moved.y, direction: engine.environment.direction,
                ordinal: engine.pageIDs.firstIndex { $0 == engine.selection } ?? 0,
                canSwipeBack: (navigationController?.viewControllers.count ?? 0) > 1,
                innerScrolls: innerScrolls(at: point))
            return pan.begins
        }

        private func innerScrolls(at point: CGPoint) -> [TabInnerScroll] {
            let hit = pagesView.hitTest(point, with: nil)
            let lineage = sequence(first: hit ?? pagesView, next: \.superview)
            return lineage.prefix { $0 !== pagesView }.compactMap { view in
                guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return nil }
                let inset = scroll.adjustedContentInset
                return TabInnerScroll(
                    offset: scroll.contentOffset.x, content: scroll.contentSize.width,
                    view: scroll.bounds.width, left: inset.left, right: inset.right)
            }
        }
    }
#endif
