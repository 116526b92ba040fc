/// How an image wants to be drawn.
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

/// Which of an item's images show, how opaque each is, and whether it takes the item's colour.
///
/// Every image keeps to its own mode in every state:
///
/// | | not selected | selected |
/// |---|---|---|
/// | template, automatic | shape in the inactive colour | shape in the selected colour |
/// | original | own colours | own colours |
///
/// The selected image, if there is one, takes the place of the normal one; both show while the
/// look fades from one to the other. An image for a finger that is on the item takes the place of
/// both.
struct TabIconPlan: Hashable, Sendable {
    /// One of an item's images.
    struct Layer: Hashable, Sendable {
        /// 0 does not show … 1 shows fully.
        var opacity: Double
        /// Whether it takes the item's colour.
        var isTinted: Bool
    }

    /// The normal image.
    var normal: Layer
    /// The image while selected.
    var selected: Layer
    /// The image while a finger is on the item.
    var highlighted: Layer

    /// A plan for an item's images.
    /// - Parameters:
    ///   - normal: the normal image's mode.
    ///   - selected: the mode of the selected image, or `nil` without one.
    ///   - highlighted: the mode of the image under a finger, or `nil` without one.
    ///   - selectedAmount: how much of the selected image shows, 0…1.
    ///   - isPressed: whether a finger is on the item.
    init(
        normal: TabImageMode, selected: TabImageMode?, highlighted: TabImageMode?,
        selectedAmount: Double, isPressed: Bool
    ) {
        let shows = highlighted != nil && isPressed ? 0.0 : 1.0
        let amount = selected == nil ? 0 : min(max(selectedAmount, 0), 1)
        self.normal = Layer(opacity: shows * (1 - amount), isTinted: normal.isTinted)
        self.selected = Layer(
            opacity: shows * amount, isTinted: (selected ?? .automatic).isTinted)
        self.highlighted = Layer(
            opacity: 1 - shows, isTinted: (highlighted ?? .automatic).isTinted)
    }
}
