import CamberCore

/// A step as it was read; what it means may depend on the steps before it in time.
struct ReadStep {
    enum Event {
        /// A `tap`, with its place.
        case tap(JSONCursor, [UInt8])
        /// A `set`, whose options depend on the look at its time.
        case set(JSONObject)
        /// What depends on nothing.
        case other(ScenarioEvent)
    }

    private enum Kind {
        case tap, tapAt, down, move, up, cancel, wheel, key, select, items, resize, set, veto
        case keyboard, hideBar
    }

    let time: Double
    let event: Event

    private static let kinds: [(key: StaticString, value: Kind)] = [
        ("tap", .tap), ("tapAt", .tapAt), ("down", .down), ("move", .move), ("up", .up),
        ("cancel", .cancel), ("wheel", .wheel), ("key", .key), ("select", .select),
        ("items", .items), ("resize", .resize), ("set", .set), ("veto", .veto),
        ("keyboard", .keyboard), ("hideBar", .hideBar),
    ]

    static func read(_ cursor: JSONCursor) throws(DesignError) -> ReadStep {
        var allowed: [StaticString] = ["at"]
        for kind in kinds { allowed.append(kind.key) }
        allowed += ["finger", "animated", "floating"]
        let object = try cursor.object(
            allowed: allowed, expected: "a step {\"at\": seconds, event: …}")
        let time = try object.required("at").number(in: 0...)
        let (kind, value) = try object.exactlyOne(of: kinds)
        try checkModifiers(object, kind)
        return ReadStep(time: time, event: try event(kind, value, object))
    }

    /// Refuses `finger`, `animated` and `floating` beside an event that they say nothing about.
    private static func checkModifiers(
        _ object: JSONObject, _ kind: Kind
    ) throws(DesignError) {
        let modifiers: [(key: StaticString, kinds: [Kind], expected: String)] = [
            ("finger", [.down, .move, .up], "it beside \"down\", \"move\" or \"up\" only"),
            ("animated", [.select, .hideBar], "it beside \"select\" or \"hideBar\" only"),
            ("floating", [.keyboard], "it beside \"keyboard\" only"),
        ]
        for modifier in modifiers
        where object[modifier.key] != nil && !modifier.kinds.contains(kind) {
            throw object.keyFailure(
                [UInt8](literal: modifier.key),
                String(joining: ["found \"", modifier.key.description, "\" beside another event"]),
                expected: modifier.expected)
        }
    }

    private static func event(
        _ kind: Kind, _ value: JSONCursor, _ object: JSONObject
    ) throws(DesignError) -> Event {
        switch kind {
        case .tap: return .tap(value, try value.nonEmptyString())
        case .tapAt: return .other(.tapAt(try value.point()))
        case .down: return .other(.down(try value.point(), finger: try finger(object)))
        case .move: return .other(.move(try value.point(), finger: try finger(object)))
        case .up: return .other(.up(try value.point(), finger: try finger(object)))
        case .cancel:
            guard try value.bool() else { throw value.mismatch(expected: "true") }
            return .other(.cancel)
        case .wheel:
            let delta = try value.numbers(count: 2, expected: "a movement [dx, dy]")
            return .other(.wheel(dx: delta[0], dy: delta[1]))
        case .key: return .other(.key(try value.choice(keys)))
        case .select:
            let id = try value.isNull ? nil : value.string(expected: "the id of a page, or null")
            return .other(.select(id, animated: try object["animated"]?.bool() ?? true))
        case .items: return .other(.items(try DesignItem.readList(value, duplicates: .allowed)))
        case .resize: return .other(.resize(try DesignContainer.read(value)))
        case .set: return .set(try value.object(allowed: DesignSettings.keys))
        case .veto:
            var ids: [[UInt8]] = []
            for id in try value.array(expected: "a list of ids") {
                ids.append(try id.nonEmptyString())
            }
            return .other(.veto(ids))
        case .keyboard:
            return .other(
                .keyboard(
                    height: try value.number(in: 0...),
                    isFloating: try object["floating"]?.bool() ?? false))
        case .hideBar:
            return .other(
                .hideBar(
                    try value.bool(), animated: try object["animated"]?.bool() ?? true))
        }
    }

    private static let keys: [(name: StaticString, value: TabKey)] = [
        ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("space", .space),
        ("enter", .enter), ("tab", .tab),
    ]

    private static func finger(_ object: JSONObject) throws(DesignError) -> Int {
        try object["finger"]?.wholeNumber(in: 0...1_000_000) ?? 0
    }
}
