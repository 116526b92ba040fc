/// The edge of its container that a bar stands at, and leaves over when it hides.
public enum TabBarEdge: Hashable, Sendable {
    /// At the top; pages lie below the bar.
    case top
    /// At the bottom; pages lie behind the bar.
    case bottom
}

/// A look: a pure function from a bar's state to where everything is and how it is painted.
///
/// A style never animates and never reads a clock; it answers for one state. It declares its
/// parameters once, as a table. Adding a look is one file with a type that conforms, and one
/// line in ``AnyTabBarStyle/all``.
public protocol TabBarStyle: Sendable {
    /// The look's name in the formats.
    static var name: String { get }
    /// The parameters beyond the common ones, in the order in which they are listed.
    static var parameters: [TabStyleParameter<Self>] { get }
    /// The values of the original design, where the defaults depart from it.
    static var original: Self { get }
    /// The look with its defaults.
    init()

    /// The parameters that every look has.
    var common: TabStyleCommon { get set }
    /// The edge of the container that the bar stands at.
    var placement: TabBarEdge { get }
    /// The font of titles.
    var titleFont: TabFont { get }
    /// Whether a finger can swipe from page to page unless the app says otherwise.
    var swipesPages: Bool { get }
    /// What a finger's drag beyond the first and the last page does.
    var edges: TabPageEdges { get }
    /// The least speed of a flick in points per second, or `nil` when only the way counts.
    var flickVelocity: Double? { get }
    /// Where the strip brings a newly selected cell to rest.
    var reveal: TabReveal { get }
    /// The role of an item that names none.
    func defaultRole(hasTitle: Bool) -> TabItemRole
    /// The look's own colours, for what an app's appearance leaves out.
    /// - Parameter appearance: the app's colours, for those that follow another.
    func defaultAppearance(for appearance: TabBarAppearance) -> TabBarAppearance
    /// Whether the inactive colour of an item is its own tint unless one is given.
    var inactiveFollowsTint: Bool { get }
    /// The strip of cells of unequal width, in looks that have one. Asked for only when the
    /// items, the container or the style change, never every frame.
    func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip?
    /// Writes the left-to-right scene for one state into an emptied scene.
    func layout(_ context: TabBarContext, into scene: inout TabBarScene)
}

extension TabBarStyle {
    /// The values of the original design.
    public static var original: Self { Self() }
    /// The edge of the container that the bar stands at.
    public var placement: TabBarEdge { .bottom }
    /// Whether a finger can swipe from page to page unless the app says otherwise.
    public var swipesPages: Bool { false }
    /// What a finger's drag beyond the first and the last page does.
    public var edges: TabPageEdges { .rubberBand }
    /// The least speed of a flick in points per second, or `nil` when only the way counts.
    public var flickVelocity: Double? { 400 }
    /// Where the strip brings a newly selected cell to rest.
    public var reveal: TabReveal { .center }
    /// The role of an item that names none.
    public func defaultRole(hasTitle: Bool) -> TabItemRole { .page }
    /// The look's own colours, for what an app's appearance leaves out.
    public func defaultAppearance(for appearance: TabBarAppearance) -> TabBarAppearance {
        TabBarAppearance()
    }
    /// Whether the inactive colour of an item is its own tint unless one is given.
    public var inactiveFollowsTint: Bool { false }
    /// The strip of cells, asked for when the items or the container change.
    public func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip? { nil }

    /// The whole table: the look's own parameters, then the common ones.
    static var table: [TabStyleParameter<Self>] {
        parameters + [
            .motion(
                "motion", "How the selection moves.", get: { $0.common.motion },
                set: { $0.common.motion = $1 }),
            .choice(
                "pageTransition", "How pages change.", get: { $0.common.pageTransition },
                set: { $0.common.pageTransition = $1 }),
            .choice(
                "effect", "What an icon does while it becomes selected.",
                get: { $0.common.effect }, set: { $0.common.effect = $1 }),
            .wholeNumber(
                "badgeCap", 1...999_999, "The highest number that a badge writes out.",
                get: { $0.common.badgeCap }, set: { $0.common.badgeCap = $1 }),
            .choice(
                "titleWeight", "The weight of titles.", get: { $0.common.titleWeight },
                set: { $0.common.titleWeight = $1 }),
        ]
    }
}
