/// Who caused a report.
package enum TabEventCause: Hashable, Sendable {
    /// A finger, a key, a pointer or assistive technology.
    case user
    /// The app's own change.
    case app
}

/// Owns a bar's engine for a host: gives its events their times, tells what came of them, and knows
/// which frames have to be drawn.
///
/// Reports are delivered after the engine has changed, one after the other. A handler may send
/// events: they take effect at once, and what they cause is told after what is being told, never
/// inside it. Handlers that answer each other without end are stopped after ``deepest`` rounds.
/// While the app is asked for its veto, it can read the bar as it was; events that it sends then
/// follow the one that it is asked about.
///
/// The driver holds nothing but the closures that it is given; hosts capture themselves weakly.
package final class TabBarDriver<ID: Hashable> {
    /// How many rounds of handlers that answer handlers are carried out.
    package static var deepest: Int { 32 }

    /// The bar. It changes only through the driver.
    package private(set) var engine: TabEngine<ID>
    /// The bar as it was drawn last.
    package private(set) var scene = TabBarScene()

    /// The app's veto.
    package var shouldSelect: ((ID) -> Bool)?
    /// Told after every event: the bar may look different or have begun to move.
    package var onChange: (() -> Void)?
    /// Told what happened.
    package var onReport: ((TabReport<ID>, TabEventCause) -> Void)?
    /// Told what is probably a mistake.
    package var onDiagnostic: ((TabDiagnostic<ID>) -> Void)?
    /// Told that an event was refused because handlers answer each other without end.
    package var onRefusedEvent: (() -> Void)?

    /// What is still to be told, or done.
    private enum Notice {
        case report(TabReport<ID>, TabEventCause)
        case diagnostic(TabDiagnostic<ID>)
        case event(TabEvent<ID>, time: Double)
    }

    private let clock: () -> Double
    private var notices: [(notice: Notice, depth: Int)] = []
    private var isAsking = false
    private var isDelivering = false
    private var depth = 0
    /// Whether something has happened since the last frame.
    private var isOutdated = false
    /// The latest time that was drawn.
    private var drawn = -Double.infinity

    var fingers = TabFingers()
    /// The selection by place that waits for items.
    var pendingIndex: Int?
    /// The container and the settings that were sent last.
    var sentEnvironment: TabEnvironment?
    /// The room that the host was last told to ask for; `nil` before the first question.
    var fittedRoom: (height: Double, edge: TabBarEdge)?
    /// The items that assistive technology knows to be seen; `nil` before the first question.
    var announced: [ID]?

    /// A driver of a bar.
    /// - Parameters:
    ///   - engine: the bar.
    ///   - clock: the present in seconds, on the clock of all the times that are given.
    package init(engine: TabEngine<ID>, clock: @escaping () -> Double) {
        self.engine = engine
        self.clock = clock
    }

    /// The present, on the clock of the events.
    package var now: Double { clock() }

    // MARK: Sending

    /// Tells the bar what has happened.
    /// - Parameters:
    ///   - event: what has happened.
    ///   - time: when; `nil` is now.
    package func send(_ event: TabEvent<ID>, at time: Double? = nil) {
        guard depth < Self.deepest else {
            onRefusedEvent?()
            return
        }
        let time = time ?? clock()
        if isAsking { return notices.append((.event(event, time: time), depth)) }
        perform(event, at: time)
        deliver()
    }

    /// Brings an item of a strip into sight without selecting it.
    package func reveal(_ id: ID) {
        guard !isAsking else { return }
        note(engine.reveal(id, at: clock()), .app)
        changed()
        deliver()
    }

    private func perform(_ event: TabEvent<ID>, at time: Double) {
        if let shouldSelect {
            // On a copy, so that the app can read the bar while it is asked.
            var next = engine
            isAsking = true
            let reports = next.send(event, at: time, shouldSelect: shouldSelect)
            isAsking = false
            engine = next
            note(reports, Self.cause(of: event))
        } else {
            note(engine.send(event, at: time), Self.cause(of: event))
        }
        changed()
    }

    private func changed() {
        isOutdated = true
        onChange?()
    }

    private static func cause(of event: TabEvent<ID>) -> TabEventCause {
        switch event {
        case .touchDown, .touchMove, .touchUp, .touchesCancelled, .activate, .wheel, .key: .user
        default: .app
        }
    }

    // MARK: Frames

    /// When a frame that is drawn beside the display's own will be seen: now, but never before the
    /// last one, which was drawn for the moment at which it is shown. Else what moves would jerk back.
    package var frameTime: Double { max(clock(), drawn) }

    /// Draws ``scene`` as it is at a time.
    package func draw(at time: Double) {
        isOutdated = false
        drawn = max(drawn, time)
        engine.scene(at: time, into: &scene)
    }

    /// Whether another frame is needed after one of a time: something moves, or has happened since
    /// the frame was drawn. A host whose frames have stopped draws one after each change.
    package func needsFrames(at time: Double) -> Bool {
        isOutdated || !engine.isAtRest(at: time)
    }

    /// Collects what is due, when the bar is at rest at a time.
    package func settle(at time: Double) {
        guard engine.isAtRest(at: time) else { return }
        note(engine.advance(to: max(engine.time, engine.restTime)), .app)
        deliver()
    }

    // MARK: Telling

    private func note(_ reports: [TabReport<ID>], _ cause: TabEventCause) {
        notices += reports.map { (.report($0, cause), depth) }
        notices += engine.takeDiagnostics().map { (.diagnostic($0), depth) }
    }

    private func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while !notices.isEmpty {
            let next = notices.removeFirst()
            depth = next.depth + 1
            switch next.notice {
            case .report(let report, let cause): onReport?(report, cause)
            case .diagnostic(let diagnostic): onDiagnostic?(diagnostic)
            case .event(let event, let time): perform(event, at: time)
            }
        }
        depth = 0
        isDelivering = false
    }
}
