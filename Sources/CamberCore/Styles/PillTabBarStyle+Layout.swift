extension PillTabBarStyle {
    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let size = context.environment.size
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.titleFontSize = titleSize * growth
        scene.badgeFontSize = TabFont.badge.size * growth
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
        let shadow =
            shadowOpacity > 0
            ? SceneShadow(
                color: SceneColor.black.faded(shadowOpacity), radius: shadowRadius,
                dy: shadowOffset) : nil
        scene.draw(
            SceneShape(
                .surface, range: scene.outline, fill: TabBarScene.background(context, over: bar),
                shadow: shadow))
    }

    // MARK: Cells

    /// The width that an item would like beyond what every cell has.
    private func wish(
        _ item: Int, _ context: TabBarContext, _ growth: Double, least: Double
    ) -> Double {
        let traits = context.items[item]
        guard traits.hasTitle else { return 0 }
        let icon = traits.hasIcon ? iconSize + titleGap : 0
        let natural = icon + traits.titleWidth * growth + 2 * horizontalPadding
        // An item without an icon shows its title at all times.
        let amount = traits.hasIcon ? max(0, context.emphasis(of: item)) : 1
        return max(0, natural - least) * amount
    }

    /// Every cell has a least width. What is left of the row goes to those that wish for more, as
    /// far as it goes; what nobody wishes for goes to all alike. So the widths are never negative,
    /// fill the row exactly and change as continuously as the emphases do.
    private func addCells(
        _ context: TabBarContext, _ row: TabRow, _ growth: Double, into scene: inout TabBarScene
    ) {
        let count = Double(context.items.count)
        let least = min(44, row.cellWidth)
        let pool = max(0, (row.cellWidth - least) * count)
        var wishes = 0.0
        for item in context.items.indices {
            wishes += wish(item, context, growth, least: least)
        }
        let share = wishes > pool ? pool / wishes : 1
        let rest = max(0, pool - wishes) / max(1, count)
        let bar = scene.barFrame
        var x = row.x
        for item in context.items.indices {
            let width = least + rest + wish(item, context, growth, least: least) * share
            _ = scene.addCell(item, frame: SceneRect(x, bar.y, width, bar.height), context)
            x += width
        }
    }

    private func place(
        _ cell: Int, _ context: TabBarContext, _ growth: Double, inset: Double,
        onMark: SceneColor, into scene: inout TabBarScene
    ) {
        let traits = context.items[scene.cells[cell].item]
        let frame = scene.cells[cell].frame
        let emphasis = scene.cells[cell].emphasis
        // A cell that is hardly wider than its icon has no room for padding.
        let padding = min(horizontalPadding, max(0, frame.width - iconSize) / 2)
        // Mostly there is room for a whole title before its cell is as wide as it gets.
        let room = TabInlineRoom(
            center: frame.center,
            size: SceneSize(
                max(0, frame.width - 2 * padding), max(0, frame.height - 2 * inset)),
            iconSize: iconSize, gap: titleGap, reveal: (emphasis / 0.75).clamped(to: 0...1))
        scene.placeInline(
            cell: cell, context, naturalWidth: traits.titleWidth * growth, in: room,
            growth: growth, color: .clear)

        // What the capsule covers is coloured for it, whether it stays or only passes.
        let inactive = traits.inactive ?? context.palette[.inactive]
        let opacity = TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed)
        func color(_ part: SceneRect?) -> SceneColor {
            inactive.mixed(with: onMark, by: scene.coverage(of: part)).faded(opacity)
        }
        scene.cells[cell].iconColor = color(scene.cells[cell].icon)
        let shown = traits.hasIcon ? (emphasis - 0.6) / 0.4 : 1
        scene.cells[cell].titleColor = color(scene.cells[cell].title).faded(shown)
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
        let frame = SceneRect(
            x, bar.y + inset, max(0, right.clamped(to: limits) - x),
            max(0, bar.height - 2 * inset))
        scene.indicator = frame
        let range = scene.addPath { $0.addCapsule(in: frame) }
        scene.draw(SceneShape(.indicator, range: range, fill: .color(color)))
    }
}

extension TabBarScene {
    /// How much of a part's width the indicator covers, 0…1.
    fileprivate func coverage(of part: SceneRect?) -> Double {
        guard let part, let indicator, part.width > 0 else { return 0 }
        let covered = min(part.maxX, indicator.maxX) - max(part.x, indicator.x)
        return (covered / part.width).clamped(to: 0...1)
    }
}
