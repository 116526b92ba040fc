extension TabBarState {
    mutating func touchDown(_ point: ScenePoint, finger: Int) {
        guard point.x.isFinite, point.y.isFinite else { return }
        forget(finger)
        drawTouchScene()
        var touch = TabTouch(finger: finger, start: point, point: point, role: .ignored)
        // A bar on its way out takes no more touches.
        switch isHidden ? .outside : touchScene.hit(point) {
        case .item(let item):
            let isCaught = catchStrip()
            touch.caughtStripBeyondEnd = isCaught && isStripBeyondEnd
            // An app's own look may have cells of no item.
            let isOfUse = !isCaught && traits.indices.contains(item) && traits[item].isEnabled
            touch.role = isOfUse ? .press(item: item, isInside: true) : .bar
        case .bar:
            touch.caughtStripBeyondEnd = catchStrip() && isStripBeyondEnd
            touch.role = .bar
        case .outside:
            guard swipesPages, !pageItems.isEmpty, selected != nil, !ownsPages, showsPages,
                touchScene.pageArea.contains(point)
            else { break }
            touch.role = .page
            if !pageOffset.isAtRest(at: now) {
                touch.caughtPages = true
                touches.append(touch)
                holdPages(finger: finger)
                return refreshPressed()
            }
        }
        touches.append(touch)
        refreshPressed()
    }

    /// A finger of its own goes down in the middle of an item's target and up again: on a strip that
    /// moves by itself that only stops it.
    mutating func tap(_ item: Int, shouldSelect: (Int) -> Bool) {
        guard !isHidden else { return }
        revealAtOnce(item)
        if catchStrip() { return settleStripAfterTouch() }
        activate(item, isTap: true, shouldSelect: shouldSelect)
    }

    mutating func touchMove(_ point: ScenePoint, finger: Int) {
        guard point.x.isFinite, point.y.isFinite,
            let index = touches.firstIndex(where: { $0.finger == finger })
        else { return }
        touches[index].samples.add(point, at: now)
        follow(point, index)
        refreshPressed()
    }

    mutating func touchUp(_ point: ScenePoint, finger: Int, shouldSelect: (Int) -> Bool) {
        guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
        if point.x.isFinite, point.y.isFinite { follow(point, index) }
        let touch = touches[index]
        let velocity = touch.samples.velocity(at: now)
        switch touch.role {
        case .press(let item, let isInside):
            touches.remove(at: index)
            if isInside { activate(item, isTap: true, shouldSelect: shouldSelect) }
            settleStripAfterTouch()
        case .pageDrag:
            // The drag ends with the selection that it leads to, which still needs its state.
            releasePages(velocity: velocity, shouldSelect: shouldSelect)
            touches.removeAll { $0.finger == finger }
        case .stripDrag:
            touches.remove(at: index)
            leaveStrip(velocity: -velocity.x * forwardSign)
        case .page, .bar, .ignored:
            touches.remove(at: index)
            settleStripAfterTouch()
        }
        refreshPressed()
    }

    mutating func touchesCancelled() {
        let hadStrip = isStripDragged
        cancelPageDrag()
        touches.removeAll(keepingCapacity: true)
        if hadStrip { releaseStrip(velocity: 0) }
        settleStripAfterTouch()
        refreshPressed()
    }

    // MARK: Fingers

    /// A finger goes down that never went up: what it did is over.
    private mutating func forget(_ finger: Int) {
        guard let index = touches.firstIndex(where: { $0.finger == finger }) else { return }
        var leavesStrip = false
        switch touches[index].role {
        case .pageDrag: cancelPageDrag()
        case .stripDrag: leavesStrip = true
        case .press, .bar, .page, .ignored: break
        }
        touches.removeAll { $0.finger == finger }
        if leavesStrip { leaveStrip(velocity: 0) }
        settleStripAfterTouch()
    }

    /// +1 where a finger that moves left goes forward through the pages, −1 where it goes back.
    var forwardSign: Double { environment.direction == .leftToRight ? 1 : -1 }

    /// Whether a finger is on the pages; a second one never takes over.
    private var ownsPages: Bool {
        touches.contains { touch in
            switch touch.role {
            case .page, .pageDrag: true
            case .press, .bar, .stripDrag, .ignored: false
            }
        }
    }

    private mutating func follow(_ point: ScenePoint, _ index: Int) {
        touches[index].point = point
        let start = touches[index].start
        let axis = TabDragAxis(point.x - start.x, point.y - start.y)
        switch touches[index].role {
        case .press(let item, _):
            if axis == .horizontal, beginStripDrag(index) { return }
            drawTouchScene()
            touches[index].role = .press(
                item: item, isInside: touchScene.hit(point) == .item(item))
        case .bar:
            if axis == .horizontal { _ = beginStripDrag(index) }
        case .page:
            guard let axis else { return }
            if axis == .horizontal, swipesPages, selected != nil, showsPages {
                beginPageDrag(index)
                movePages(index)
            } else {
                touches[index].role = .ignored
            }
        case .pageDrag:
            // Pages that were caught stay where they are until the axis is decided.
            if touches[index].caughtPages {
                guard let axis else { return }
                touches[index].caughtPages = false
                // A finger that scrolls lets them go on to the selected page, without an event.
                if axis == .vertical { return cancelPageDrag() }
            }
            movePages(index)
        case .stripDrag: moveStrip(index)
        case .ignored: break
        }
    }

    /// The items that look pressed, from the fingers that are on them.
    mutating func refreshPressed() {
        context.pressedItems.removeAll(keepingCapacity: true)
        for touch in touches {
            if case .press(let item, true) = touch.role { context.pressedItems.append(item) }
        }
    }
}
