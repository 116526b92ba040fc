import CamberCore

/// How grave a finding is.
public enum AuditSeverity: UInt8, Sendable {
    /// Some people cannot use the bar, or it is not what was meant.
    case error
    /// It could be better.
    case warning

    /// The name in reports: `error` or `warning`.
    public var name: String { self == .error ? "error" : "warning" }
}

/// What a measured value is counted in.
public enum AuditUnit: UInt8, Sendable {
    /// Points.
    case points
    /// A contrast ratio, 1 … 21.
    case ratio
    /// Parts of a hundred.
    case percent
    /// A number of things.
    case count

    /// The name in reports.
    public var name: String {
        switch self {
        case .points: "pt"
        case .ratio: "ratio"
        case .percent: "percent"
        case .count: "count"
        }
    }
}

/// A rule that a bar is checked against. `Documentation/Audit.md` defines each exactly.
public enum AuditRule: UInt8, CaseIterable, Hashable, Sendable {
    /// A tap target is at least 24 points wide and tall, better 44.
    case targetSize
    /// No two items claim the same place.
    case targetOverlap
    /// Texts stand out from what is behind them.
    case contrastText
    /// Icons stand out from what is behind them.
    case contrastIcon
    /// Assistive technology has something to read.
    case missingLabel
    /// Icons that are named exist.
    case missingIcon
    /// Each id occurs once.
    case duplicateID
    /// Badges are seen whole.
    case badgeClipped
    /// Icons and titles lie in the bar.
    case outsideBar
    /// Titles keep clear of each other, of icons and of badges.
    case titleOverlap
    /// What stands out of the bar takes touches.
    case raisedPartUntouchable
    /// Where colour alone marks the selection, it differs clearly.
    case contrastSelected
    /// Something beside colour marks the selection.
    case colorOnly
    /// Titles are shown whole.
    case titleTruncated
    /// Badges leave icons to be seen.
    case badgeCoversIcon
    /// There are no more tabs than people find their way among.
    case tooManyTabs
    /// No two items are called the same.
    case duplicateTitle
    /// Icons, titles and badges keep clear of the home indicator.
    case underHomeIndicator
    /// Nothing travels while the user wants no movement.
    case reduceMotion

    /// The rule of an id given as UTF-8, such as `target-size`; nil if there is none.
    public static func named(_ id: [UInt8]) -> AuditRule? {
        for rule in allCases where rule.id.bytes == id { return rule }
        return nil
    }

    /// The name in reports and options.
    public var id: String {
        switch self {
        case .targetSize: "target-size"
        case .targetOverlap: "target-overlap"
        case .contrastText: "contrast-text"
        case .contrastIcon: "contrast-icon"
        case .missingLabel: "missing-label"
        case .missingIcon: "missing-icon"
        case .duplicateID: "duplicate-id"
        case .badgeClipped: "badge-clipped"
        case .outsideBar: "outside-bar"
        case .titleOverlap: "title-overlap"
        case .raisedPartUntouchable: "raised-part-untouchable"
        case .contrastSelected: "contrast-selected"
        case .colorOnly: "color-only"
        case .titleTruncated: "title-truncated"
        case .badgeCoversIcon: "badge-covers-icon"
        case .tooManyTabs: "too-many-tabs"
        case .duplicateTitle: "duplicate-title"
        case .underHomeIndicator: "under-home-indicator"
        case .reduceMotion: "reduce-motion"
        }
    }

    /// How grave a finding of the rule is. `target-size` is an error below
    /// ``AuditLimits/smallestTarget`` and a warning above.
    public var severity: AuditSeverity {
        rawValue < AuditRule.contrastSelected.rawValue ? .error : .warning
    }

    /// What its values are counted in.
    public var unit: AuditUnit {
        switch self {
        case .contrastText, .contrastIcon, .contrastSelected: .ratio
        case .badgeCoversIcon: .percent
        case .missingLabel, .missingIcon, .duplicateID, .colorOnly, .tooManyTabs,
            .duplicateTitle:
            .count
        case .targetSize, .targetOverlap, .badgeClipped, .outsideBar, .titleOverlap,
            .raisedPartUntouchable, .titleTruncated, .underHomeIndicator, .reduceMotion:
            .points
        }
    }

    /// Whether a value must be at least the limit; otherwise at most.
    public var isMinimum: Bool {
        switch self {
        case .targetSize, .contrastText, .contrastIcon, .contrastSelected, .missingLabel,
            .missingIcon, .colorOnly, .titleTruncated:
            true
        case .targetOverlap, .duplicateID, .badgeClipped, .outsideBar, .titleOverlap,
            .raisedPartUntouchable, .badgeCoversIcon, .tooManyTabs, .duplicateTitle,
            .underHomeIndicator, .reduceMotion:
            false
        }
    }

    /// Whether a finding depends on the design's text alone, and not on where the bar is shown.
    public var isAboutText: Bool {
        switch self {
        case .missingLabel, .missingIcon, .duplicateID, .duplicateTitle: true
        default: false
        }
    }
}

/// The limits of the rules.
public enum AuditLimits {
    /// The least side of a tap target that is no error, in points: WCAG 2.2, 2.5.8.
    public static let smallestTarget = 24.0
    /// The least side of a tap target that is no warning, in points: WCAG 2.2, 2.5.5.
    public static let comfortableTarget = SceneCell.comfortableSide
    /// The least contrast of text: WCAG 2.2, 1.4.3.
    public static let textContrast = 4.5
    /// The least contrast of large text, and of what is no text: WCAG 2.2, 1.4.3 and 1.4.11.
    public static let graphicContrast = 3.0
    /// The size in points from which text is large.
    public static let largeText = 18.0
    /// The size in points from which bold text is large.
    public static let largeBoldText = 14.0
    /// The most of its own icon that a badge may cover, in parts of a hundred. A one-digit badge on
    /// an icon of 24 points covers 20 at the largest text sizes, `999+` 25 at the default one.
    public static let coveredIcon = 100.0 / 3
    /// The most items of a bar without a strip on a phone.
    public static let tabsOnPhone = 5.0
    /// The most items of a bar without a strip on a tablet.
    public static let tabsOnTablet = 6.0
    /// The shorter side of a container, in points, from which it counts as a tablet's.
    public static let tabletWidth = 600.0
    /// The farthest that an edge may travel with Reduce Motion, in points.
    public static let travel = 16.0
}
