import CamberCore

/// How an item looks at one instant; what an app's own view for an item is drawn from.
public struct TabItemState: Hashable, Sendable {
    /// The item.
    public let id: TabID
    /// Whether the item is the selection.
    public let isSelected: Bool
    /// Whether a finger is on the item.
    public let isPressed: Bool
    /// Whether the item can be chosen.
    public let isEnabled: Bool
    /// How far the item looks selected: 0 not at all … 1 fully, and slightly beyond with a spring
    /// that overshoots.
    public let emphasis: Double
    /// The colour that the look gives the item's icon, dimming included.
    public let tint: SceneColor

    /// The state that a cell shows.
    init(_ id: TabID, cell: SceneCell, isEnabled: Bool) {
        self.id = id
        isSelected = cell.isSelected
        isPressed = cell.isPressed
        self.isEnabled = isEnabled
        emphasis = cell.emphasis
        tint = cell.tint
    }
}
