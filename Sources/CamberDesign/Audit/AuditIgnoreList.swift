import CamberCore

/// A file that says which findings are known and why they stay, one entry each:
/// ```json
/// [
///   { "design": "bar.json", "rule": "contrast-icon", "item": "home", "reason": "the brand's yellow" }
/// ]
/// ```
/// Without `item` an entry is for the whole design. A reason must be given: whoever reads the file
/// later must be able to tell whether it still holds.
public struct AuditIgnoreList: Sendable {
    /// One entry.
    public struct Entry: Sendable {
        /// The design's file as the entry names it, UTF-8: relative to the list's own folder.
        public let design: [UInt8]
        /// What is not reported.
        public let ignore: AuditIgnore
        /// Why, UTF-8.
        public let reason: [UInt8]
        /// The line that the entry begins on, from 1.
        public let line: Int
    }

    /// The entries, in order.
    public let entries: [Entry]

    /// Reads a list.
    /// - Throws: the first thing that is wrong, with its line, its path and what was expected.
    public static func read(
        _ bytes: [UInt8], file: String? = nil
    ) throws(DesignError) -> AuditIgnoreList {
        let document = try JSONReader.read(bytes, file: file)
        var entries: [Entry] = []
        for entry in try document.cursor.array(expected: "a list of findings to ignore") {
            let object = try entry.object(allowed: ["design", "rule", "item", "reason"])
            entries.append(
                Entry(
                    design: try object.required("design").nonEmptyString(),
                    ignore: AuditIgnore(
                        try object.required("rule").auditRule(),
                        item: try object["item"]?.nonEmptyString()),
                    reason: try object.required("reason").nonEmptyString(), line: entry.line))
        }
        return AuditIgnoreList(entries: entries)
    }
}

extension JSONCursor {
    /// The rule that the string names.
    fileprivate func auditRule() throws(DesignError) -> AuditRule {
        let id = try string(expected: "the id of a rule")
        if let rule = AuditRule.named(id) { return rule }
        var suggestion = Suggestion(for: id)
        for rule in AuditRule.allCases { suggestion.consider(rule.id.bytes) }
        throw error(found, expected: [UInt8](literal: "the id of a rule"), hint: suggestion.text)
    }
}
