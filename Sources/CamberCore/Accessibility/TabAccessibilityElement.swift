/// What assistive technology is told of one visible item.
///
/// The bar itself is a container that is no element, with the tab-bar trait; its elements are in
/// reading order, which is the items' order in either direction.
public struct TabAccessibilityElement<ID: Hashable> {
    /// The item.
    public var id: ID
    /// What is read: the accessibility label, else the title. `nil` when the item has neither;
    /// hosts that know how to write an id read that.
    public var label: String?
    /// The badge's text, if it has one.
    public var value: String?
    /// Whether the item is an action, which is a button and no tab.
    public var isAction: Bool
    /// Whether the item is the selection.
    public var isSelected: Bool
    /// Whether the item can be chosen.
    public var isEnabled: Bool
    /// The place among the pages, from 1; `nil` for an action.
    public var position: Int?
    /// The number of pages; `nil` for an action.
    public var count: Int?
    /// The item's tap target in the container.
    public var frame: SceneRect
}

extension TabAccessibilityElement: Sendable where ID: Sendable {}
