import CamberCore

/// What a design selects at first.
public enum DesignSelection: Hashable, Sendable {
    /// The first enabled page.
    case automatic
    /// Nothing.
    case none
    /// The page of an id, UTF-8.
    case page([UInt8])
}

/// A bar as the design format describes it: the command line's input, the studio's save file.
public struct BarDesign: Equatable, Sendable {
    /// The look, its options, the colours and the user's settings.
    public var settings: DesignSettings
    /// The items, in order.
    public var items: [DesignItem] = []
    /// What is selected at first.
    public var selection = DesignSelection.automatic
    /// Where the bar is placed.
    public var container = DesignContainer.standard

    /// A design without items in a look.
    public init(_ style: DesignStyle) {
        settings = DesignSettings(style)
    }

    /// The look with the options applied.
    public var style: AnyTabBarStyle { settings.style.applied }

    /// What the engine is told of the container and the user's settings.
    public var environment: TabEnvironment { settings.environment(in: container) }

    /// The role of an item: its own, or the look's default.
    public func role(of item: DesignItem) -> TabItemRole {
        item.role ?? style.defaultRole(hasTitle: !item.title.isEmpty)
    }

    /// The first item of an id given as UTF-8, nil if there is none.
    public func item(_ id: [UInt8]) -> DesignItem? {
        items.first { $0.id == id }
    }
}
