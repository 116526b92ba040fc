#if canImport(UIKit)
    @preconcurrency import UIKit

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
            guard case .item(let index) = shown.hit(ScenePoint(point)) else { return nil }
            let items = driver.engine.items
            return items.indices.contains(index) ? storedItems[items[index].id] : nil
        }

        /// The item at a point if it can be chosen.
        func enabledItem(at point: CGPoint) -> TabBarItem? {
            item(at: point).flatMap { $0.isEnabled && isEnabled ? $0 : nil }
        }

        /// The tap target of an item and what is drawn of it, `nil` while it is not to be seen.
        func target(of id: TabID?) -> (frame: CGRect, preview: UIView?)? {
            let index = driver.engine.items.firstIndex { $0.id == id }
            guard let cell = shown.cells.first(where: { $0.item == index }) else { return nil }
            return (CGRect(cell.frame), window == nil ? nil : canvas.preview(of: cell.item))
        }

        // MARK: Fingers

        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, { .touchDown($0, finger: $1) }) { driver.fingers.begin($0) }
            let isFelt = touches.contains { enabledItem(at: $0.location(in: self)) != nil }
            if isHapticsEnabled, isFelt { haptics.selectionChanged() }
        }

        open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, { .touchMove($0, finger: $1) }) { driver.fingers.number(of: $0) }
        }

        open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, { .touchUp($0, finger: $1) }) { driver.fingers.end($0) }
        }

        open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            feed(touches, { _, _ in .touchesCancelled }) { driver.fingers.end($0) }
        }

        private func feed(
            _ touches: Set<UITouch>, _ event: (ScenePoint, Int) -> TabEvent<TabID>,
            finger: (UITouch) -> Int?
        ) {
            for touch in touches {
                guard let finger = finger(touch) else { continue }
                let point = ScenePoint(touch.location(in: self))
                driver.send(event(point, finger), at: touch.timestamp)
            }
        }

        // MARK: Gestures

        func setUpGestures() {
            scrollRecognizer.allowedScrollTypesMask = .all
            for recognizer in [longPressRecognizer, scrollRecognizer] {
                recognizer.delegate = self
                addGestureRecognizer(recognizer)
            }
            isContextMenuInteractionEnabled = true
            addInteraction(UIPointerInteraction(delegate: self))
            addInteraction(UILargeContentViewerInteraction(delegate: self))
        }

        /// A wheel or a trackpad scrolls a strip the way its content follows the fingers.
        @objc func scrolled(_ recognizer: UIPanGestureRecognizer) {
            let moved = recognizer.translation(in: self)
            recognizer.setTranslation(.zero, in: self)
            let point = ScenePoint(recognizer.location(in: self))
            if moved != .zero { driver.send(.wheel(dx: -moved.x, dy: -moved.y, at: point)) }
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
            if recognizer === scrollRecognizer { return shown.strip?.maxOffset ?? 0 > 0 }
            guard recognizer === longPressRecognizer else {
                return super.gestureRecognizerShouldBegin(recognizer)
            }
            // The large content viewer comes first, and does the long press when it ends.
            guard !UILargeContentViewerInteraction.isEnabled,
                let item = enabledItem(at: recognizer.location(in: self))
            else { return false }
            return item.menu == nil && hasLongPress(item)
        }

        /// Lets the recognizer for wheels and trackpads see nothing else.
        public func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
        ) -> Bool {
            recognizer !== scrollRecognizer || event.type == .scroll
        }
    }
#endif
