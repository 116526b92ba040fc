import CamberCore

extension BarDesign {
    private static let keys: [StaticString] =
        [
            "style", "options", "items", "selection", "appearance", "container", "direction",
            "textScale", "colorScheme", "reduceMotion", "increaseContrast", "paging",
        ]

    /// Reads a design.
    /// - Parameters:
    ///   - bytes: the text, at most ``JSONReader/maximumSize`` bytes.
    ///   - file: the name that errors give the design.
    ///   - duplicates: what becomes of items with an id that an earlier one has.
    /// - Throws: the first thing that is wrong, with its line, its path and what was expected.
    ///   Nothing is guessed, and no number is clamped.
    public static func read(
        _ bytes: [UInt8], file: String? = nil, duplicates: DesignDuplicates = .refused
    ) throws(DesignError) -> BarDesign {
        let document = try JSONReader.read(bytes, file: file)
        let object = try document.cursor.object(
            allowed: keys, expected: "a design {\"style\", \"items\", …}")
        var design = BarDesign(try DesignStyle.readLook(try object.required("style")))
        try design.settings.merge(object, nullResets: false)
        design.items = try DesignItem.readList(
            try object.required("items"), duplicates: duplicates)
        if let selection = object["selection"] { try design.readSelection(selection) }
        if let container = object["container"] {
            design.container = try DesignContainer.read(container)
        }
        return design
    }

    private mutating func readSelection(_ cursor: JSONCursor) throws(DesignError) {
        if cursor.isNull {
            selection = .none
            return
        }
        let id = try cursor.string(expected: "the id of a page, or null")
        guard let item = item(id) else {
            var problem = [UInt8](literal: "no item has the id ")
            problem.append(quoted: id)
            var suggestion = Suggestion(for: id)
            for item in items { suggestion.consider(item.id) }
            throw cursor.error(
                problem, expected: [UInt8](literal: "the id of a page, or null"),
                hint: suggestion.text)
        }
        guard role(of: item) == .page else {
            var problem = [UInt8](literal: "the item ")
            problem.append(quoted: id)
            problem.append(literal: " is an action")
            throw cursor.error(
                problem, expected: [UInt8](literal: "the id of a page, or null"))
        }
        selection = .page(id)
    }
}
