import CamberCore

extension Scenario {
    /// Reads a scenario of a design.
    ///
    /// Both keys may be left out: without `steps` nothing happens, without `sample` there is one
    /// sample at 0. Times of samples are answered in ascending order.
    /// - Parameters:
    ///   - bytes: the text, at most ``JSONReader/maximumSize`` bytes.
    ///   - file: the name that errors give the scenario.
    ///   - design: the bar at the start.
    /// - Throws: the first thing that is wrong, with its line, its path and what was expected. A
    ///   `tap` on an id that the list does not hold at its time is wrong, too.
    public static func read(
        _ bytes: [UInt8], file: String? = nil, for design: BarDesign
    ) throws(DesignError) -> Scenario {
        let document = try JSONReader.read(bytes, file: file)
        let object = try document.cursor.object(
            allowed: ["steps", "sample"], expected: "a scenario {\"steps\", \"sample\"}")
        var steps: [ReadStep] = []
        if let list = object["steps"] {
            let list = try list.array(expected: "a list of steps")
            steps.reserveCapacity(list.count)
            for entry in list { steps.append(try ReadStep.read(entry)) }
        }
        var sampling = ScenarioSampling.times([0])
        if let sample = object["sample"] { sampling = try ScenarioSampling.read(sample) }
        return Scenario(design, steps: try resolve(steps, for: design), sampling: sampling)
    }

    /// Puts the steps in order and finds out what depends on those before.
    private static func resolve(
        _ steps: [ReadStep], for design: BarDesign
    ) throws(DesignError) -> [ScenarioStep] {
        let order = IndexOrder.sorted(steps.count) { a, b in
            steps[a].time != steps[b].time ? steps[a].time < steps[b].time : a < b
        }
        var settings = design.settings
        var ids = DesignIDTable(of: design.items)
        var resolved: [ScenarioStep] = []
        resolved.reserveCapacity(steps.count)
        for index in order {
            let step = steps[index]
            var event: ScenarioEvent
            switch step.event {
            case .set(let object):
                try settings.merge(object, nullResets: true)
                event = .set(settings)
            case .tap(let cursor, let id):
                guard ids.contains(id) else { throw unknownTarget(cursor, id, ids) }
                event = .tap(id)
            case .other(let other):
                event = other
                if case .items(let items) = other { ids = DesignIDTable(of: items) }
            }
            resolved.append(ScenarioStep(time: step.time, event: event))
        }
        return resolved
    }

    private static func unknownTarget(
        _ cursor: JSONCursor, _ id: [UInt8], _ ids: DesignIDTable
    ) -> DesignError {
        var problem = [UInt8](literal: "the list holds no item ")
        problem.append(quoted: id)
        problem.append(literal: " at that time")
        var suggestion = Suggestion(for: id)
        let order = IndexOrder.sorted(ids.texts.count) {
            ids.texts[$0].lexicographicallyPrecedes(ids.texts[$1])
        }
        for index in order { suggestion.consider(ids.texts[index]) }
        return cursor.error(
            problem, expected: [UInt8](literal: "the id of an item"), hint: suggestion.text)
    }
}

extension ScenarioSampling {
    fileprivate static func read(_ cursor: JSONCursor) throws(DesignError) -> ScenarioSampling {
        let expected = "{\"times\": […]} or {\"every\": seconds, \"until\": seconds}"
        let object = try cursor.object(allowed: ["times", "every", "until"], expected: expected)
        if let times = object["times"] {
            guard object.count == 1 else {
                throw cursor.failure("found \"times\" with other keys", expected: expected)
            }
            let list = try times.array(expected: "a list of times in seconds")
            var values: [Double] = []
            values.reserveCapacity(list.count)
            for time in list { values.append(try time.number(in: 0...)) }
            let order = IndexOrder.sorted(values.count) { values[$0] < values[$1] }
            return .times(order.map { values[$0] })
        }
        guard let every = object["every"] else {
            throw cursor.failure("the key \"times\" or \"every\" is missing", expected: expected)
        }
        let step = try every.number(above: 0)
        let until = try object.required("until").number(in: 0...)
        guard count(every: step, until: until) != nil else {
            throw every.failure(
                String(joining: ["found more than ", String(limit), " samples"]),
                expected: String(joining: ["at most ", String(limit), " samples"]),
                hint: "choose a longer \"every\" or an earlier \"until\"")
        }
        return .every(step, until: until)
    }
}
