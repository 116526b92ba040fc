/// Where the parts of a design stand in its text, for reports.
public struct AuditLines {
    /// A place in a design.
    public struct Place: Equatable, Sendable {
        /// The path inside the design, such as `items[2].badge`, UTF-8; empty for the whole.
        public var path: [UInt8]
        /// The line, from 1.
        public var line: Int
    }

    private let items: [JSONCursor]
    private let list: JSONCursor?
    private let root: JSONCursor

    /// The places of a design's text.
    /// - Throws: what is wrong, where it is not JSON.
    public init(_ bytes: [UInt8], file: String? = nil) throws(DesignError) {
        let document = try JSONReader.read(bytes, file: file)
        root = document.cursor
        list = try root.anyObject()["items"]
        items = Array(try list?.array() ?? JSONList(document: document, items: []))
    }

    /// Where a finding's cause is written: the item's key that names the part, else the item, else
    /// the list. About several items, the first one's.
    public func place(of finding: AuditFinding) -> Place {
        guard let first = finding.items.first, items.indices.contains(first) else {
            let cursor = list ?? root
            return Place(path: cursor.path, line: cursor.line)
        }
        return place(of: finding, item: first)
    }

    /// Where the cause of a finding is written for one of its items.
    public func place(of finding: AuditFinding, item: Int) -> Place {
        let cursor = items[item]
        guard case .object(let members) = cursor.kind, let key = finding.key else {
            return Place(path: cursor.path, line: cursor.line)
        }
        for member in members where member.key.matches(key) {
            let value = JSONCursor(document: cursor.document, value: member.value)
            return Place(path: value.path, line: value.line)
        }
        return Place(path: cursor.path, line: cursor.line)
    }
}

extension AuditFinding {
    /// The key of an item that a change would begin at.
    fileprivate var key: StaticString? {
        if rule == .duplicateID { return "id" }
        switch part {
        case .whole, .indicator: return nil
        case .icon: return "icon"
        case .title: return "title"
        case .badge: return "badge"
        }
    }
}
