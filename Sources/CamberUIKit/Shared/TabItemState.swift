import CamberCore

/// How an item looks at one instant; what an app's own view for an item is drawn from.
public struct TabItemState: Hashable, Sendable {
    /// The item.
    public var id: TabID
    /// Whether the item is the selection.
    public var isSelected: Bool
    /// Whether a finger is on the item.
    public var isPressed: Bool
    /// Whether the item can be chosen.
    public var isEnabled: Bool
    /// How far the item looks selected: 0 not at all … 1 fully, and slightly beyond with a spring
    /// that overshoots.
    public var emphasis: Double
    /// The colour that the look gives the item's icon, dimming included.
    public var tint: SceneColor
    /// The badge's text, or `nil` without one. The bar draws the badge itself.
    public var badge: String?

    /// The state of an item.
    public init(
        id: TabID, isSelected: Bool = false, isPressed: Bool = false, isEnabled: Bool = true,
        emphasis: Double = 0, tint: SceneColor = .black, badge: String? = nil
    ) {
        self.id = id
        self.isSelected = isSelected
        self.isPressed = isPressed
        self.isEnabled = isEnabled
        self.emphasis = emphasis
        self.tint = tint
        self.badge = badge
    }

    /// The state that a cell shows.
    init(_ id: TabID, cell: SceneCell, isEnabled: Bool, badge: String?) {
        self.init(
            id: id, isSelected: cell.isSelected, isPressed: cell.isPressed, isEnabled: isEnabled,
            emphasis: cell.emphasis, tint: cell.tint, badge: badge)
    }
}
