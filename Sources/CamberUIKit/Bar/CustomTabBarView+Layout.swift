#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView {
        // MARK: The container

        /// The view and the user's settings as the engine knows them.
        var currentEnvironment: TabEnvironment {
            let traits = traitCollection
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let direction: TabLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
            return TabEnvironment(
                size: SceneSize(bounds.size),
                safeArea: SceneInsets(TabEdges(safeAreaInsets), direction),
                displayScale: traits.displayScale, direction: direction,
                textScale: Self.textScale(traits),
                colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
                reduceMotion: UIAccessibility.isReduceMotionEnabled,
                increaseContrast: traits.accessibilityContrast == .high)
        }

        /// How much the user's text size enlarges running text, 1 at the default size.
        private static func textScale(_ traits: UITraitCollection) -> Double {
            let body = 17.0
            return UIFontMetrics(forTextStyle: .body)
                .scaledValue(for: body, compatibleWith: traits) / body
        }

        /// Sends the container and the user's settings if they have changed.
        func sendEnvironment() {
            let environment = currentEnvironment
            guard environment != lastEnvironment else { return }
            lastEnvironment = environment
            driver.send(.environment(environment))
            noteFittingHeight()
        }

        @objc func settingsChanged() { setNeedsLayout() }

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
            CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(width: bounds.width))
        }

        /// The given width, and the bar's height at that width.
        open override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: fittingHeight(width: size.width))
        }

        private func fittingHeight(width: CGFloat) -> Double {
            var environment = currentEnvironment
            environment.size.width = width
            return driver.fittingHeight(in: environment)
        }

        /// Tells Auto Layout when the bar needs another height.
        func noteFittingHeight() {
            let height = fittingHeight(width: bounds.width)
            guard height != fittedHeight else { return }
            fittedHeight = height
            invalidateIntrinsicContentSize()
        }

        // MARK: Frames

        open override func layoutSubviews() {
            super.layoutSubviews()
            isLayingOut = true
            sendEnvironment()
            isLayingOut = false
            drawScene(at: driver.now)
        }

        open override func willMove(toWindow newWindow: UIWindow?) {
            super.willMove(toWindow: newWindow)
            // The link of another screen, or of none.
            if newWindow !== window { displayLink.stop() }
        }

        open override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { driverChanged() }
        }

        /// The bar may look different or have begun to move.
        func driverChanged() {
            // A running link will draw it in a moment; else it is drawn with the next layout.
            guard !displayLink.isRunning else { return }
            if !isLayingOut { setNeedsLayout() }
            displayLink.start(in: window)
        }

        /// Draws the frame that a display link is about to show.
        /// - Returns: whether another one is needed.
        func drawFrame(at time: Double) -> Bool {
            sendEnvironment()
            drawScene(at: time)
            guard !driver.needsFrames(at: time) else { return true }
            driver.settle()
            return driver.needsFrames(at: time)
        }

        func drawScene(at time: Double) {
            driver.engine.scene(at: time, into: &shown)
            canvas.draw(shown)
            focusView.update()
            updateAccessibility()
            host?.tabBar(self, drewFrameAt: time)
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

        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(selectedID?.rawValue, forKey: TabRestoration.selectionKey)
        }

        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            let restored = coder.decodeObject(
                of: NSString.self, forKey: TabRestoration.selectionKey)
            let id = TabRestoration.selection(
                restored: restored.map(String.init), pages: driver.engine.pageIDs)
            if let id { select(id, animated: false) }
        }
    }
#endif
