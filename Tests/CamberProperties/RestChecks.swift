import CamberCore

extension Trial {
    /// Properties 2 and 5: what must hold of `scene` and `pages` when nothing moves any more.
    func checkRest(at time: Double) throws(Violation) {
        let ordinals = expected.pages.map { $0.id }
        let ordinal = bar.selection.flatMap { ordinals.firstIndex(of: $0) }
        try require(
            bar.position(at: time) == ordinal.map(Double.init), .rest,
            "rests at \(String(describing: bar.position(at: time))), selected is "
                + "\(String(describing: ordinal))")
        try require(
            (bar.velocity(at: time) ?? 0) == 0, .rest, "rests with a velocity")
        for cell in scene.cells {
            let emphasis = bar.items[cell.item].id == bar.selection ? 1.0 : 0
            try require(
                cell.emphasis == emphasis, .rest,
                "item \(bar.items[cell.item].id) rests with emphasis \(cell.emphasis)")
        }
        try checkIndicator()
        try checkShownPage()
        if fingers.isEmpty { try checkStrip() }
    }

    private func checkIndicator() throws(Violation) {
        guard let selected = scene.cells.first(where: { $0.isSelected }) else {
            if bar.selection == nil {
                try require(scene.indicator == nil, .rest, "an indicator without a selection")
            }
            return
        }
        let slack = 1e-9 * max(1, scene.size.width, scene.strip?.contentWidth ?? 0)
        guard let indicator = scene.indicator else {
            // Before the first layout there is no place for one.
            let marks =
                selected.frame.width > 0 && (scene.strip != nil || bar.style.name == "curved")
            return try require(!marks, .rest, "no indicator at the selected tab")
        }
        try require(
            (indicator.midX - selected.frame.midX).magnitude <= slack
                || standsAtEnd(indicator, insteadOf: selected.frame.midX, slack: slack), .rest,
            "the indicator \(indicator) is not at the selected cell \(selected.frame)")
        if scene.strip != nil {
            try require(
                (indicator.width - selected.frame.width).magnitude <= slack, .rest,
                "the underline is \(indicator.width), its cell \(selected.frame.width)")
        }
    }

    /// Whether a disc whose cut-out would leave the bar stands at that end of it instead: moved
    /// inwards, no further from the end than its gap and the smallest shoulder reach, and inside the
    /// bar.
    private func standsAtEnd(
        _ disc: SceneRect, insteadOf middle: Double, slack: Double
    ) -> Bool {
        let left = disc.x - scene.barFrame.x
        let right = scene.barFrame.maxX - disc.maxX
        guard bar.style.name == "notch", min(left, right) >= -slack,
            let height = bar.style.number(of: "barHeight"),
            let lift = bar.style.number(of: "lift"), let gap = bar.style.number(of: "discGap")
        else { return false }
        let reach = gap + max(0, height / 2 - lift) + slack
        return disc.midX > middle ? left <= reach : right <= reach
    }

    private func checkShownPage() throws(Violation) {
        let shown = pages.filter { $0.isVisible }
        guard let selection = bar.selection else {
            return try require(shown.isEmpty, .rest, "a page is visible without a selection")
        }
        try require(shown.count == 1, .rest, "\(shown.count) pages are visible at rest")
        try require(
            shown.first.map { bar.items[$0.item].id } == selection, .rest,
            "another page than the selected is visible")
        try require(
            shown.first?.frame == scene.pageArea, .rest,
            "the page is at \(String(describing: shown.first?.frame)), its area is "
                + "\(scene.pageArea)")
    }

    private func checkStrip() throws(Violation) {
        guard let strip = scene.strip else { return }
        let environment = bar.environment
        let viewport =
            environment.size.width - environment.safeArea.leading - environment.safeArea.trailing
        let most = max(0, strip.contentWidth - viewport)
        try require(
            strip.offset >= 0 && strip.offset <= most, .strip,
            "the strip rests at \(strip.offset) of \(most)")
        guard history.revealsSelection, bar.selection != nil, viewport > 0, !scene.isBarHidden
        else {
            return
        }
        guard let cell = scene.cells.first(where: { $0.isSelected }) else {
            // An empty cell at an edge cannot be seen.
            let hasWidth = strip.contentWidth > 1
            return try require(!hasWidth || hasEmptyCells, .strip, "the selected cell is hidden")
        }
        let isLeftToRight = environment.direction == .leftToRight
        let left =
            isLeftToRight ? environment.safeArea.leading : environment.safeArea.trailing
        let slack = 1e-6 * max(1, strip.contentWidth)
        guard cell.frame.width <= viewport else { return }
        try require(
            cell.frame.x >= left - slack && cell.frame.maxX <= left + viewport + slack, .strip,
            "the selected cell \(cell.frame) is cut off")
    }

    private var hasEmptyCells: Bool {
        guard
            case .cellWidth(let width) = bar.style.values.first(where: {
                if case .cellWidth = $0 { true } else { false }
            })
        else { return false }
        switch width {
        case .fixed(let width): return width < 1e-9
        case .equal: return false
        case .intrinsic(let minimum, let padding), .fillOrScroll(let minimum, let padding):
            return minimum + padding < 1e-9
        }
    }
}
