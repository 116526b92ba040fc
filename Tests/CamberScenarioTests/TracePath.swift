/// The way to a value in a line of a trace: see Tests/Scenarios/README.md.
struct TracePath: Sendable {
    /// The keys of a line that can be asked for; events and diagnostics have checks of their own.
    static let roots = [
        "time", "selection", "focused", "position", "velocity", "atRest", "bar", "contentInsets",
        "cells", "raised", "indicator", "outline", "strip", "pages", "accessibility",
    ]
    /// The lists of a line, whose entries are named by their ids.
    private static let lists = ["cells", "pages", "accessibility"]
    private static let filters = [
        "cells": ["selected", "pressed", "titleTruncated"], "pages": ["visible"],
        "accessibility": ["selected", "disabled", "tab", "button"],
    ]

    /// What a path leads to.
    enum Found {
        case value(ScenarioValue)
        /// No entry of a list has the id.
        case noEntry(String)
    }

    let text: String
    private let root: String
    private let filter: String?
    private let keys: [String]

    init(_ text: String) throws {
        self.text = text
        var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var first = parts.removeFirst()
        var filter: String?
        if first.hasSuffix("]"), let bracket = first.firstIndex(of: "[") {
            filter = String(first[first.index(after: bracket)...].dropLast())
            first = String(first[..<bracket])
        }
        guard Self.roots.contains(first) else {
            throw ScenarioFailure("unknown key \"\(first)\"; a trace has \(Self.roots)")
        }
        if let filter {
            let known = Self.filters[first] ?? []
            guard known.contains(filter), parts.isEmpty else {
                throw ScenarioFailure("\"\(text)\": expected nothing or one of \(known) in []")
            }
        }
        guard !parts.contains("") else { throw ScenarioFailure("\"\(text)\" has an empty part") }
        root = first
        self.filter = filter
        keys = parts
    }

    /// Everything that the path leads to in a line: several entries for `*`, else one.
    func resolve(_ line: ScenarioValue) throws -> [(name: String, found: Found)] {
        guard let value = line[root] else { throw ScenarioFailure("no \"\(root)\" in the trace") }
        guard Self.lists.contains(root), let items = value.items else {
            return [(text, .value(try Self.follow(keys[...], in: value, text)))]
        }
        if keys.isEmpty {
            let kept = items.filter { item in filter.map { Self.is($0, item) } ?? true }
            return [(text, .value(.array(kept.compactMap { $0["id"] })))]
        }
        let id = keys[0]
        let chosen = id == "*" ? items : items.filter { $0["id"] == .string(id) }
        if chosen.isEmpty {
            guard id != "*", keys.count == 1 else {
                throw ScenarioFailure("\"\(text)\" matches nothing; there are \(Self.ids(items))")
            }
            return [(text, .noEntry("no entry; there are \(Self.ids(items))"))]
        }
        return try chosen.map { item in
            let name = id == "*" ? "\(text) of \(item["id"]?.string ?? "?")" : text
            return (name, .value(try Self.follow(keys.dropFirst(), in: item, name)))
        }
    }

    /// The number that the path leads to.
    func number(_ line: ScenarioValue) throws -> Double {
        let all = try resolve(line)
        guard all.count == 1, case .value(.number(let number, _)) = all[0].found else {
            throw ScenarioFailure("\"\(text)\" is no number")
        }
        return number
    }

    /// The one value that the path leads to.
    func value(_ line: ScenarioValue) throws -> ScenarioValue {
        let all = try resolve(line)
        guard all.count == 1, case .value(let value) = all[0].found else {
            throw ScenarioFailure("\"\(text)\" matches nothing, or more than one value")
        }
        return value
    }

    private static func `is`(_ key: String, _ item: ScenarioValue) -> Bool {
        if let traits = item["traits"]?.items { return traits.contains(.string(key)) }
        return item[key] == .bool(true)
    }

    private static func ids(_ items: [ScenarioValue]) -> [String] {
        items.compactMap { $0["id"]?.string }
    }

    private static func follow(
        _ keys: ArraySlice<String>, in value: ScenarioValue, _ text: String
    ) throws -> ScenarioValue {
        var value = value
        for key in keys {
            if let next = value["\(key)"] {
                value = next
            } else if let numbers = value.items?.compactMap(\.number), numbers.count == 4,
                let part = side(key, of: numbers)
            {
                value = .number(part, isWhole: false)
            } else {
                throw ScenarioFailure("\"\(text)\": no \"\(key)\" in \(value.text)")
            }
        }
        return value
    }

    /// A length of a frame.
    private static func side(_ key: String, of frame: [Double]) -> Double? {
        switch key {
        case "x": frame[0]
        case "y": frame[1]
        case "width": frame[2]
        case "height": frame[3]
        case "midX": frame[0] + frame[2] / 2
        case "midY": frame[1] + frame[3] / 2
        case "maxX": frame[0] + frame[2]
        case "maxY": frame[1] + frame[3]
        default: nil
        }
    }
}
