/// All of a bar's behaviour, in terms of item indexes; the engine around it knows the ids.
///
/// Not generic, because an unspecialised generic would cost thousands of instructions a frame.
struct TabBarState: Sendable {
    // Settings.
    var style: AnyTabBarStyle
    var appearance: TabBarAppearance
    var environment: TabEnvironment
    var paging: TabPaging
    /// The container and the user's settings as they were given, before any number was made to fit.
    var reportedEnvironment: TabEnvironment

    // What follows from the settings and the items.
    /// What every scene is made from; its state is filled in for each.
    var context: TabBarContext
    /// Where pages lie while the bar is shown.
    var shownPageArea = SceneRect.zero
    /// How far the pages' top moves up while a header hides.
    var headerTravel = 0.0
    /// The ordinal of each item among the pages, −1 for an action.
    var ordinals: [Int] = []

    // The selection and what moves.
    var now = 0.0
    var selected: Int?
    var focused: Int?
    /// The position over the pages; meaningless without a selection or during a page drag.
    var indicator = TabTrajectory(0)
    var emphases: [TabEmphasisTrack] = []
    var arrangement = TabPageArrangement(around: 0)
    /// The position over the arrangement's slots.
    var pageOffset = TabTrajectory(0)
    /// Where the pages were when they were last sent on their way.
    var pageOrigin = 0.0
    var stripOffset = TabTrajectory(0)
    var stripAnchor = TabStripAnchor.selection(from: 0)
    /// 0 shown … 1 hidden.
    var barShift = TabTrajectory(0)
    var isHidden = false
    var keyboard = TabKeyboard()
    /// Pages any part of which has been visible, by item.
    var visited: [Bool] = []
    var touches: [TabTouch] = []
    var wheel = TabWheelGesture()
    /// When the event came whose movement still has to be reported as settled.
    var settleSince: Double?
    var reports: [TabRawReport] = []
    /// The items whose targets were too small when they were last looked at.
    var smallItems: [Int] = []
    /// The scene that touches are tested against.
    var touchScene = TabBarScene()

    init(
        style: AnyTabBarStyle, appearance: TabBarAppearance, environment: TabEnvironment,
        paging: TabPaging
    ) {
        self.style = style
        self.appearance = appearance
        reportedEnvironment = environment
        self.environment = environment.sanitized
        self.paging = paging
        context = TabBarContext(
            items: [], pages: [], environment: self.environment,
            palette: style.palette(
                appearance, scheme: self.environment.colorScheme,
                increaseContrast: self.environment.increaseContrast),
            position: nil, selectedItem: nil, emphases: [], pressedItems: [], strip: nil,
            stripOffset: 0)
    }

    // MARK: Items

    var traits: [TabItemTraits] { context.items }
    /// The items that are pages, in order.
    var pageItems: [Int] { context.pages }

    /// Whether an item is a page of the list.
    func isPage(_ item: Int) -> Bool { ordinals.indices.contains(item) && ordinals[item] >= 0 }

    /// The place of an item among the pages, or `nil` for an action.
    func ordinal(of item: Int) -> Int? { isPage(item) ? ordinals[item] : nil }

    /// The first page that the user can choose.
    var firstEnabledPage: Int? { pageItems.first { traits[$0].isEnabled } }

    /// Whether a finger can swipe from page to page.
    var swipesPages: Bool { paging.swipe ?? style.swipesPages }

    /// The bar's colours as the settings have them now.
    var palette: TabPalette {
        style.palette(
            appearance, scheme: environment.colorScheme,
            increaseContrast: environment.increaseContrast)
    }

    /// Takes new traits and all that follows from them and the settings; nothing that moves.
    mutating func setTraits(_ traits: [TabItemTraits]) {
        context.items = traits
        context.pages = traits.indices.filter { traits[$0].role == .page }
        ordinals = Array(repeating: -1, count: traits.count)
        for (ordinal, item) in context.pages.enumerated() { ordinals[item] = ordinal }
        context.environment = environment
        context.palette = palette
        context.strip = style.strip(traits, environment)
        measurePageArea()
    }

    /// Puts the bar at rest on a page, or on nothing; a strip that a finger holds stays with it.
    mutating func place(_ item: Int?) {
        endDrags()
        selected = item
        // A movement that this ends comes to rest here and now, not when it began.
        if settleSince != nil { settleSince = now }
        let ordinal = item.flatMap(ordinal(of:)) ?? 0
        indicator.jump(to: Double(ordinal))
        emphases.removeAll(keepingCapacity: true)
        if let item { emphases.append(TabEmphasisTrack(item: item, value: TabTrajectory(1))) }
        arrangement = TabPageArrangement(around: ordinal)
        pageOffset.jump(to: Double(ordinal))
        stripAnchor = .selection(from: stripOffset.target)
        restStrip()
    }

    // MARK: Time

    /// The time from which on nothing moves without an event.
    var restTime: Double {
        var rest = max(motionRest, max(stripOffset.restTime, barShift.restTime))
        for touch in touches {
            guard case .pageDrag(let drag) = touch.role else { continue }
            rest = max(rest, drag.residual.restTime)
            for track in drag.emphasisResiduals { rest = max(rest, track.value.restTime) }
        }
        return rest
    }

    /// When a movement's rest is to be reported, `nil` when none is.
    var reportTime: Double? {
        guard let settleSince, pageDrag == nil, selected != nil else { return nil }
        return max(settleSince, motionRest)
    }

    /// The time from which on the selection's own movement is over.
    private var motionRest: Double {
        if pageDrag != nil { return -.infinity }
        var rest = max(indicator.restTime, pageOffset.restTime)
        for track in emphases { rest = max(rest, track.value.restTime) }
        return rest
    }

    /// Moves the clock on and reports what has come to rest by then.
    /// - Parameter includingNow: whether what is due at `time` itself is reported as well.
    mutating func advance(to time: Double, includingNow: Bool) {
        let time = time > now ? time : now
        markVisited(until: time)
        if let since = settleSince, pageDrag == nil {
            let due = max(since, motionRest)
            if due < time || (includingNow && due <= time) {
                settleSince = nil
                if let selected { report(.settle, selected, at: due) }
            }
        }
        now = time
    }

    @inline(never)
    mutating func report(_ kind: TabRawReport.Kind, _ item: Int, at time: Double? = nil) {
        reports.append(TabRawReport(time: time ?? now, kind: kind, item: item))
    }
}
