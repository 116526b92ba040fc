import CamberCore

/// Holds one scene of a bar against the rules.
struct SceneInspector {
    let subject: AuditSubject
    let scene: TabBarScene
    let environment: TabEnvironment
    let backdrop: SceneBackdrop
    /// The part of the container in which cells are whole.
    let window: SceneRect

    init(
        _ subject: AuditSubject, _ scene: TabBarScene, _ environment: TabEnvironment,
        _ backdrop: SceneBackdrop
    ) {
        self.subject = subject
        self.scene = scene
        self.environment = environment
        self.backdrop = backdrop
        window = scene.cellArea ?? SceneRect(0, 0, scene.size.width, scene.size.height)
    }

    /// The least that can be told apart from rounding, in points.
    static let tolerance = 1e-6
    /// How many of the following cells a cell is compared with; what meets one farther on meets
    /// those between as well.
    static let reach = 8

    func run(_ collector: inout AuditCollector) {
        // Nothing has a size yet in a container that has none.
        guard environment.size.width > 0, environment.size.height > 0, !scene.isBarHidden
        else { return }
        checkTabs(&collector)
        checkTargets(&collector)
        checkPlaces(&collector)
        checkTitles(&collector)
        checkBadges(&collector)
        checkMark(&collector)
        checkContrast(&collector)
    }

    /// Whether a cell of a strip is not cut off by the strip's ends.
    func isWhole(_ cell: SceneCell) -> Bool {
        scene.cellArea == nil
            || (cell.frame.x >= window.x - Self.tolerance
                && cell.frame.maxX <= window.maxX + Self.tolerance)
    }

    @inline(never)
    func key(
        _ rule: AuditRule, _ cell: SceneCell, _ part: AuditPart = .whole, other: SceneCell? = nil
    ) -> AuditGroup.Key {
        AuditGroup.Key(
            rule: rule, severity: rule.severity, item: cell.item, other: other?.item ?? -1,
            part: part, isSelected: cell.isSelected)
    }

    // MARK: Targets

    private func checkTabs(_ collector: inout AuditCollector) {
        guard scene.strip == nil else { return }
        let side = min(environment.size.width, environment.size.height)
        collector.check(
            AuditGroup.Key(rule: .tooManyTabs, severity: .warning),
            Double(subject.items.count),
            limit: side < AuditLimits.tabletWidth
                ? AuditLimits.tabsOnPhone : AuditLimits.tabsOnTablet)
    }

    private func checkTargets(_ collector: inout AuditCollector) {
        for (index, cell) in scene.cells.enumerated() {
            let side = min(cell.frame.width, cell.frame.height)
            var small = key(.targetSize, cell)
            if side < AuditLimits.smallestTarget - Self.tolerance {
                collector.check(small, side, limit: AuditLimits.smallestTarget)
            } else {
                small.severity = .warning
                collector.check(small, side, limit: AuditLimits.comfortableTarget)
            }
            for other in neighbours(of: index) {
                if other.item > cell.item {
                    checkOverlap(cell, .whole, cell.frame, other, &collector)
                }
                if let icon = cell.icon { checkOverlap(cell, .icon, icon, other, &collector) }
            }
        }
    }

    private func checkOverlap(
        _ cell: SceneCell, _ part: AuditPart, _ rect: SceneRect, _ other: SceneCell,
        _ collector: inout AuditCollector
    ) {
        guard let shared = rect.shared(with: other.frame) else { return }
        collector.check(
            key(.targetOverlap, cell, part, other: other), min(shared.width, shared.height),
            limit: 0)
    }

    /// The cells near one in the order of the items.
    func neighbours(of index: Int) -> [SceneCell] {
        let near = max(0, index - Self.reach)..<min(scene.cells.count, index + Self.reach + 1)
        var cells: [SceneCell] = []
        for other in near where other != index { cells.append(scene.cells[other]) }
        return cells
    }

    // MARK: Places

    private func checkPlaces(_ collector: inout AuditCollector) {
        let floor = environment.size.height - environment.safeArea.bottom
        for cell in scene.cells {
            let parts: [(AuditPart, SceneRect?)] = [
                (.icon, cell.icon), (.title, cell.title), (.badge, cell.badge),
            ]
            for (part, rect) in parts {
                guard let rect, rect.width > 0, rect.height > 0 else { continue }
                if part != .badge {
                    collector.check(key(.outsideBar, cell, part), distanceOut(rect), limit: 0)
                }
                if environment.safeArea.bottom > 0 {
                    collector.check(
                        key(.underHomeIndicator, cell, part), rect.maxY - floor, limit: 0)
                }
            }
        }
    }

    /// How far a rectangle reaches out of the bar where no raised part carries it, in points. Along
    /// a strip what is cut off is only scrolled away.
    private func distanceOut(_ rect: SceneRect) -> Double {
        let bar = scene.barFrame
        var above = bar.y - rect.y
        if let raised = scene.raisedFrame, above > 0,
            rect.x >= raised.x - Self.tolerance, rect.maxX <= raised.maxX + Self.tolerance
        {
            above = raised.y - rect.y
        }
        var distance = max(0, above, rect.maxY - bar.maxY)
        if scene.strip == nil {
            distance = max(distance, bar.x - rect.x, rect.maxX - bar.maxX)
        }
        return distance
    }
}
