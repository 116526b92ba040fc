/// Everything that a look is a function of, at one instant.
///
/// Lengths are in points in a left-to-right container: a look never asks for the direction, the
/// scene is mirrored as a whole after it.
public struct TabBarContext: Sendable {
    /// The items of the bar.
    public internal(set) var items: [TabItemTraits]
    /// The items that are pages, in order, by index.
    public internal(set) var pages: [Int]
    /// The container and the user's settings; every number is finite and in range.
    public internal(set) var environment: TabEnvironment
    /// The bar's colours in the current appearance.
    public internal(set) var palette: TabPalette
    /// The continuous position over the pages: 1.5 is half-way between the second and the third;
    /// `nil` without a selection.
    public internal(set) var position: Double?
    /// The selected item's index, or `nil` without a selection.
    public internal(set) var selectedItem: Int?
    /// The items whose emphasis is not 0, in no particular order.
    public internal(set) var emphases: [TabItemEmphasis]
    /// The items under a finger.
    public internal(set) var pressedItems: [Int]
    /// The strip, in looks that have one.
    public internal(set) var strip: TabStrip?
    /// How far the strip is scrolled from its leading edge, in points.
    public internal(set) var stripOffset: Double

    /// The width between the leading and the trailing safe area: where cells lie.
    public var contentWidth: Double { environment.contentWidth }

    /// How far an item looks selected, 0…1; a spring may overshoot.
    @inline(__always)
    public func emphasis(of item: Int) -> Double {
        for entry in emphases where entry.item == item { return entry.value }
        return 0
    }

    /// The emphasis that the places and sizes of an item's parts follow, where a look moves them far,
    /// and how much of them shows.
    ///
    /// With Reduce Motion the places are at once those that the position stands for, while the item's
    /// own emphasis still fades; meanwhile what has moved comes into sight.
    @inline(__always)
    func placing(of item: Int, emphasis: Double) -> (emphasis: Double, shown: Double) {
        guard environment.reduceMotion else { return (emphasis, 1) }
        let settled = settledEmphasis(of: item)
        return (settled, (1 - abs(settled - emphasis)).clamped(to: 0...1))
    }

    private func settledEmphasis(of item: Int) -> Double {
        guard let position, let (from, to, fraction) = pagePair(at: position) else { return 0 }
        let way = from == to ? 0 : fraction.clamped(to: 0...1)
        return item == from ? 1 - way : item == to ? way : 0
    }

    /// How much texts, and the lengths that hold them, grow with the text size.
    /// - Parameter cap: the largest growth that the look has room for.
    public func textGrowth(cap: Double) -> Double { min(environment.textScale, cap) }

    /// Equal cells across the content width.
    ///
    /// Padding and spacing are as asked unless together they would take more than half of the
    /// width; then both shrink in proportion, so that cells keep at least the other half.
    /// - Parameters:
    ///   - spacing: the space between cells, in points.
    ///   - padding: the space before the first and after the last, in points.
    ///   - maximumCellWidth: the widest that a cell gets; cells that would be wider stand in the
    ///     middle as a group. `nil` for no limit.
    public func row(
        spacing: Double = 0, padding: Double = 0, maximumCellWidth: Double? = nil
    ) -> TabRow {
        TabRow(
            count: items.count, x: environment.safeArea.leading, width: contentWidth,
            spacing: spacing, padding: padding, maximumCellWidth: maximumCellWidth)
    }

    /// The colour of the line that sets a bar off from the page where the user asks for more
    /// contrast, also in looks that draw none otherwise; `nil` when it is not asked for.
    public var border: SceneColor? { environment.increaseContrast ? palette[.hairline] : nil }

    /// How thick a line between the bar and the page is: a pixel, or a whole point where the user
    /// asks for more contrast.
    public var borderWidth: Double {
        environment.increaseContrast ? 1 : 1 / environment.displayScale
    }

    /// What the position means in terms of the pages' own places: interpolated between the two
    /// pages that it lies between, carried on in a straight line beyond the first and the last.
    /// - Parameters:
    ///   - row: the row that the items stand in.
    /// - Returns: the centre's x, or `nil` without a selection or while cells have no width yet.
    public func indicatorCenter(in row: TabRow) -> Double? {
        guard row.cellWidth > 0, let position, let (from, to, fraction) = pagePair(at: position)
        else { return nil }
        if from == to { return row.center(of: from) + fraction * row.stride }
        return lerp(row.center(of: from), row.center(of: to), fraction)
    }

    /// The two neighbouring pages, by item index, that a position lies between, and the fraction
    /// of the way from one to the other; below 0 or above 1 beyond the ends. With a single page
    /// both are the same. `nil` without pages.
    public func pagePair(at position: Double) -> (from: Int, to: Int, fraction: Double)? {
        guard let first = pages.first else { return nil }
        guard pages.count > 1 else { return (first, first, position) }
        let index = Int(position.rounded(.down).clamped(to: 0...Double(pages.count - 2)))
        return (pages[index], pages[index + 1], position - Double(index))
    }

    /// The tint where the position is: that of the page, or a mixture of two pages' tints.
    public var indicatorTint: SceneColor {
        guard let position, let (from, to, fraction) = pagePair(at: position) else {
            return palette[.tint]
        }
        let start = items[from].tint ?? palette[.tint]
        return start.mixed(with: items[to].tint ?? palette[.tint], by: fraction)
    }
}
