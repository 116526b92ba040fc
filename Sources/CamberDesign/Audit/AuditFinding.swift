import CamberCore

/// What of an item a finding is about.
public enum AuditPart: UInt8, Sendable {
    /// The item as a whole, or the bar.
    case whole
    /// The icon.
    case icon
    /// The title.
    case title
    /// The badge.
    case badge
    /// What marks the selection.
    case indicator
}

/// Something about a bar that a rule objects to, wherever it was found.
///
/// Equal findings about several items, in several conditions, are one.
public struct AuditFinding: Equatable, Sendable {
    /// The rule.
    public let rule: AuditRule
    /// How grave it is.
    public let severity: AuditSeverity
    /// The items that it is about, as indexes into the design's items; empty for the bar.
    public internal(set) var items: [Int]
    /// The other item that is involved, such as the one that is overlapped.
    public let other: Int?
    /// What of the items it is about.
    public let part: AuditPart
    /// Whether it is about selected or about unselected items; nil for both.
    public internal(set) var isSelected: Bool?
    /// The worst value that was measured, in the rule's unit.
    public let measured: Double
    /// The limit that applied to it.
    public let limit: Double
    /// Where it was found. The axes are separate: it need not have been found in each combination.
    public internal(set) var places: AuditPlaces
    /// A condition that shows it at its worst.
    public let example: AuditCondition
    /// What was found and what was expected, UTF-8, without the items' names and the places.
    public let message: [UInt8]
}

/// A rule that is not to be reported, for one item or for a whole design.
public struct AuditIgnore: Hashable, Sendable {
    /// The rule.
    public var rule: AuditRule
    /// The id of the item, UTF-8; nil for the bar and every item.
    public var item: [UInt8]?

    /// Keeps a rule quiet.
    public init(_ rule: AuditRule, item: [UInt8]? = nil) {
        self.rule = rule
        self.item = item
    }
}
