/// How much each of an item's images shows, 0…1. The selected image, if there is one, takes the
/// place of the normal one, and both show while the look fades from one to the other. An image for
/// a finger that is on the item takes the place of both.
///
/// Each keeps to its own rendering mode, selected or not: a template takes the item's colour, an
/// original keeps its own.
package struct TabIconPlan: Hashable, Sendable {
    package let normal: Double
    package let selected: Double
    package let highlighted: Double

    /// A plan for an item's images.
    /// - Parameters:
    ///   - hasSelected: whether there is an image for the selected item.
    ///   - hasHighlighted: whether there is one for a finger that is on the item.
    ///   - selectedAmount: how much of the selected image is to show, 0…1.
    ///   - isPressed: whether a finger is on the item.
    ///   - opacity: how opaque the item's icon is, 0…1.
    package init(
        hasSelected: Bool, hasHighlighted: Bool, selectedAmount: Double, isPressed: Bool,
        opacity: Double = 1
    ) {
        let amount = hasSelected ? min(max(selectedAmount, 0), 1) : 0
        let rest = hasHighlighted && isPressed ? 0.0 : 1.0
        normal = opacity * rest * (1 - amount)
        selected = opacity * rest * amount
        highlighted = opacity * (1 - rest)
    }
}
