/// A cut-out in the bar's edge travels with a disc that floats in it and carries the selected icon.
///
/// Titles are not drawn, except for items without an icon.
public struct NotchTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "notch"

    /// The parameters that every look has.
    public var common = TabStyleCommon(motion: .spring(response: 0.5, dampingRatio: 0.82))
    /// The height of the cells, in points, 20…200.
    public var barHeight = 50.0
    /// The height of the bar below its cells on devices with a home indicator, in points, 0…100.
    public var homeIndicatorFiller = 20.0
    /// The disc's diameter in points, 0…400; the same on every width of bar.
    public var discDiameter = 50.0
    /// The space between the disc and the edge of the cut-out, in points, 0…100.
    public var discGap = 6.0
    /// The radius of the cut-out's rounded shoulders in points, 0…200.
    public var shoulder = 16.0
    /// The nominal size of icons in points, 1…200.
    public var iconSize = 22.0
    /// The scale of the selected icon, 0.1…4.
    public var selectedScale = 1.1
    /// How far the disc, and the selected icon in it, are above the middle of the cells, in points,
    /// −100…100.
    public var lift = 23.0
    /// The size of the titles of items without an icon, in points, 1…100.
    public var titleSize = 12.0
    /// The standard deviation of the blur of the bar's and the disc's shadows, in points, 0…50.
    public var shadowRadius = 6.0
    /// The vertical offset of the disc's shadow in points, −50…50; negative is up.
    public var shadowOffset = 3.0
    /// The opacity of the shadows, 0…1.
    public var shadowOpacity = 0.14
    /// The widest that a cell gets, in points, or `nil` for no limit.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<NotchTabBarStyle>] {
        [
            .number(
                "barHeight", .points, 20...200, "The height of the cells.",
                get: { $0.barHeight }, set: { $0.barHeight = $1 }),
            .number(
                "homeIndicatorFiller", .points, 0...100,
                "The height of the bar below its cells on devices with a home indicator.",
                get: { $0.homeIndicatorFiller }, set: { $0.homeIndicatorFiller = $1 }),
            .number(
                "discDiameter", .points, 0...400, "The diameter of the disc.",
                get: { $0.discDiameter }, set: { $0.discDiameter = $1 }),
            .number(
                "discGap", .points, 0...100, "The space between the disc and the cut-out's edge.",
                get: { $0.discGap }, set: { $0.discGap = $1 }),
            .number(
                "shoulder", .points, 0...200, "The radius of the cut-out's rounded shoulders.",
                get: { $0.shoulder }, set: { $0.shoulder = $1 }),
            .number(
                "iconSize", .points, 1...200, "The nominal size of icons.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "selectedScale", .factor, 0.1...4, "The scale of the selected icon.",
                get: { $0.selectedScale }, set: { $0.selectedScale = $1 }),
            .number(
                "lift", .points, -100...100,
                "How far the disc, with the selected icon, is above the middle of the cells.",
                get: { $0.lift }, set: { $0.lift = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles of items without an icon.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .number(
                "shadowRadius", .points, 0...50,
                "The standard deviation of the shadows' blur.",
                get: { $0.shadowRadius }, set: { $0.shadowRadius = $1 }),
            .number(
                "shadowOffset", .points, -50...50,
                "The vertical offset of the disc's shadow; negative is up.",
                get: { $0.shadowOffset }, set: { $0.shadowOffset = $1 }),
            .number(
                "shadowOpacity", .factor, 0...1, "The opacity of the shadows.",
                get: { $0.shadowOpacity }, set: { $0.shadowOpacity = $1 }),
            .maximumCellWidth(get: { $0.maximumCellWidth }, set: { $0.maximumCellWidth = $1 }),
        ]
    }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }
}

extension TabBarStyle where Self == NotchTabBarStyle {
    /// The look `notch` with its defaults.
    public static var notch: Self { Self() }

    /// The look `notch`; each parameter is the property of the same name or one of the common ones.
    public static func notch(
        barHeight: Double = 50, homeIndicatorFiller: Double = 20, discDiameter: Double = 50,
        discGap: Double = 6, shoulder: Double = 16, iconSize: Double = 22,
        selectedScale: Double = 1.1, lift: Double = 23, titleSize: Double = 12,
        shadowRadius: Double = 6, shadowOffset: Double = 3, shadowOpacity: Double = 0.14,
        maximumCellWidth: Double? = nil,
        motion: TabMotion = .spring(response: 0.5, dampingRatio: 0.82),
        pageTransition: TabPageTransition = .instant, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) -> Self {
        var style = Self()
        style.barHeight = barHeight
        style.homeIndicatorFiller = homeIndicatorFiller
        style.discDiameter = discDiameter
        style.discGap = discGap
        style.shoulder = shoulder
        style.iconSize = iconSize
        style.selectedScale = selectedScale
        style.lift = lift
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
