/// A look of any type: a style with its type forgotten, as a few closures.
public struct AnyTabBarStyle: Sendable {
    /// The look's name in the formats.
    public let name: String
    /// What can be set, in order.
    public let parameters: [TabParameterInfo]
    /// The values of the parameters, in the same order.
    public let values: [TabParameterValue]
    /// The parameters that every look has.
    public let common: TabStyleCommon
    /// The edge of the container that the bar stands at.
    public let placement: TabBarEdge
    /// The font of titles.
    public let titleFont: TabFont
    /// Whether a finger can swipe from page to page unless the app says otherwise.
    public let swipesPages: Bool
    let edges: TabPageEdges
    let flickVelocity: Double?
    let reveal: TabReveal
    let inactiveFollowsTint: Bool

    private let setBody: @Sendable (Int, TabParameterValue) -> AnyTabBarStyle
    private let originalBody: @Sendable () -> AnyTabBarStyle
    private let roleBody: @Sendable (Bool) -> TabItemRole
    private let appearanceBody: @Sendable (TabBarAppearance) -> TabBarAppearance
    private let stripBody: @Sendable ([TabItemTraits], TabEnvironment) -> TabStrip?
    private let layoutBody: @Sendable (TabBarContext, inout TabBarScene) -> Void

    /// A style with its type forgotten. Numbers that are out of their parameter's range are
    /// clamped to it, ones that are not a number replaced by the default: ``values`` shows what
    /// applies.
    public init<Style: TabBarStyle>(_ given: Style) {
        let table = Style.table
        var style = given
        let defaults = Style()
        for parameter in table {
            let value = parameter.get(style)
            if case .number(let number) = value, number.isNaN {
                parameter.set(&style, parameter.get(defaults))
            } else {
                parameter.set(&style, value)
            }
        }
        let checked = style
        name = Style.name
        parameters = table.map { $0.info }
        values = table.map { $0.get(checked) }
        common = checked.common
        placement = checked.placement
        titleFont = checked.titleFont
        swipesPages = checked.swipesPages
        edges = checked.edges
        flickVelocity = checked.flickVelocity
        reveal = checked.reveal
        inactiveFollowsTint = checked.inactiveFollowsTint
        setBody = { index, value in
            let table = Style.table
            guard table.indices.contains(index) else { return AnyTabBarStyle(checked) }
            var changed = checked
            table[index].set(&changed, value)
            return AnyTabBarStyle(changed)
        }
        originalBody = { AnyTabBarStyle(Style.original) }
        roleBody = { checked.defaultRole(hasTitle: $0) }
        appearanceBody = { checked.defaultAppearance(for: $0) }
        stripBody = { checked.strip($0, $1) }
        layoutBody = { checked.layout($0, into: &$1) }
    }

    /// Every look that ships, in the order in which they are listed.
    public static var all: [AnyTabBarStyle] {
        [
            AnyTabBarStyle(CircleTabBarStyle()), AnyTabBarStyle(LabelledTabBarStyle()),
            AnyTabBarStyle(CurvedTabBarStyle()), AnyTabBarStyle(ScrollTabBarStyle()),
            AnyTabBarStyle(IconsTabBarStyle()), AnyTabBarStyle(NotchTabBarStyle()),
            AnyTabBarStyle(PillTabBarStyle()),
        ]
    }

    /// The same look with the values of the original design.
    public var original: AnyTabBarStyle { originalBody() }

    /// The look with one parameter, by its index in ``parameters``, set to a value. A value of
    /// the wrong kind and an index that does not exist change nothing; a number out of range is
    /// clamped.
    public func setting(_ index: Int, to value: TabParameterValue) -> AnyTabBarStyle {
        setBody(index, value)
    }

    /// The role of an item that names none.
    public func defaultRole(hasTitle: Bool) -> TabItemRole { roleBody(hasTitle) }

    /// An app's colours, completed by the look's own where they leave one open, as they are in the
    /// light or the dark appearance.
    /// - Parameters:
    ///   - appearance: the app's colours.
    ///   - scheme: the light or the dark appearance.
    ///   - increaseContrast: whether the look's own colours of lines, and of titles and icons on the
    ///     bar's background, get the contrast that WCAG 2.2 asks for. An app's stay.
    public func palette(
        _ appearance: TabBarAppearance, scheme: TabColorScheme, increaseContrast: Bool = false
    ) -> TabPalette {
        let look = appearanceBody(appearance).merged(over: .common)
        let palette = TabPalette(appearance, over: look, scheme: scheme)
        return (increaseContrast ? palette.strengthened(besides: appearance) : palette).settled
    }

    func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip? {
        stripBody(items, environment)
    }

    /// Writes the scene of one state, mirrored where the direction asks for it.
    func scene(_ context: TabBarContext, into scene: inout TabBarScene) {
        scene.reset(size: context.environment.size)
        scene.contentInsets = context.environment.safeArea
        layoutBody(context, &scene)
        common.effect.apply(to: &scene, reduceMotion: context.environment.reduceMotion)
        if context.environment.direction == .rightToLeft { scene.mirror() }
    }
}

extension AnyTabBarStyle: Equatable {
    /// Two looks are equal when they have the same name and the same values.
    public static func == (a: AnyTabBarStyle, b: AnyTabBarStyle) -> Bool {
        a.values == b.values && a.name.utf8.elementsEqual(b.name.utf8)
    }
}
