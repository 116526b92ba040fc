import CamberCore

/// Something that is wrong with a bar on purpose, to prove that the checks notice it.
enum Fault: CaseIterable {
    case dropsSelect, doublesSelect, tellsProgrammatic, forgetsSettle, settlesTwice
    case reportsResize, keepsOldSize, ignoresVeto, keepsQuiet
    case jumpsInTime, jumpsAtEvents, turnsBack, neverRests, creepsAfterRest, startsElsewhere
    case movesIndicator, hidesNumber, narrowsCell, overlapsCells, selectsTwo, pressesCell
    case movesLeft, leavesStrip, countsScenes
    case keepsMore, showsTwoPages, forgetsPage, movesPage
    case placesWrongly, losesElement

    /// The properties of which at least one has to notice it.
    var noticedBy: Set<Property> {
        switch self {
        case .dropsSelect, .doublesSelect, .tellsProgrammatic, .forgetsSettle, .settlesTwice:
            [.reports]
        case .reportsResize, .keepsOldSize: [.resizing, .mirror, .reports]
        case .ignoresVeto: [.veto]
        case .keepsQuiet: [.diagnostics]
        case .jumpsInTime, .jumpsAtEvents: [.continuity]
        case .turnsBack: [.monotone]
        case .neverRests: [.settling]
        case .creepsAfterRest: [.restTime, .purity]
        case .startsElsewhere, .movesIndicator: [.rest]
        case .hidesNumber, .narrowsCell: [.finite]
        case .overlapsCells: [.targets]
        case .selectsTwo: [.selection]
        case .pressesCell: [.pressed]
        case .movesLeft: [.mirror]
        case .leavesStrip: [.strip]
        case .countsScenes: [.purity, .oversampling]
        case .keepsMore, .forgetsPage: [.retention]
        case .showsTwoPages: [.rest, .retention]
        case .movesPage: [.rest, .retention]
        case .placesWrongly, .losesElement: [.accessibility]
        }
    }

    // MARK: Reports

    func alter(
        _ reports: inout [Report], before: TabEngine<Int>, after: inout TabEngine<Int>,
        event: TabEvent<Int>
    ) {
        switch self {
        case .dropsSelect: reports.removeAll { $0.kind.isSelect }
        case .doublesSelect:
            if let select = reports.first(where: { $0.kind.isSelect }) { reports.append(select) }
        case .tellsProgrammatic:
            if case .select = event, let id = after.selection, id != before.selection,
                var select = Self.report(after)
            {
                select.kind = .select(from: before.selection)
                reports.append(select)
            }
        case .settlesTwice:
            if let settle = reports.first(where: { $0.kind.isSettle }) { reports.append(settle) }
        case .reportsResize:
            if case .environment = event, let report = Self.report(after) {
                reports.append(report)
            }
        case .keepsOldSize:
            if case .environment(let new) = event,
                new.safeArea.bottom < before.environment.safeArea.bottom
            {
                after = before
            }
        case .ignoresVeto:
            if let refuse = reports.first(where: { $0.kind == .refuse }) {
                _ = after.send(.select(refuse.id), at: after.time)
            }
        case .jumpsAtEvents:
            if case .select(_, animated: true) = event, let id = after.selection,
                id != before.selection
            {
                _ = after.send(.select(nil), at: after.time)
                _ = after.send(.select(id), at: after.time)
            }
        default: break
        }
    }

    /// Any report, since reports cannot be made outside the engine.
    private static func report(_ engine: TabEngine<Int>) -> Report? {
        var copy = engine
        guard let id = copy.selection else { return nil }
        return copy.send(.activate(id), at: copy.time).first
    }

    // MARK: Questions

    func alter(position: Double, _ engine: TabEngine<Int>, _ time: Double) -> Double {
        switch self {
        case .jumpsInTime: time > 0.5 ? position + 0.01 : position
        case .turnsBack:
            time < engine.restTime ? position + 0.002 * (time * 40).rounded() : position
        case .startsElsewhere: engine.isAtRest(at: time) ? position + 1e-6 : position
        default: position
        }
    }

    func alter(
        _ scene: inout TabBarScene, _ engine: TabEngine<Int>, _ time: Double, asked: Int
    ) {
        switch self {
        case .creepsAfterRest:
            if time > engine.restTime {
                scene.contentInsets.top += min(1, time - max(0, engine.restTime))
            }
        case .countsScenes: scene.barFrame.y += Double(asked % 7) * 1e-6
        case .movesIndicator: scene.indicator?.x += 1e-3
        case .movesLeft: scene.barFrame.x += 0.01
        case .leavesStrip: if engine.isAtRest(at: time) { scene.strip?.offset -= 0.01 }
        default: alterCells(&scene)
        }
    }

    private func alterCells(_ scene: inout TabBarScene) {
        guard let last = scene.cells.indices.last else { return }
        switch self {
        case .hidesNumber: scene.cells[last].title?.width = .nan
        case .narrowsCell: scene.cells[last].icon?.width = -1
        case .overlapsCells: scene.cells[0].frame.width += 1
        case .selectsTwo:
            scene.cells[0].isSelected = true
            scene.cells[last].isSelected = true
        case .pressesCell: scene.cells[0].isPressed = true
        default: break
        }
    }

    func alter(_ pages: inout [TabPagePlacement], _ engine: TabEngine<Int>, _ time: Double) {
        guard let first = pages.first else { return }
        switch self {
        case .keepsMore: pages.append(first)
        case .forgetsPage: pages.removeFirst()
        case .showsTwoPages: for index in pages.indices { pages[index].isVisible = true }
        case .movesPage: if engine.isAtRest(at: time) { pages[0].frame.x += 0.5 }
        default: break
        }
    }

    func alter(_ elements: inout [TabAccessibilityElement<Int>]) {
        guard let last = elements.indices.last else { return }
        switch self {
        case .placesWrongly:
            if let position = elements[last].position { elements[last].position = position + 1 }
        case .losesElement: elements.removeLast()
        default: break
        }
    }
}

/// Proves that the checks notice what is wrong: each fault has to be found, by a property that it
/// breaks, in a few worlds.
enum SelfTest {
    /// The faults that were not found, each with what was found instead.
    static func run(seed: UInt64) -> [String] {
        var problems: [String] = []
        for fault in Fault.allCases {
            if let problem = missed(fault, seed: seed) { problems.append(problem) }
        }
        return problems
    }

    private static func missed(_ fault: Fault, seed: UInt64) -> String? {
        var others: Set<String> = []
        for index in 0..<400 {
            let world = Runner.world(seed: seed, index: index)
            guard let (violation, _) = Trial.run(world, fault: fault) else { continue }
            if fault.noticedBy.contains(violation.property) { return nil }
            others.insert("\(violation.property): \(violation.detail)")
        }
        return "\(fault): not noticed" + (others.sorted().first.map { "; instead \($0)" } ?? "")
    }
}
