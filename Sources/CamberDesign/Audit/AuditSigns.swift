import CamberCore

/// How one item looks in a scene, in what can tell that it is selected.
struct AuditLook {
    fileprivate var icon: SceneRect?
    fileprivate var title: SceneRect?
    fileprivate var iconColor: SceneColor?
    fileprivate var titleColor: SceneColor?
    fileprivate var showsSelectedIcon: Bool
    fileprivate var isMarked: Bool

    /// How far a part must move or grow to be noticed, in points.
    private static let noticeable = 1.0

    /// Whether anything but colours tells the two apart.
    func differs(from other: AuditLook) -> Bool {
        isMarked != other.isMarked || showsSelectedIcon != other.showsSelectedIcon
            || Self.differ(icon, other.icon) || Self.differ(title, other.title)
    }

    private static func differ(_ a: SceneRect?, _ b: SceneRect?) -> Bool {
        guard let a, let b else { return (a == nil) != (b == nil) }
        return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
            >= noticeable
    }

    /// The contrast of the two in the part where it is greater; 1 where nothing differs.
    func contrast(with other: AuditLook) -> Double {
        var most = 1.0
        if let mine = iconColor, let others = other.iconColor {
            most = max(most, mine.contrast(with: others))
        }
        if let mine = titleColor, let others = other.titleColor {
            most = max(most, mine.contrast(with: others))
        }
        return most
    }
}

extension SceneInspector {
    fileprivate func look(of cell: SceneCell) -> AuditLook {
        let all = scene.commands.count
        func shown(_ color: SceneColor, _ rect: SceneRect?) -> SceneColor? {
            guard let rect else { return nil }
            return color.over(backdrop.color(at: rect.center, behind: all, in: scene))
        }
        let isTitled = (cell.title?.width ?? 0) > 0 && cell.titleColor.alpha > 0
        let title = isTitled ? cell.title : nil
        let hasTwoIcons =
            subject.tabItems[cell.item].icon != nil && !subject.haveSameIcon[cell.item]
        // Where a strip is scrolled to is no property of its cells.
        return AuditLook(
            icon: cell.icon?.offsetBy(-cell.frame.x, -cell.frame.y),
            title: title?.offsetBy(-cell.frame.x, -cell.frame.y),
            iconColor: shown(cell.iconColor, cell.icon),
            titleColor: shown(cell.titleColor, title),
            showsSelectedIcon: hasTwoIcons && cell.selectedIconAmount > 0.5,
            isMarked: cell.isSelected && showsMark)
    }

    /// Whether the mark of the selection can be seen: whether it makes a contrast of 3:1 at one
    /// place at least.
    var showsMark: Bool {
        guard let indicator = scene.indicator else { return false }
        var most = 1.0
        let all = scene.commands.count
        indicator.forEachPlace(isRound: true) { point in
            let with = backdrop.color(at: point, behind: all, in: scene)
            let without = backdrop.color(at: point, behind: all, in: scene, withMarks: false)
            if with != without { most = max(most, with.contrast(with: without)) }
        }
        return most >= AuditLimits.graphicContrast
    }
}

/// How each item looks selected and not selected, in one stage.
struct AuditSigns {
    private var selected: [AuditLook?]
    private var unselected: [AuditLook?]

    init(count: Int) {
        selected = Array(repeating: nil, count: count)
        unselected = selected
    }

    mutating func read(_ inspector: SceneInspector) {
        for cell in inspector.scene.cells {
            if cell.isSelected {
                selected[cell.item] = inspector.look(of: cell)
            } else if unselected[cell.item] == nil {
                unselected[cell.item] = inspector.look(of: cell)
            }
        }
    }

    func check(_ collector: inout AuditCollector) {
        for item in selected.indices {
            guard let mine = selected[item], let other = unselected[item],
                !mine.differs(from: other)
            else { continue }
            let contrast = mine.contrast(with: other)
            let isClear = contrast >= AuditLimits.graphicContrast
            collector.selection = item
            collector.check(
                AuditGroup.Key(
                    rule: isClear ? .colorOnly : .contrastSelected, severity: .warning, item: item,
                    isSelected: true),
                isClear ? 0 : contrast, limit: isClear ? 1 : AuditLimits.graphicContrast)
        }
    }
}
