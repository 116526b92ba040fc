import CamberCore

/// How wide texts are, by a library that sets text or by a rule.
///
/// A bar lays out titles by their natural width, which only a host can measure. Snapshots measure
/// with the same library and fonts that draw the picture, so that a title fits exactly.
public struct TextMeasurer: Sendable {
    private struct Key: Hashable {
        var text: String
        var size: Double
        var weight: TabFontWeight
    }

    private let measure: @Sendable (String, TabFont) -> Double
    private let known = Locked<[Key: Double]>([:])

    /// A measurer that asks a closure for the width in points of one line of text; its answers
    /// are kept. An answer that is negative or not a number counts as 0.
    public init(_ measure: @escaping @Sendable (String, TabFont) -> Double) {
        self.measure = measure
    }

    /// A rule in the place of a library: every character is as wide as a part of the font size.
    /// The same on every machine, so tests use it.
    /// - Parameter em: the part; 0.58 is about the mean of Latin letters and digits.
    public static func fixed(em: Double = 0.58) -> TextMeasurer {
        TextMeasurer { text, font in em * font.size * Double(text.count) }
    }

    /// The natural width in points of a text on one line, as pictures show it: what would end the
    /// line is a space, and other control characters are nothing.
    public func width(of text: String, font: TabFont) -> Double {
        let text = text.asLine
        guard !text.isEmpty, font.size > 0, font.size.isFinite else { return 0 }
        let key = Key(text: text, size: font.size, weight: font.weight)
        // Measured outside of the lock, because a closure may itself be slow or lock something.
        if let width = known.withLock({ $0[key] }) { return width }
        let width = max(0, measure(text, font).finite)
        known.withLock { $0[key] = width }
        return width
    }

    /// The items with the natural widths of their titles and badges filled in for a look.
    public func measured<ID>(_ items: [TabItem<ID>], for style: AnyTabBarStyle) -> [TabItem<ID>] {
        items.map { item in
            var item = item
            item.titleWidth = width(of: item.title, font: style.titleFont)
            item.badgeWidth = item.badge?.text(cap: style.common.badgeCap)
                .map { width(of: $0, font: .badge) }
            return item
        }
    }

    /// A text on one line, cut off at its tail so that it is at most so wide, with `…` in the place
    /// of what is missing; all of the line if it fits. Never cut inside a character, nor after a space. Where
    /// not even one character fits, `…` alone.
    public func truncated(_ text: String, to width: Double, font: TabFont) -> String {
        let text = text.asLine
        if self.width(of: text, font: font) <= width { return text }
        let characters = Array(text)
        var low = 0
        var high = characters.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            let candidate = String(characters[..<middle]) + "…"
            if self.width(of: candidate, font: font) <= width {
                low = middle
            } else {
                high = middle - 1
            }
        }
        while low > 0, characters[low - 1].isWhitespace { low -= 1 }
        return String(characters[..<low]) + "…"
    }
}
