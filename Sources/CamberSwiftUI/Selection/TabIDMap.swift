import CamberUIKit

/// Gives the app's values the strings that the host knows items by, and back.
///
/// An id is what the value is called, so that tests of the app's interface find it by that; when two
/// values are called the same, the later one gets a number. As long as it is kept, an id stays.
struct TabIDMap<Value: Hashable> {
    private var ids: [TabEntryKey<Value>: TabID] = [:]
    private var keys: [TabID: TabEntryKey<Value>] = [:]

    /// The id of an entry, made if there is none yet.
    mutating func id(for key: TabEntryKey<Value>) -> TabID {
        if let known = ids[key] { return known }
        let name = Self.name(of: key)
        var (id, number) = (TabID(name), 1)
        while keys[id] != nil {
            number += 1
            id = TabID("\(name)-\(number)")
        }
        (ids[key], keys[id]) = (id, key)
        return id
    }

    /// The value behind an id, or `nil` for an entry without one.
    func value(of id: TabID) -> Value? {
        if case .value(let value)? = keys[id] { value } else { nil }
    }

    /// Forgets all entries but these.
    mutating func keep(_ kept: [TabEntryKey<Value>]) {
        let kept = Set(kept)
        ids = ids.filter { kept.contains($0.key) }
        keys = keys.filter { kept.contains($0.value) }
    }

    private static func name(of key: TabEntryKey<Value>) -> String {
        switch key {
        case .value(let value): "\(value)"
        case .place(let path): (["action"] + path.map { "\($0)" }).joined(separator: "-")
        }
    }
}
