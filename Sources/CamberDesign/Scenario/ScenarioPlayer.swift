import CamberCore

/// Replays a scenario: an engine with a design's bar, to which the steps happen at their times.
///
/// Time runs forwards: what has happened stays so. Between steps the bar can be asked about any
/// instant from the last step on, through ``engine``.
public struct ScenarioPlayer {
    /// The scenario.
    public let scenario: Scenario
    /// The bar. Its items are ``items``, in the same order.
    public private(set) var engine: TabEngine<DesignID>
    /// The items that the bar holds now, each id once.
    public private(set) var items: [DesignItem] = []
    /// The settings as they are now.
    public private(set) var settings: DesignSettings
    /// The container as it is now.
    public private(set) var container: DesignContainer
    /// The texts of the ids that the engine speaks of.
    public private(set) var ids = DesignIDTable()

    /// The fingers that are down and where they are, and the last tap, for pictures that show them.
    public private(set) var marks = ScenarioMarks()

    private let host: ScenarioHost
    /// The icons that nobody knows, each with its item's number.
    private var missingIcons = DesignIDTable()
    private var nextStep = 0
    private var vetoed: [DesignID] = []
    /// Where a finger or a pointer was last.
    private var pointer = ScenePoint.zero
    private var reports: [TabReport<DesignID>] = []
    private var remarks: [TabDiagnostic<DesignID>] = []
    private var scratch = TabBarScene()

    /// A bar at rest, before anything happens.
    public init(_ scenario: Scenario, host: ScenarioHost = ScenarioHost()) {
        let design = scenario.design
        self.scenario = scenario
        self.host = host
        settings = design.settings
        container = design.container
        var ids = DesignIDTable()
        let items = Self.tabItems(design.items, &ids, design.settings, host)
        let selection: TabInitialSelection<DesignID>
        switch design.selection {
        case .automatic: selection = .automatic
        case .none: selection = .none
        case .page(let id): selection = .page(ids.id(id))
        }
        engine = TabEngine(
            items: items, selection: selection, style: design.style,
            appearance: design.settings.appearance, environment: design.environment,
            paging: design.settings.paging)
        self.ids = ids
        adopt(design.items)
    }

    // MARK: Playing

    /// Lets everything happen that is due by a time, in seconds from the start. An earlier time
    /// than before changes nothing.
    public mutating func advance(to time: Double) {
        while nextStep < scenario.steps.count, scenario.steps[nextStep].time <= time {
            perform(scenario.steps[nextStep].event, at: scenario.steps[nextStep].time)
            nextStep += 1
        }
        reports += engine.advance(to: time)
    }

    /// Whether something is still to happen up to a time, in seconds from the start.
    public func hasStep(until time: Double) -> Bool {
        nextStep < scenario.steps.count && scenario.steps[nextStep].time <= time
    }

    /// Takes what the bar has told its app since this was last asked.
    public mutating func takeReports() -> [TabReport<DesignID>] {
        let taken = reports
        reports.removeAll()
        return taken
    }

    /// Takes the remarks that have come up since this was last asked.
    public mutating func takeDiagnostics() -> [TabDiagnostic<DesignID>] {
        let taken = remarks
        remarks.removeAll()
        return taken
    }

    /// Lets something happen that the scenario does not hold.
    /// - Parameters:
    ///   - event: what happens.
    ///   - time: when; a time before the last event's counts as that one's.
    public mutating func perform(_ event: ScenarioEvent, at time: Double) {
        switch event {
        case .tap(let id): tap(ids.id(id), at: time)
        case .tapAt(let point):
            // No other finger has a negative number.
            send(.touchDown(point, finger: -1), at: time)
            send(.touchUp(point, finger: -1), at: time)
            pointer = point
            marks.tap(point, at: time)
        case .down(let point, let finger):
            send(.touchDown(point, finger: finger), at: time)
            pointer = point
            marks.put(finger, at: point)
        case .move(let point, let finger):
            send(.touchMove(point, finger: finger), at: time)
            pointer = point
            marks.move(finger, to: point)
        case .up(let point, let finger):
            send(.touchUp(point, finger: finger), at: time)
            pointer = point
            marks.lift(finger)
        case .cancel:
            send(.touchesCancelled, at: time)
            marks.liftAll()
        case .wheel(let dx, let dy): send(.wheel(dx: dx, dy: dy, at: pointer), at: time)
        case .key(let key): send(.key(key), at: time)
        case .select(let id, let animated):
            send(.select(id.map { ids.id($0) }, animated: animated), at: time)
        case .items(let list): replaceItems(list, at: time)
        case .resize(let new):
            container = new
            send(.environment(settings.environment(in: new)), at: time)
        case .set(let new): change(to: new, at: time)
        case .veto(let refused): vetoed = refused.map { ids.id($0) }
        case .keyboard(let height, let isFloating):
            send(.keyboard(height: height, isFloating: isFloating), at: time)
        case .hideBar(let hidden, let animated):
            send(.barHidden(hidden, animated: animated), at: time)
        }
    }

    /// Says where the pointer is, for a wheel that comes before any touch.
    public mutating func movePointer(to point: ScenePoint) { pointer = point }

    @inline(never)
    private mutating func send(_ event: TabEvent<DesignID>, at time: Double) {
        let vetoed = vetoed
        reports += engine.send(event, at: time) { !vetoed.contains($0) }
        remarks += engine.takeDiagnostics()
    }

    private mutating func tap(_ id: DesignID, at time: Double) {
        // The centre is that of the cell as it is touched: where it was, or where it is revealed.
        let before = center(of: id, at: time)
        send(.tap(id), at: time)
        guard let point = before ?? center(of: id, at: time) else { return }
        pointer = point
        marks.tap(point, at: time)
    }

    private mutating func center(of id: DesignID, at time: Double) -> ScenePoint? {
        engine.scene(at: max(time, engine.time), into: &scratch)
        for cell in scratch.cells where ids.text(id) == items[cell.item].id {
            let center = cell.frame.center
            return scratch.hit(center) == .item(cell.item) ? center : nil
        }
        return nil
    }

    // MARK: Items and settings

    private static func tabItems(
        _ items: [DesignItem], _ ids: inout DesignIDTable, _ settings: DesignSettings,
        _ host: ScenarioHost
    ) -> [TabItem<DesignID>] {
        var list: [TabItem<DesignID>] = []
        list.reserveCapacity(items.count)
        for item in items {
            list.append(
                item.tabItem(
                    ids.id(item.id), style: settings.style.applied, measure: host.measure))
        }
        return list
    }

    private mutating func replaceItems(_ list: [DesignItem], at time: Double) {
        send(.items(Self.tabItems(list, &ids, settings, host)), at: time)
        adopt(list)
    }

    /// Keeps the first of each id, as the engine does, and remarks on icons that nobody knows.
    private mutating func adopt(_ list: [DesignItem]) {
        remarks += engine.takeDiagnostics()
        var known = DesignIDTable()
        items.removeAll(keepingCapacity: true)
        for item in list where known.insert(item.id) { items.append(item) }
        let before = missingIcons
        missingIcons = DesignIDTable()
        for item in items {
            noteIcon(item.icon, of: item, before)
            if item.selectedIcon != item.icon { noteIcon(item.selectedIcon, of: item, before) }
        }
    }

    @inline(never)
    private mutating func noteIcon(
        _ name: [UInt8]?, of item: DesignItem, _ before: DesignIDTable
    ) {
        guard let name, !host.knowsIcon(name) else { return }
        let id = ids.id(item.id)
        var icon: [UInt8] = []
        icon.append(decimal: id.number)
        icon.append(literal: " ")
        icon += name
        // What is known to be missing needs no further remark.
        guard missingIcons.insert(icon), !before.contains(icon) else { return }
        var message = [UInt8](literal: "there is no icon ")
        message.append(quoted: name)
        message.append(literal: "; a placeholder is drawn")
        remarks.append(
            TabDiagnostic(code: .missingIcon, id: id, message: String(utf8: message)))
    }

    private mutating func change(to new: DesignSettings, at time: Double) {
        let old = settings
        settings = new
        if new.style != old.style {
            send(.style(new.style.applied), at: time)
            if host.measure != nil, isMeasuredAnew(old.style.applied, new.style.applied) {
                send(.items(Self.tabItems(items, &ids, new, host)), at: time)
            }
        }
        if new.appearance != old.appearance { send(.appearance(new.appearance), at: time) }
        if new.paging != old.paging { send(.paging(new.paging), at: time) }
        let environment = new.environment(in: container)
        if environment != old.environment(in: container) {
            send(.environment(environment), at: time)
        }
    }

    /// Whether another look changes how wide texts are.
    private func isMeasuredAnew(_ old: AnyTabBarStyle, _ new: AnyTabBarStyle) -> Bool {
        old.titleFont != new.titleFont || old.common.badgeCap != new.common.badgeCap
    }
}
