import CamberCore

extension BarAudit {
    /// What still travels while a selection changes with Reduce Motion: the edges of icons, titles
    /// and the mark, from the instant of the change until everything rests.
    mutating func checkMotion(_ stage: AuditMatrix.Stage) {
        var pages: [Int] = []
        for page in subject.selections { if let page { pages.append(page) } }
        guard pages.count > 1 else { return }
        var environment = subject.environment(matrix.condition(stage, selection: nil))
        environment.reduceMotion = true
        // Making an engine costs many times more than a change, so each change begins from a copy.
        let unselected = subject.engine(environment, selection: nil)
        for (index, page) in pages.enumerated() {
            let next = pages[(index + 1) % pages.count]
            var engine = unselected
            _ = engine.send(.select(subject.tabItems[page].id, animated: false), at: 0)
            _ = engine.send(.select(subject.tabItems[next].id), at: 0)
            guard engine.restTime > 0 else { continue }
            engine.scene(at: 0, into: &scene)
            engine.scene(at: engine.restTime, into: &otherScene)
            collector.selection = next
            if let mark = Self.travel(scene.indicator, otherScene.indicator) {
                check(.indicator, nil, mark)
            }
            compareCells()
        }
    }

    private mutating func compareCells() {
        var place = 0
        for cell in scene.cells {
            // Cells are in the order of the items in both.
            while place < otherScene.cells.count, otherScene.cells[place].item < cell.item {
                place += 1
            }
            guard place < otherScene.cells.count, otherScene.cells[place].item == cell.item
            else { continue }
            let later = otherScene.cells[place]
            if let icon = Self.travel(cell.icon, later.icon) { check(.icon, later, icon) }
            if let title = Self.travel(cell.title, later.title) { check(.title, later, title) }
        }
    }

    private mutating func check(_ part: AuditPart, _ cell: SceneCell?, _ travel: Double) {
        collector.check(
            AuditGroup.Key(
                rule: .reduceMotion, severity: .warning, item: cell?.item ?? -1, part: part),
            travel, limit: AuditLimits.travel)
    }

    /// How far the edge that moves farthest moves; nil where there is only one of the two.
    private static func travel(_ a: SceneRect?, _ b: SceneRect?) -> Double? {
        guard let a, let b else { return nil }
        return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
    }
}
