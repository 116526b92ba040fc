/// Icon over title, and items without a title that act instead of selecting.
///
/// Looks like the system's bar, with free sizes. An item without a title shows a larger icon in
/// an accent colour that selection never changes, and is an action unless it names another role.
public struct LabelledTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "labelled"

    /// The parameters that every look has.
    public var common = TabStyleCommon(motion: .instant)
    /// The space between cells in points, 0…100.
    public var spacing = 8.0
    /// The space between the bar's top and its row, in points, 0…100.
    public var topPadding = 12.0
    /// The size of icons over a title, in points, 1…200.
    public var iconSize = 24.0
    /// The space between icon and title in points, 0…50.
    public var titleGap = 2.0
    /// The size of titles in points, 1…100.
    public var titleSize = 12.0
    /// The size of icons of items without a title, in points, 1…200.
    public var loneIconSize = 42.0
    /// Whether a line of one pixel is drawn above the bar.
    public var hairline = true
    /// The height of the container below which titles stand beside their icons, in points,
    /// 0…2000. They do in any case where the container is too low for them to stand below.
    public var compactHeight = 0.0
    /// The widest that a cell gets, in points, or `nil` for no limit.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<LabelledTabBarStyle>] {
        [
            .number(
                "spacing", .points, 0...100, "The space between cells.",
                get: { $0.spacing }, set: { $0.spacing = $1 }),
            .number(
                "topPadding", .points, 0...100, "The space between the bar's top and its row.",
                get: { $0.topPadding }, set: { $0.topPadding = $1 }),
            .number(
                "iconSize", .points, 1...200, "The size of icons over a title.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "titleGap", .points, 0...50, "The space between icon and title.",
                get: { $0.titleGap }, set: { $0.titleGap = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .number(
                "loneIconSize", .points, 1...200, "The size of icons of items without a title.",
                get: { $0.loneIconSize }, set: { $0.loneIconSize = $1 }),
            .flag(
                "hairline", "Whether a line of one pixel is drawn above the bar.",
                get: { $0.hairline }, set: { $0.hairline = $1 }),
            .number(
                "compactHeight", .points, 0...2000,
                "The container's height below which titles stand beside their icons.",
                get: { $0.compactHeight }, set: { $0.compactHeight = $1 }),
            .maximumCellWidth(get: { $0.maximumCellWidth }, set: { $0.maximumCellWidth = $1 }),
        ]
    }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }

    /// The role of an item that names none.
    public func defaultRole(hasTitle: Bool) -> TabItemRole { hasTitle ? .page : .action }
}

extension TabBarStyle where Self == LabelledTabBarStyle {
    /// The look `labelled` with its defaults.
    public static var labelled: Self { Self() }

    /// The look `labelled`; each parameter is the property of the same name or one of the common ones.
    public static func labelled(
        spacing: Double = 8, topPadding: Double = 12, iconSize: Double = 24, titleGap: Double = 2,
        titleSize: Double = 12, loneIconSize: Double = 42, hairline: Bool = true,
        compactHeight: Double = 0, maximumCellWidth: Double? = nil, motion: TabMotion = .instant,
        pageTransition: TabPageTransition = .instant,
        effect: TabIconEffect = .none, badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) -> Self {
        var style = Self()
        style.spacing = spacing
        style.topPadding = topPadding
        style.iconSize = iconSize
        style.titleGap = titleGap
        style.titleSize = titleSize
        style.loneIconSize = loneIconSize
        style.hairline = hairline
        style.compactHeight = compactHeight
        style.maximumCellWidth = maximumCellWidth
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
