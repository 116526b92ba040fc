/// A rule for the width of a strip's cells.
public enum TabCellWidth: Hashable, Sendable {
    /// Every cell is so many points wide, at text scale 1.
    case fixed(Double)
    /// Each cell is as wide as its content and the padding on both sides, but no narrower than
    /// the minimum.
    case intrinsic(minimum: Double, padding: Double)
    /// All cells share the visible width equally.
    case equal
    /// Cells have their natural widths, as with `intrinsic`, and are widened evenly to fill the
    /// visible width when everything fits.
    case fillOrScroll(minimum: Double, padding: Double)

    /// The widest that a cell's width, minimum or padding may be set to, in points.
    public static let limit = 10_000.0

    /// The same rule with every number in 0…``limit``.
    var sanitized: TabCellWidth {
        func fit(_ value: Double) -> Double { value.clamped(to: 0...Self.limit) }
        switch self {
        case .fixed(let width): return .fixed(fit(width))
        case .intrinsic(let minimum, let padding):
            return .intrinsic(minimum: fit(minimum), padding: fit(padding))
        case .equal: return .equal
        case .fillOrScroll(let minimum, let padding):
            return .fillOrScroll(minimum: fit(minimum), padding: fit(padding))
        }
    }

    /// The space on both sides of a cell's content that belongs to the cell.
    var padding: Double {
        switch self {
        case .fixed, .equal: 0
        case .intrinsic(_, let padding), .fillOrScroll(_, let padding): padding
        }
    }
}

/// Where a strip's content stands while it is narrower than the visible width.
public enum TabStripAlignment: Int, TabParameterChoice {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center

    /// The names of the cases, in order.
    public static var names: [String] { ["leading", "center"] }
}

/// Where a strip brings a newly selected cell to rest, as far as its ends allow.
public enum TabReveal: Int, TabParameterChoice {
    /// The cell's leading edge at the visible part's.
    case leading
    /// The cell in the middle of the visible part.
    case center
    /// The cell's trailing edge at the visible part's.
    case trailing
    /// Wherever it takes the least movement to show the whole cell.
    case nearest

    /// The names of the cases, in order.
    public static var names: [String] { ["leading", "center", "trailing", "nearest"] }
}
