import CamberCore

/// Checks a bar before it ships: on every device, at every text size, in both directions and
/// appearances, with every page selected.
///
/// All at once, as in an app's own test:
/// ```swift
/// let design = try BarDesign.read(bytes, file: "bar.json", duplicates: .allowed)
/// let findings = BarAudit.findings(in: design)  // a test expects none
/// ```
/// Or a part at a time, so that a page that shows the findings stays awake:
/// ```swift
/// var audit = BarAudit(design, host: host)
/// while !audit.isFinished { audit.advance() }
/// ```
/// Each text is measured once, by the host. What is found does not depend on how the design was
/// read; only one that was read with `duplicates: .allowed` can have duplicates.
public struct BarAudit {
    /// What the bar is checked in.
    public let matrix: AuditMatrix
    let subject: AuditSubject
    var collector: AuditCollector
    var scene = TabBarScene()
    /// The scene of the selection before, or of a change's end.
    var otherScene = TabBarScene()
    private var backdrop = SceneBackdrop()
    private var doneStages = 0
    /// The place in the matrix of the design's own container; 0 if it is not there.
    private let home: Int
    private let ignored: [AuditIgnore]

    /// An audit that has yet to begin.
    /// - Parameters:
    ///   - design: the bar.
    ///   - matrix: what to check it in; nil for every device of the catalogue.
    ///   - ignored: what is not to be reported.
    ///   - host: measures texts and knows icons.
    public init(
        _ design: BarDesign, matrix: AuditMatrix? = nil, ignoring ignored: [AuditIgnore] = [],
        host: ScenarioHost = ScenarioHost()
    ) {
        let matrix = matrix ?? AuditMatrix(for: design)
        self.matrix = matrix
        self.ignored = ignored
        home = matrix.containers.firstIndex(of: design.container) ?? 0
        subject = AuditSubject(design, measure: host.measure)
        collector = AuditCollector(matrix, home: home)
        checkText(knowsIcon: host.knowsIcon)
    }

    /// Everything that the rules object to in a design.
    /// - Parameters: as of ``init(_:matrix:ignoring:host:)``.
    public static func findings(
        in design: BarDesign, matrix: AuditMatrix? = nil, ignoring ignored: [AuditIgnore] = [],
        host: ScenarioHost = ScenarioHost()
    ) -> [AuditFinding] {
        var audit = BarAudit(design, matrix: matrix, ignoring: ignored, host: host)
        while !audit.isFinished { audit.advance() }
        return audit.findings
    }

    /// Whether everything has been checked.
    public var isFinished: Bool { doneStages >= matrix.stageCount }

    /// How much has been checked, 0…1.
    public var progress: Double {
        matrix.stageCount > 0 ? Double(doneStages) / Double(matrix.stageCount) : 1
    }

    /// Checks one container at one text size in one direction and appearance, with every page
    /// selected. Does nothing once the audit is finished.
    public mutating func advance() {
        guard !isFinished else { return }
        let stage = matrix.stage(doneStages, home: home)
        doneStages += 1
        collector.stage = stage
        checkScenes(stage)
        checkMotion(stage)
        collector.selection = nil
    }

    private mutating func checkScenes(_ stage: AuditMatrix.Stage) {
        let environment = subject.environment(
            matrix.condition(stage, selection: subject.selections.first ?? nil))
        var engine = subject.engine(environment, selection: subject.selections.first ?? nil)
        var signs = AuditSigns(count: subject.items.count)
        var previous: SceneInspector?
        for (index, selection) in subject.selections.enumerated() {
            if index > 0 {
                _ = engine.send(
                    .select(selection.map { subject.tabItems[$0].id }, animated: false), at: 0)
            }
            // The storage of the scene before is still looked into.
            swap(&scene, &otherScene)
            engine.scene(at: 0, into: &scene)
            backdrop.page = page(engine, selection)
            backdrop.read(scene)
            collector.selection = selection
            let inspector = SceneInspector(
                subject, scene, environment, backdrop, after: previous)
            inspector.run(&collector)
            signs.read(inspector)
            previous = inspector
        }
        signs.check(&collector)
    }

    /// The colour of the page behind the bar; white behind one that is not opaque.
    private func page(_ engine: TabEngine<DesignID>, _ selection: Int?) -> SceneColor {
        let neutral = engine.palette[.page]
        guard let selection else { return neutral.over(.white) }
        return (subject.items[selection].page ?? neutral).over(.white)
    }

    /// What has been found so far: errors first, then in the order of the rules and the items.
    public var findings: [AuditFinding] {
        var merger = AuditMerger(subject, matrix)
        for group in collector.groups where ignore(for: group) == nil { merger.add(group) }
        return merger.findings
    }

    /// What was to be ignored and has not occurred so far.
    public var idleIgnores: [AuditIgnore] {
        var used: Set<AuditIgnore> = []
        for group in collector.groups {
            for ignore in ignored where Self.matches(ignore, group, subject) { used.insert(ignore) }
        }
        return ignored.filter { !used.contains($0) }
    }

    private func ignore(for group: AuditGroup) -> AuditIgnore? {
        ignored.first { Self.matches($0, group, subject) }
    }

    private static func matches(
        _ ignore: AuditIgnore, _ group: AuditGroup, _ subject: AuditSubject
    ) -> Bool {
        guard ignore.rule == group.key.rule else { return false }
        guard let item = ignore.item else { return true }
        return group.key.item >= 0 && subject.items[group.key.item].id == item
    }
}
