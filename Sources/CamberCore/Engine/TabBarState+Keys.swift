extension TabBarState {
    /// A key, as on a focused list of tabs. An arrow that comes while the focus is elsewhere goes on
    /// from the selected item.
    mutating func press(_ key: TabKey, shouldSelect: (Int) -> Bool) {
        guard !isHidden else { return }
        let forward = environment.direction == .leftToRight
        switch key {
        case .left: moveFocus(forward: !forward, shouldSelect: shouldSelect)
        case .right: moveFocus(forward: forward, shouldSelect: shouldSelect)
        case .home: focus(firstEnabled, shouldSelect: shouldSelect)
        case .end: focus(lastEnabled, shouldSelect: shouldSelect)
        case .space, .enter:
            if let focused { activate(focused, isTap: false, shouldSelect: shouldSelect) }
        case .tab: focused = focused == nil ? entry : nil
        }
    }

    /// Where the focus enters: at the selected item, else at the first enabled one.
    private var entry: Int? { selected ?? firstEnabled }

    private var firstEnabled: Int? { traits.indices.first { traits[$0].isEnabled } }
    private var lastEnabled: Int? { traits.indices.last { traits[$0].isEnabled } }

    private mutating func moveFocus(forward: Bool, shouldSelect: (Int) -> Bool) {
        let count = traits.count
        guard count > 0 else { return }
        guard let start = focused ?? selected else {
            return focus(forward ? firstEnabled : lastEnabled, shouldSelect: shouldSelect)
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
}
