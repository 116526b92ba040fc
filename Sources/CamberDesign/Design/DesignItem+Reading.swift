import CamberCore

/// What becomes of items with an id that an earlier one of the list has.
public enum DesignDuplicates: Sendable {
    /// They are an error that names both lines.
    case refused
    /// They are read; the bar keeps the first of each id and gives a diagnostic.
    case allowed
}

extension DesignItem {
    private static let keys: [StaticString] = [
        "id", "title", "icon", "selectedIcon", "role", "badge", "enabled", "tint", "inactive",
        "page", "titleWidth", "badgeWidth", "accessibilityLabel",
    ]
    /// The widest text that a bar calculates with, in points.
    private static let widths = 0.0...100_000

    /// Reads a list of items.
    static func readList(
        _ cursor: JSONCursor, duplicates: DesignDuplicates
    ) throws(DesignError) -> [DesignItem] {
        let list = try cursor.array(expected: "a list of items")
        var items: [DesignItem] = []
        items.reserveCapacity(list.count)
        /// Where each id stands first.
        var lines: [[UInt8]: Int] = [:]
        for entry in list {
            let (item, id) = try read(entry)
            items.append(item)
            guard duplicates == .refused else { continue }
            if let line = lines[item.id] {
                var problem = [UInt8](literal: "the id ")
                problem.append(quoted: item.id)
                problem.append(literal: " is already on line ")
                problem.append(decimal: line)
                throw id.error(problem, expected: [UInt8](literal: "each id once"))
            }
            lines[item.id] = id.line
        }
        return items
    }

    /// Reads an item; the id comes with its place, too.
    private static func read(
        _ cursor: JSONCursor
    ) throws(DesignError) -> (item: DesignItem, id: JSONCursor) {
        let object = try cursor.object(allowed: keys, expected: "an item {\"id\": …}")
        let id = try object.required("id")
        var item = DesignItem(id: try id.nonEmptyString())
        item.title = try object["title"]?.string() ?? []
        item.icon = try object["icon"]?.string()
        item.selectedIcon = try object["selectedIcon"]?.string()
        let roles: [(name: StaticString, value: TabItemRole)] = [
            ("page", .page), ("action", .action),
        ]
        item.role = try object["role"]?.choice(roles)
        if let badge = object["badge"] { item.badge = try DesignBadge.read(badge) }
        item.isEnabled = try object["enabled"]?.bool() ?? true
        item.tint = try object["tint"]?.color()
        item.inactive = try object["inactive"]?.color()
        item.page = try object["page"]?.color()
        item.titleWidth = try object["titleWidth"]?.number(in: widths)
        item.badgeWidth = try object["badgeWidth"]?.number(in: widths)
        item.accessibilityLabel = try object["accessibilityLabel"]?.string()
        return (item, id)
    }
}

extension DesignBadge {
    fileprivate static func read(_ cursor: JSONCursor) throws(DesignError) -> DesignBadge {
        let expected = "a whole number, a string or {\"dot\": true}"
        switch cursor.kind {
        case .string(let text): return .text(text)
        case .number: return .count(try cursor.wholeNumber(expected: expected))
        case .object:
            let dot = try cursor.object(allowed: ["dot"]).required("dot")
            guard try dot.bool() else {
                throw dot.mismatch(expected: "true", hint: "leave the badge out for none")
            }
            return .dot
        default: throw cursor.mismatch(expected: expected)
        }
    }
}
