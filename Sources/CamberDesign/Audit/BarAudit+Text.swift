import CamberCore

extension BarAudit {
    /// The rules that the design's text alone decides.
    mutating func checkText(knowsIcon: (_ name: [UInt8]) -> Bool) {
        checkIDs()
        for index in subject.items.indices {
            let item = subject.items[index]
            if item.title.isEmpty, item.accessibilityLabel?.isEmpty ?? true {
                note(.missingLabel, index, 0, limit: 1)
            }
            if item.title.isEmpty, item.icon == nil { note(.missingIcon, index, 0, limit: 1) }
            for name in [item.icon, item.selectedIcon == item.icon ? nil : item.selectedIcon] {
                guard let name, !knowsIcon(name) else { continue }
                note(.missingIcon, index, 0, limit: 1, part: .icon, missing: name)
            }
        }
        checkNames()
    }

    private mutating func note(
        _ rule: AuditRule, _ item: Int, _ measured: Double, limit: Double, other: Int = -1,
        part: AuditPart = .whole, missing: [UInt8] = []
    ) {
        // The page itself shows what is wrong with it.
        let isPage = subject.design.role(of: subject.items[item]) == .page
        collector.selection = isPage ? item : nil
        collector.note(
            AuditGroup.Key(
                rule: rule, severity: rule.severity, item: item, other: other, part: part),
            measured, limit: limit, missing: missing)
    }

    /// Ids that occur more than once. The finding is about the item that the bar keeps.
    private mutating func checkIDs() {
        guard subject.items.count < subject.design.items.count else { return }
        var ids = DesignIDTable()
        var counts = Array(repeating: 0, count: subject.items.count)
        // The bar keeps the first of each id, so that an id's number is its item's index.
        for item in subject.design.items { counts[ids.id(item.id).number] += 1 }
        for (index, count) in counts.enumerated() where count > 1 {
            note(.duplicateID, index, Double(count), limit: 1)
        }
    }

    /// Titles that an earlier item has, and what is read instead of a title.
    private mutating func checkNames() {
        var titles = FirstItems()
        var labels = FirstItems()
        for index in subject.items.indices {
            let item = subject.items[index]
            let label = item.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 } ?? item.title
            let first = titles.earlier(item.title, index)
            let firstRead = labels.earlier(label, index)
            if let earlier = first ?? firstRead {
                note(.duplicateTitle, index, 2, limit: 1, other: earlier, part: .title)
            }
        }
    }
}

/// The first items of some texts.
private struct FirstItems {
    private var texts = DesignIDTable()
    private var items: [Int] = []

    /// The item before this one that has its text first; nil for none, and for an empty text.
    mutating func earlier(_ text: [UInt8], _ item: Int) -> Int? {
        let number = texts.id(text).number
        if number < items.count { return text.isEmpty ? nil : items[number] }
        items.append(item)
        return nil
    }
}
