extension ScrollTabBarStyle {
    /// Texts grow up to twice; a row does not get lower with small texts.
    private static func growth(_ environment: TabEnvironment) -> (text: Double, room: Double) {
        let text = min(environment.textScale, TabTextLimits.header)
        return (text, max(1, text))
    }

    /// The strip of cells, asked for when the items or the container change.
    public func strip(_ items: [TabItemTraits], _ environment: TabEnvironment) -> TabStrip? {
        let growth = Self.growth(environment)
        return TabStrip(
            contentWidths: items.map { item in
                item.hasTitle ? item.titleWidth * growth.text : (item.hasIcon ? iconSize : 0)
            },
            rule: cellWidth, growth: growth.room,
            viewportWidth: environment.contentWidth, alignment: alignment)
    }

    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        guard let strip = context.strip else { return }
        let environment = context.environment
        let size = environment.size
        let top = environment.safeArea.top
        let growth = Self.growth(environment)
        let row = min(rowHeight, headerHeight) * growth.room
        let header = row + max(0, headerHeight - rowHeight)
        scene.titleFontSize = titleSize * growth.text
        scene.badgeFontSize = TabFont.badge.size * min(growth.text, TabTextLimits.bottomBar)
        scene.barFrame = SceneRect(0, top, size.width, header)
        scene.contentInsets.top = top + header
        scene.pageArea = SceneRect(
            0, top + header, size.width, max(0, size.height - (top + header)))
        scene.strip = SceneStrip(
            offset: context.stripOffset, contentWidth: strip.contentWidth,
            maxOffset: strip.maxOffset)

        let surface = SceneRect(0, 0, size.width, top + header)
        scene.drawSurface(surface, context)
        let viewport = SceneRect(environment.safeArea.leading, top, strip.viewportWidth, header)
        /// Where the content's leading edge is in the container.
        let origin = viewport.x + strip.inset - context.stripOffset
        scene.cellArea = viewport
        scene.beginClip(viewport)
        drawCells(context, strip, origin, row: row, growth: growth.text, into: &scene)
        drawFades(context, strip, viewport, into: &scene)
        drawLines(context, strip, origin, viewport, rowBottom: top + row, into: &scene)
        scene.endClip()
    }

    private func drawCells(
        _ context: TabBarContext, _ strip: TabStrip, _ origin: Double, row: Double, growth: Double,
        into scene: inout TabBarScene
    ) {
        let content = origin - strip.inset
        let limits = content...(content + max(strip.contentWidth, strip.viewportWidth))
        for item in strip.visibleCells(at: context.stripOffset) {
            let frame = SceneRect(
                origin + strip.start(of: item), scene.barFrame.y, strip.width(of: item), row)
            let cell = scene.addCell(item, frame: frame, context)
            place(
                item, cell, context, padding: strip.padding, growth: growth, limits,
                into: &scene)
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    private func place(
        _ item: Int, _ cell: Int, _ context: TabBarContext, padding: Double, growth: Double,
        _ limits: ClosedRange<Double>, into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let tint = traits.tint
        let color = (traits.inactive ?? tint ?? context.palette[.title])
            .mixed(with: tint ?? context.palette[.selected], by: scene.cells[cell].emphasis)
            .faded(TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed))
        var room: TabTitleRoom?
        if traits.hasTitle {
            room = scene.placeLoneTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, at: frame.center,
                width: frame.width - 2 * padding, color: color)
            // A badge may use the padding, so that it shortens the title as little as possible.
            room?.width = frame.width
        } else if traits.hasIcon {
            scene.cells[cell].setIcon(
                SceneRect(center: frame.center, width: iconSize, height: iconSize), color)
        }
        scene.placeBadge(
            cell: cell, context, growth: min(growth, TabTextLimits.bottomBar), room: room,
            within: limits)
    }

    private func drawFades(
        _ context: TabBarContext, _ strip: TabStrip, _ viewport: SceneRect,
        into scene: inout TabBarScene
    ) {
        let width = min(fadeWidth, viewport.width / 2)
        guard width > 0, fadeHeight > 0 else { return }
        let height = min(fadeHeight, viewport.height)
        let background = context.palette[.background]
        // Fades come and go over the width that they cover, so that neither pops.
        let hiddenBefore = (context.stripOffset / width).clamped(to: 0...1)
        let hiddenAfter = ((strip.maxOffset - context.stripOffset) / width).clamped(to: 0...1)
        let leading = fades == .always ? 1 : hiddenBefore
        let trailing = fades == .always ? 1 : hiddenAfter
        let y = viewport.midY - height / 2
        func draw(_ rect: SceneRect, from outer: Double, to inner: Double, _ amount: Double) {
            guard amount > 0 else { return }
            let gradient = SceneGradient(
                from: ScenePoint(outer, y), background.faded(amount), to: ScenePoint(inner, y),
                background.faded(0))
            scene.drawRect(rect, .fade, fill: .gradient(gradient))
        }
        draw(
            SceneRect(viewport.x, y, width, height), from: viewport.x, to: viewport.x + width,
            leading)
        draw(
            SceneRect(viewport.maxX - width, y, width, height), from: viewport.maxX,
            to: viewport.maxX - width, trailing)
    }

    private func drawLines(
        _ context: TabBarContext, _ strip: TabStrip, _ origin: Double, _ viewport: SceneRect,
        rowBottom: Double, into scene: inout TabBarScene
    ) {
        scene.drawRect(
            SceneRect(
                origin - strip.inset, viewport.maxY - baselineHeight,
                max(strip.contentWidth, strip.viewportWidth), baselineHeight),
            .baseline, fill: .color(context.palette[.baseline]))
        guard strip.viewportWidth > 0, let position = context.position,
            let (from, to, fraction) = context.pagePair(at: position)
        else { return }
        let t = fraction.clamped(to: 0...1)
        let left: Double
        let right: Double
        switch indicator {
        case .linear:
            left = lerp(strip.start(of: from), strip.start(of: to), t)
            right = lerp(strip.end(of: from), strip.end(of: to), t)
        case .elastic:
            // The edge behind accelerates and the one in front decelerates, on quarter sines as
            // in Material's tab layouts. The same function serves both directions.
            left = lerp(
                strip.start(of: from), strip.start(of: to), 1 - Maths.cos(t * .pi / 2))
            right = lerp(strip.end(of: from), strip.end(of: to), Maths.sin(t * .pi / 2))
        }
        // Below the row, and inside the header even where the row leaves no room for it.
        let y = max(viewport.y, min(rowBottom, viewport.maxY - indicatorHeight))
        let frame = SceneRect(origin + left, y, max(0, right - left), indicatorHeight)
        scene.indicator = frame
        scene.drawRect(frame, .indicator, fill: .color(context.palette[.indicator]))
    }
}
