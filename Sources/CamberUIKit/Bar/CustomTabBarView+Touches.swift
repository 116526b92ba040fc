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
        public func item(at point: CGPoint) -> TabID? {
            itemIndex(at: point).map { driver.engine.items[$0].id }
        }

        func itemIndex(at point: CGPoint) -> Int? {
            guard case .item(let index) = shown.hit(ScenePoint(point)),
                driver.engine.items.indices.contains(index)
            else { return nil }
            return index
        }

        /// The tap target of an item, or `nil` while it is not to be seen.
        func cellFrame(of index: Int) -> CGRect? {
            shown.cells.first { $0.item == index }.map { CGRect($0.frame) }
        }

        // MARK: Fingers

        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                let point = touch.location(in: self)
                driver.send(
                    .touchDown(ScenePoint(point), finger: driver.fingers.begin(touch)),
                    at: touch.timestamp)
                feelTouch(at: point)
            }
        }

        open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                guard let finger = driver.fingers.number(of: touch) else { continue }
                driver.send(
                    .touchMove(ScenePoint(touch.location(in: self)), finger: finger),
                    at: touch.timestamp)
            }
        }

        open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                guard let finger = driver.fingers.end(touch) else { continue }
                driver.send(
                    .touchUp(ScenePoint(touch.location(in: self)), finger: finger),
                    at: touch.timestamp)
            }
        }

        open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            let known = touches.filter { driver.fingers.end($0) != nil }
            if let time = known.map(\.timestamp).max() {
                driver.send(.touchesCancelled, at: time)
            }
        }

        private func feelTouch(at point: CGPoint) {
            guard isHapticsEnabled, let index = itemIndex(at: point),
                driver.engine.items[index].isEnabled
            else { return }
            haptics.selectionChanged()
            haptics.prepare()
        }

        // MARK: Gestures

        func setUpGestures() {
            longPressRecognizer.delegate = self
            addGestureRecognizer(longPressRecognizer)
            scrollRecognizer.allowedScrollTypesMask = .all
            scrollRecognizer.delegate = self
            addGestureRecognizer(scrollRecognizer)
            addInteraction(UIPointerInteraction(delegate: self))
            isContextMenuInteractionEnabled = true
            addInteraction(UILargeContentViewerInteraction(delegate: self))
        }

        /// A wheel or a trackpad scrolls a strip the way its content follows the fingers.
        @objc func scrolled(_ recognizer: UIPanGestureRecognizer) {
            let moved = recognizer.translation(in: self)
            recognizer.setTranslation(.zero, in: self)
            guard moved != .zero else { return }
            driver.send(
                .wheel(
                    dx: -moved.x, dy: -moved.y, at: ScenePoint(recognizer.location(in: self))))
        }

        @objc func longPressed(_ recognizer: UILongPressGestureRecognizer) {
            guard recognizer.state == .began, let id = item(at: recognizer.location(in: self))
            else { return }
            performLongPress(id)
        }

        /// Does what a long press on an item does.
        /// - Returns: whether anything listens to it.
        @discardableResult
        func performLongPress(_ id: TabID) -> Bool {
            let own = storedItems[id]?.longPress
            onLongPress?(id)
            own?()
            return own != nil || onLongPress != nil
        }

        private func hasLongPress(at point: CGPoint) -> Bool {
            guard let id = item(at: point), let item = storedItems[id], item.isEnabled, isEnabled
            else { return false }
            return item.menu == nil && (item.longPress != nil || onLongPress != nil)
        }
    }

    extension CustomTabBarView: UIGestureRecognizerDelegate {
        open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            if recognizer === longPressRecognizer {
                // The large content viewer comes first, and does the long press when it ends.
                return !UILargeContentViewerInteraction.isEnabled
                    && hasLongPress(at: recognizer.location(in: self))
            }
            return super.gestureRecognizerShouldBegin(recognizer)
        }

        /// Lets the recognizer for wheels and trackpads see nothing else.
        public func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
        ) -> Bool {
            recognizer !== scrollRecognizer || event.type == .scroll
        }
    }
#endif
