import CamberCore

/// The same bar in a world whose directions, points and arrows are turned round.
struct MirrorBar {
    private var bar: Bar
    private var scene = TabBarScene()
    private var other = TabBarScene()
    private var down: Set<Int> = []
    /// Whether a touch was so near to an edge that rounding decides whose it is, or the
    /// container's width changed under a finger.
    private(set) var isLost = false

    init(_ world: World, fault: Fault?) {
        var world = world
        world.environment.direction.turn()
        // The fault is in one of the two only, or they would agree about it.
        bar = Bar(world.engine(), fault: nil)
    }

    mutating func follow(
        _ event: TabEvent<Int>, asked: Double, refusing: Set<Int>, _ original: Bar,
        _ reports: [Report], compares: Bool
    ) throws(Violation) {
        let turned = mirrored(event)
        noteFingers(event)
        if isNearEdge(turned) || isResizedUnderFinger(event) {
            isLost = true
            return
        }
        var questions = 0
        let own = bar.send(turned, at: asked, refusing: refusing, asked: &questions)
        try require(
            own.count == reports.count && zip(own, reports).allSatisfy(Self.agree), .mirror,
            "\(event) told \(reports.map { $0.kind }), mirrored \(own.map { $0.kind })")
        guard compares else { return }
        let time = original.time
        let (a, b) = (original.position(at: time) ?? -1, bar.position(at: time) ?? -1)
        try require((a - b).magnitude <= 1e-6, .mirror, "the position is \(a), mirrored \(b)")
        try require(original.focus == bar.focus, .mirror, "the focus differs")
        original.scene(at: time, into: &scene)
        bar.scene(at: time, into: &other)
        let comparison = SceneDifference(
            tolerance: 1e-6, mirrorWidth: bar.environment.size.width)
        if let difference = comparison.first(scene, other) {
            throw Violation(property: .mirror, detail: "after \(event), mirrored: \(difference)")
        }
    }

    /// Whether two reports say the same; when something rests depends on rounding.
    private static func agree(_ a: Report, _ b: Report) -> Bool {
        a.kind == b.kind && a.id == b.id && (a.time - b.time).magnitude < 1e-6
    }

    private mutating func noteFingers(_ event: TabEvent<Int>) {
        switch event {
        case .touchDown(_, let finger): down.insert(finger)
        case .touchUp(_, let finger): down.remove(finger)
        case .touchesCancelled: down.removeAll()
        default: break
        }
    }

    /// Then the points before and after have different mirror images, and no common way.
    private func isResizedUnderFinger(_ event: TabEvent<Int>) -> Bool {
        guard case .environment(let new) = event, !down.isEmpty else { return false }
        return new.size.width != bar.environment.size.width
    }

    private func mirrored(_ event: TabEvent<Int>) -> TabEvent<Int> {
        let width = bar.environment.size.width
        func turned(_ point: ScenePoint) -> ScenePoint { ScenePoint(width - point.x, point.y) }
        switch event {
        case .touchDown(let point, let finger): return .touchDown(turned(point), finger: finger)
        case .touchMove(let point, let finger): return .touchMove(turned(point), finger: finger)
        case .touchUp(let point, let finger): return .touchUp(turned(point), finger: finger)
        case .wheel(let dx, let dy, let point): return .wheel(dx: -dx, dy: dy, at: turned(point))
        case .key(.left): return .key(.right)
        case .key(.right): return .key(.left)
        case .environment(var environment):
            environment.direction.turn()
            return .environment(environment)
        default: return event
        }
    }

    private mutating func isNearEdge(_ event: TabEvent<Int>) -> Bool {
        let point: ScenePoint
        switch event {
        case .touchDown(let at, _), .touchMove(let at, _), .touchUp(let at, _): point = at
        case .wheel(_, _, let at): point = at
        default: return false
        }
        guard point.x.isFinite, point.y.isFinite else { return false }
        if point.x.magnitude > 1e7 { return true }
        bar.scene(at: bar.time, into: &scene)
        let reach = 1e-4
        let hit = scene.hit(point)
        return scene.hit(ScenePoint(point.x - reach, point.y)) != hit
            || scene.hit(ScenePoint(point.x + reach, point.y)) != hit
            || scene.hit(ScenePoint(point.x, point.y - reach)) != hit
            || scene.hit(ScenePoint(point.x, point.y + reach)) != hit
    }
}

extension TabLayoutDirection {
    mutating func turn() { self = self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// The same bar, looked at between the events, too.
struct OversampledBar {
    private var bar: Bar
    private var scene = TabBarScene()
    private var other = TabBarScene()
    private var settles: [Report] = []
    private var originalSettles: [Report] = []

    init(_ world: World, fault: Fault?) {
        bar = Bar(world.engine(), fault: fault)
    }

    mutating func follow(
        _ event: TabEvent<Int>, asked: Double, refusing: Set<Int>, _ original: Bar,
        _ reports: [Report], dice: inout Dice, compares: Bool
    ) throws(Violation) {
        if original.time > bar.time {
            // What is due at the instant of an event is not yet due when it is only looked at
            // before it, so the instant itself is left out.
            let from = bar.time
            for part in [0.2, 0.7] {
                let time = from + (original.time - from) * part * dice.unit()
                if time < original.time { settles += bar.advance(to: time) }
                bar.scene(at: max(time, bar.time), into: &scene)
            }
        }
        var questions = 0
        let own = bar.send(event, at: asked, refusing: refusing, asked: &questions)
        settles += own.filter { $0.kind.isSettle }
        originalSettles += reports.filter { $0.kind.isSettle }
        try require(
            own.filter { !$0.kind.isSettle } == reports.filter { !$0.kind.isSettle },
            .oversampling, "\(event) told \(reports), looked at more often \(own)")
        try require(
            settles == originalSettles, .oversampling,
            "settled \(originalSettles), looked at more often \(settles)")
        settles.removeAll()
        originalSettles.removeAll()
        guard compares else { return }
        let time = original.time
        let (a, b) = (original.position(at: time) ?? -1, bar.position(at: time) ?? -1)
        try require((a - b).magnitude <= 1e-9, .oversampling, "the position is \(a) or \(b)")
        original.scene(at: time, into: &scene)
        bar.scene(at: time, into: &other)
        let comparison = SceneDifference(tolerance: 1e-9)
        if let difference = comparison.first(scene, other) {
            throw Violation(property: .oversampling, detail: difference)
        }
        var (mine, theirs): ([TabPagePlacement], [TabPagePlacement]) = ([], [])
        original.pages(at: time, into: &theirs)
        bar.pages(at: time, into: &mine)
        if let difference = comparison.first(theirs, mine) {
            throw Violation(property: .oversampling, detail: difference)
        }
    }
}
