/// The sentence about one thing that a rule objects to.
struct AuditMessage {
    private var text: [UInt8] = []
    /// Whether what was measured misses the limit by less than usual decimals show.
    private var isClose = false

    /// What was found, and what was expected.
    /// - Parameter other: the name of the other item, or of what does not exist.
    static func text(
        _ key: AuditGroup.Key, measured: Double, limit: Double, other: [UInt8]
    ) -> [UInt8] {
        var message = AuditMessage()
        message.isClose = abs(measured - limit) < (key.rule.unit == .points ? 0.1 : 0.01)
        message.write(key, measured, limit, other)
        return message.text
    }

    private mutating func write(
        _ key: AuditGroup.Key, _ measured: Double, _ limit: Double, _ other: [UInt8]
    ) {
        if writeWhole(key, measured, limit, other) { return }
        writeBeginning(key, other)
        value(measured, key.rule.unit)
        if key.rule == .targetOverlap {
            text.append(literal: " into the target of ")
            text.append(quoted: other)
        }
        if key.rule == .badgeCoversIcon {
            text.append(literal: other.isEmpty ? " of its icon" : " of the icon of ")
            if !other.isEmpty { text.append(quoted: other) }
        }
        guard limit > 0 else { return }
        text.append(literal: key.rule.isMinimum ? "; expected at least " : "; expected at most ")
        value(limit, key.rule.unit)
    }

    /// Writes the sentence of a rule whose value, if it has any, stands in the middle of it. Returns
    /// whether it is such a rule.
    private mutating func writeWhole(
        _ key: AuditGroup.Key, _ measured: Double, _ limit: Double, _ other: [UInt8]
    ) -> Bool {
        switch key.rule {
        case .missingLabel:
            text.append(literal: "has neither a title nor an accessibility label")
        case .missingIcon:
            if other.isEmpty {
                text.append(literal: "shows nothing: it has neither an icon nor a title")
            } else {
                text.append(literal: "there is no icon ")
                text.append(quoted: other)
            }
        case .duplicateID:
            text.append(literal: "the id occurs ")
            text.append(decimal: Int(measured))
            text.append(literal: " times; the bar keeps the first item")
        case .duplicateTitle:
            text.append(literal: "is called the same as ")
            text.append(quoted: other)
        case .colorOnly:
            text.append(literal: "nothing but its colour tells that it is selected")
        case .titleTruncated:
            text.append(literal: "only ")
            value(measured, .points)
            text.append(literal: " of the title's ")
            value(limit, .points)
            text.append(literal: " are shown")
        default: return false
        }
        return true
    }

    /// Writes what stands before the value.
    private mutating func writeBeginning(_ key: AuditGroup.Key, _ other: [UInt8]) {
        switch key.rule {
        case .missingLabel, .missingIcon, .duplicateID, .duplicateTitle, .colorOnly,
            .titleTruncated:
            break
        case .targetSize: text.append(literal: "the tap target's shorter side is ")
        case .targetOverlap:
            text.append(literal: key.part == .icon ? "the icon reaches " : "the target reaches ")
        case .contrastText, .contrastIcon:
            text.append(literal: "the contrast of ")
            part(key)
            text.append(literal: " with what is behind is ")
        case .badgeClipped: text.append(literal: "the badge is cut off by ")
        case .outsideBar:
            part(key)
            text.append(literal: " reaches out of the bar by ")
        case .titleOverlap:
            text.append(literal: "the title meets ")
            text.append(
                literal: key.part == .badge ? "a badge" : key.part == .icon ? "an icon" : "a title")
            if !other.isEmpty {
                text.append(literal: " of ")
                text.append(quoted: other)
            }
            text.append(literal: " by ")
        case .raisedPartUntouchable:
            text.append(literal: "the mark of the selection stands out of the bar where touches ")
            text.append(literal: "on it are lost, by ")
        case .contrastSelected:
            text.append(literal: "nothing but its colour tells that it is selected, and the ")
            text.append(literal: "contrast of the two colours is ")
        case .badgeCoversIcon: text.append(literal: "the badge covers ")
        case .tooManyTabs: text.append(literal: "the number of tabs is ")
        case .underHomeIndicator:
            part(key)
            text.append(literal: " reaches into the home-indicator area by ")
        case .reduceMotion:
            part(key)
            text.append(literal: " still travels with Reduce Motion, by ")
        }
    }

    private mutating func part(_ key: AuditGroup.Key) {
        switch key.part {
        case .whole: text.append(literal: "the item")
        case .icon: text.append(literal: "the icon")
        case .title: text.append(literal: "the title")
        case .badge:
            text.append(literal: key.rule == .contrastText ? "the badge's text" : "the badge")
        case .indicator: text.append(literal: "the mark of the selection")
        }
    }

    /// A value with its unit. One that hardly misses its limit has more decimals, lest it look as if
    /// it met it.
    private mutating func value(_ number: Double, _ unit: AuditUnit) {
        let usual = unit == .points ? 1 : 2
        DecimalText.append(number, places: isClose ? 6 : usual, to: &text)
        switch unit {
        case .points: text.append(literal: " pt")
        case .ratio: text.append(literal: ":1")
        case .percent: text.append(literal: " %")
        case .count: break
        }
    }
}
