/// What is known of an item's image before anything is drawn.
package enum TabImageFinding: Hashable, Sendable {
    /// The item has none and wants none.
    case none
    /// There is something to draw.
    case usable
    /// One was asked for and is not there, or has no size: the item shows its title only.
    case missing

    /// What is known of an image.
    /// - Parameters:
    ///   - size: the image's size, or `nil` without an image.
    ///   - wasNamed: whether the app named one.
    package init(size: SceneSize?, wasNamed: Bool) {
        guard let size else {
            self = wasNamed ? .missing : .none
            return
        }
        self = size.width > 0 && size.height > 0 ? .usable : .missing
    }
}

/// The ids whose missing image has been remarked on, so that each is remarked on once.
package struct TabMissingImages<ID: Hashable> {
    private var known: Set<ID> = []

    /// Nothing has been remarked on.
    package init() {}

    /// The remark on an item's image, or `nil` when there is nothing new to say. An image that is
    /// found and then lost again is remarked on again.
    package mutating func remark(on id: ID, _ finding: TabImageFinding) -> TabDiagnostic<ID>? {
        if finding != .missing { known.remove(id) }
        guard finding == .missing, known.insert(id).inserted else { return nil }
        return TabDiagnostic(
            code: .missingIcon, id: id,
            message: "its image does not exist or has no size; the title is shown alone")
    }
}
