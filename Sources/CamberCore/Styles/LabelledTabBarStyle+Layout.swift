extension LabelledTabBarStyle {
    /// The space between icon and title side by side, in points: enough for the two to be seen as
    /// one and for a dot on the icon's corner.
    private static let inlineGap = 6.0

    /// Whether titles stand beside their icons, and where the row is.
    private struct Row {
        /// Whether titles stand beside their icons.
        let isInline: Bool
        /// The height of a title's line.
        let lineHeight: Double
        /// The height of the tallest item.
        let height: Double
        /// The space above the row.
        let padding: Double
        /// The distance of the row's vertical middle from the bar's top.
        let middle: Double

        init(_ style: LabelledTabBarStyle, _ context: TabBarContext, lineHeight: Double) {
            let size = context.environment.size
            let room = size.height - context.environment.safeArea.bottom
            let lone = context.items.contains { !$0.hasTitle } ? style.loneIconSize : 0
            let stacked = max(lone, style.iconSize + style.titleGap + lineHeight)
            self.lineHeight = lineHeight
            // Decided by the bar's own container alone; one without a height has not been laid
            // out yet.
            isInline =
                room > 0
                && (style.topPadding + stacked > room + 1e-6
                    || size.height < style.compactHeight)
            guard isInline else {
                height = stacked
                padding = style.topPadding
                middle = padding + height / 2
                return
            }
            height = min(room, max(lone, max(style.iconSize, lineHeight)))
            padding = min(style.topPadding, room - height)
            // Where the space above has to give way, what is left is shared with the one below.
            middle = padding < style.topPadding ? (padding + height) / 2 : padding + height / 2
        }
    }

    /// Writes the left-to-right scene for one state into an emptied scene.
    public func layout(_ context: TabBarContext, into scene: inout TabBarScene) {
        let environment = context.environment
        let size = environment.size
        let growth = context.textGrowth(cap: TabTextLimits.bottomBar)
        scene.setFontSizes(title: titleSize, growth: growth)
        let row = Row(self, context, lineHeight: scene.titleLineHeight)
        let bottom = size.height - environment.safeArea.bottom
        let top = bottom - row.height - row.padding
        scene.barFrame = SceneRect(0, top, size.width, size.height - top)
        scene.contentInsets.bottom = size.height - top

        let bar = scene.barFrame
        scene.drawSurface(bar, context)
        if hairline {
            scene.drawBorder(
                context.palette[.hairline], width: context.borderWidth, above: bar)
        }

        let columns = context.row(spacing: spacing, maximumCellWidth: maximumCellWidth)
        for item in context.items.indices {
            let frame = columns.frame(of: item, y: top, height: row.padding + row.height)
            let cell = scene.addCell(item, frame: frame, context)
            if row.isInline {
                placeBeside(item, cell, row, context, growth, into: &scene)
            } else {
                placeBelow(item, cell, row, context, growth, into: &scene)
            }
            scene.drawIcon(cell: cell)
            scene.drawTitle(cell: cell)
        }
        scene.drawBadges()
    }

    /// Places an item with its title below its icon.
    private func placeBelow(
        _ item: Int, _ cell: Int, _ row: Row, _ context: TabBarContext, _ growth: Double,
        into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let color = color(of: cell, context, in: scene)
        let middle = frame.y + row.middle
        let iconHeight = traits.hasTitle ? iconSize : loneIconSize
        let gap = traits.hasTitle && traits.hasIcon ? titleGap : 0
        let height =
            (traits.hasIcon ? iconHeight : 0) + gap + (traits.hasTitle ? row.lineHeight : 0)
        var room: TabTitleRoom?
        if traits.hasIcon {
            scene.cells[cell].setIcon(
                SceneRect(
                    frame.midX - iconHeight / 2, middle - height / 2, iconHeight, iconHeight),
                color)
        }
        if traits.hasTitle {
            let line = TabTitleRoom(
                centerX: frame.midX, y: middle + height / 2 - row.lineHeight,
                height: row.lineHeight, width: frame.width)
            scene.placeTitle(
                cell: cell, naturalWidth: traits.titleWidth * growth, in: line, color: color)
            room = line
        }
        scene.placeBadge(cell: cell, context, growth: growth, room: room)
    }

    /// Places an item with its title beside its icon.
    private func placeBeside(
        _ item: Int, _ cell: Int, _ row: Row, _ context: TabBarContext, _ growth: Double,
        into scene: inout TabBarScene
    ) {
        let traits = context.items[item]
        let frame = scene.cells[cell].frame
        let color = color(of: cell, context, in: scene)
        let room = TabInlineRoom(
            center: ScenePoint(frame.midX, frame.y + row.middle),
            size: SceneSize(frame.width, row.height),
            iconSize: traits.hasTitle ? iconSize : loneIconSize, gap: Self.inlineGap)
        scene.placeInline(
            cell: cell, context, naturalWidth: traits.titleWidth * growth, in: room,
            growth: growth, color: color)
    }

    private func color(
        of cell: Int, _ context: TabBarContext, in scene: TabBarScene
    ) -> SceneColor {
        let traits = context.items[scene.cells[cell].item]
        let opacity = TabBarScene.opacity(of: traits, pressed: scene.cells[cell].isPressed)
        guard traits.hasTitle else {
            return (traits.tint ?? context.palette[.accent]).faded(opacity)
        }
        return (traits.inactive ?? context.palette[.unselected])
            .mixed(
                with: traits.tint ?? context.palette[.selected], by: scene.cells[cell].emphasis
            ).faded(opacity)
    }
}
