/// A disc follows the selection and lifts its icon.
///
/// The disc has the bar's own colour and stands behind the bar, so that a dome rises above it
/// under the selected icon. Titles are not drawn, except for items without an icon.
public struct CircleTabBarStyle: TabBarStyle {
    /// The look's name in the formats.
    public static let name = "circle"

    /// The parameters that every look has.
    public var common = TabStyleCommon(motion: .spring(response: 0.55, dampingRatio: 1))
    /// The height of the cells, in points, 20…200.
    public var barHeight = 50.0
    /// The height of the bar below its cells on devices with a home indicator, in points, 0…100.
    public var homeIndicatorFiller = 20.0
    /// The disc's diameter in points, 0…400; the part above the bar's top is the dome.
    public var discDiameter = 70.0
    /// The nominal size of icons in points, 1…200.
    public var iconSize = 22.0
    /// The scale of the selected icon, 0.1…4.
    public var selectedScale = 1.2
    /// How far the selected icon rises, in points, −100…100.
    public var lift = 12.0
    /// The size of the titles of items without an icon, in points, 1…100.
    public var titleSize = 12.0
    /// The widest that a cell gets, in points, or `nil` for no limit.
    public var maximumCellWidth: Double?

    /// The look with its defaults.
    public init() {}

    /// The values of the original design.
    public static var original: CircleTabBarStyle {
        var style = CircleTabBarStyle()
        style.common.motion = .easeInOut(0.35)
        return style
    }

    /// The parameters beyond the common ones.
    public static var parameters: [TabStyleParameter<CircleTabBarStyle>] {
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
                "iconSize", .points, 1...200, "The nominal size of icons.",
                get: { $0.iconSize }, set: { $0.iconSize = $1 }),
            .number(
                "selectedScale", .factor, 0.1...4, "The scale of the selected icon.",
                get: { $0.selectedScale }, set: { $0.selectedScale = $1 }),
            .number(
                "lift", .points, -100...100, "How far the selected icon rises.",
                get: { $0.lift }, set: { $0.lift = $1 }),
            .number(
                "titleSize", .points, 1...100, "The size of titles of items without an icon.",
                get: { $0.titleSize }, set: { $0.titleSize = $1 }),
            .maximumCellWidth(get: { $0.maximumCellWidth }, set: { $0.maximumCellWidth = $1 }),
        ]
    }

    /// The font of titles.
    public var titleFont: TabFont { TabFont(size: titleSize, weight: common.titleWeight) }

    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let row = context.row(maximumCellWidth: maximumCellWidth)
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.setFontSizes(title: titleSize, growth: growth)
        let (top, bottom) = scene.placeBar(
            context, cells: barHeight, filler: homeIndicatorFiller)

        let disc = disc(context, row, bottom: bottom)
        drawBorder(context, disc, into: &scene)
        if let disc { drawDisc(context, disc, into: &scene) }
        scene.drawSurface(scene.barFrame, context)

        for item in context.items.indices {
            let frame = row.frame(of: item, y: top, height: barHeight)
            let cell = scene.addCell(item, frame: frame, context)
            place(item, cell, context, growth, into: &scene)
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    private func disc(_ context: TabBarContext, _ row: TabRow, bottom: Double) -> SceneRect? {
        guard let x = context.indicatorCenter(in: row), discDiameter > 0 else { return nil }
        return SceneRect(
            x - discDiameter / 2, bottom - discDiameter, discDiameter, discDiameter)
    }

    /// A line around the bar and its dome where the user asks for more contrast: both, a little
    /// larger, behind themselves.
    private func drawBorder(
        _ context: TabBarContext, _ disc: SceneRect?, into scene: inout TabBarScene
    ) {
        guard let border = context.border else { return }
        let width = context.borderWidth
        if let disc {
            let range = scene.addPath {
                $0.addEllipse(
                    in: SceneRect(
                        center: disc.center, width: disc.width + 2 * width,
                        height: disc.height + 2 * width))
            }
            scene.draw(SceneShape(.hairline, range: range, fill: .color(border)))
        }
        scene.drawBorder(border, width: width, above: scene.barFrame)
    }

    private func drawDisc(
        _ context: TabBarContext, _ disc: SceneRect, into scene: inout TabBarScene
    ) {
        scene.indicator = disc
        let range = scene.addPath { $0.addEllipse(in: disc) }
        let color = context.palette[.disc]
        scene.draw(SceneShape(.indicator, range: range, fill: .color(color)))
        scene.raiseDisc(disc, range)
    }

    private func place(
        _ item: Int, _ cell: Int, _ context: TabBarContext, _ growth: Double,
        into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let emphasis = scene.cells[cell].emphasis
        let color = (traits.inactive ?? context.palette[.inactive])
            .mixed(with: traits.tint ?? context.palette[.tint], by: emphasis)
            .faded(TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed))
        let center = ScenePoint(frame.midX, frame.midY - lift * emphasis)
        var room: TabTitleRoom?
        if traits.hasIcon {
            let scale = max(0, 1 + (selectedScale - 1) * emphasis)
            scene.cells[cell].setIcon(
                SceneRect(center: center, width: iconSize * scale, height: iconSize * scale),
                color, scale: scale)
        } else if traits.hasTitle {
            room = scene.placeLoneTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, at: center,
                width: frame.width, color: color)
        }
        scene.placeBadge(cell: cell, context, growth: growth, room: room)
    }

    /// The look's own colours, for what an app's appearance leaves out.
    public func defaultAppearance(for appearance: TabBarAppearance) -> TabBarAppearance {
        var look = TabBarAppearance()
        look[.disc] = appearance[.background] ?? TabBarAppearance.common[.background]
        return look
    }
}

extension TabBarStyle where Self == CircleTabBarStyle {
    /// The look `circle` with its defaults.
    public static var circle: Self { Self() }

    /// The look `circle`; each parameter is the property of the same name or one of the common ones.
    public static func circle(
        barHeight: Double = 50, homeIndicatorFiller: Double = 20, discDiameter: Double = 70,
        iconSize: Double = 22, selectedScale: Double = 1.2, lift: Double = 12,
        titleSize: Double = 12, maximumCellWidth: Double? = nil,
        motion: TabMotion = .spring(response: 0.55, dampingRatio: 1),
        pageTransition: TabPageTransition = .instant, effect: TabIconEffect = .none,
        badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) -> Self {
        var style = Self()
        style.barHeight = barHeight
        style.homeIndicatorFiller = homeIndicatorFiller
        style.discDiameter = discDiameter
        style.iconSize = iconSize
        style.selectedScale = selectedScale
        style.lift = lift
        style.titleSize = titleSize
        style.maximumCellWidth = maximumCellWidth
        style.common = TabStyleCommon(
            motion: motion, pageTransition: pageTransition, effect: effect, badgeCap: badgeCap,
            titleWeight: titleWeight)
        return style
    }
}
