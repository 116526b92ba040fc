import CamberCore

/// The bar that is looked at. Every question and every event goes through here, so that a fault can
/// be put between the engine and the checks, to prove that they notice.
struct Bar {
    private var engine: TabEngine<Int>
    private let fault: Fault?
    /// How often a scene was asked for; counts for one fault only.
    private let count = Counter()

    private final class Counter { var value = 0 }

    init(_ engine: TabEngine<Int>, fault: Fault?) {
        self.engine = engine
        self.fault = fault
    }

    // MARK: Events

    mutating func send(
        _ event: TabEvent<Int>, at time: Double, refusing: Set<Int>, asked: inout Int
    ) -> [Report] {
        let before = engine
        var calls = 0
        var reports = engine.send(event, at: time) { id in
            calls += 1
            return !refusing.contains(id)
        }
        asked = calls
        fault?.alter(&reports, before: before, after: &engine, event: event)
        return reports
    }

    mutating func advance(to time: Double) -> [Report] {
        fault == .forgetsSettle ? [] : engine.advance(to: time)
    }

    mutating func takeDiagnostics() -> [TabDiagnostic<Int>] {
        let taken = engine.takeDiagnostics()
        return fault == .keepsQuiet ? [] : taken
    }

    // MARK: Questions

    var items: [Item] { engine.items }
    var selection: Int? { engine.selection }
    var focus: Int? { engine.focus }
    var environment: TabEnvironment { engine.environment }
    var paging: TabPaging { engine.paging }
    var style: AnyTabBarStyle { engine.style }
    var isHidden: Bool { engine.isBarHidden }
    var time: Double { engine.time }

    var restTime: Double {
        fault == .neverRests ? engine.restTime + 1000 : engine.restTime
    }

    func isAtRest(at time: Double) -> Bool { !(time < restTime) }

    func position(at time: Double) -> Double? {
        guard let position = engine.position(at: time) else { return nil }
        return fault?.alter(position: position, engine, time) ?? position
    }

    func velocity(at time: Double) -> Double? { engine.velocity(at: time) }

    func scene(at time: Double, into scene: inout TabBarScene) {
        engine.scene(at: time, into: &scene)
        count.value += 1
        fault?.alter(&scene, engine, time, asked: count.value)
    }

    func pages(at time: Double, into pages: inout [TabPagePlacement]) {
        engine.pages(at: time, into: &pages)
        fault?.alter(&pages, engine, time)
    }

    func accessibility(in scene: TabBarScene) -> [TabAccessibilityElement<Int>] {
        var elements = engine.accessibility(in: scene)
        fault?.alter(&elements)
        return elements
    }
}
