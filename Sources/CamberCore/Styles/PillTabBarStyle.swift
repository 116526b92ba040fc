/// A floating capsule in which a smaller one moves behind the selected item, whose title appears
/// beside its icon while the others shrink to icons.
///
/// The selected cell takes what width its title needs from the others, which keep at least 44
/// points each where there are as many.
public struct PillTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "pill"

    /// The parameters that every look has.
    public var common = TabStyleCommon(
        motion: .spring(response: 0.45, dampingRatio: 0.8), titleWeight: .bold)
    /// The bar's height in points, 20…200.
    public var barHeight = 56.0
    /// The space between the bar and the content's edges at its sides, in points, 0…200.
    public var horizontalInset = 16.0
    /// The space between the bar and the home-indicator area, in points, 0…200.
    public var bottomInset = 8.0
    /// The space between the bar's edge and the capsule inside it, in points, 0…50.
    public var indicatorInset = 4.0
    /// The least space between the capsule's ends and the icon and the title in it, in points,
    /// 0…100.
    public var horizontalPadding = 14.0
    /// The nominal size of icons in points, 1…200.
    public var iconSize = 24.0
    /// The space between icon and title in points, 0…50.
    public var titleGap = 6.0
    /// The size of titles in points, 1…100.
    public var titleSize = 14.0
    /// The standard deviation of the shadow's blur in points, 0…50.
    public var shadowRadius = 9.0
    /// The vertical offset of the shadow in points, −50…50; negative is up.
    public var shadowOffset = 4.0
    /// The opacity of the shadow, 0…1.
    public var shadowOpacity = 0.14
    /// The widest that a cell gets on average, in points, or `nil` for no limit; a wider bar is
    /// narrowed and stands in the middle.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<PillTabBarStyle>] {
        [
            .number(
                "barHeight", .points, 20...200, "The bar's height.",
                get: { $0.barHeight }, set: { $0.barHeight = $1 }),
            .number(
                "horizontalInset", .points, 0...200,
                "The space between the bar and the content's edges at its sides.",
                get: { $0.horizontalInset }, set: { $0.horizontalInset = $1 }),
            .number(
                "bottomInset", .points, 0...200,
                "The space between the bar and the home-indicator area.",
                get: { $0.bottomInset }, set: { $0.bottomInset = $1 }),
            .number(
                "indicatorInset", .points, 0...50,
                "The space between the bar's edge and the capsule inside it.",
                get: { $0.indicatorInset }, set: { $0.indicatorInset = $1 }),
            .number(
                "horizontalPadding", .points, 0...100,
                "The least space between the capsule's ends and what is in it.",
                get: { $0.horizontalPadding }, set: { $0.horizontalPadding = $1 }),
            .number(
                "iconSize", .points, 1...200, "The nominal size of icons.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "titleGap", .points, 0...50, "The space between icon and title.",
                get: { $0.titleGap }, set: { $0.titleGap = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .number(
                "shadowRadius", .points, 0...50, "The standard deviation of the shadow's blur.",
                get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }),
            .number(
                "shadowOffset", .points, -50...50,
                "The vertical offset of the shadow; negative is up.",
                get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }),
            .number(
                "shadowOpacity", .factor, 0...1, "The opacity of the shadow.",
                get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 }),
            .maximumCellWidth(get: { $0.maximumCellWidth }, set: { $0.maximumCellWidth = $1 }),
        ]
    }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }
}

extension TabBarStyle where Self == PillTabBarStyle {
    /// The look `pill` with its defaults.
    public static var pill: Self { Self() }

    /// The look `pill`; each parameter is the property of the same name or one of the common ones.
    public static func pill(
        barHeight: Double = 56, horizontalInset: Double = 16, bottomInset: Double = 8,
        indicatorInset: Double = 4, horizontalPadding: Double = 14, iconSize: Double = 24,
        titleGap: Double = 6, titleSize: Double = 14, shadowRadius: Double = 9,
        shadowOffset: Double = 4, shadowOpacity: Double = 0.14, maximumCellWidth: Double? = nil,
        motion: TabMotion = .spring(response: 0.45, dampingRatio: 0.8),
        pageTransition: TabPageTransition = .instant, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .bold
    ) -> Self {
        var style = Self()
        style.barHeight = barHeight
        style.horizontalInset = horizontalInset
        style.bottomInset = bottomInset
        style.indicatorInset = indicatorInset
        style.horizontalPadding = horizontalPadding
        style.iconSize = iconSize
        style.titleGap = titleGap
        style.titleSize = titleSize
        style.shadowRadius = shadowRadius
        style.shadowOffset = shadowOffset
        style.shadowOpacity = shadowOpacity
        style.maximumCellWidth = maximumCellWidth
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
