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
