import CamberCore

/// Holds one scene of a bar against the rules.
struct SceneInspector {
    let subject: AuditSubject
    let scene: TabBarScene
    let environment: TabEnvironment
    let backdrop: SceneBackdrop
    /// The part of the container in which cells are whole.
    let window: SceneRect
    /// For each cell whether it, or one near it, is other than in the scene before.
    let isNew: [Bool]
    /// Whether what is behind the cells is.
    let isBackdropNew: Bool

    /// - Parameter previous: what has looked at a scene of the same stage. What is no different there
    ///   is not held against the rules again: with many tabs a selection changes few of them.
    init(
        _ subject: AuditSubject, _ scene: TabBarScene, _ environment: TabEnvironment,
        _ backdrop: SceneBackdrop, after previous: SceneInspector?
    ) {
        self.subject = subject
        self.scene = scene
        self.environment = environment
        self.backdrop = backdrop
        window = scene.cellArea ?? SceneRect(0, 0, scene.size.width, scene.size.height)
        isNew = Self.news(scene, previous?.scene)
        isBackdropNew =
            previous?.backdrop.page != backdrop.page || previous?.scene.shapes != scene.shapes
            || previous?.scene.commands != scene.commands || previous?.scene.path != scene.path
    }

    private static func news(_ scene: TabBarScene, _ seen: TabBarScene?) -> [Bool] {
        let count = scene.cells.count
        guard let seen, seen.cells.count == count, seen.cellArea == scene.cellArea,
            seen.titleFontSize == scene.titleFontSize, seen.badgeFontSize == scene.badgeFontSize
        else { return Array(repeating: true, count: count) }
        var isNew = Array(repeating: false, count: count)
        for index in scene.cells.indices where scene.cells[index] != seen.cells[index] {
            for place in near(index, of: count) { isNew[place] = true }
        }
        return isNew
    }

    /// The least that can be told apart from rounding, in points.
    static let tolerance = 1e-6
    /// How many of the cells on either side a cell is compared with; what meets one farther on meets
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

    /// - Parameter other: the place among the cells of the other one that is involved.
    @inline(never)
    func key(
        _ rule: AuditRule, _ cell: SceneCell, _ part: AuditPart = .whole, other: Int? = nil
    ) -> AuditGroup.Key {
        AuditGroup.Key(
            rule: rule, severity: rule.severity, item: cell.item,
            other: other.map { scene.cells[$0].item } ?? -1, part: part,
            isSelected: cell.isSelected)
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
        for index in scene.cells.indices where isNew[index] {
            let cell = scene.cells[index]
            let side = min(cell.frame.width, cell.frame.height)
            var small = key(.targetSize, cell)
            if side < AuditLimits.smallestTarget - Self.tolerance {
                collector.check(small, side, limit: AuditLimits.smallestTarget)
            } else {
                small.severity = .warning
                collector.check(small, side, limit: AuditLimits.comfortableTarget)
            }
            for other in near(index) where other != index {
                if scene.cells[other].item > cell.item {
                    checkOverlap(cell, .whole, cell.frame, other, &collector)
                }
                if let icon = cell.icon { checkOverlap(cell, .icon, icon, other, &collector) }
            }
        }
    }

    private func checkOverlap(
        _ cell: SceneCell, _ part: AuditPart, _ rect: SceneRect, _ other: Int,
        _ collector: inout AuditCollector
    ) {
        guard let shared = rect.shared(with: scene.cells[other].frame) else { return }
        collector.check(
            key(.targetOverlap, cell, part, other: other), min(shared.width, shared.height),
            limit: 0)
    }

    /// The places of the cells that one is compared with, and of itself. Cells are in the order of
    /// the items; they are not handed out themselves, because copying each costs more than the rules.
    func near(_ index: Int) -> Range<Int> { Self.near(index, of: scene.cells.count) }

    private static func near(_ index: Int, of count: Int) -> Range<Int> {
        max(0, index - reach)..<min(count, index + reach + 1)
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
