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
    /// to it, and one alone goes where not even the dots fit.
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
        let least = cells[cell].icon == nil ? TabTextLimits.dots : TabTextLimits.shortestTitle
        if isTruncated && room.width < least * titleFontSize { return }
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
    /// On the icon's trailing top corner, inside the bar's width or the given part of it. Without an
    /// icon inside the cell or the title's room, 4 points after the title: then title and badge are
    /// centred together, and the title is shortened for the badge. Where not even its dots fit beside
    /// it, the badge of a header tab stands on the title's trailing end instead; elsewhere the title
    /// goes.
    /// - Parameters:
    ///   - cell: the cell's index in ``cells``.
    ///   - context: the state of the bar.
    ///   - growth: the factor by which the badge's text grows.
    ///   - room: the title's room, for items without an icon.
    ///   - limits: the left and the right end that the badge of an icon stays between, or `nil`
    ///     for the bar's.
    @inline(__always)
    public mutating func placeBadge(
        cell: Int, _ context: TabBarContext, growth: Double, room: TabTitleRoom? = nil,
        within limits: ClosedRange<Double>? = nil
    ) {
        let traits = context.items[cells[cell].item]
        guard let natural = traits.badge.size(growth: growth) else { return }
        let opacity = Self.opacity(of: traits, pressed: false)
        cells[cell].badgeColor = context.palette[.badge].faded(opacity)
        cells[cell].badgeTextColor = context.palette[.badgeText].faded(opacity)
        guard let icon = cells[cell].icon else {
            return placeLoneBadge(cell: cell, natural, room)
        }
        let left = limits?.lowerBound ?? barFrame.x
        let right = max(left, limits?.upperBound ?? barFrame.maxX)
        let width = min(natural.width, right - left)
        var frame = SceneRect(
            center: ScenePoint(icon.maxX, icon.y), width: width, height: natural.height)
        // What a badge has grown by goes upwards where it would reach the icon's centre.
        if frame.x < icon.midX {
            let grown = max(0, (natural.height - TabBadgeShape.height) / 2)
            frame.y -= (frame.maxY - (icon.midY - 1)).clamped(to: 0...grown)
        }
        frame.x = frame.x.clamped(to: left...max(left, right - width))
        cells[cell].badge = frame
    }

    /// Places the badge of a cell without an icon: after the title, on it, or alone in the middle.
    @inline(never)
    private mutating func placeLoneBadge(cell: Int, _ size: SceneSize, _ room: TabTitleRoom?) {
        let column = cells[cell].frame
        var (start, end) = (column.x, column.maxX)
        if cells[cell].title != nil, let room {
            // On a disc there is more room than in a narrow column.
            start = min(start, room.centerX - room.width / 2)
            end = max(end, room.centerX + room.width / 2)
        }
        let width = min(size.width, end - start)
        var frame = SceneRect(center: column.center, width: width, height: size.height)
        if let title = cells[cell].title, let room {
            let left = room.width - Self.badgeGap - width
            let top = title.y - size.height
            frame.y = title.midY - size.height / 2
            if left >= min(title.width, TabTextLimits.dots * titleFontSize) - 1e-9 {
                let titleWidth = min(title.width, left)
                let x = room.centerX - (titleWidth + Self.badgeGap + width) / 2
                if titleWidth < title.width - 1e-9 { cells[cell].isTitleTruncated = true }
                cells[cell].title = SceneRect(x, title.y, titleWidth, title.height)
                frame.x = x + titleWidth + Self.badgeGap
            } else if strip != nil, top >= column.y {
                frame.x = title.maxX - width / 2
                frame.y = top
            } else {
                cells[cell].title = nil
                cells[cell].isTitleTruncated = false
            }
        }
        frame.x = frame.x.clamped(to: start...max(start, end - width))
        cells[cell].badge = frame
    }
}
