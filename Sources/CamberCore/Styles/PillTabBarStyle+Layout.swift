extension PillTabBarStyle {
    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let size = context.environment.size
        // At its own size the title is what WCAG 2.2 calls large, and white on the system's blue has
        // contrast enough for that (3:1, 1.4.3), but not for a smaller one.
        let growth = max(1, context.textGrowth(cap: TabTextLimits.bottomBar))
        scene.setFontSizes(title: titleSize, growth: growth)
        // In a container that is too low the space below the bar shrinks first.
        let bottom = size.height - context.environment.safeArea.bottom
        let gap = min(bottomInset, max(0, bottom - barHeight))
        let height = min(barHeight, max(0, bottom))
        let padding = min(indicatorInset, height / 2)
        let wanted = horizontalInset + indicatorInset
        let row = context.row(padding: wanted, maximumCellWidth: maximumCellWidth)
        let count = Double(max(1, context.items.count))
        let ends = (context.contentWidth - row.cellWidth * count) / 2
        // Where the row's padding has to shrink, its parts shrink alike.
        let inner = wanted > 0 ? indicatorInset * min(1, ends / wanted) : 0
        scene.barFrame = SceneRect(
            row.x - inner, bottom - gap - height, row.cellWidth * count + 2 * inner, height)
        scene.contentInsets.bottom = size.height - scene.barFrame.y

        let bar = scene.barFrame
        scene.outline = scene.addPath { $0.addCapsule(in: bar) }
        drawSurface(context, into: &scene)
        addCells(context, row, growth, into: &scene)
        let mark = context.palette.chosen(.indicator) ?? context.indicatorTint
        drawIndicator(context, row, mark, inset: padding, into: &scene)
        let onMark = context.palette.content(on: mark)
        for cell in scene.cells.indices {
            place(cell, context, growth, inset: padding, onMark: onMark, into: &scene)
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    private func drawSurface(_ context: TabBarContext, into scene: inout TabBarScene) {
        let bar = scene.barFrame
        if let border = context.border {
            let width = context.borderWidth
            let range = scene.addPath {
                $0.addCapsule(
                    in: SceneRect(
                        bar.x - width, bar.y - width, bar.width + 2 * width,
                        bar.height + 2 * width))
            }
            scene.draw(SceneShape(.hairline, range: range, fill: .color(border)))
        }
        scene.draw(
            SceneShape(
                .surface, range: scene.outline, fill: TabBarScene.background(context, over: bar),
                shadow: SceneShadow(
                    .black, opacity: shadowOpacity, radius: shadowRadius, dy: shadowOffset)))
    }

    // MARK: Cells

    /// What a badge leaves of the padding, in points: the round ends of the capsule need it.
    private static let leastPadding = 7.0

    /// The width that an item would like beyond what every cell has.
    private func wish(
        _ item: Int, emphasis: Double, _ context: TabBarContext, _ growth: Double, least: Double
    ) -> Double {
        let traits = context.items[item]
        guard traits.hasTitle else { return 0 }
        let icon = traits.hasIcon ? iconSize + titleGap : 0
        let natural = icon + traits.titleWidth * growth + 2 * horizontalPadding
        // An item without an icon shows its title at all times.
        let amount = traits.hasIcon ? max(0, emphasis) : 1
        return max(0, natural - least) * amount
    }

    /// Every cell has a least width. What is left of the row goes to those that wish for more, as
    /// far as it goes; what nobody wishes for goes to all alike. So the widths are never negative,
    /// fill the row exactly and change as continuously as the emphases do.
    private func addCells(
        _ context: TabBarContext, _ row: TabRow, _ growth: Double, into scene: inout TabBarScene
    ) {
        let count = Double(context.items.count)
        let least = min(SceneCell.comfortableSide, row.cellWidth)
        let pool = max(0, (row.cellWidth - least) * count)
        let bar = scene.barFrame
        var wishes = 0.0
        for item in context.items.indices {
            let cell = scene.addCell(
                item, frame: SceneRect(0, bar.y, 0, bar.height), context)
            let placing = context.placing(of: item, emphasis: scene.cells[cell].emphasis)
            let wish = wish(item, emphasis: placing.emphasis, context, growth, least: least)
            scene.cells[cell].frame.width = wish
            wishes += wish
        }
        let share = wishes > pool ? pool / wishes : 1
        let rest = max(0, pool - wishes) / max(1, count)
        var x = row.x
        for cell in scene.cells.indices {
            let width = least + rest + scene.cells[cell].frame.width * share
            scene.cells[cell].frame.x = x
            scene.cells[cell].frame.width = width
            x += width
        }
    }

    private func place(
        _ cell: Int, _ context: TabBarContext, _ growth: Double, inset: Double,
        onMark: SceneColor, into scene: inout TabBarScene
    ) {
        let item = scene.cells[cell].item
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let (emphasis, shown) = context.placing(of: item, emphasis: scene.cells[cell].emphasis)
        // A cell that is hardly wider than its icon has no room for padding.
        var padding = min(horizontalPadding, max(0, frame.width - iconSize) / 2)
        // A badge never widens its cell, so what it keeps a title off its icon is taken from here.
        if let badge = traits.badge.size(growth: growth) {
            padding -= ((badge.width / 2 + TabInlineRoom.badgeGap - titleGap) / 2)
                .clamped(to: 0...max(0, padding - Self.leastPadding))
        }
        // Mostly there is room for a whole title before its cell is as wide as it gets.
        let room = TabInlineRoom(
            center: frame.center,
            size: SceneSize(
                max(0, frame.width - 2 * padding), max(0, frame.height - 2 * inset)),
            iconSize: iconSize, gap: titleGap, reveal: (emphasis / 0.75).clamped(to: 0...1))
        scene.placeInline(
            cell: cell, context, naturalWidth: traits.titleWidth * growth, in: room,
            growth: growth, color: .clear)

        let opacity =
            TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed) * shown
        paint(
            &scene.cells[cell], under: scene.indicator,
            (traits.inactive ?? context.palette[.inactive]).faded(opacity),
            onMark.faded(opacity), title: traits.hasIcon ? (emphasis - 0.6) / 0.4 : 1)
    }

    /// What the capsule covers is coloured for it, whether it stays or only passes.
    private func paint(
        _ cell: inout SceneCell, under indicator: SceneRect?, _ color: SceneColor,
        _ onMark: SceneColor, title shown: Double
    ) {
        if let icon = cell.icon {
            cell.iconColor = color.mixed(with: onMark, by: icon.coverage(by: indicator))
        }
        if let title = cell.title {
            cell.titleColor = color.mixed(with: onMark, by: title.coverage(by: indicator))
                .faded(shown)
        }
    }

    // MARK: The capsule

    /// The capsule behind the selected cell, between two cells while it moves, and always inside
    /// the bar.
    private func drawIndicator(
        _ context: TabBarContext, _ row: TabRow, _ color: SceneColor, inset: Double,
        into scene: inout TabBarScene
    ) {
        guard row.cellWidth > 0, let position = context.position,
            let (from, to, fraction) = context.pagePair(at: position)
        else { return }
        let start = scene.cells[from].frame
        let end = scene.cells[to].frame
        let left: Double
        let right: Double
        if from == to {
            left = start.x + fraction * start.width
            right = start.maxX + fraction * start.width
        } else {
            left = lerp(start.x, end.x, fraction)
            right = lerp(start.maxX, end.maxX, fraction)
        }
        let bar = scene.barFrame
        let limits = row.x...max(row.x, bar.maxX - (row.x - bar.x))
        let x = left.clamped(to: limits)
        let width = max(0, right.clamped(to: limits) - x)
        // Never higher than wide, or its corners would stick out of the bar's rounded ends.
        let height = max(0, min(bar.height - 2 * inset, width))
        let frame = SceneRect(x, bar.midY - height / 2, width, height)
        scene.indicator = frame
        let range = scene.addPath { $0.addCapsule(in: frame) }
        scene.draw(SceneShape(.indicator, range: range, fill: .color(color)))
    }
}

extension SceneRect {
    /// How much of its width a mark covers, 0…1.
    fileprivate func coverage(by mark: SceneRect?) -> Double {
        guard let mark, width > 0 else { return 0 }
        let covered = min(maxX, mark.maxX) - max(x, mark.x)
        return (covered / width).clamped(to: 0...1)
    }
}
