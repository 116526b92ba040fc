import CamberCore

extension Report.Kind where ID == Int {
    var isSettle: Bool { self == .settle }
    var isSelect: Bool { if case .select = self { true } else { false } }
}

extension Trial {
    /// Property 9, and what a veto does: exactly the reports that are due, for this event.
    mutating func checkReports(
        _ reports: [Report], _ event: TabEvent<Int>, _ before: Before, at time: Double,
        questions: Int
    ) throws(Violation) {
        try checkSettling(reports, at: time)
        let told = reports.filter { !$0.kind.isSettle }
        let kinds = told.map { $0.kind }
        let id = told.first?.id
        func expect(_ right: Bool, _ what: String) throws(Violation) {
            try require(right, .reports, "\(what); told \(told.map { "\($0.kind) \($0.id)" })")
        }
        for report in told {
            try expect(report.time == time, "a report at \(report.time), not \(time)")
        }
        try expect(kinds.count { $0.isSelect } <= 1, "more than one select")
        try expect(questions <= 1, "the app was asked \(questions) times")
        switch event {
        case .touchDown, .touchMove, .touchesCancelled:
            try expect(kinds.isEmpty, "nothing was chosen yet")
        case .touchUp:
            guard let id else { break }
            let isTap = kinds.last == .tap
            try expect(told.allSatisfy { $0.id == id }, "reports about several items")
            try expect(
                kinds
                    == (isTap ? expected.activation(of: id, isTap: true) : expected.wish(for: id)),
                "lifting a finger on \(id)")
        case .tap(let tapped):
            // A tap on a strip that moves by itself only stops it.
            guard !kinds.isEmpty else { break }
            try expect(
                !expected.isHidden && kinds == expected.activation(of: tapped, isTap: true),
                "tapping \(tapped)")
        case .activate(let activated):
            try expect(
                kinds == (expected.isHidden ? [] : expected.activation(of: activated, isTap: true)),
                "activating \(activated)")
        case .key(let key):
            guard !kinds.isEmpty else { break }
            try expect(!expected.isHidden, "a key in a hidden bar")
            switch key {
            case .tab: try expect(kinds.isEmpty, "the tab key only moves the focus")
            case .space, .enter:
                try expect(
                    kinds == expected.activation(of: id ?? -1, isTap: false), "the key \(key)")
            case .left, .right, .home, .end:
                try expect(kinds == expected.wish(for: id ?? -1), "the key \(key)")
                try expect(expected.item(id ?? -1)?.isEnabled ?? false, "a disabled item in focus")
            }
        case .wheel:
            guard let id else { break }
            try expect(kinds == expected.wish(for: id), "the wheel")
        case .select(let id, _):
            try expect(kinds.isEmpty, "a programmatic selection")
            noteSelect(id)
        case .items(let items):
            try expectChange(told, expected.replace(items: items, style: nil))
        case .style(let style):
            try expectChange(told, expected.replace(items: nil, style: style))
        case .environment:
            try require(
                told.isEmpty, .resizing, "a new environment told \(told.map { $0.kind })")
        case .appearance, .paging, .keyboard: try expect(kinds.isEmpty, "no user's action")
        case .barHidden(let hidden, _):
            try expect(kinds.isEmpty, "no user's action")
            expected.isHidden = hidden
        }
        if kinds.contains(where: { $0.isSelect }), let id { expected.adopt(id) }
        try checkSelection(kinds, before)
    }

    /// What a programmatic selection makes of the selection.
    private mutating func noteSelect(_ id: Int?) {
        guard let id else {
            expected.pending = nil
            expected.keepsNothing = true
            return expected.adopt(nil)
        }
        if expected.items.isEmpty {
            expected.pending = id
            expected.keepsNothing = false
        }
        if expected.isPage(id) { expected.adopt(id) }
    }

    private func expectChange(
        _ told: [Report], _ change: (told: Int, from: Int?)?
    ) throws(Violation) {
        let right =
            if let change {
                told.count == 1 && told[0].id == change.told
                    && told[0].kind == .select(from: change.from)
            } else {
                told.isEmpty
            }
        try require(
            right, .reports,
            "a new list told \(told.map { "\($0.kind) \($0.id)" }), expected "
                + "\(change.map { "select \($0.told)" } ?? "nothing")")
    }

    private func checkSelection(_ kinds: [Report.Kind], _ before: Before) throws(Violation) {
        if kinds.contains(.refuse) {
            try require(
                bar.selection == before.selection && kinds.count { $0 == .refuse } == 1, .veto,
                "a refused selection made \(String(describing: bar.selection)) of "
                    + "\(String(describing: before.selection))")
        }
        try require(
            bar.selection == expected.selection, .selection,
            "selected is \(String(describing: bar.selection)), expected "
                + "\(String(describing: expected.selection))")
        if let selection = bar.selection {
            try require(
                bar.items.contains { $0.id == selection } && expected.isPage(selection),
                .selection, "\(selection) is no page of the list")
        }
    }

    /// At most one settle an event, for the item that was selected, no later than the event, and
    /// only when something had been selected since the last.
    private mutating func checkSettling(_ reports: [Report], at time: Double) throws(Violation) {
        let settles = reports.filter { $0.kind.isSettle }
        guard let settle = settles.first else { return }
        try require(settles.count == 1, .reports, "settled \(settles.count) times at once")
        try require(
            history.canSettle, .reports, "settled on \(settle.id) twice, or without a selection")
        try require(
            settle.id == expected.selection && settle.time <= time, .reports,
            "settled on \(settle.id) at \(settle.time)")
        history.canSettle = false
    }

    /// A press and release on an enabled item with nothing in between is a tap on it; a swipe
    /// leads to a neighbour at most.
    func checkGesture(
        _ event: TabEvent<Int>, _ reports: [Report], _ before: Before
    ) throws(Violation) {
        guard case .touchUp(let point, _) = event, let lifted = fingers.lifted,
            point.x.isFinite, point.y.isFinite
        else { return }
        let told = reports.filter { !$0.kind.isSettle }
        let isTap = told.last?.kind == .tap
        if isTap {
            try require(
                before.hitID == told.last?.id, .reports, "a tap on an item that was not touched")
        }
        let near = (point.x - lifted.start.x).magnitude + (point.y - lifted.start.y).magnitude < 9
        if lifted.isUndisturbed, lifted.wasAtRest, !lifted.moved, near, let id = lifted.hitID,
            before.hitID == id, expected.item(id)?.isEnabled ?? false, fingers.isEmpty
        {
            try require(isTap && told.last?.id == id, .reports, "a tap on \(id) was lost")
        }
        let ordinals = expected.pages.map { $0.id }
        if lifted.isUndisturbed, lifted.wasAtRest, !isTap, let id = told.first?.id,
            let from = lifted.selection.flatMap({ ordinals.firstIndex(of: $0) }),
            let to = ordinals.firstIndex(of: id)
        {
            try require(abs(from - to) <= 1, .reports, "one swipe went from \(from) to \(to)")
        }
    }
}
