/// What an engine knows an item of a design by: a small number in the place of the id's text, so
/// that nothing compares strings.
public struct DesignID: Hashable, Sendable {
    /// The number of the id in its ``DesignIDTable``, from 0.
    public let number: Int
}

/// The ids that a design and its scenario name, each with a number that it keeps.
public struct DesignIDTable: Sendable {
    /// The ids by their numbers.
    private(set) var texts: [[UInt8]] = []
    private var numbers: [[UInt8]: Int] = [:]

    /// A table without ids.
    public init() {}

    /// The ids of some items.
    init(of items: [DesignItem]) {
        for item in items { insert(item.id) }
    }

    /// Whether an id has a number.
    func contains(_ text: [UInt8]) -> Bool { numbers[text] != nil }

    /// Gives an id a number. Returns whether it had none.
    @discardableResult
    mutating func insert(_ text: [UInt8]) -> Bool {
        let count = texts.count
        return id(text).number == count
    }

    /// The number of an id given as UTF-8; one that is not known yet gets the next.
    @inline(never)
    public mutating func id(_ text: [UInt8]) -> DesignID {
        if let number = numbers[text] { return DesignID(number: number) }
        numbers[text] = texts.count
        texts.append(text)
        return DesignID(number: texts.count - 1)
    }

    /// The text of an id as UTF-8; empty for one of another table.
    public func text(_ id: DesignID) -> [UInt8] {
        texts.indices.contains(id.number) ? texts[id.number] : []
    }
}
