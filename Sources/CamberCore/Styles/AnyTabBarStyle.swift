/// A look of any type: a style with its type forgotten, as a few closures.
public struct AnyTabBarStyle: Sendable {
    /// So that a copy is one reference, wherever a look is kept.
    private let shared: Shared
    private var look: Look { shared.look }

    /// The look's name in the formats.
    public var name: String { look.name }
    /// What can be set, in order.
    public var parameters: [TabParameterInfo] { look.parameters }
    /// The values of the parameters, in the same order.
    public var values: [TabParameterValue] { look.values }
    /// The parameters that every look has.
    public var common: TabStyleCommon { look.common }
    /// The edge of the container that the bar stands at.
    public var placement: TabBarEdge { look.placement }
    /// The font of titles.
    public var titleFont: TabFont { look.titleFont }
    /// Whether a finger can swipe from page to page unless the app says otherwise.
    public var swipesPages: Bool { look.swipesPages }
    var edges: TabPageEdges { look.edges }
    var flickVelocity: Double? { look.flickVelocity }
    var reveal: TabReveal { look.reveal }
    var inactiveFollowsTint: Bool { look.inactiveFollowsTint }

    /// A style with its type forgotten. Numbers that are out of their parameter's range are
    /// clamped to it, ones that are not a number replaced by the default: ``values`` shows what
    /// applies.
    public init<Style: TabBarStyle>(_ given: Style) {
        shared = Shared(Look(given))
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
    public var original: AnyTabBarStyle { look.originalBody() }

    /// The look with one parameter, by its index in ``parameters``, set to a value. A value of
    /// the wrong kind and an index that does not exist change nothing; a number out of range is
    /// clamped.
    public func setting(_ index: Int, to value: TabParameterValue) -> AnyTabBarStyle {
        look.setBody(index, value)
    }

    /// The role of an item that names none.
    public func defaultRole(hasTitle: Bool) -> TabItemRole { look.roleBody(hasTitle) }

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
        let look = look.appearanceBody(appearance).merged(over: .common)
        let palette = TabPalette(appearance, over: look, scheme: scheme)
        return (increaseContrast ? palette.strengthened(besides: appearance) : palette).settled
    }

    func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip? {
        look.stripBody(items, environment)
    }

    /// Writes the scene of one state, mirrored where the direction asks for it.
    func scene(_ context: TabBarContext, into scene: inout TabBarScene) {
        scene.reset(size: context.environment.size)
        scene.contentInsets = context.environment.safeArea
        look.layoutBody(context, &scene)
        common.effect.apply(to: &scene, reduceMotion: context.environment.reduceMotion)
        if context.environment.direction == .rightToLeft { scene.mirror() }
    }
}

extension AnyTabBarStyle: Equatable {
    /// Two looks are equal when they have the same name and the same values.
    public static func == (a: AnyTabBarStyle, b: AnyTabBarStyle) -> Bool {
        a.values == b.values && a.name.bytes == b.name.bytes
    }
}
