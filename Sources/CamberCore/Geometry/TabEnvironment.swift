/// The direction in which a layout runs.
public enum TabLayoutDirection: Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right; a scene is the mirror image of the left-to-right one.
    case rightToLeft
}

/// The light or the dark appearance.
public enum TabColorScheme: Hashable, Sendable {
    /// Dark content on light surfaces.
    case light
    /// Light content on dark surfaces.
    case dark
}

/// What a bar is told about the screen and the user; everything a look may depend on beside its
/// items and its state.
public struct TabEnvironment: Hashable, Sendable {
    /// The container's size in points. A bar is placed inside its container, never by the screen.
    public var size: SceneSize
    /// The container's safe-area insets in points.
    public var safeArea: SceneInsets
    /// Pixels per point, 1…8; a hairline is one pixel.
    public var displayScale: Double
    /// The layout's direction.
    public var direction: TabLayoutDirection
    /// The text size, 1 at the large (default) size and about 3.1 at the largest accessibility
    /// size; 0.5…4.
    public var textScale: Double
    /// The light or dark appearance.
    public var colorScheme: TabColorScheme
    /// Whether movement is replaced by short cross-fades.
    public var reduceMotion: Bool
    /// Whether borders and inactive colours are strengthened.
    public var increaseContrast: Bool

    /// An environment. When the bar lays itself out, every value that is out of its range is
    /// clamped, a length that is not a number counts as 0, and a scale that is not finite as 1.
    public init(
        size: SceneSize, safeArea: SceneInsets = .zero, displayScale: Double = 3,
        direction: TabLayoutDirection = .leftToRight, textScale: Double = 1,
        colorScheme: TabColorScheme = .light, reduceMotion: Bool = false,
        increaseContrast: Bool = false
    ) {
        self.size = size
        self.safeArea = safeArea
        self.displayScale = displayScale
        self.direction = direction
        self.textScale = textScale
        self.colorScheme = colorScheme
        self.reduceMotion = reduceMotion
        self.increaseContrast = increaseContrast
    }

    /// The width between the leading and the trailing safe area. Insets that just meet may add up
    /// to a rounding step more than the width; then it is 0.
    var contentWidth: Double { max(0, size.width - safeArea.leading - safeArea.trailing) }

    /// The longest side that a container may have, in points.
    static let longestSide = 1_000_000.0

    /// The same environment with every number finite and in range. Insets that leave no room
    /// shrink in proportion until they just meet, so that no width is ever negative.
    var sanitized: TabEnvironment {
        var result = self
        result.size.width = size.width.clamped(to: 0...Self.longestSide)
        result.size.height = size.height.clamped(to: 0...Self.longestSide)
        (result.safeArea.leading, result.safeArea.trailing) = Self.fit(
            safeArea.leading, safeArea.trailing, into: result.size.width)
        (result.safeArea.top, result.safeArea.bottom) = Self.fit(
            safeArea.top, safeArea.bottom, into: result.size.height)
        result.displayScale = displayScale.isFinite ? displayScale.clamped(to: 1...8) : 1
        result.textScale = textScale.isFinite ? textScale.clamped(to: 0.5...4) : 1
        return result
    }

    private static func fit(_ a: Double, _ b: Double, into room: Double) -> (Double, Double) {
        let a = a.clamped(to: 0...longestSide)
        let b = b.clamped(to: 0...longestSide)
        let sum = a + b
        guard sum > room else { return (a, b) }
        // What the first leaves, so that rounding cannot make the two meet beyond each other.
        let first = min(room, a * (room / sum))
        return (first, room - first)
    }
}
