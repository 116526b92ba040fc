/// Which page lies in which of the slots that pages slide through.
///
/// Slots are whole numbers one container's width apart. Usually the slot of a page is its ordinal.
/// While pages slide that are not neighbours, they are put into neighbouring slots, so that what
/// lies between is never shown; the slots beyond go on in page order.
struct TabPageArrangement: Hashable, Sendable {
    /// The slot of the first of ``pages``.
    private(set) var first: Int
    /// The ordinals of the pages in the slots from `first` on; never empty.
    private(set) var pages: [Int]

    /// Every page in the slot of its own ordinal.
    init(around ordinal: Int) {
        first = ordinal
        pages = [ordinal]
    }

    private var last: Int { first + pages.count - 1 }

    /// The ordinal of the page in a slot; may lie outside the list.
    func ordinal(at slot: Int) -> Int {
        if slot < first { return pages[0] - (first - slot) }
        if slot > last { return pages[pages.count - 1] + (slot - last) }
        return pages[slot - first]
    }

    /// The slots of the list's first and last page.
    func slots(pageCount: Int) -> ClosedRange<Int> {
        let low = first - pages[0]
        return low...max(low, last + (pageCount - 1 - pages[pages.count - 1]))
    }

    /// The position over the pages that a position over the slots stands for.
    func pagePosition(at slotPosition: Double) -> Double {
        let slot = Int(slotPosition.rounded(.down))
        let fraction = slotPosition - Double(slot)
        let from = Double(ordinal(at: slot))
        return fraction == 0 ? from : lerp(from, Double(ordinal(at: slot + 1)), fraction)
    }

    /// Brings a page into the slot next to what is visible, on the side given, unless it is
    /// visible already.
    /// - Parameters:
    ///   - ordinal: the page to bring.
    ///   - slotPosition: where the pages stand.
    ///   - forward: on which side it is brought in.
    /// - Returns: the page's slot.
    mutating func bring(_ ordinal: Int, from slotPosition: Double, forward: Bool) -> Int {
        let low = Int(slotPosition.rounded(.down))
        let high = Int(slotPosition.rounded(.up))
        let visible = low == high ? [self.ordinal(at: low)] : (low...high).map(self.ordinal(at:))
        if let index = visible.firstIndex(of: ordinal) { return low + index }
        if forward {
            first = low
            pages = visible + [ordinal]
            return high + 1
        }
        first = low - 1
        pages = [ordinal] + visible
        return low - 1
    }

    /// The same pages in these slots, each named by itself instead of by its distance from others,
    /// and no others, so that the arrangement holds when the list changes between them.
    func naming(_ slots: ClosedRange<Int>) -> TabPageArrangement {
        var result = self
        result.first = slots.lowerBound
        result.pages = slots.map(ordinal(at:))
        return result
    }

    /// Whether each of these slots' pages is named by itself.
    func names(_ slots: ClosedRange<Int>) -> Bool {
        slots.lowerBound >= first && slots.upperBound <= last
    }

    /// Renames the pages after a change of the list; a page that is gone makes it `nil`.
    func renamed(_ newOrdinal: (Int) -> Int?) -> TabPageArrangement? {
        var result = self
        for index in pages.indices {
            guard let ordinal = newOrdinal(pages[index]) else { return nil }
            result.pages[index] = ordinal
        }
        return result
    }
}
