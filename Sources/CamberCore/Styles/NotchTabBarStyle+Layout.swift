extension NotchTabBarStyle {
    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let row = context.row(maximumCellWidth: maximumCellWidth)
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.setFontSizes(title: titleSize, growth: growth)
        let top = scene.placeBar(context, cells: barHeight, filler: homeIndicatorFiller).top

        let bar = scene.barFrame
        let notch = context.indicatorCenter(in: row).map { Notch(self, at: $0, in: bar) }
        let mark = context.palette.given(.disc) ?? context.indicatorTint
        let onDisc = context.palette.content(on: mark)
        drawSurface(context, notch, into: &scene)
        for item in context.items.indices {
            let frame = row.frame(of: item, y: top, height: barHeight)
            let cell = scene.addCell(item, frame: frame, context)
            place(item, cell, notch, onDisc, context, growth, into: &scene)
        }
        // The disc passes in front of the icons between the two pages, and behind theirs.
        for cell in scene.cells.indices where scene.cells[cell].emphasis == 0 {
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        if let notch { drawDisc(notch, mark, into: &scene) }
        for cell in scene.cells.indices where scene.cells[cell].emphasis != 0 {
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    private func drawSurface(
        _ context: TabBarContext, _ notch: Notch?, into scene: inout TabBarScene
    ) {
        let bar = scene.barFrame
        scene.outline = scene.addPath { addSurface(bar, notch, to: &$0) }
        // What is drawn reaches so far beyond the sides and the bottom that the blur of its shadow
        // shows at the top only.
        let bleed = 4 * shadowRadius
        let drawn = SceneRect(
            bar.x - bleed, bar.y, bar.width + 2 * bleed, bar.height + bleed)
        if let border = context.border {
            let range = scene.addPath {
                addSurface(drawn, notch, outset: context.borderWidth, to: &$0)
            }
            scene.draw(SceneShape(.hairline, range: range, fill: .color(border)))
        }
        let range = scene.addPath { addSurface(drawn, notch, to: &$0) }
        scene.draw(
            SceneShape(
                .surface, range: range, fill: TabBarScene.background(context, over: bar),
                shadow: shadow(dy: 0)))
    }

    private func shadow(dy: Double) -> SceneShadow? {
        SceneShadow(.black, opacity: shadowOpacity, radius: shadowRadius, dy: dy)
    }

    /// The rectangle with the cut-out; `outset` moves its upper edge outwards.
    private func addSurface(
        _ rect: SceneRect, _ notch: Notch?, outset: Double = 0, to path: inout ScenePath
    ) {
        path.move(to: ScenePoint(rect.x, rect.y - outset))
        notch?.add(to: &path, y: rect.y, outset: outset)
        path.line(to: ScenePoint(rect.maxX, rect.y - outset))
        path.line(to: ScenePoint(rect.maxX, rect.maxY))
        path.line(to: ScenePoint(rect.x, rect.maxY))
        path.close()
    }

    private func drawDisc(_ notch: Notch, _ color: SceneColor, into scene: inout TabBarScene) {
        guard notch.discRadius > 0 else { return }
        let disc = notch.disc
        scene.indicator = disc
        let range = scene.addPath { $0.addEllipse(in: disc) }
        scene.draw(
            SceneShape(
                .indicator, range: range, fill: .color(color),
                shadow: shadow(dy: shadowOffset)))
        scene.raiseDisc(disc, range)
    }

    /// The disc carries the icon that is or becomes selected: an icon sinks out of sight in its
    /// cell, comes into sight on the disc wherever that is by then, and travels on with it. In
    /// between, while it cannot be seen, it moves from the one place to the other.
    private func place(
        _ item: Int, _ cell: Int, _ notch: Notch?, _ onDisc: SceneColor, _ context: TabBarContext,
        _ growth: Double, into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let placing = context.placing(of: item, emphasis: scene.cells[cell].emphasis)
        let emphasis = notch == nil ? 0 : placing.emphasis
        let aboard = ((emphasis - 0.3) / 0.1).clamped(to: 0...1)
        let inCell = (1 - emphasis / 0.3).clamped(to: 0...1)
        let sight =
            aboard > 0
            ? (emphasis - 0.4) / 0.3 : inCell * (notch?.clearance(at: frame.midX) ?? 1)
        let color = (traits.inactive ?? context.palette[.inactive])
            .mixed(with: onDisc, by: aboard)
            .faded(TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed))
            .faded(sight.clamped(to: 0...1) * placing.shown)
        let disc = notch?.center ?? frame.center
        let center = ScenePoint(
            lerp(frame.midX, disc.x, aboard), lerp(frame.midY, disc.y, aboard))
        var room: TabTitleRoom?
        if traits.hasIcon {
            let scale = max(0, 1 + (selectedScale - 1) * emphasis)
            let side = min(iconSize, frame.width) * scale
            scene.cells[cell].setIcon(
                SceneRect(center: center, width: side, height: side), color, scale: scale)
        } else if traits.hasTitle {
            let narrow = min(frame.width, max(0, discDiameter - 8))
            room = scene.placeLoneTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, at: center,
                width: lerp(frame.width, narrow, aboard), color: color)
        }
        scene.placeBadge(cell: cell, context, growth: growth, room: room)
    }
}
