extension AuditRule {
    /// What the rule asks for and why, in a sentence or two.
    public var explanation: String {
        switch self {
        case .targetSize:
            "Tap targets under 24 points fail WCAG 2.5.8; those under 44 are easily missed."
        case .targetOverlap:
            "Where one item's target or icon reaches over another's target, a touch chooses the "
                + "wrong one."
        case .contrastText:
            "Titles and badges need a contrast of 4.5:1 with what is behind them, 3:1 from 18 "
                + "points or 14 bold (WCAG 1.4.3). Disabled items are exempt."
        case .contrastIcon:
            "Icons need a contrast of 3:1 with what is behind them (WCAG 1.4.11). Disabled items "
                + "are exempt."
        case .missingLabel:
            "An item with neither a title nor an accessibility label is read by its id."
        case .missingIcon:
            "An icon that does not exist is drawn as a placeholder; an item with neither icon nor "
                + "title shows nothing."
        case .duplicateID: "Of items with the same id a bar keeps only the first."
        case .badgeClipped:
            "A badge that is cut off, or narrower than its text, cannot be read."
        case .outsideBar:
            "An icon or title that reaches out of the bar, where no raised part carries it, lies "
                + "on the page."
        case .titleOverlap: "A title that runs into another, an icon or a badge cannot be read."
        case .raisedPartUntouchable:
            "What stands out of the bar looks like a button; a touch on it must not fall through "
                + "to the page."
        case .contrastSelected:
            "Where colour alone tells the selected tab, the two colours need a contrast of 3:1 "
                + "(WCAG 1.4.1)."
        case .colorOnly:
            "Where colour alone tells the selected tab, people who see few colours cannot; let "
                + "the icon, its place or a mark change, too."
        case .titleTruncated: "A title that is cut off is not understood."
        case .badgeCoversIcon:
            "A badge over more than a third of its icon, or over another's, hides what it belongs to."
        case .tooManyTabs:
            "More than five tabs on a phone, or six on a tablet, are hard to tell apart; let them "
                + "scroll, or group them."
        case .duplicateTitle: "Two items that are called the same cannot be told apart by name."
        case .underHomeIndicator:
            "What lies in the home-indicator area is covered by the indicator, and touches there "
                + "belong to the system."
        case .reduceMotion:
            "With Reduce Motion the selection cross-fades; what still travels more than 16 points "
                + "meanwhile makes some people ill."
        }
    }
}
