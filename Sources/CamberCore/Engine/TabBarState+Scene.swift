extension TabBarState {
    /// Writes the bar as it is at a time.
    func scene(at time: Double, into scene: inout TabBarScene) {
        var context = context
        context.position = position(at: time)
        context.selectedItem = selected
        context.stripOffset = stripOffset.value(at: time)
        swap(&context.emphases, &scene.emphasisScratch)
        context.emphases.removeAll(keepingCapacity: true)
        appendEmphases(at: time, to: &context.emphases)
        style.scene(context, into: &scene)
        swap(&context.emphases, &scene.emphasisScratch)
        finish(&scene, shift: barShift.value(at: time))
    }

    /// Writes the bar as it is now into the scene that touches are tested against. That is taken out
    /// meanwhile: to be written in its place it would need a copy of the whole state.
    mutating func drawTouchScene() {
        var scene = TabBarScene()
        swap(&scene, &touchScene)
        self.scene(at: now, into: &scene)
        swap(&scene, &touchScene)
    }

    /// Writes the bar as it would be with a finger holding it at a position over the pages.
    func scene(position: Double, into scene: inout TabBarScene) {
        guard position.isFinite, !pageItems.isEmpty else {
            return self.scene(at: now, into: &scene)
        }
        var copy = self
        copy.place(
            pageItems[Int(position.rounded().clamped(to: 0...1e6)).clamped(to: pageItems.indices)])
        var context = copy.context
        context.position = position.clamped(to: -1...Double(pageItems.count))
        context.selectedItem = copy.selected
        context.emphases = []
        copy.appendPair(at: position, to: &context.emphases)
        let nearest = copy.selected.flatMap(copy.ordinal(of:)).map(Double.init) ?? 0
        let drag = TabPageDrag(
            grip: nearest, nearest: Int(nearest), residual: TabTrajectory(0),
            emphasisResiduals: [], stripStart: (nearest, copy.stripOffset.target),
            stripAnchor: copy.stripAnchor, stripRest: copy.stripRest, stripEdge: 0)
        context.stripOffset = copy.followedStripOffset(drag, at: position)
        style.scene(context, into: &scene)
        finish(&scene, shift: barShift.target)
    }

    /// Applies what hides and covers a bar to a scene that shows it whole.
    private func finish(_ scene: inout TabBarScene, shift: Double) {
        if isHidden || shift != 0 { hide(&scene, shift: shift) }
        let covered = min(keyboard.height, environment.size.height)
        scene.contentInsets.bottom = max(scene.contentInsets.bottom, covered)
    }

    private func hide(_ scene: inout TabBarScene, shift: Double) {
        let size = environment.size
        switch style.placement {
        case .bottom:
            if isHidden { scene.contentInsets.bottom = environment.safeArea.bottom }
            let top = min(scene.barFrame.y, scene.raisedFrame?.y ?? scene.barFrame.y)
            if shift != 0 { scene.moveBar(down: max(0, size.height - top) * shift) }
        case .top:
            // The pages follow the header's lower edge.
            let travel = scene.barFrame.maxY - environment.safeArea.top
            scene.pageArea.y -= travel * shift
            scene.pageArea.height = max(0, size.height - scene.pageArea.y)
            scene.contentInsets.top = scene.pageArea.y
            if shift != 0 { scene.moveBar(down: -scene.barFrame.maxY * shift) }
        }
        if shift >= 1 { scene.removeBar() }
    }

    /// The area in which pages lie at a time.
    func pageArea(at time: Double) -> SceneRect {
        let shift = barShift.value(at: time)
        guard shift != 0, headerTravel != 0 else { return shownPageArea }
        var area = shownPageArea
        area.y -= headerTravel * shift
        area.height = max(0, environment.size.height - area.y)
        return area
    }

    /// Notes where pages lie while the bar is shown, so that placing them every frame needs no
    /// scene of its own.
    mutating func measurePageArea() {
        style.scene(context, into: &touchScene)
        shownPageArea = touchScene.pageArea
        headerTravel =
            style.placement == .top ? touchScene.barFrame.maxY - environment.safeArea.top : 0
    }

    /// The items whose targets are under 44 × 44 points, with their sizes. Nothing is too small in
    /// a container that has no size yet.
    func smallTargets() -> [(Int, SceneSize)] {
        guard environment.size.width > 0, environment.size.height > 0 else { return [] }
        var scene = TabBarScene()
        self.scene(at: now, into: &scene)
        let least = SceneCell.comfortableSide - 1e-9
        func isSmall(_ width: Double, _ height: Double) -> Bool {
            width < least || height < least
        }
        if let strip = context.strip, let height = scene.cells.first?.frame.height {
            return (0..<min(strip.count, traits.count)).compactMap { item in
                let width = strip.width(of: item)
                return isSmall(width, height) ? (item, SceneSize(width, height)) : nil
            }
        }
        return scene.cells.filter { traits.indices.contains($0.item) }.compactMap { cell in
            isSmall(cell.frame.width, cell.frame.height)
                ? (cell.item, SceneSize(cell.frame.width, cell.frame.height)) : nil
        }
    }
}
