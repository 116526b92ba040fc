/// Icons only, sharing the width equally, that switch at once.
///
/// Items without an icon show their title.
public struct IconsTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "icons"

    /// The parameters that every look has.
    public var common = TabStyleCommon(motion: .instant)
    /// The bar's height above the home-indicator area, in points, 20…200.
    public var barHeight = 56.0
    /// The nominal size of icons in points, 1…200.
    public var iconSize = 24.0
    /// The opacity of an icon under a finger, 0…1.
    public var pressedOpacity = 0.5
    /// Whether the background also fills the area under the home indicator and at the sides.
    public var fillsHomeIndicatorArea = true
    /// The size of the titles of items without an icon, in points, 1…100.
    public var titleSize = 12.0
    /// The widest that a cell gets, in points, or `nil` for no limit.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The values of the original design.
    public static var original: IconsTabBarStyle {
        var style = IconsTabBarStyle()
        style.fillsHomeIndicatorArea = false
        return style
    }

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<IconsTabBarStyle>] {
        [
            .number(
                "barHeight", .points, 20...200, "The height above the home-indicator area.",
                get: { $0.barHeight }, set: { $0.barHeight = $1 }),
            .number(
                "iconSize", .points, 1...200, "The nominal size of icons.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "pressedOpacity", .factor, 0...1, "The opacity of an icon under a finger.",
                get: { $0.pressedOpacity }, set: { $0.pressedOpacity = $1 }),
            .flag(
                "fillsHomeIndicatorArea",
                "Whether the background also fills the area under the home indicator.",
                get: { $0.fillsHomeIndicatorArea }, set: { $0.fillsHomeIndicatorArea = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles of items without an icon.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
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
        look[.background] = TabColor(
            light: SceneColor(0x8E8E93, alpha: 0.2), dark: SceneColor(0x1C1C1E))
        look[.inactive] = appearance[.tint] ?? TabBarAppearance.common[.tint]
        return look
    }

    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let environment = context.environment
        let bottom = environment.size.height - environment.safeArea.bottom
        let top = bottom - barHeight
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.setFontSizes(title: titleSize, growth: growth)
        scene.barFrame = SceneRect(
            environment.safeArea.leading, top, context.contentWidth, barHeight)
        scene.contentInsets.bottom = environment.size.height - top

        let surface =
            fillsHomeIndicatorArea
            ? SceneRect(0, top, environment.size.width, environment.size.height - top)
            : scene.barFrame
        scene.drawSurface(surface, context)
        if let border = context.border {
            scene.drawBorder(border, width: context.borderWidth, above: surface)
        }

        let row = context.row(maximumCellWidth: maximumCellWidth)
        for item in context.items.indices {
            let frame = row.frame(of: item, y: top, height: barHeight)
            let cell = scene.addCell(item, frame: frame, context)
            place(item, cell, context, growth, into: &scene)
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    private func place(
        _ item: Int, _ cell: Int, _ context: TabBarContext, _ growth: Double,
        into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let opacity = TabBarScene.opacity(
            of: traits, pressed: scene.cells[cell].isPressed, pressedOpacity: pressedOpacity)
        let color = (traits.inactive ?? context.palette[.inactive])
            .mixed(with: traits.tint ?? context.palette[.tint], by: scene.cells[cell].emphasis)
            .faded(opacity)
        var room: TabTitleRoom?
        if traits.hasIcon {
            scene.cells[cell].setIcon(
                SceneRect(center: frame.center, width: iconSize, height: iconSize), color)
        } else if traits.hasTitle {
            room = scene.placeLoneTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, at: frame.center,
                width: frame.width, color: color)
        }
        scene.placeBadge(cell: cell, context, growth: growth, room: room)
    }
}

extension TabBarStyle where Self == IconsTabBarStyle {
    /// The look `icons` with its defaults.
    public static var icons: Self { Self() }

    /// The look `icons`; each parameter is the property of the same name or one of the common ones.
    public static func icons(
        barHeight: Double = 56, iconSize: Double = 24, pressedOpacity: Double = 0.5,
        fillsHomeIndicatorArea: Bool = true, titleSize: Double = 12,
        maximumCellWidth: Double? = nil, motion: TabMotion = .instant,
        pageTransition: TabPageTransition = .instant, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) -> Self {
        var style = Self()
        style.barHeight = barHeight
        style.iconSize = iconSize
        style.pressedOpacity = pressedOpacity
        style.fillsHomeIndicatorArea = fillsHomeIndicatorArea
        style.titleSize = titleSize
        style.maximumCellWidth = maximumCellWidth
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
