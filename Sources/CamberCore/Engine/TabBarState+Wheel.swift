extension TabBarState {
    /// A wheel or a trackpad scrolls the strip under the pointer, or turns a page.
    mutating func scroll(
        dx: Double, dy: Double, at point: ScenePoint, shouldSelect: (Int) -> Bool
    ) {
        guard dx.isFinite, dy.isFinite, point.x.isFinite, point.y.isFinite else { return }
        drawTouchScene()
        if !isHidden, touchScene.hit(point) != .outside {
            guard let strip = context.strip, strip.maxOffset > 0, !isStripDragged else { return }
            // A plain mouse wheel scrolls a strip, too; it has no other use there.
            let delta = dx != 0 ? dx * forwardSign : dy
            guard delta != 0 else { return }
            holdStrip(at: (stripOffset.value(at: now) + delta).clamped(to: 0...strip.maxOffset))
            followPagesFromHere()
        } else if swipesPages, let selected, pageDrag == nil,
            TabDragAxis(direction: dx, dy) == .horizontal,
            touchScene.pageArea.contains(point),
            let turn = wheel.turn(dx * forwardSign, at: now),
            let ordinal = ordinal(of: selected), pageItems.indices.contains(ordinal + turn)
        {
            _ = userSelect(pageItems[ordinal + turn], shouldSelect: shouldSelect)
        }
    }
}
