import CamberCore

extension Trial {
    /// What must hold at every instant.
    mutating func checkState(at time: Double) throws(Violation) {
        bar.scene(at: time, into: &scene)
        bar.pages(at: time, into: &pages)
        try checkNumbers()
        try checkCells()
        try checkPressed()
        try checkPages(at: time)
        if dice.oneIn(6) { try checkAccessibility() }
        if bar.isAtRest(at: time), !fingers.isOnPages { try checkRest(at: time) }
    }

    // MARK: Numbers

    private func checkNumbers() throws(Violation) {
        func check(_ rect: SceneRect?, _ name: @autoclosure () -> String) throws(Violation) {
            guard let rect else { return }
            try require(
                (rect.x + rect.y + rect.width + rect.height).isFinite && rect.width >= 0
                    && rect.height >= 0, .finite, "\(name()) is \(rect)")
        }
        try check(scene.barFrame, "the bar's frame")
        try check(scene.pageArea, "the page area")
        try check(scene.raisedFrame, "the raised frame")
        try check(scene.indicator, "the indicator")
        for cell in scene.cells {
            try check(cell.frame, "a cell")
            try check(cell.icon, "an icon")
            try check(cell.title, "a title")
            try check(cell.badge, "a badge")
            let amounts =
                cell.emphasis + cell.scale + cell.selectedIconAmount + cell.iconTransform.rotation
                + cell.iconTransform.scaleX
            try require(amounts.isFinite, .finite, "a cell's amounts add to \(amounts)")
        }
        for point in scene.path.points {
            try require((point.x + point.y).isFinite, .finite, "a path has the point \(point)")
        }
        let insets = scene.contentInsets
        let strip = scene.strip.map { $0.offset + $0.contentWidth + $0.maxOffset } ?? 0
        let sum = insets.top + insets.leading + insets.bottom + insets.trailing + strip
        try require(
            (sum + scene.titleFontSize + scene.badgeFontSize).isFinite, .finite,
            "insets, strip and fonts add to \(sum)")
        for shape in scene.shapes {
            var sum = shape.softness
            if let shadow = shape.shadow { sum += shadow.radius + shadow.dx + shadow.dy }
            if case .gradient(let gradient) = shape.fill {
                sum += gradient.start.x + gradient.start.y + gradient.end.x + gradient.end.y
            }
            try require(sum.isFinite, .finite, "a shape's amounts add to \(sum)")
        }
        for page in pages { try check(page.frame, "a page") }
    }

    // MARK: Cells

    private func checkCells() throws(Violation) {
        let environment = bar.environment
        let cells = scene.cells
        guard !scene.isBarHidden else {
            return try require(cells.isEmpty, .targets, "a hidden bar has cells")
        }
        let leftToRight = environment.direction == .leftToRight
        let slack = 1e-9 * max(1, environment.size.width)
        for (a, b) in zip(cells, cells.dropFirst()) {
            try require(a.item < b.item, .targets, "cells are not in item order")
            let (left, right) = leftToRight ? (a, b) : (b, a)
            let stripSlack = 1e-9 * (scene.strip?.contentWidth ?? 0)
            try require(
                left.frame.maxX <= right.frame.x + slack + stripSlack, .targets,
                "the targets \(left.frame) and \(right.frame) overlap")
        }
        let selected = cells.filter { $0.isSelected }
        try require(selected.count <= 1, .selection, "\(selected.count) cells are selected")
        if let cell = selected.first {
            try require(
                bar.items[cell.item].id == bar.selection, .selection,
                "another cell than the selection's is selected")
        }
        guard scene.strip == nil else { return }
        try require(
            cells.count == bar.items.count, .targets,
            "\(cells.count) cells for \(bar.items.count) items")
        try require(
            selected.count == (bar.selection == nil ? 0 : 1), .selection,
            "\(selected.count) cells are selected")
        try checkWidths(slack)
    }

    /// Cells that stay inside the safe area and fill it, but for spacing and for a limit to their
    /// width; equal ones, but in a look that gives the selected one more.
    private func checkWidths(_ slack: Double) throws(Violation) {
        let safe = bar.environment.safeArea
        let isLeftToRight = bar.environment.direction == .leftToRight
        let left = isLeftToRight ? safe.leading : safe.trailing
        let right = bar.environment.size.width - (isLeftToRight ? safe.trailing : safe.leading)
        guard let first = scene.cells.first else { return }
        let isEqual = bar.style.name != "pill"
        var total = 0.0
        for cell in scene.cells {
            try require(
                !isEqual || (cell.frame.width - first.frame.width).magnitude <= slack, .targets,
                "cells of \(cell.frame.width) and \(first.frame.width)")
            try require(
                cell.frame.x >= left - slack && cell.frame.maxX <= right + slack, .targets,
                "the cell \(cell.frame) leaves \(left)…\(right)")
            total += cell.frame.width
        }
        let fills = ["circle", "icons", "notch"].contains(bar.style.name)
        var least = fills ? right - left : (right - left) / 2
        if let limit = bar.style.number(of: "maximumCellWidth") {
            least = min(least, limit * Double(scene.cells.count))
        }
        try require(
            total >= least - slack * Double(scene.cells.count), .targets,
            "cells of \(total) in \(right - left)")
    }

    private func checkPressed() throws(Violation) {
        let pressed = scene.cells.count { $0.isPressed }
        try require(
            pressed <= fingers.down.count, .pressed,
            "\(pressed) cells are pressed by \(fingers.down.count) fingers")
        for cell in scene.cells where cell.isPressed {
            try require(bar.items[cell.item].isEnabled, .pressed, "a disabled cell is pressed")
        }
    }

    // MARK: Accessibility

    private func checkAccessibility() throws(Violation) {
        let elements = bar.accessibility(in: scene)
        try require(
            elements.count == scene.cells.count, .accessibility,
            "\(elements.count) elements for \(scene.cells.count) cells")
        let pages = expected.pages.map { $0.id }
        for (element, cell) in zip(elements, scene.cells) {
            let item = bar.items[cell.item]
            func expect(_ right: Bool, _ what: String) throws(Violation) {
                try require(right, .accessibility, "\(what): \(element)")
            }
            let isPage = expected.isPage(item)
            try expect(element.id == item.id && element.frame == cell.frame, "another item")
            try expect(element.isSelected == (item.id == bar.selection), "not the selection")
            try expect(element.isAction == !isPage, "a wrong role")
            try expect(element.isEnabled == item.isEnabled, "enabled or not")
            try expect(
                element.position == pages.firstIndex(of: item.id).map { $0 + 1 }
                    && element.count == (isPage ? pages.count : nil), "a wrong place")
            let label = item.accessibilityLabel ?? (item.title.isEmpty ? nil : item.title)
            try expect(element.label == label, "a wrong label")
            try expect(element.value == Self.value(item.badge, bar.style), "a wrong value")
            try expect(
                element.frame.maxX > 0 && element.frame.x < scene.size.width
                    || element.frame.width == 0 || scene.strip == nil, "out of sight")
        }
    }

    private static func value(_ badge: TabBadge?, _ style: AnyTabBarStyle) -> String? {
        switch badge {
        case .none, .some(.dot): return nil
        case .some(.text(let text)): return text.isEmpty ? nil : text
        case .some(.count(let count)):
            let cap = style.common.badgeCap
            return count <= 0 ? nil : count > cap ? "\(cap)+" : "\(count)"
        }
    }

    /// At the start exactly the targets under 44 × 44 are remarked on, and duplicates.
    func checkDiagnostics(_ remarks: [TabDiagnostic<Int>]) throws(Violation) {
        guard scene.strip == nil, scene.size.width > 0, scene.size.height > 0 else { return }
        let small = scene.cells.filter {
            $0.frame.width < 44 - 1e-9 || $0.frame.height < 44 - 1e-9
        }
        let told = remarks.filter { $0.code == .targetTooSmall }
        try require(
            small.map { bar.items[$0.item].id } == told.map { $0.id }, .diagnostics,
            "\(small.count) small targets, \(told.count) remarks")
        try require(
            remarks.count { $0.code == .duplicateID } == world.items.count - bar.items.count,
            .diagnostics, "duplicates are not remarked on")
    }
}

extension AnyTabBarStyle {
    /// The number that a parameter has, or `nil` where there is none of that name or it has none.
    func number(of name: String) -> Double? {
        guard let index = parameters.firstIndex(where: { $0.name == name }),
            case .number(let number) = values[index]
        else { return nil }
        return number
    }
}
