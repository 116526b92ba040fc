import CamberCore

extension TabBadge {
    /// The badge that a bar item's `badgeValue` of UIKit stands for: none for `nil`, a dot for an
    /// empty string, a number for digits that are one and more than 0, else the text itself.
    ///
    /// A number is capped by the look; a text is shown as it is, so `"0"` says 0.
    public init?(badgeValue: String?) {
        guard let badgeValue else { return nil }
        if badgeValue.isEmpty {
            self = .dot
        } else if let count = Int(badgeValue), count > 0 {
            self = .count(count)
        } else {
            self = .text(badgeValue)
        }
    }
}

/// What is known of an item's image before anything is drawn.
enum TabImageFinding: Hashable, Sendable {
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
    init(size: SceneSize?, wasNamed: Bool) {
        guard let size else {
            self = wasNamed ? .missing : .none
            return
        }
        self = size.width > 0 && size.height > 0 ? .usable : .missing
    }
}

/// The ids whose missing image has been remarked on, so that each is remarked on once.
struct TabMissingImages {
    private var known: Set<TabID> = []

    /// The remark on an item's image, or `nil` when there is nothing new to say. An image that is
    /// found and then lost again is remarked on again.
    mutating func remark(on id: TabID, _ finding: TabImageFinding) -> TabDiagnostic<TabID>? {
        if finding != .missing { known.remove(id) }
        guard finding == .missing, known.insert(id).inserted else { return nil }
        return TabDiagnostic(
            code: .missingIcon, id: id,
            message: "its image does not exist or has no size; the title is shown alone")
    }
}
