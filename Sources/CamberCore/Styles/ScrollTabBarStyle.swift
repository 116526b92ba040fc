/// Scrollable header tabs with swipe paging and an underline that follows the finger.
public struct ScrollTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "scroll"

    /// The parameters that every look has.
    public var common = TabStyleCommon(
        motion: .linear(0.25), pageTransition: .slide, titleWeight: .regular)
    /// The height of the header below the top safe area, in points at text scale 1, 10…300.
    public var headerHeight = 56.0
    /// The height of the row of cells in points at text scale 1, 10…300.
    public var rowHeight = 53.0
    /// How wide the cells are.
    public var cellWidth = TabCellWidth.fixed(76)
    /// Where content stands that is narrower than the header.
    public var alignment = TabStripAlignment.leading
    /// The height of the line along the bottom, in points, 0…20.
    public var baselineHeight = 1.0
    /// The height of the underline in points, 0…20.
    public var indicatorHeight = 3.0
    /// How the underline moves between cells.
    public var indicator = TabIndicatorMotion.linear
    /// Where the strip brings a newly selected cell to rest.
    public var reveal = TabReveal.center
    /// When the ends of the header fade.
    public var fades = TabFades.whenHidden
    /// The width of a fade in points, 0…200.
    public var fadeWidth = 32.0
    /// The height of a fade in points, 0…300.
    public var fadeHeight = 48.0
    /// What a finger's drag beyond the first and the last page does.
    public var edges = TabPageEdges.rubberBand
    /// The least speed of a flick in points per second, or `nil` when only the way counts.
    public var flickVelocity: Double? = 400
    /// The size of titles in points, 1…100.
    public var titleSize = 17.0
    /// The size of icons of items without a title, in points, 1…200.
    public var iconSize = 24.0

    /// The look with its defaults.
    public init() {}

    /// The values of the original design.
    public static var original: ScrollTabBarStyle {
        var style = ScrollTabBarStyle()
        style.reveal = .trailing
        style.fades = .always
        style.edges = .stop
        style.flickVelocity = nil
        style.common.pageTransition = .instant
        return style
    }

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<ScrollTabBarStyle>] {
        [
            .number(
                "headerHeight", .points, 10...300, "The height of the header.",
                get: { $0.headerHeight }, set: { $0.headerHeight = $1 }),
            .number(
                "rowHeight", .points, 10...300, "The height of the row of cells.",
                get: { $0.rowHeight }, set: { $0.rowHeight = $1 }),
            .cellWidth(
                "cellWidth", "How wide the cells are.",
                get: { $0.cellWidth }, set: { $0.cellWidth = $1 }),
            .choice(
                "alignment", "Where content stands that is narrower than the header.",
                get: { $0.alignment }, set: { $0.alignment = $1 }),
            .number(
                "baselineHeight", .points, 0...20, "The height of the line along the bottom.",
                get: { $0.baselineHeight }, set: { $0.baselineHeight = $1 }),
            .number(
                "indicatorHeight", .points, 0...20, "The height of the underline.",
                get: { $0.indicatorHeight }, set: { $0.indicatorHeight = $1 }),
            .choice(
                "indicator", "How the underline moves between cells.",
                get: { $0.indicator }, set: { $0.indicator = $1 }),
            .choice(
                "reveal", "Where a newly selected cell comes to rest.",
                get: { $0.reveal }, set: { $0.reveal = $1 }),
            .choice(
                "fades", "When the ends of the header fade.",
                get: { $0.fades }, set: { $0.fades = $1 }),
            .number(
                "fadeWidth", .points, 0...200, "The width of a fade.",
                get: { $0.fadeWidth }, set: { $0.fadeWidth = $1 }),
            .number(
                "fadeHeight", .points, 0...300, "The height of a fade.",
                get: { $0.fadeHeight }, set: { $0.fadeHeight = $1 }),
            .choice(
                "edges", "What a drag beyond the first and the last page does.",
                get: { $0.edges }, set: { $0.edges = $1 }),
            .optionalNumber(
                "flickVelocity", .pointsPerSecond, 0...100_000,
                "The least speed at which a short drag still changes the page; none: never.",
                get: { $0.flickVelocity }, set: { $0.flickVelocity = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .number(
                "iconSize", .points, 1...200, "The size of icons of items without a title.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
        ]
    }

    /// The edge of the container that the bar stands at.
    public var placement: TabBarEdge { .top }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }

    /// Whether a finger can swipe from page to page unless the app says otherwise.
    public var swipesPages: Bool { true }

    /// The look's own colours, for what an app's appearance leaves out.
    public func defaultAppearance(for appearance: TabBarAppearance) -> TabBarAppearance {
        var look = TabBarAppearance()
        look[.title] = appearance[.tint] ?? TabBarAppearance.common[.tint]
        look[.selected] = appearance[.title] ?? look[.title]
        return look
    }
}

/// How the underline of header tabs moves between two cells.
public enum TabIndicatorMotion: Int, TabParameterChoice {
    /// Place and width change evenly.
    case linear
    /// The edge in front hurries ahead and the one behind catches up.
    case elastic

    /// The names of the cases, in order.
    public static var names: [String] { ["linear", "elastic"] }
}

/// When the ends of header tabs fade.
public enum TabFades: Int, TabParameterChoice {
    /// Only on a side on which cells are hidden.
    case whenHidden
    /// On both sides.
    case always

    /// The names of the cases, in order.
    public static var names: [String] { ["whenHidden", "always"] }
}

extension TabBarStyle where Self == ScrollTabBarStyle {
    /// The look `scroll` with its defaults.
    public static var scroll: Self { Self() }

    /// The look `scroll`; each parameter is the property of the same name or one of the common ones.
    public static func scroll(
        headerHeight: Double = 56, rowHeight: Double = 53, cellWidth: TabCellWidth = .fixed(76),
        alignment: TabStripAlignment = .leading, baselineHeight: Double = 1,
        indicatorHeight: Double = 3, indicator: TabIndicatorMotion = .linear,
        reveal: TabReveal = .center, fades: TabFades = .whenHidden, fadeWidth: Double = 32,
        fadeHeight: Double = 48, edges: TabPageEdges = .rubberBand, flickVelocity: Double? = 400,
        titleSize: Double = 17, iconSize: Double = 24, motion: TabMotion = .linear(0.25),
        pageTransition: TabPageTransition = .slide, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .regular
    ) -> Self {
        var style = Self()
        style.headerHeight = headerHeight
        style.rowHeight = rowHeight
        style.cellWidth = cellWidth
        style.alignment = alignment
        style.baselineHeight = baselineHeight
        style.indicatorHeight = indicatorHeight
        style.indicator = indicator
        style.reveal = reveal
        style.fades = fades
        style.fadeWidth = fadeWidth
        style.fadeHeight = fadeHeight
        style.edges = edges
        style.flickVelocity = flickVelocity
        style.titleSize = titleSize
        style.iconSize = iconSize
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
