extension CurvedTabBarStyle {
    /// The horizontal lines that everything hangs from, in points from the container's top.
    private struct Lines {
        let surfaceTop: Double
        let boxBottom: Double
        let titleTop: Double
        let bottom: Double
    }

    private func lines(_ environment: TabEnvironment, growth: Double) -> Lines {
        let bottom = environment.size.height - environment.safeArea.bottom
        let titleTop = bottom - verticalPadding - titleLineHeight * growth
        let boxBottom = titleTop - titleGap
        let rowTop = boxBottom - selectedIconBox - verticalPadding
        return Lines(
            surfaceTop: min(rowTop + surfaceInset, bottom), boxBottom: boxBottom,
            titleTop: titleTop, bottom: bottom)
    }

    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let size = context.environment.size
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.setFontSizes(title: titleSize, growth: growth)
        let lines = lines(context.environment, growth: growth)
        let row = context.row(
            padding: horizontalPadding, maximumCellWidth: maximumCellWidth)
        scene.barFrame = SceneRect(0, lines.surfaceTop, size.width, size.height - lines.surfaceTop)
        scene.contentInsets.bottom = size.height - lines.surfaceTop

        let center = context.indicatorCenter(in: row)
        drawSurface(context, center, into: &scene)

        for item in context.items.indices {
            let frame = row.frame(
                of: item, y: lines.surfaceTop, height: lines.bottom - lines.surfaceTop)
            let cell = scene.addCell(item, frame: frame, context)
            place(item, cell, lines, context, growth, into: &scene)
        }
        // The disc passes in front of the icons between the two pages, and behind theirs.
        for cell in scene.cells.indices where scene.cells[cell].emphasis == 0 {
            scene.drawIcon(cell: cell)
        }
        if let center { drawDisc(context, center, bottom: lines.boxBottom, into: &scene) }
        for cell in scene.cells.indices where scene.cells[cell].emphasis != 0 {
            scene.drawIcon(cell: cell)
        }
        for cell in scene.cells.indices { scene.drawTitle(cell: cell) }
        scene.drawBadges()
    }

    private func drawSurface(
        _ context: TabBarContext, _ center: Double?, into scene: inout TabBarScene
    ) {
        let bar = scene.barFrame
        scene.outline = scene.addPath { addSurface(bar, center, to: &$0) }
        // What is drawn reaches so far beyond the sides and the bottom that the blur of its edge
        // and of its shadow shows at the top only.
        let bleed = 4 * softness + 4 * shadowRadius + abs(shadowOffset) + swellWidth / 2
        let drawn = SceneRect(
            bar.x - bleed, bar.y, bar.width + 2 * bleed, bar.height + bleed)
        let range = scene.addPath { addSurface(drawn, center, to: &$0) }
        if let border = context.border {
            // The surface itself, a little higher, behind it.
            let raised = scene.addPath {
                addSurface(drawn.offsetBy(0, -context.borderWidth), center, to: &$0)
            }
            scene.draw(SceneShape(.hairline, range: raised, fill: .color(border)))
        }
        let shadow = SceneShadow(
            context.indicatorTint, opacity: shadowOpacity, radius: shadowRadius, dy: shadowOffset)
        scene.draw(
            SceneShape(
                .surface, range: range, fill: TabBarScene.background(context, over: bar),
                shadow: shadow, softness: context.border == nil ? softness : 0))
    }

    /// The rectangle with the swell: two cubics that are level at the shoulders and the peak.
    private func addSurface(_ rect: SceneRect, _ center: Double?, to path: inout ScenePath) {
        let y = rect.y
        path.move(to: ScenePoint(rect.x, y))
        if let m = center {
            let peak = y - swellHeight
            let half = swellWidth / 2
            path.line(to: ScenePoint(m - half, y))
            path.cubic(
                ScenePoint(m - shoulder, y), ScenePoint(m - shoulder, peak),
                to: ScenePoint(m, peak))
            path.cubic(
                ScenePoint(m + shoulder, peak), ScenePoint(m + shoulder, y),
                to: ScenePoint(m + half, y))
        }
        path.line(to: ScenePoint(rect.maxX, y))
        path.line(to: ScenePoint(rect.maxX, rect.maxY))
        path.line(to: ScenePoint(rect.x, rect.maxY))
        path.close()
    }

    private func drawDisc(
        _ context: TabBarContext, _ center: Double, bottom: Double, into scene: inout TabBarScene
    ) {
        let disc = SceneRect(
            center - selectedIconBox / 2, bottom - selectedIconBox, selectedIconBox,
            selectedIconBox)
        scene.indicator = disc
        let range = scene.addPath { $0.addEllipse(in: disc) }
        let tint = context.palette.given(.disc) ?? context.indicatorTint
        let gradient = SceneGradient(
            from: ScenePoint(disc.midX, disc.y), tint.mixed(with: .white, by: 0.22),
            to: ScenePoint(disc.midX, disc.maxY), tint)
        scene.draw(SceneShape(.indicator, range: range, fill: .gradient(gradient)))

        // The swell and the disc take touches above the surface's edge.
        let top = scene.barFrame.y
        let rise = max(swellHeight, top - disc.y)
        guard rise > 0 else { return }
        let halfDisc = disc.halfChord(above: top)
        let half = swellHeight > 0 ? max(swellWidth / 2, halfDisc) : halfDisc
        scene.raisedFrame = SceneRect(center - half, top - rise, 2 * half, rise)
        scene.addRaisedRegion(range)
        scene.addRaisedRegion(scene.outline)
    }

    private func place(
        _ item: Int, _ cell: Int, _ lines: Lines, _ context: TabBarContext, _ growth: Double,
        into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let centerX = scene.cells[cell].frame.midX
        let emphasis = scene.cells[cell].emphasis
        let opacity = TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed)
        let tint = traits.tint ?? context.palette[.tint]
        if traits.hasIcon {
            let box = iconBox + (selectedIconBox - iconBox) * emphasis
            scene.cells[cell].setIcon(
                SceneRect(
                    center: ScenePoint(centerX, lines.boxBottom - box / 2), width: iconSize,
                    height: iconSize),
                (traits.inactive ?? context.palette[.inactive])
                    .mixed(with: context.palette[.selected], by: emphasis).faded(opacity))
        }
        var room: TabTitleRoom?
        if traits.hasTitle {
            // Cells touch, so a title keeps 2 points off each side of its own.
            let line = TabTitleRoom(
                centerX: centerX, y: lines.titleTop, height: titleLineHeight * growth,
                width: scene.cells[cell].frame.width - 4)
            scene.placeTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, in: line,
                color: context.palette[.title].mixed(with: tint, by: emphasis).faded(opacity))
            room = line
        }
        scene.placeBadge(cell: cell, context, growth: growth, room: room)
    }
}
