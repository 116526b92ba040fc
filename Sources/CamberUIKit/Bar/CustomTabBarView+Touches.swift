#if canImport(UIKit)
    @preconcurrency import UIKit
    import UIKit.UIGestureRecognizerSubclass

    /// One surface takes the touches of all items and feeds them to the engine, each with its own
    /// finger and the time at which it happened.
    extension CustomTabBarView {
        // MARK: Where

        /// Inside is what belongs to the bar: its items, its surface, and what a look raises above
        /// it. Everything else in the view's bounds lets touches through.
        open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            shown.hit(ScenePoint(point)) != .outside
        }

        /// The item at a point of the view, as the bar stands there at present; `nil` beside them.
        public func item(at point: CGPoint) -> TabBarItem? {
            driver.item(at: ScenePoint(point)).flatMap { storedItems[$0] }
        }

        /// The item at a point if it can be chosen.
        func enabledItem(at point: CGPoint) -> TabBarItem? {
            item(at: point).flatMap { $0.isEnabled && isEnabled ? $0 : nil }
        }

        /// The tap target of an item and what is drawn of it, `nil` while it is not to be seen.
        func target(of id: TabID?) -> (frame: CGRect, preview: UIView?)? {
            guard let cell = id.flatMap(driver.cell(of:)) else { return nil }
            return (CGRect(cell.frame), window == nil ? nil : canvas.preview(of: cell.item))
        }

        // MARK: Fingers

        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, .down)
            let isFelt = touches.contains { enabledItem(at: $0.location(in: self)) != nil }
            if isHapticsEnabled, isFelt { haptics.selectionChanged() }
        }

        open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, .moved)
        }

        open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, .up)
        }

        open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, .cancelled)
        }

        private func feed(_ touches: Set<UITouch>, _ phase: TabFingerPhase) {
            for touch in touches {
                driver.touch(
                    phase, ObjectIdentifier(touch), at: ScenePoint(touch.location(in: self)),
                    time: touch.timestamp)
            }
        }

        // MARK: Gestures

        func setUpGestures() {
            wheelRecognizer.send = { [weak self] in
                self?.driver.send(.wheel(dx: $0.x, dy: $0.y, at: $1))
            }
            for recognizer in [longPressRecognizer, wheelRecognizer] {
                recognizer.delegate = self
                addGestureRecognizer(recognizer)
            }
            isContextMenuInteractionEnabled = true
            addInteraction(UIPointerInteraction(delegate: self))
            addInteraction(UILargeContentViewerInteraction(delegate: self))
        }

        @objc func longPressed(_ recognizer: UILongPressGestureRecognizer) {
            guard recognizer.state == .began else { return }
            if let item = enabledItem(at: recognizer.location(in: self)) { performLongPress(item) }
        }

        /// Does what a long press on an item does.
        func performLongPress(_ item: TabBarItem) {
            onLongPress?(item.id)
            item.longPress?()
        }

        /// Whether anything listens to a long press on an item.
        func hasLongPress(_ item: TabBarItem) -> Bool {
            item.longPress != nil || onLongPress != nil
        }
    }

    extension CustomTabBarView: UIGestureRecognizerDelegate {
        open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            if recognizer === wheelRecognizer { return shown.strip?.maxOffset ?? 0 > 0 }
            // As on the system's controls, a tap is not also one on a view behind the bar, which would
            // take it away: recognizers that end editing are often over a whole screen.
            if let tap = recognizer as? UITapGestureRecognizer, tap.view !== self {
                return tap.numberOfTapsRequired > 1
            }
            guard recognizer === longPressRecognizer else {
                return super.gestureRecognizerShouldBegin(recognizer)
            }
            // The large content viewer comes first, and does the long press when it ends.
            guard !UILargeContentViewerInteraction.isEnabled,
                let item = enabledItem(at: recognizer.location(in: self))
            else { return false }
            return item.menu == nil && hasLongPress(item)
        }
    }

    /// Tells of wheels and trackpads, and of nothing else.
    final class TabWheelRecognizer: UIPanGestureRecognizer {
        /// Given the distance that the content moves, and the pointer's place in the view.
        var send: ((_ distance: ScenePoint, _ place: ScenePoint) -> Void)?

        init() {
            super.init(target: nil, action: nil)
            allowedScrollTypesMask = .all
            addTarget(self, action: #selector(scrolled))
        }

        override func shouldReceive(_ event: UIEvent) -> Bool {
            event.type == .scroll && super.shouldReceive(event)
        }

        @objc private func scrolled() {
            // The content follows the fingers, so that its offset goes the other way.
            let moved = translation(in: view)
            setTranslation(.zero, in: view)
            send?(ScenePoint(-moved.x, -moved.y), ScenePoint(location(in: view)))
        }
    }
#endif
