/// How an image wants to be drawn, whether its item is selected or not:
///
/// | | not selected | selected |
/// |---|---|---|
/// | template, automatic | shape in the inactive colour | shape in the selected colour |
/// | original | own colours | own colours |
enum TabImageMode: Hashable, Sendable {
    /// As its context has it: in a bar, as a template.
    case automatic
    /// As a shape in the item's colour.
    case template
    /// In its own colours.
    case original

    /// Whether the image takes the item's colour.
    var isTinted: Bool { self != .original }
}

/// How much each of an item's images shows, 0…1. The selected image, if there is one, takes the
/// place of the normal one, and both show while the look fades from one to the other. An image for
/// a finger that is on the item takes the place of both.
struct TabIconPlan: Hashable, Sendable {
    let normal: Double
    let selected: Double
    let highlighted: Double

    /// A plan for an item's images.
    /// - Parameters:
    ///   - hasSelected: whether there is an image for the selected item.
    ///   - hasHighlighted: whether there is one for a finger that is on the item.
    ///   - selectedAmount: how much of the selected image is to show, 0…1.
    ///   - isPressed: whether a finger is on the item.
    init(hasSelected: Bool, hasHighlighted: Bool, selectedAmount: Double, isPressed: Bool) {
        let amount = hasSelected ? min(max(selectedAmount, 0), 1) : 0
        let rest = hasHighlighted && isPressed ? 0.0 : 1.0
        normal = rest * (1 - amount)
        selected = rest * amount
        highlighted = 1 - rest
    }
}
