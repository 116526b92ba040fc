import CamberCore

extension JSONWriter {
    /// Writes a finding as an object.
    /// - Parameters:
    ///   - finding: the finding.
    ///   - design: the design that it is about.
    ///   - lines: where the design's parts stand, if its text is known.
    public mutating func value(
        _ finding: AuditFinding, in design: BarDesign, lines: AuditLines? = nil
    ) {
        beginObject()
        member("rule", finding.rule.id)
        member("severity", finding.severity.name)
        member("message", finding.message)
        member("where", finding.places.text)
        auditMembers(finding, in: design)
        if let place = lines?.place(of: finding) {
            member("path", place.path)
            member("line", place.line)
        }
        key("example")
        value(finding.example, in: design)
        endObject()
    }

    /// Writes what reports of every form say of a finding beside its message: the items, the values
    /// and the places.
    public mutating func auditMembers(_ finding: AuditFinding, in design: BarDesign) {
        key("items")
        beginArray(onOneLine: true)
        for index in finding.items where design.items.indices.contains(index) {
            value(design.items[index].id)
        }
        endArray()
        member("selected", finding.isSelected)
        member("measured", finding.measured)
        member("limit", finding.limit)
        member("unit", finding.rule.unit.name)
        key("devices")
        beginArray(onOneLine: true)
        for container in finding.places.containers { value(container.name) }
        endArray()
        key("textScales")
        numbers(finding.places.textScales)
        key("directions")
        beginArray(onOneLine: true)
        for direction in finding.places.directions { value(direction.word) }
        endArray()
        key("colorSchemes")
        beginArray(onOneLine: true)
        for scheme in finding.places.colorSchemes { value(scheme.word) }
        endArray()
    }

    /// Writes a condition as an object; a selection by its id.
    public mutating func value(_ condition: AuditCondition, in design: BarDesign) {
        beginObject(onOneLine: true)
        member("device", condition.container.name)
        member("textScale", condition.textScale)
        member("direction", condition.direction.word)
        member("colorScheme", condition.colorScheme.word)
        key("selection")
        if let selection = condition.selection, design.items.indices.contains(selection) {
            value(design.items[selection].id)
        } else {
            null()
        }
        endObject()
    }
}

extension TabLayoutDirection {
    fileprivate var word: [UInt8] {
        [UInt8](literal: self == .leftToRight ? "ltr" : "rtl")
    }
}

extension TabColorScheme {
    fileprivate var word: [UInt8] { [UInt8](literal: self == .light ? "light" : "dark") }
}
