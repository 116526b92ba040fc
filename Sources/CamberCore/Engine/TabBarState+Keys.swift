extension TabBarState {
    /// A key, as on a focused list of tabs. An arrow that comes while the focus is elsewhere goes on
    /// from the selected item.
    mutating func press(_ key: TabKey, shouldSelect: (Int) -> Bool) {
        guard !isHidden else { return }
        let forward = environment.direction == .leftToRight
        switch key {
        case .left: moveFocus(forward: !forward, shouldSelect: shouldSelect)
        case .right: moveFocus(forward: forward, shouldSelect: shouldSelect)
        case .home:
            focus(traits.indices.first { traits[$0].isEnabled }, shouldSelect: shouldSelect)
        case .end: focus(traits.indices.last { traits[$0].isEnabled }, shouldSelect: shouldSelect)
        case .space, .enter:
            if let focused { activate(focused, isTap: false, shouldSelect: shouldSelect) }
        case .tab: focused = focused == nil ? entry : nil
        }
    }

    /// Where the focus enters: at the selected item, else at the first enabled one.
    private var entry: Int? { selected ?? traits.indices.first { traits[$0].isEnabled } }

    private mutating func moveFocus(forward: Bool, shouldSelect: (Int) -> Bool) {
        let count = traits.count
        guard count > 0 else { return }
        guard let start = focused ?? selected else {
            return focus(
                forward
                    ? traits.indices.first { traits[$0].isEnabled }
                    : traits.indices.last { traits[$0].isEnabled }, shouldSelect: shouldSelect)
        }
        for step in 1...count {
            let item = (start + (forward ? step : count - step % count)) % count
            if traits[item].isEnabled { return focus(item, shouldSelect: shouldSelect) }
        }
    }

    private mutating func focus(_ item: Int?, shouldSelect: (Int) -> Bool) {
        guard let item else { return }
        focused = item
        guard isPage(item) else { return showInStrip(item) }
        if item != selected { _ = userSelect(item, shouldSelect: shouldSelect) }
    }

    /// Brings a cell that is not the selection into sight.
    mutating func showInStrip(_ item: Int, _ reveal: TabReveal = .nearest) {
        guard let strip = context.strip else { return }
        let offset = stripOffset.value(at: now)
        stripAnchor = .hand(strip.restOffset(revealing: item, reveal, from: offset))
        sendStrip(to: stripRest, motion: style.common.motion)
    }

    /// Shows a cell at once if its middle is out of sight, so that it can be touched there.
    mutating func revealAtOnce(_ item: Int) {
        guard let strip = context.strip, item >= 0, item < strip.count else { return }
        let offset = stripOffset.value(at: now)
        let middle = (strip.start(of: item) + strip.end(of: item)) / 2 + strip.inset - offset
        if middle >= 0, middle < strip.viewportWidth { return }
        let rest = strip.restOffset(revealing: item, .nearest, from: offset)
        stripOffset.jump(to: rest)
        stripAnchor = .hand(rest)
    }
}
