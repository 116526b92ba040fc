// Icon and title side by side.

/// The room for an icon with its title after it.
struct TabInlineRoom {
    /// The middle of what is placed.
    var center: ScenePoint
    /// The width and the height that it may take, in points.
    var size: SceneSize
    /// The icon's size, which the room's own size limits.
    var iconSize: Double
    /// The space between icon and title.
    var gap: Double
    /// How much of the title's place is there, 0 (the icon alone, in the middle) … 1.
    var reveal = 1.0

    /// The least space between a badge and what it stands beside, in points.
    static let badgeGap = 2.0
}

extension TabBarScene {
    /// Places an item's icon, its title after it, and its badge, in one line, centred together.
    ///
    /// The title is cut off where it does not fit and keeps clear of the badge. In less room than
    /// ``TabTextLimits/shortestTitle`` it gives way to the icon, which moves to the middle while
    /// the room shrinks to that. The badge stays inside the cell's width and the bar's height.
    /// - Parameters:
    ///   - naturalWidth: the title's width in points as drawn, text growth included.
    ///   - growth: the factor by which texts grow.
    ///   - color: the colour of icon and title.
    mutating func placeInline(
        cell: Int, _ context: TabBarContext, naturalWidth: Double, in room: TabInlineRoom,
        growth: Double, color: SceneColor
    ) {
        let traits = context.items[cells[cell].item]
        guard traits.hasIcon else {
            var lone: TabTitleRoom?
            if traits.hasTitle {
                lone = placeLoneTitle(
                    cell: cell, naturalWidth: naturalWidth, at: room.center,
                    width: room.size.width, color: color)
            }
            return placeBadge(cell: cell, context, growth: growth, room: lone)
        }
        let side = min(room.iconSize, max(0, min(room.size.width, room.size.height)))
        let badge = traits.badge.size(growth: growth) ?? .zero
        let corner = room.center.y - side / 2
        // In a low bar there is no room for a badge around the corner, only after the centre.
        let isLow = badge.height > 0 && corner - badge.height / 2 < barFrame.y
        let reach =
            isLow ? badge.width + TabInlineRoom.badgeGap - side / 2 : badge.width / 2
        var left = room.center.x - side / 2
        if traits.hasTitle, titleFontSize > 0 {
            let gap = badge.width > 0 ? max(room.gap, reach + TabInlineRoom.badgeGap) : room.gap
            let free = room.size.width - side - gap
            let least = min(naturalWidth, TabTextLimits.shortestTitle * titleFontSize)
            let fit = (1 - (least - free) / (titleFontSize / 2)).clamped(to: 0...1)
            left -= room.reveal * fit * (gap + min(naturalWidth, max(0, free))) / 2
            let start = left + side + gap
            let width = min(naturalWidth, room.center.x + room.size.width / 2 - start)
            if room.reveal > 0, width >= least - 1e-9 {
                cells[cell].setTitle(
                    SceneRect(
                        start, room.center.y - titleLineHeight / 2, max(0, width), titleLineHeight),
                    color, isTruncated: naturalWidth > width + 1e-9)
            }
        }
        cells[cell].setIcon(SceneRect(left, corner, side, side), color)
        guard badge.height > 0 else { return }
        placeInlineBadge(
            cell: cell, context, growth: growth,
            after: isLow ? left + side / 2 + TabInlineRoom.badgeGap : nil)
    }

    /// Places the badge of an item whose title is beside its icon, inside the cell's width: on the
    /// icon's corner or, in a bar that is too low for that, from a place on at the bar's top.
    private mutating func placeInlineBadge(
        cell: Int, _ context: TabBarContext, growth: Double, after start: Double?
    ) {
        let frame = cells[cell].frame
        placeBadge(cell: cell, context, growth: growth, within: frame.x...max(frame.x, frame.maxX))
        guard let start, let width = cells[cell].badge?.width else { return }
        cells[cell].badge?.x = max(frame.x, min(start, frame.maxX - width))
        cells[cell].badge?.y = barFrame.y
    }
}
