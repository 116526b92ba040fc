/// How pages change when another one is selected.
public enum TabPageTransition: Int, TabParameterChoice {
    /// The new page is in place at once.
    case instant
    /// The old and the new page slide as neighbours, however far apart they are.
    case slide

    /// The names of the cases, in order.
    public static var names: [String] { ["instant", "slide"] }
}

/// What an icon does while it becomes selected or ceases to be.
public enum TabIconEffect: Int, TabParameterChoice {
    /// Nothing beyond what the look itself does.
    case none
    /// Grows and settles.
    case pop
    /// Hops.
    case bounce
    /// Turns once about its centre.
    case rotate
    /// Turns once about its vertical axis.
    case flip
    /// Shakes.
    case wiggle
    /// Fades from the normal to the selected icon.
    case crossfade

    /// The names of the cases, in order.
    public static var names: [String] {
        ["none", "pop", "bounce", "rotate", "flip", "wiggle", "crossfade"]
    }
}

/// The edge of its container that a bar stands at, and leaves over when it hides.
public enum TabBarEdge: Hashable, Sendable {
    /// At the top; pages lie below the bar.
    case top
    /// At the bottom; pages lie behind the bar.
    case bottom
}

/// The parameters that every look has.
public struct TabStyleCommon: Hashable, Sendable {
    /// How the selection moves.
    public var motion: TabMotion
    /// How pages change.
    public var pageTransition: TabPageTransition
    /// What icons do while their emphasis changes.
    public var effect: TabIconEffect
    /// The highest number that a badge writes out.
    public var badgeCap: Int
    /// The weight of titles.
    public var titleWeight: TabFontWeight

    /// The common parameters; all but the motion have the same default in most looks.
    public init(
        motion: TabMotion, pageTransition: TabPageTransition = .instant,
        effect: TabIconEffect = .none, badgeCap: Int = 999, titleWeight: TabFontWeight = .medium
    ) {
        self.motion = motion
        self.pageTransition = pageTransition
        self.effect = effect
        self.badgeCap = badgeCap
        self.titleWeight = titleWeight
    }
}

/// The weight of a title's font.
public enum TabFontWeight: Int, TabParameterChoice {
    /// The weight of running text, 400.
    case regular
    /// A little heavier, 500.
    case medium
    /// Heavier, 600.
    case semibold
    /// Bold, 700.
    case bold

    /// The names of the cases, in order.
    public static var names: [String] { ["regular", "medium", "semibold", "bold"] }
}

/// The font that a look sets its titles in. The family is the host's.
public struct TabFont: Hashable, Sendable {
    /// The size in points at text scale 1.
    public var size: Double
    /// The weight.
    public var weight: TabFontWeight

    /// A font of a size and a weight.
    public init(size: Double, weight: TabFontWeight = .regular) {
        self.size = size
        self.weight = weight
    }

    /// The font of badge texts in every look.
    public static let badge = TabFont(size: 10, weight: .semibold)
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
    /// How the strip moves to show a newly selected cell.
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
