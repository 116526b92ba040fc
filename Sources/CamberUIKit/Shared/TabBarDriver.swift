import CamberCore

/// Owns a bar's engine, gives its events their times and tells the host what came of them.
///
/// Reports are delivered after the engine has changed, one after the other. A handler may send
/// events: they take effect at once, and what they cause is told after what is being told, never
/// inside it. Handlers that answer each other without end are stopped after ``deepest`` rounds.
/// While the app is asked for its veto, it can read the bar as it was; events that it sends then
/// follow the one that it is asked about.
///
/// The driver holds nothing but the closures that it is given; hosts capture themselves weakly.
@MainActor
final class TabBarDriver {
    /// Who caused a report.
    enum Cause {
        /// A finger, a key, a pointer or assistive technology.
        case user
        /// The app's own change.
        case app
    }

    /// How many rounds of handlers that answer handlers are carried out.
    static let deepest = 32

    /// The bar. It changes only through ``send(_:at:)``, ``settle()`` and ``reveal(_:)``.
    private(set) var engine: TabEngine<TabID>
    /// The numbers of the fingers that are down.
    var fingers = TabFingers()

    /// The app's veto.
    var shouldSelect: ((TabID) -> Bool)?
    /// Told after every event: the bar may look different or have begun to move.
    var onChange: (() -> Void)?
    /// Told what happened.
    var onReport: ((TabReport<TabID>, Cause) -> Void)?
    /// Told what is probably a mistake.
    var onDiagnostic: ((TabDiagnostic<TabID>) -> Void)?
    /// Told that an event was refused because handlers answer each other without end.
    var onRefusedEvent: (() -> Void)?

    /// What is still to be told, or done.
    private enum Notice {
        case report(TabReport<TabID>, Cause)
        case diagnostic(TabDiagnostic<TabID>)
        case event(TabEvent<TabID>, time: Double)
    }

    private let clock: () -> Double
    private var notices: [(notice: Notice, depth: Int)] = []
    private var isAsking = false
    private var isDelivering = false
    private var depth = 0

    /// A driver of a bar.
    /// - Parameters:
    ///   - engine: the bar.
    ///   - clock: the present in seconds, on the clock of all the times that are given.
    init(engine: TabEngine<TabID>, clock: @escaping () -> Double) {
        self.engine = engine
        self.clock = clock
    }

    /// The present, on the clock of the events.
    var now: Double { clock() }

    /// Whether pictures change from a time on without a new event, so that a display link is needed.
    func needsFrames(at time: Double) -> Bool { !engine.isAtRest(at: time) }

    // MARK: Sending

    /// Tells the bar what has happened.
    /// - Parameters:
    ///   - event: what has happened.
    ///   - time: when; `nil` is now.
    func send(_ event: TabEvent<TabID>, at time: Double? = nil) {
        guard depth < Self.deepest else {
            onRefusedEvent?()
            return
        }
        let time = time ?? clock()
        if isAsking { return notices.append((.event(event, time: time), depth)) }
        perform(event, at: time)
        deliver()
    }

    /// Collects what is due now that the bar is at rest.
    func settle() {
        note(engine.advance(to: max(engine.time, engine.restTime)), .app)
        deliver()
    }

    /// Brings an item of a strip into sight without selecting it.
    func reveal(_ id: TabID) {
        guard !isAsking else { return }
        note(engine.reveal(id, at: clock()), .app)
        onChange?()
        deliver()
    }

    private func perform(_ event: TabEvent<TabID>, at time: Double) {
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
        onChange?()
    }

    private static func cause(of event: TabEvent<TabID>) -> Cause {
        switch event {
        case .touchDown, .touchMove, .touchUp, .touchesCancelled, .activate, .wheel, .key: .user
        default: .app
        }
    }

    // MARK: Telling

    private func note(_ reports: [TabReport<TabID>], _ cause: Cause) {
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
