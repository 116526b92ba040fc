import CamberCore

/// One thing that happens in a scenario. Ids and texts are UTF-8, points in the container.
public enum ScenarioEvent: Equatable, Sendable {
    /// Press and release at the centre of an item's target.
    case tap([UInt8])
    /// Press and release at a point.
    case tapAt(ScenePoint)
    /// A finger goes down; fingers count from 0.
    case down(ScenePoint, finger: Int)
    /// A finger moves.
    case move(ScenePoint, finger: Int)
    /// A finger goes up.
    case up(ScenePoint, finger: Int)
    /// The system takes all touches away.
    case cancel
    /// A wheel or a trackpad at the last pointer position.
    case wheel(dx: Double, dy: Double)
    /// A key on the focused list of tabs.
    case key(TabKey)
    /// A programmatic selection of a page, or of nothing.
    case select([UInt8]?, animated: Bool)
    /// Another list of items.
    case items([DesignItem])
    /// Another container.
    case resize(DesignContainer)
    /// Other settings: what they are after a `set`.
    case set(DesignSettings)
    /// From now on the user's selections of these ids are refused, and of no others.
    case veto([[UInt8]])
    /// The on-screen keyboard covers so many points; one that floats covers nothing.
    case keyboard(height: Double, isFloating: Bool)
    /// The bar hides or shows.
    case hideBar(Bool, animated: Bool)
}

/// An event of a scenario with its time.
public struct ScenarioStep: Equatable, Sendable {
    /// Seconds since the start, from 0.
    public var time: Double
    /// What happens.
    public var event: ScenarioEvent
}
