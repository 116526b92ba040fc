#if canImport(UIKit)
    @preconcurrency import UIKit

    /// A tab bar in any of Camber's looks.
    ///
    /// ```swift
    /// let bar = CustomTabBarView(style: CurvedTabBarStyle())
    /// bar.items = [
    ///     TabBarItem(id: "home", title: "Home", systemImage: "house"),
    ///     TabBarItem(id: "me", title: "Me", systemImage: "person"),
    /// ]
    /// bar.onSelect = { [weak self] id in self?.show(id) }
    /// ```
    ///
    /// **Layout.** The view's bounds are the bar's container, its safe area the container's. A
    /// bottom bar stands on the bounds' lower edge and a header hangs from the upper one, whatever
    /// the height; ``intrinsicContentSize`` is the height at which the bar fills the view. So pin
    /// the view to three edges of the screen's view – to the very edge, not to the safe area, for
    /// a bar that reaches under the home indicator – and leave its height alone; or lay it over a
    /// whole screen, since all that is not bar lets touches through. What a look raises above its
    /// bar is drawn outside of the view and takes touches there, too, as long as it lies inside
    /// the superview.
    ///
    /// **Events.** The selection changes when the user chooses a page: the closures are called and
    /// `.valueChanged` is sent, after the view has changed. A selection that the app sets is not
    /// reported. One that the bar has to change because its page is gone is, and so is the page
    /// that it begins with when nothing else was selected. No other control event is sent.
    ///
    /// **Motion.** The bar draws itself with one display link at the screen's highest rate, while
    /// something moves. An iPhone grants more than 60 Hz only to apps whose `Info.plist` sets
    /// `CADisableMinimumFrameDurationOnPhone` to `true`.
    open class CustomTabBarView: UIControl {
        // MARK: What happens

        /// Told that a page has become the selection.
        public var onSelect: (@MainActor (TabID) -> Void)?
        /// Told that the user chose the page that is selected already.
        public var onReselect: (@MainActor (TabID) -> Void)?
        /// Told that the user chose an action.
        public var onAction: (@MainActor (TabID) -> Void)?
        /// Told that the user tapped an item, after what the tap caused.
        public var onTap: (@MainActor (TabID) -> Void)?
        /// Told that a page was not selected because of ``shouldSelect`` or because it is disabled.
        public var onRefuse: (@MainActor (TabID) -> Void)?
        /// Told that the bar has come to rest on a page.
        public var onSettle: (@MainActor (TabID) -> Void)?
        /// Told that a finger rests on an item, which then is not chosen. See also
        /// ``TabBarItem/longPress``.
        public var onLongPress: (@MainActor (TabID) -> Void)?
        /// Asked before the user's wish to select another page is carried out; `false` refuses.
        /// The bar can be read meanwhile, and shows what was before; what is set meanwhile takes
        /// effect after the answer.
        public var shouldSelect: (@MainActor (TabID) -> Bool)? {
            didSet {
                driver.shouldSelect =
                    shouldSelect == nil ? nil : { [weak self] in self?.shouldSelect?($0) ?? true }
            }
        }
        /// Told what is probably a mistake. By default it goes to the unified log.
        public var onDiagnostic: (@MainActor (TabDiagnostic<TabID>) -> Void)?
        /// Whether a finger that goes down on an item is felt. Off by default, as in the system's
        /// tab bar.
        public var isHapticsEnabled = false

        // MARK: How it looks

        /// The app's colours as values; what is left out is the look's own. Colours set with
        /// ``setColor(_:for:)`` and ``background`` come first. Without a tint among them, the
        /// view's `tintColor` is it.
        public var appearance = TabBarAppearance() { didSet { sendAppearance() } }
        /// What the bar's surface is painted with.
        public var background = TabBarBackground.standard { didSet { sendAppearance() } }
        /// The family of titles and badges, such as `"Avenir Next"`; `nil` for the system's font. A
        /// family that is not installed counts as `nil`.
        public var fontFamily: String? { didSet { sendItems() } }
        /// The weight of titles, or `nil` for the look's. See also ``titleSize``.
        public var fontWeight: TabFontWeight? { didSet { sendItems() } }

        // MARK: Parts

        let driver = TabBarDriver(
            engine: TabEngine<TabID>(
                items: [], style: AnyTabBarStyle(LabelledTabBarStyle()),
                environment: TabEnvironment(size: .zero)), clock: CACurrentMediaTime)
        let canvas = SceneCanvasView()
        let displayLink = DisplayLinkDriver()
        let focusView = TabFocusView()
        /// The pages, which follow every frame, and a tap on the selected tab before the app does.
        weak var host: TabPagesController?
        /// A view that takes the bar's room in a layout, and is measured when the bar needs another one.
        package weak var room: UIView?

        /// The bar as it was drawn last.
        var shown: TabBarScene { driver.scene }
        var storedItems: [TabID: TabBarItem] = [:]
        var colors: [TabColorRole: UIColor] = [:]
        var missingImages = TabMissingImages<TabID>()
        var accessibilityItems: [TabAccessibilityItem] = []
        /// What the large content viewer shows at present.
        var largeContent: (id: TabID, view: UIView)?
        var isLayingOut = false
        lazy var haptics = UISelectionFeedbackGenerator()
        lazy var longPressRecognizer = UILongPressGestureRecognizer(
            target: self, action: #selector(longPressed))
        let wheelRecognizer = TabWheelRecognizer()

        // MARK: Life

        /// A bar in a look.
        public convenience init(style: AnyTabBarStyle) {
            self.init(frame: .zero)
            self.style = style
        }

        /// A bar in a look with its parameters: `CustomTabBarView(style: CurvedTabBarStyle())`.
        public convenience init(style: some TabBarStyle) {
            self.init(style: AnyTabBarStyle(style))
        }

        /// A bar in the `labelled` look, which resembles the system's.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        /// A bar from Interface Builder, in the `labelled` look unless ``styleName`` says otherwise.
        /// Its items are set in code.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            isMultipleTouchEnabled = true
            isOpaque = false
            canvas.isUserInteractionEnabled = false
            canvas.frame = bounds
            canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(canvas)
            focusView.bar = self
            // A group of its own, so that the tab key comes here and the arrows stay here.
            focusView.focusGroupIdentifier = "Camber.\(ObjectIdentifier(self))"
            addSubview(focusView)
            driver.onChange = { [weak self] in self?.driverChanged() }
            driver.onReport = { [weak self] in self?.report($0, cause: $1) }
            driver.onDiagnostic = { [weak self] in self?.remark($0) }
            driver.onRefusedEvent = {
                Self.log("Handlers of a tab bar answer each other without end; stopped.")
            }
            displayLink.onFrame = { [weak self] in self?.drawFrame(at: $0) ?? false }
            setUpGestures()
            setUpAccessibility()
            sendAppearance()
        }
    }
#endif
