// What all looks share in placing an item's parts.

/// The room for a title and how it may be set in it.
public struct TabTitleRoom {
    /// The horizontal centre of the title.
    public var centerX: Double
    /// The top of the title's line.
    public var y: Double
    /// The height of the title's line.
    public var height: Double
    /// The width that the title may take.
    public var width: Double

    /// A line of a height, centred at `centerX`, with so much width.
    public init(centerX: Double, y: Double, height: Double, width: Double) {
        self.centerX = centerX
        self.y = y
        self.height = height
        self.width = max(0, width)
    }
}

extension TabBarScene {
    /// How much of an item's colour shows: 35 % when disabled, dimmed while pressed.
    @inline(__always)
    public static func opacity(
        of traits: TabItemTraits, pressed: Bool, pressedOpacity: Double = 0.5
    ) -> Double {
        traits.isEnabled ? (pressed ? pressedOpacity : 1) : 0.35
    }

    /// Adds the cell of an item; its icon and title are still to be placed.
    /// - Returns: the cell's index in ``cells``.
    @inline(__always)
    public mutating func addCell(
        _ item: Int, frame: SceneRect, _ context: TabBarContext
    ) -> Int {
        var cell = SceneCell(item: item, frame: frame)
        cell.isSelected = context.selectedItem == item
        cell.isPressed = context.pressedItems.contains(item)
        cell.emphasis = context.emphasis(of: item)
        // Half-way between two pages one icon is the selected one, not both.
        let isNearer = cell.emphasis > 0.5 || (cell.emphasis == 0.5 && cell.isSelected)
        cell.selectedIconAmount = isNearer ? 1 : 0
        cells.append(cell)
        return cells.count - 1
    }

    /// Places a title of a natural width: centred while it fits, else cut off at its room's
    /// width. In less room than ``TabTextLimits/shortestTitle`` a title beside an icon gives way
    /// to it.
    /// - Parameters:
    ///   - cell: the cell's index in ``cells``.
    ///   - naturalWidth: the width in points as drawn, text growth included.
    ///   - room: the room for it.
    ///   - color: its colour.
    @inline(__always)
    public mutating func placeTitle(
        cell: Int, naturalWidth: Double, in room: TabTitleRoom, color: SceneColor
    ) {
        let width = min(naturalWidth, room.width)
        let isTruncated = naturalWidth > room.width + 1e-9
        if isTruncated, cells[cell].icon != nil,
            room.width < TabTextLimits.shortestTitle * titleFontSize
        {
            return
        }
        cells[cell].setTitle(
            SceneRect(room.centerX - width / 2, room.y, width, room.height), color,
            isTruncated: isTruncated)
    }

    /// Places the title of an item without an icon: one line around a point.
    /// - Parameters:
    ///   - cell: the cell's index in ``cells``.
    ///   - naturalWidth: the width in points as drawn, text growth included.
    ///   - center: the point.
    ///   - width: the width that the title may take.
    ///   - color: its colour.
    /// - Returns: the title's room, for its badge.
    @inline(__always)
    public mutating func placeLoneTitle(
        cell: Int, naturalWidth: Double, at center: ScenePoint, width: Double, color: SceneColor
    ) -> TabTitleRoom {
        let room = TabTitleRoom(
            centerX: center.x, y: center.y - titleLineHeight / 2, height: titleLineHeight,
            width: width)
        placeTitle(cell: cell, naturalWidth: naturalWidth, in: room, color: color)
        return room
    }

    /// The space between a title and the badge after it, in points.
    private static let badgeGap = 4.0

    /// Places the badge of a cell whose icon and title have been placed.
    ///
    /// On the icon's trailing top corner, or 4 points after the title: then title and badge are
    /// centred together, and the title is shortened for the badge. Always inside the bar's width,
    /// or inside the given part of it.
    /// - Parameters:
    ///   - cell: the cell's index in ``cells``.
    ///   - context: the state of the bar.
    ///   - growth: the factor by which the badge's text grows.
    ///   - room: the title's room, for items without an icon.
    ///   - limits: the left and the right end that the badge stays between, or `nil` for the
    ///     bar's.
    @inline(__always)
    public mutating func placeBadge(
        cell: Int, _ context: TabBarContext, growth: Double, room: TabTitleRoom? = nil,
        within limits: ClosedRange<Double>? = nil
    ) {
        let traits = context.items[cells[cell].item]
        guard let natural = traits.badge.size(growth: growth) else { return }
        let left = limits?.lowerBound ?? barFrame.x
        let right = max(left, limits?.upperBound ?? barFrame.maxX)
        let width = min(natural.width, right - left)
        let height = natural.height
        let opacity = Self.opacity(of: traits, pressed: false)
        cells[cell].badgeColor = context.palette[.badge].faded(opacity)
        cells[cell].badgeTextColor = context.palette[.badgeText].faded(opacity)
        var frame: SceneRect
        if let icon = cells[cell].icon {
            frame = SceneRect(
                center: ScenePoint(icon.maxX, icon.y), width: width, height: height)
            // What a badge has grown by goes upwards where it would reach the icon's centre.
            if frame.x < icon.midX {
                let grown = max(0, (height - TabBadgeShape.height) / 2)
                frame.y -= (frame.maxY - (icon.midY - 1)).clamped(to: 0...grown)
            }
        } else if let title = cells[cell].title, let room {
            let titleWidth = min(title.width, max(0, room.width - Self.badgeGap - width))
            let x = room.centerX - (titleWidth + Self.badgeGap + width) / 2
            cells[cell].isTitleTruncated =
                cells[cell].isTitleTruncated || titleWidth < title.width - 1e-9
            cells[cell].title = SceneRect(x, title.y, titleWidth, title.height)
            frame = SceneRect(
                x + titleWidth + Self.badgeGap, title.midY - height / 2, width, height)
        } else {
            frame = SceneRect(center: cells[cell].frame.center, width: width, height: height)
        }
        frame.x = frame.x.clamped(to: left...max(left, right - width))
        cells[cell].badge = frame
    }
}
