import CamberCore

extension SceneInspector {
    /// Every icon, title and badge text of the items that can be chosen, against what is behind it
    /// at its worst place.
    func checkContrast(_ collector: inout AuditCollector) {
        for (command, step) in scene.commands.enumerated() {
            switch step {
            case .icon(let index):
                guard let cell = newCell(index), let icon = cell.icon else { continue }
                check(
                    key(.contrastIcon, cell, .icon), cell.iconColor, in: icon, isRound: true,
                    command, limit: AuditLimits.graphicContrast, &collector)
            case .title(let index):
                guard let cell = newCell(index), let title = cell.title else { continue }
                let isBold = subject.style.titleFont.weight == .bold
                check(
                    key(.contrastText, cell, .title), cell.titleColor, in: title, isRound: false,
                    command, limit: Self.textLimit(scene.titleFontSize, isBold: isBold),
                    &collector)
            case .badge(let index):
                guard let cell = newCell(index), let badge = cell.badge,
                    subject.tabItems[cell.item].badge?.text(cap: 1) != nil
                else { continue }
                check(
                    key(.contrastText, cell, .badge), cell.badgeTextColor, in: badge,
                    isRound: true, command, over: cell.badgeColor,
                    limit: Self.textLimit(scene.badgeFontSize, isBold: false), &collector)
            case .shape, .clip, .unclip: break
            }
        }
    }

    /// The least contrast of a text of a size in points.
    private static func textLimit(_ size: Double, isBold: Bool) -> Double {
        let large = isBold ? AuditLimits.largeBoldText : AuditLimits.largeText
        return size >= large - tolerance ? AuditLimits.graphicContrast : AuditLimits.textContrast
    }

    /// A cell whose item can be chosen, and which may have another contrast than in the scene before.
    private func newCell(_ index: Int) -> SceneCell? {
        guard scene.cells.indices.contains(index), isBackdropNew || isNew[index] else { return nil }
        let cell = scene.cells[index]
        return subject.items[cell.item].isEnabled ? cell : nil
    }

    private func check(
        _ key: AuditGroup.Key, _ color: SceneColor, in rect: SceneRect, isRound: Bool,
        _ command: Int, over capsule: SceneColor? = nil, limit: Double,
        _ collector: inout AuditCollector
    ) {
        // What has no extent or is wholly clear is not shown at all.
        guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
        var worst = Double.infinity
        var known: SceneColor?
        rect.forEachPlace(isRound: isRound) { point in
            guard isVisible(point) else { return }
            var behind = backdrop.color(at: point, behind: command, in: scene)
            if let capsule { behind = capsule.over(behind) }
            // Most glyphs lie on one colour.
            if behind == known { return }
            known = behind
            worst = min(worst, color.over(behind).contrast(with: behind))
        }
        if worst < .infinity { collector.check(key, worst, limit: limit) }
    }

    /// Whether a point lies in the container and, in a strip, between its ends; edges count.
    private func isVisible(_ point: ScenePoint) -> Bool {
        point.x >= max(0, window.x) && point.x <= min(scene.size.width, window.maxX)
            && point.y >= 0 && point.y <= scene.size.height
    }
}
