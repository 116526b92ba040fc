import CamberCore

/// Makes findings of what was observed: equal ones of the two states of an item are one, and equal
/// ones of several items are.
struct AuditMerger {
    private let subject: AuditSubject
    private let matrix: AuditMatrix
    private var all: [AuditFinding] = []
    /// Where in them the finding of an observation is.
    private var indexes: [AuditGroup.Key: Int] = [:]

    init(_ subject: AuditSubject, _ matrix: AuditMatrix) {
        self.subject = subject
        self.matrix = matrix
    }

    /// Takes an observation in.
    mutating func add(_ group: AuditGroup) {
        let finding = finding(group)
        if let isSelected = group.key.isSelected {
            var other = group.key
            other.isSelected = !isSelected
            if let index = indexes[other], Self.sayTheSame(all[index], finding) {
                all[index].isSelected = nil
                all[index].places.formUnion(finding.places)
                return
            }
        }
        indexes[group.key] = all.count
        all.append(finding)
    }

    /// The findings, errors first, in the order of the rules and of the items.
    var findings: [AuditFinding] {
        var merged: [AuditFinding] = []
        for finding in all {
            if let index = merged.firstIndex(where: { Self.areAlike($0, finding) }) {
                merged[index] = Self.joined(merged[index], finding)
            } else {
                merged.append(finding)
            }
        }
        for index in merged.indices {
            let items = merged[index].items
            let order = IndexOrder.sorted(items.count) { items[$0] < items[$1] }
            merged[index].items = order.map { items[$0] }
        }
        // Sorting is stable by the last rule: the order in which they were found.
        let order = IndexOrder.sorted(merged.count) { a, b in
            let (x, y) = (Self.rank(merged[a]), Self.rank(merged[b]))
            return x == y ? a < b : x < y
        }
        return order.map { merged[$0] }
    }

    /// One finding about the items of two, with the worse value.
    private static func joined(_ a: AuditFinding, _ b: AuditFinding) -> AuditFinding {
        func excess(_ finding: AuditFinding) -> Double {
            AuditGroup.excess(finding.rule, finding.measured, finding.limit)
        }
        var result = excess(b) > excess(a) ? b : a
        result.items = a.items + b.items
        result.places.formUnion(a.places)
        result.places.formUnion(b.places)
        return result
    }

    private static func rank(_ finding: AuditFinding) -> Int {
        let severity = finding.severity == .error ? 0 : 1
        let item = finding.items.first ?? -1
        return (severity * 64 + Int(finding.rule.rawValue)) * 1_000_000 + item + 1
    }

    private func finding(_ group: AuditGroup) -> AuditFinding {
        let key = group.key
        var other = group.missing
        if key.other >= 0 { other = Self.name(subject.items[key.other]) }
        var items: [Int] = []
        if key.rule == .duplicateID {
            let id = subject.items[key.item].id
            items = subject.design.items.indices.filter { subject.design.items[$0].id == id }
        } else if key.item >= 0 {
            items = [subject.places[key.item]]
        }
        return AuditFinding(
            rule: key.rule, severity: key.severity, items: items,
            other: key.other >= 0 ? subject.places[key.other] : nil, part: key.part,
            isSelected: key.isSelected, measured: group.measured, limit: group.limit,
            places: group.places,
            example: matrix.stageCount > 0
                ? matrix.condition(
                    group.stage, selection: group.selection.map { subject.places[$0] })
                : AuditCondition(
                    container: subject.design.container, textScale: 1, direction: .leftToRight,
                    colorScheme: .light, selection: nil),
            message: AuditMessage.text(
                key, measured: group.measured, limit: group.limit, other: other))
    }

    /// What an item is called in a sentence: its title, else its id.
    static func name(_ item: DesignItem) -> [UInt8] {
        item.title.isEmpty ? item.id : item.title
    }

    /// Whether two findings say the same of two items.
    private static func areAlike(_ a: AuditFinding, _ b: AuditFinding) -> Bool {
        // How far each item travels follows from its place; the cause is the look's.
        if a.rule == .reduceMotion, b.rule == .reduceMotion { return a.part == b.part }
        return !a.items.isEmpty && !b.items.isEmpty && a.isSelected == b.isSelected
            && sayTheSame(a, b) && a.places == b.places
    }

    private static func sayTheSame(_ a: AuditFinding, _ b: AuditFinding) -> Bool {
        a.rule == b.rule && a.severity == b.severity && a.part == b.part && a.other == b.other
            && a.message == b.message
    }
}
