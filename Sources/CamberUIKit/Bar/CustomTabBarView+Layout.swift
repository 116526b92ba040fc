#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        // MARK: The container

        /// The view and the user's settings as the engine knows them.
        private var environment: TabEnvironment {
            let (traits, insets) = (traitCollection, safeAreaInsets)
            let direction: TabLayoutDirection =
                effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            return TabEnvironment(
                size: host?.barContainer ?? SceneSize(bounds.size),
                safeArea: SceneInsets(
                    top: insets.top, left: insets.left, bottom: insets.bottom,
                    right: insets.right, direction),
                displayScale: traits.displayScale, direction: direction,
                // How much the user's text size enlarges running text of 17 points.
                textScale: UIFontMetrics(forTextStyle: .body)
                    .scaledValue(for: 17, compatibleWith: traits) / 17,
                colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
                reduceMotion: UIAccessibility.isReduceMotionEnabled,
                increaseContrast: traits.accessibilityContrast == .high)
        }

        open override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            setNeedsLayout()
        }

        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { setNeedsLayout() }
        }

        // MARK: The view's size

        /// As high as the bar with the view's safe area; as wide as there is room.
        open override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
        }

        /// The given width, and the bar's height at that width.
        open override func sizeThatFits(_ size: CGSize) -> CGSize {
            let height = driver.fittingHeight(in: environment, width: size.width)
            return CGSize(width: size.width, height: height)
        }

        /// The bar's height at a width where it does not reach under the screen's edges.
        package func ownHeight(width: Double) -> Double {
            driver.fittingHeight(in: environment, width: width, safeArea: .zero)
        }

        /// Tells whoever gives the bar its room when it takes another one.
        func noteFittingHeight() {
            guard driver.takesOtherRoom(in: environment) else { return }
            invalidateIntrinsicContentSize()
            room?.invalidateIntrinsicContentSize()
            host?.viewIfLoaded?.setNeedsLayout()
        }

        // MARK: Frames

        open override func layoutSubviews() {
            super.layoutSubviews()
            isLayingOut = true
            if driver.setEnvironment(environment) { noteFittingHeight() }
            isLayingOut = false
            drawScene(at: driver.frameTime)
        }

        open override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            guard newWindow !== window else { return }
            // What is down on a bar that leaves its window would be chosen out of sight.
            driver.dropFingers()
            displayLink.stop()
        }

        open override func didMoveToWindow() {
            super.didMoveToWindow()
            driverChanged()
        }

        /// The bar may look different or have begun to move. A running link will draw it in a
        /// moment; else it is drawn with the next layout, as in the background, where no link brings
        /// frames and the system takes its pictures of the app.
        func driverChanged() {
            let isUnseen = window?.windowScene?.activationState == .background
            if isUnseen || !displayLink.isRunning, !isLayingOut { setNeedsLayout() }
            displayLink.start(in: window)
        }

        /// Draws the frame that a display link is about to show.
        /// - Returns: whether another one is needed.
        func drawFrame(at time: Double) -> Bool {
            drawScene(at: time)
            if !driver.needsFrames(at: time), driver.showsOtherItems() {
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            driver.settle(at: time)
            // Something may be told and change the bar again while it is drawn and settles.
            return driver.needsFrames(at: time)
        }

        private func drawScene(at time: Double) {
            driver.draw(at: time)
            canvas.draw(shown)
            focusView.update()
            // Whoever holds an element is told by it that another one is selected.
            if !accessibilityItems.isEmpty { _ = accessibilityElements }
            host?.barDrewFrame(at: time)
        }

        // MARK: Hiding

        /// Whether the bar is hidden or on its way out.
        public var isBarHidden: Bool { driver.engine.isBarHidden }

        /// Moves the bar out of its container over the edge that it stands at, or back in; at once
        /// with Reduce Motion. A hidden bar takes no touches.
        public func setBarHidden(_ hidden: Bool, animated: Bool) {
            driver.send(.barHidden(hidden, animated: animated))
        }

        // MARK: Restoration

        /// The key of the selection in restored state: its id, since places change with the items.
        static let selectionKey = "Camber.selection"

        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(selectedIdentifier, forKey: Self.selectionKey)
        }

        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            let restored = coder.decodeObject(of: NSString.self, forKey: Self.selectionKey)
            driver.restore(restored.map { TabID($0 as String) })
        }
    }
#endif
