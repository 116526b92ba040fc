import CamberCore

extension SceneInspector {
    // MARK: Titles

    func checkTitles(_ collector: inout AuditCollector) {
        let growth = scene.titleFontSize / max(subject.style.titleFont.size, 1e-9)
        for index in scene.cells.indices where isNew[index] {
            let cell = scene.cells[index]
            guard let title = cell.title else { continue }
            if cell.isTitleTruncated {
                let natural = (subject.tabItems[cell.item].titleWidth ?? 0) * growth
                // Without a measured width there is only the bar's word for it.
                collector.check(
                    key(.titleTruncated, cell, .title), title.width,
                    limit: natural > title.width ? natural : title.width + 1)
            }
            guard title.width > 0 else { continue }
            if let icon = cell.icon { checkMeeting(title, of: cell, icon, .icon, nil, &collector) }
            if let badge = cell.badge {
                checkMeeting(title, of: cell, badge, .badge, nil, &collector)
            }
            for other in near(index) where other != index {
                if scene.cells[other].item > cell.item, let text = scene.cells[other].title {
                    checkMeeting(title, of: cell, text, .title, other, &collector)
                }
                if let icon = scene.cells[other].icon {
                    checkMeeting(title, of: cell, icon, .icon, other, &collector)
                }
                if let badge = scene.cells[other].badge {
                    checkMeeting(title, of: cell, badge, .badge, other, &collector)
                }
            }
        }
    }

    private func checkMeeting(
        _ title: SceneRect, of cell: SceneCell, _ rect: SceneRect, _ part: AuditPart,
        _ other: Int?, _ collector: inout AuditCollector
    ) {
        guard let shared = title.shared(with: rect) else { return }
        collector.check(
            key(.titleOverlap, cell, part, other: other), min(shared.width, shared.height),
            limit: 0)
    }

    // MARK: Badges

    func checkBadges(_ collector: inout AuditCollector) {
        let growth = scene.badgeFontSize / TabFont.badge.size
        for index in scene.cells.indices where isNew[index] {
            let cell = scene.cells[index]
            guard let badge = cell.badge else { continue }
            var cut = max(
                0, window.y - badge.y, badge.maxY - window.maxY, badge.maxY - scene.size.height,
                -badge.y)
            if isWhole(cell) { cut = max(cut, window.x - badge.x, badge.maxX - window.maxX) }
            if let text = subject.tabItems[cell.item].badgeWidth {
                cut = max(cut, text * growth - badge.width)
            }
            collector.check(key(.badgeClipped, cell, .badge), cut, limit: 0)
            if let icon = cell.icon {
                checkCover(badge, of: cell, icon, nil, limit: AuditLimits.coveredIcon, &collector)
            }
            for other in near(index) where other != index {
                if let icon = scene.cells[other].icon {
                    checkCover(badge, of: cell, icon, other, limit: 0, &collector)
                }
            }
        }
    }

    private func checkCover(
        _ badge: SceneRect, of cell: SceneCell, _ icon: SceneRect, _ other: Int?,
        limit: Double, _ collector: inout AuditCollector
    ) {
        guard let shared = badge.shared(with: icon) else { return }
        let part = 100 * shared.width * shared.height / (icon.width * icon.height)
        collector.check(key(.badgeCoversIcon, cell, .badge, other: other), part, limit: limit)
    }
}
