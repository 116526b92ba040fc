import CamberCore

/// One world played from its beginning to its end, with every property checked on the way.
struct Trial {
    let world: World
    var bar: Bar
    var expected: Expectation
    var fingers = Fingers()
    /// The clock: the latest time of an event so far.
    var now = 0.0
    var history = History()
    var mirror: MirrorBar?
    var oversampled: OversampledBar?

    // Storage that is used again.
    var scene = TabBarScene()
    var otherScene = TabBarScene()
    var pages: [TabPagePlacement] = []
    var dice = Dice(0)

    init(_ world: World, fault: Fault? = nil) {
        self.world = world
        bar = Bar(world.engine(), fault: fault)
        expected = Expectation(world.items, selection: world.selection, style: world.look.style)
        if world.companions.contains(.mirror) { mirror = MirrorBar(world, fault: fault) }
        if world.companions.contains(.oversampled) {
            oversampled = OversampledBar(world, fault: fault)
        }
    }

    /// Plays the world; the result is the first violation, with the step that showed it.
    static func run(_ world: World, fault: Fault? = nil) -> (violation: Violation, step: Int)? {
        var trial = Trial(world, fault: fault)
        do throws(Violation) {
            try trial.checkStart()
        } catch {
            return (error, -1)
        }
        for (index, step) in world.steps.enumerated() {
            do throws(Violation) {
                try trial.perform(step, isLast: index == world.steps.count - 1)
            } catch {
                return (error, index)
            }
        }
        return nil
    }

    private mutating func checkStart() throws(Violation) {
        let remarks = bar.takeDiagnostics()
        if let selection = bar.selection { history.everSelected.insert(selection) }
        bar.scene(at: now, into: &scene)
        try checkDiagnostics(remarks)
        try checkState(at: now)
    }

    private mutating func perform(_ step: Step, isLast: Bool) throws(Violation) {
        dice = Dice(step.salt)
        guard case .veto(let refused) = step.event else {
            let event: TabEvent<Int>
            switch step.event {
            case .send(let sent): event = sent
            case .look(let look): event = .style(look.style)
            case .veto: return
            }
            return try perform(event, asked: step.time, isLast: isLast)
        }
        expected.refused = refused
    }

    private mutating func perform(
        _ event: TabEvent<Int>, asked: Double, isLast: Bool
    ) throws(Violation) {
        let time = asked.isFinite && asked > now ? asked : now
        if time > now { try checkInterval(until: time) }
        let before = Before(bar, at: time, event: event, scene: &scene)
        var questions = 0
        let reports = bar.send(
            event, at: asked, refusing: expected.refused, asked: &questions)
        try checkReports(reports, event, before, at: time, questions: questions)
        now = time
        try require(bar.time == now, .reports, "the clock shows \(bar.time), not \(now)")
        history.note(event, reports, before, bar)
        fingers.note(event, before)
        try checkContinuity(across: event, before)
        try checkState(at: now)
        try checkGesture(event, reports, before)
        if dice.oneIn(4) || isLast { try checkFuture() }
        if dice.oneIn(6), bar.isAtRest(at: now), fingers.isEmpty { try checkResizing() }
        _ = bar.takeDiagnostics()
        try mirror?.follow(
            event, asked: asked, refusing: expected.refused, bar, reports, compares: dice.oneIn(2))
        if mirror?.isLost ?? false { mirror = nil }
        try oversampled?.follow(
            event, asked: asked, refusing: expected.refused, bar, reports, dice: &dice,
            compares: dice.oneIn(2))
    }
}

/// What the bar was at the time of an event, before it.
struct Before {
    let position: Double?
    let velocity: Double?
    let selection: Int?
    let isAtRest: Bool
    let environment: TabEnvironment
    let style: AnyTabBarStyle
    let isHidden: Bool
    /// Whose point a touch met, before it changed anything.
    let hit: SceneHit?
    /// The ids by index.
    let ids: [Int]

    init(_ bar: Bar, at time: Double, event: TabEvent<Int>, scene: inout TabBarScene) {
        position = bar.position(at: time)
        velocity = bar.velocity(at: time)
        selection = bar.selection
        isAtRest = bar.isAtRest(at: time)
        environment = bar.environment
        style = bar.style
        isHidden = bar.isHidden
        switch event {
        case .touchDown(let point, _), .touchMove(let point, _), .touchUp(let point, _):
            ids = bar.items.map { $0.id }
            if point.x.isFinite, point.y.isFinite {
                bar.scene(at: time, into: &scene)
                hit = scene.hit(point)
            } else {
                hit = nil
            }
        default:
            ids = []
            hit = nil
        }
    }

    /// The id that a touch met.
    var hitID: Int? {
        if case .item(let index) = hit, ids.indices.contains(index) { return ids[index] }
        return nil
    }
}

/// The fingers that are down, as the events tell.
struct Fingers {
    struct Finger {
        var number: Int
        var start: ScenePoint
        var point: ScenePoint
        var hit: SceneHit?
        var hitID: Int?
        var wasAtRest: Bool
        var moved = false
        /// The selection when the finger went down, while nothing but touches happened since.
        var selection: Int?
        var isUndisturbed = true
    }

    private(set) var down: [Finger] = []
    /// The finger that the last event lifted.
    private(set) var lifted: Finger?

    var isEmpty: Bool { down.isEmpty }
    /// Whether a finger may hold pages.
    var isOnPages: Bool { down.contains { $0.hit == .outside } }

    func finger(_ number: Int) -> Finger? { down.first { $0.number == number } }

    mutating func note(_ event: TabEvent<Int>, _ before: Before) {
        lifted = nil
        disturbOthers(event)
        switch event {
        case .touchDown(let point, let number):
            guard point.x.isFinite, point.y.isFinite else { return }
            // A finger that was down already lets go first, and what it held moves.
            let wasAtRest = before.isAtRest && down.isEmpty
            down.removeAll { $0.number == number }
            down.append(
                Finger(
                    number: number, start: point, point: point, hit: before.hit,
                    hitID: before.hitID, wasAtRest: wasAtRest, selection: before.selection))
        case .touchMove(let point, let number):
            guard point.x.isFinite, point.y.isFinite else { return }
            for index in down.indices where down[index].number == number {
                down[index].point = point
                down[index].moved = true
            }
        case .touchUp(_, let number):
            lifted = finger(number)
            down.removeAll { $0.number == number }
        case .touchesCancelled: down.removeAll()
        default: break
        }
    }

    /// Whatever a finger does not do itself disturbs what it does.
    private mutating func disturbOthers(_ event: TabEvent<Int>) {
        let actor: Int? =
            switch event {
            case .touchDown(_, let number), .touchMove(_, let number), .touchUp(_, let number):
                number
            default: nil
            }
        for index in down.indices where down[index].number != actor {
            down[index].isUndisturbed = false
        }
    }
}
