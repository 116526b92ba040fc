@testable import CamberCore

/// The first thing in a scene that no scene may hold, in words; `nil` when all is well.
///
/// A plain function, since one expectation a number would take most of a test's time.
enum SceneProblem {
    static func find(_ scene: TabBarScene) -> String? {
        var found: String?
        func number(_ name: String, _ value: Double) {
            if !value.isFinite { found = found ?? "\(name) is \(value)" }
        }
        func point(_ name: String, _ value: ScenePoint) {
            number(name, value.x)
            number(name, value.y)
        }
        func rect(_ name: String, _ value: SceneRect?) {
            guard let value else { return }
            point(name, ScenePoint(value.x, value.y))
            number(name, value.width)
            number(name, value.height)
            if value.width < 0 || value.height < 0 { found = found ?? "\(name) is \(value)" }
        }
        rect("bar", scene.barFrame)
        rect("page area", scene.pageArea)
        rect("raised", scene.raisedFrame)
        rect("indicator", scene.indicator)
        let insets = scene.contentInsets
        for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
            number("inset", inset)
            if inset < 0 { found = found ?? "inset is \(inset)" }
        }
        for cell in scene.cells {
            rect("cell", cell.frame)
            rect("icon", cell.icon)
            rect("title", cell.title)
            rect("badge", cell.badge)
            number("emphasis", cell.emphasis)
            number("scale", cell.scale)
            number("rotation", cell.iconTransform.rotation)
            number("scale x", cell.iconTransform.scaleX)
            if cell.frame.y < scene.barFrame.y - 1e-6
                || cell.frame.maxY > scene.barFrame.maxY + 1e-6
            {
                found = found ?? "cell \(cell.frame) leaves the bar \(scene.barFrame)"
            }
            if let badge = cell.badge, scene.strip == nil {
                let bar = scene.barFrame
                if badge.x < bar.x - 1e-6 || badge.maxX > bar.maxX + 1e-6 {
                    found = found ?? "badge \(badge) leaves the bar \(bar)"
                }
            }
        }
        scene.path.points.forEach { point("path", $0) }
        for shape in scene.shapes {
            number("softness", shape.softness)
            if let shadow = shape.shadow {
                point("shadow", ScenePoint(shadow.dx, shadow.dy))
                number("shadow", shadow.radius)
            }
            if case .gradient(let gradient) = shape.fill {
                point("gradient", gradient.start)
                point("gradient", gradient.end)
            }
        }
        for case .clip(let clip) in scene.commands { rect("clip", clip) }
        if let strip = scene.strip {
            number("strip", strip.offset)
            number("strip", strip.contentWidth)
            number("strip", strip.maxOffset)
        }
        number("title size", scene.titleFontSize)
        number("badge size", scene.badgeFontSize)
        return found ?? order(scene)
    }

    /// Cells are in item order in the reading direction and do not overlap.
    private static func order(_ scene: TabBarScene) -> String? {
        guard let first = scene.cells.first, let last = scene.cells.last else { return nil }
        let isMirrored = first.frame.x > last.frame.x || first.frame.maxX > last.frame.maxX
        // A container's sides go up to a million, where a rounding step is 1e-10.
        let tolerance = max(1e-9, scene.size.width * 1e-13)
        for (cell, next) in zip(scene.cells, scene.cells.dropFirst()) {
            if cell.item + 1 != next.item { return "item \(next.item) follows \(cell.item)" }
            let gap =
                isMirrored
                ? cell.frame.x - next.frame.maxX : next.frame.x - cell.frame.maxX
            if gap < -tolerance { return "cells \(cell.item) and \(next.item) overlap by \(-gap)" }
        }
        return nil
    }

    /// What is wrong with cells that share what is between the insets by what is in them.
    static func unequalCells(_ scene: TabBarScene, _ environment: TabEnvironment) -> String? {
        guard !scene.cells.isEmpty else { return nil }
        let w =
            environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
        let tolerance = max(1e-9, environment.size.width * 1e-13)
        let left = scene.cells.map(\.frame.x).min() ?? 0
        let right = scene.cells.map(\.frame.maxX).max() ?? 0
        let sum = scene.cells.reduce(0) { $0 + $1.frame.width }
        if abs(right - left - sum) > tolerance * Double(scene.cells.count) {
            return "cells of \(sum) in \(right - left)"
        }
        if abs((left + right) / 2 - scene.barFrame.midX) > tolerance { return "not in the middle" }
        return sum > w + tolerance ? "\(sum) in \(w)" : nil
    }

    /// What is wrong with equal cells between the insets of an environment that is in range.
    /// - Parameter limit: the widest that a cell may be.
    static func equalCells(
        _ scene: TabBarScene, _ environment: TabEnvironment, spacing: Double, padding: Double,
        limit: Double? = nil
    ) -> String? {
        guard let first = scene.cells.first else { return nil }
        let w =
            environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
        let left =
            environment.direction == .leftToRight
            ? environment.safeArea.leading : environment.safeArea.trailing
        let count = Double(scene.cells.count)
        let width = first.frame.width
        let tolerance = max(1e-9, environment.size.width * 1e-13)
        let starts = scene.cells.map(\.frame.x)
        let before = (starts.min() ?? 0) - left
        let after = left + w - (starts.max() ?? 0) - width
        let gap =
            count > 1
            ? ((starts.max() ?? 0) - (starts.min() ?? 0) - width * (count - 1)) / (count - 1) : 0
        if scene.cells.contains(where: { $0.frame.width != width }) { return "unequal widths" }
        if abs(before - after) > tolerance { return "padding \(before) and \(after)" }
        if before < -tolerance || gap < -tolerance { return "padding \(before), spacing \(gap)" }
        if let limit {
            if width > limit + tolerance { return "a cell of \(width), not \(limit)" }
            if abs(width - limit) <= tolerance { return nil }
        }
        let sum = width * count + gap * (count - 1) + before + after
        if abs(sum - w) > tolerance { return "\(sum) instead of \(w)" }
        // As asked while the cells keep more than half of the width.
        if spacing * (count - 1) + 2 * padding <= w / 2,
            abs(before - padding) > tolerance || (count > 1 && abs(gap - spacing) > tolerance)
        {
            return "padding \(before) for \(padding), spacing \(gap) for \(spacing)"
        }
        if before > padding + tolerance || gap > spacing + tolerance { return "room is wasted" }
        return nil
    }
}
