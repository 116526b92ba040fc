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
