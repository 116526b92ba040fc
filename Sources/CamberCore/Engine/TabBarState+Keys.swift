extension TabBarState {
    /// A key, as on a focused list of tabs; the first arrow enters the list at the selected item.
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

/// The on-screen keyboard, as far as it concerns a bar.
struct TabKeyboard: Sendable {
    /// How much of the container it covers from the bottom, in points; 0 when it covers nothing.
    var height = 0.0
    /// Whether the bottom inset that the system reports may be missing, since the keyboard has
    /// been up and no inset has been reported after it.
    var mayHideInset = false
}

/// A wheel's or a trackpad's movement over pages, of which one turns at most one page.
struct TabWheelGesture: Sendable {
    /// A pause of so many seconds ends it.
    static let pause = 0.25
    /// How far it scrolls before the page changes, in points.
    static let threshold = 40.0

    private var lastTime = -Double.infinity
    private var total = 0.0
    private var hasTurned = false

    /// Adds a movement; the result is +1 or −1 when it turns a page forward or back.
    mutating func turn(_ dx: Double, at time: Double) -> Int? {
        if time - lastTime > Self.pause {
            total = 0
            hasTurned = false
        }
        lastTime = time
        total += dx
        guard !hasTurned, abs(total) >= Self.threshold else { return nil }
        hasTurned = true
        return total > 0 ? 1 : -1
    }
}

extension TabBarState {
    /// A wheel or a trackpad scrolls the strip under the pointer, or turns a page.
    mutating func scroll(
        dx: Double, dy: Double, at point: ScenePoint, shouldSelect: (Int) -> Bool
    ) {
        guard dx.isFinite, dy.isFinite, point.x.isFinite, point.y.isFinite else { return }
        scene(at: now, into: &touchScene)
        if touchScene.hit(point) != .outside {
            guard let strip = context.strip else { return }
            // A plain mouse wheel scrolls a strip, too; it has no other use there.
            let delta = dx != 0 ? dx * forwardSign : dy
            let offset = (stripOffset.value(at: now) + delta).clamped(to: 0...strip.maxOffset)
            stripOffset.jump(to: offset)
            stripAnchor = .hand(offset)
        } else if swipesPages, let selected, pageDrag == nil, abs(dx) > abs(dy),
            touchScene.pageArea.contains(point),
            let turn = wheel.turn(dx * forwardSign, at: now),
            let ordinal = ordinal(of: selected), pageItems.indices.contains(ordinal + turn)
        {
            _ = userSelect(pageItems[ordinal + turn], shouldSelect: shouldSelect)
        }
    }
}
