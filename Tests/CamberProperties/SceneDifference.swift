import CamberCore

/// Finds the first difference between two scenes.
struct SceneDifference {
    /// How much numbers may differ, in points, and relative to large ones; 0 for exact equality.
    let tolerance: Double
    /// The container's width, when the second scene is to be the first one's mirror image.
    var mirrorWidth: Double?

    private func seen(_ x: Double, width: Double = 0) -> Double {
        mirrorWidth.map { $0 - x - width } ?? x
    }

    private func same(_ a: Double, _ b: Double) -> Bool {
        a == b || (a - b).magnitude <= tolerance * max(1, a.magnitude)
    }

    private func same(_ a: ScenePoint, _ b: ScenePoint) -> Bool {
        same(a.x, seen(b.x)) && same(a.y, b.y)
    }

    private func same(_ a: SceneRect?, _ b: SceneRect?) -> Bool {
        guard let a, let b else { return (a == nil) == (b == nil) }
        return same(a.x, seen(b.x, width: b.width)) && same(a.y, b.y) && same(a.width, b.width)
            && same(a.height, b.height)
    }

    private func same(_ a: SceneColor, _ b: SceneColor) -> Bool {
        if a == b { return true }
        let limit = tolerance == 0 ? 0 : Float(1e-4)
        return (a.red - b.red).magnitude <= limit && (a.green - b.green).magnitude <= limit
            && (a.blue - b.blue).magnitude <= limit && (a.alpha - b.alpha).magnitude <= limit
    }

    private func same(_ a: SceneFill, _ b: SceneFill) -> Bool {
        switch (a, b) {
        case (.color(let a), .color(let b)): same(a, b)
        case (.gradient(let a), .gradient(let b)):
            same(a.start, b.start) && same(a.end, b.end) && same(a.startColor, b.startColor)
                && same(a.endColor, b.endColor)
        default: false
        }
    }

    private func same(_ a: SceneInsets, _ b: SceneInsets) -> Bool {
        same(a.top, b.top) && same(a.leading, b.leading) && same(a.bottom, b.bottom)
            && same(a.trailing, b.trailing)
    }

    /// What differs first, in words; nil when nothing does.
    func first(_ a: TabBarScene, _ b: TabBarScene) -> String? {
        if a.size != b.size { return "size \(a.size) and \(b.size)" }
        if a.isBarHidden != b.isBarHidden { return "isBarHidden \(a.isBarHidden)" }
        if !same(a.barFrame, b.barFrame) { return "bar \(a.barFrame) and \(b.barFrame)" }
        if !same(a.pageArea, b.pageArea) { return "page area \(a.pageArea) and \(b.pageArea)" }
        if !same(a.contentInsets, b.contentInsets) {
            return "insets \(a.contentInsets) and \(b.contentInsets)"
        }
        if !same(a.indicator, b.indicator) {
            return "indicator \(String(describing: a.indicator)) and "
                + "\(String(describing: b.indicator))"
        }
        if !same(a.raisedFrame, b.raisedFrame) { return "raised frame" }
        if let difference = strips(a.strip, b.strip) { return difference }
        return cells(a, b) ?? drawing(a, b)
    }

    private func strips(_ a: SceneStrip?, _ b: SceneStrip?) -> String? {
        guard let a, let b else { return (a == nil) == (b == nil) ? nil : "strip" }
        if !same(a.offset, b.offset) { return "strip offset \(a.offset) and \(b.offset)" }
        if !same(a.contentWidth, b.contentWidth) || !same(a.maxOffset, b.maxOffset) {
            return "strip \(a) and \(b)"
        }
        return nil
    }

    /// A strip's cells that are cut off at an edge may come and go with rounding.
    private func isSliver(_ cell: SceneCell, in scene: TabBarScene) -> Bool {
        tolerance > 0 && scene.strip != nil
            && (cell.frame.maxX < 1e-5 * max(1, scene.size.width)
                || cell.frame.x > scene.size.width - 1e-5 * max(1, scene.size.width)
                || cell.frame.width < 1e-5)
    }

    private func cells(_ a: TabBarScene, _ b: TabBarScene) -> String? {
        guard a.cells.count == b.cells.count else {
            let extra = a.cells.filter { cell in !b.cells.contains { $0.item == cell.item } }
            let missing = b.cells.filter { cell in !a.cells.contains { $0.item == cell.item } }
            if (extra + missing).allSatisfy({ isSliver($0, in: a) || isCut($0, a) }) { return nil }
            return "\(a.cells.count) and \(b.cells.count) cells"
        }
        for (a, b) in zip(a.cells, b.cells) {
            if a.item != b.item { return "cell of item \(a.item) and of \(b.item)" }
            if !same(a.frame, b.frame) { return "item \(a.item): \(a.frame) and \(b.frame)" }
            if !same(a.icon, b.icon) || !same(a.title, b.title) || !same(a.badge, b.badge) {
                return "item \(a.item): icon \(String(describing: a.icon)), title "
                    + "\(String(describing: a.title)), badge \(String(describing: a.badge)) and "
                    + "\(String(describing: b.icon)), \(String(describing: b.title)), "
                    + "\(String(describing: b.badge))"
            }
            if a.isSelected != b.isSelected || a.isPressed != b.isPressed {
                return "item \(a.item): selected or pressed"
            }
            if !same(a.emphasis, b.emphasis) || !same(a.scale, b.scale) {
                return "item \(a.item): emphasis \(a.emphasis) and \(b.emphasis)"
            }
            if !same(a.iconColor, b.iconColor) || !same(a.titleColor, b.titleColor) {
                return "item \(a.item): colour"
            }
        }
        return nil
    }

    /// Whether a cell only touches an edge of the safe area that the strip scrolls in.
    private func isCut(_ cell: SceneCell, _ scene: TabBarScene) -> Bool {
        guard tolerance > 0, scene.strip != nil, let first = scene.cells.first,
            let last = scene.cells.last
        else { return false }
        let edge = min(first.frame.x, last.frame.x)
        let end = max(first.frame.maxX, last.frame.maxX)
        return cell.frame.maxX < edge + 1e-3 || cell.frame.x > end - 1e-3
    }

    private func drawing(_ a: TabBarScene, _ b: TabBarScene) -> String? {
        guard a.shapes.count == b.shapes.count else {
            return tolerance == 0 ? "\(a.shapes.count) and \(b.shapes.count) shapes" : nil
        }
        for (a, b) in zip(a.shapes, b.shapes) where a.role != b.role || !same(a.fill, b.fill) {
            return "shape \(a.role.name)"
        }
        guard a.path.points.count == b.path.points.count else { return "paths" }
        for (a, b) in zip(a.path.points, b.path.points) where !same(a, b) {
            return "path point \(a) and \(b)"
        }
        return nil
    }

    /// What differs first in two lists of pages; nil when nothing does.
    func first(_ a: [TabPagePlacement], _ b: [TabPagePlacement]) -> String? {
        guard a.count == b.count else { return "\(a.count) and \(b.count) pages" }
        for (a, b) in zip(a, b)
        where a.item != b.item || a.isVisible != b.isVisible || !same(a.frame, b.frame) {
            return "page \(a) and \(b)"
        }
        return nil
    }
}
