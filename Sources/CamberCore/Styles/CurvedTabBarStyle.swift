/// The bar's edge swells under the selection, and a disc carries the selected icon.
public struct CurvedTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "curved"

    /// The parameters that every look has.
    public var common = TabStyleCommon(
        motion: .spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7))
    /// The space between the content's edges and the first and last cell, in points, 0…200.
    public var horizontalPadding = 15.0
    /// The space above and below a cell's content, in points, 0…100.
    public var verticalPadding = 10.0
    /// The size of the box around an icon that is not selected, in points, 1…200.
    public var iconBox = 35.0
    /// The size of the box around the selected icon, which is the disc's diameter, in points,
    /// 1…200.
    public var selectedIconBox = 58.0
    /// The nominal size of icons in points, 1…200.
    public var iconSize = 22.0
    /// The space between the icon's box and the title, in points, 0…50.
    public var titleGap = 5.0
    /// The size of titles in points, 1…100.
    public var titleSize = 12.0
    /// The height of a title's line in points at text scale 1, 1…100.
    public var titleLineHeight = 16.0
    /// How far the surface begins below the top of the row, in points, 0…200.
    public var surfaceInset = 25.0
    /// The width of the swell in points, 1…1000; the same on every width of bar.
    public var swellWidth = 120.0
    /// The height of the swell in points, 0…200.
    public var swellHeight = 25.0
    /// The distance of the curves' control points from the swell's centre, in points, 0…500.
    public var shoulder = 25.0
    /// The standard deviation of the shadow's blur in points, 0…50.
    public var shadowRadius = 5.0
    /// The vertical offset of the shadow in points, −50…50; negative is up.
    public var shadowOffset = -5.0
    /// The opacity of the shadow, which has the tint's colour, 0…1.
    public var shadowOpacity = 0.2
    /// The standard deviation of the blur of the surface's visible edge, in points, 0…20.
    public var softness = 2.0
    /// The widest that a cell gets, in points, or `nil` for no limit.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<CurvedTabBarStyle>] {
        [
            .number(
                "horizontalPadding", .points, 0...200,
                "The space between the content's edges and the first and last cell.",
                get: { $0.horizontalPadding }, set: { $0.horizontalPadding = $1 }),
            .number(
                "verticalPadding", .points, 0...100, "The space above and below a cell's content.",
                get: { $0.verticalPadding }, set: { $0.verticalPadding = $1 }),
            .number(
                "iconBox", .points, 1...200, "The size of the box around an unselected icon.",
                get: { $0.iconBox }, set: { $0.iconBox = $1 }),
            .number(
                "selectedIconBox", .points, 1...200,
                "The size of the box around the selected icon: the disc's diameter.",
                get: { $0.selectedIconBox }, set: { $0.selectedIconBox = $1 }),
            .number(
                "iconSize", .points, 1...200, "The nominal size of icons.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "titleGap", .points, 0...50, "The space between the icon's box and the title.",
                get: { $0.titleGap }, set: { $0.titleGap = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .number(
                "titleLineHeight", .points, 1...100, "The height of a title's line.",
                get: { $0.titleLineHeight }, set: { $0.titleLineHeight = $1 }),
            .number(
                "surfaceInset", .points, 0...200,
                "How far the surface begins below the top of the row.",
                get: { $0.surfaceInset }, set: { $0.surfaceInset = $1 }),
            .number(
                "swellWidth", .points, 1...1000, "The width of the swell.",
                get: { $0.swellWidth }, set: { $0.swellWidth = $1 }),
            .number(
                "swellHeight", .points, 0...200, "The height of the swell.",
                get: { $0.swellHeight }, set: { $0.swellHeight = $1 }),
            .number(
                "shoulder", .points, 0...500,
                "The distance of the curves' control points from the swell's centre.",
                get: { $0.shoulder }, set: { $0.shoulder = $1 }),
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
            .number(
                "softness", .points, 0...20,
                "The standard deviation of the blur of the surface's visible edge.",
                get: { $0.softness }, set: { $0.softness = $1 }),
            .maximumCellWidth(get: { $0.maximumCellWidth }, set: { $0.maximumCellWidth = $1 }),
        ]
    }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }

    /// Whether the inactive colour of an item is its own tint unless one is given.
    public var inactiveFollowsTint: Bool { true }

    /// The look's own colours, for what an app's appearance leaves out.
    public func defaultAppearance(for appearance: TabBarAppearance) -> TabBarAppearance {
        var look = TabBarAppearance()
        look[.inactive] = appearance[.tint] ?? TabBarAppearance.common[.tint]
        look[.selected] = TabColor(.white)
        return look
    }
}

extension TabBarStyle where Self == CurvedTabBarStyle {
    /// The look `curved` with its defaults.
    public static var curved: Self { Self() }

    /// The look `curved`; each parameter is the property of the same name or one of the common ones.
    public static func curved(
        horizontalPadding: Double = 15, verticalPadding: Double = 10, iconBox: Double = 35,
        selectedIconBox: Double = 58, iconSize: Double = 22, titleGap: Double = 5,
        titleSize: Double = 12, titleLineHeight: Double = 16, surfaceInset: Double = 25,
        swellWidth: Double = 120, swellHeight: Double = 25, shoulder: Double = 25,
        shadowRadius: Double = 5, shadowOffset: Double = -5, shadowOpacity: Double = 0.2,
        softness: Double = 2,
        maximumCellWidth: Double? = nil,
        motion: TabMotion = .spring(response: 0.6, dampingRatio: 0.7, blendDuration: 0.7),
        pageTransition: TabPageTransition = .instant, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) -> Self {
        var style = Self()
        style.horizontalPadding = horizontalPadding
        style.verticalPadding = verticalPadding
        style.iconBox = iconBox
        style.selectedIconBox = selectedIconBox
        style.iconSize = iconSize
        style.titleGap = titleGap
        style.titleSize = titleSize
        style.titleLineHeight = titleLineHeight
        style.surfaceInset = surfaceInset
        style.swellWidth = swellWidth
        style.swellHeight = swellHeight
        style.shoulder = shoulder
        style.shadowRadius = shadowRadius
        style.shadowOffset = shadowOffset
        style.shadowOpacity = shadowOpacity
        style.softness = softness
        style.maximumCellWidth = maximumCellWidth
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
