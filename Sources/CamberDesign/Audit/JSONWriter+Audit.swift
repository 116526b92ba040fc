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
        members(of: finding, in: design, lines: lines)
        endObject()
    }

    /// Writes the members of a finding's object, to which a caller may add; see
    /// ``value(_:in:lines:)``.
    public mutating func members(
        of finding: AuditFinding, in design: BarDesign, lines: AuditLines? = nil
    ) {
        member("rule", finding.rule.id)
        member("severity", finding.severity.name)
        member("message", finding.message)
        if let place = lines?.place(of: finding) {
            member("path", place.path)
            member("line", place.line)
        }
        member("where", finding.places.text)
        auditMembers(finding, in: design)
        key("example")
        value(finding.example, in: design)
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
