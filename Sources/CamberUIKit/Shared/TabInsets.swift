import CamberCore

extension SceneInsets {
    /// Insets by the sides of the screen, as UIKit has them, by the direction of reading.
    init(
        top: Double, left: Double, bottom: Double, right: Double, _ direction: TabLayoutDirection
    ) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: top, leading: isMirrored ? right : left, bottom: bottom,
            trailing: isMirrored ? left : right)
    }

    /// The inset on the left side of the screen.
    func left(_ direction: TabLayoutDirection) -> Double {
        direction == .leftToRight ? leading : trailing
    }

    /// The inset on the right side of the screen.
    func right(_ direction: TabLayoutDirection) -> Double {
        direction == .leftToRight ? trailing : leading
    }

    /// What has to be added to a safe area to make these insets of it; nothing on a side where it
    /// is larger already.
    func beyond(_ safeArea: SceneInsets) -> SceneInsets {
        SceneInsets(
            top: max(0, top - safeArea.top), leading: max(0, leading - safeArea.leading),
            bottom: max(0, bottom - safeArea.bottom),
            trailing: max(0, trailing - safeArea.trailing))
    }
}

/// How an on-screen keyboard lies over a container.
struct TabKeyboardOverlap: Hashable, Sendable {
    /// How much of the container it covers from the bottom, in points; 0 when it floats or is away.
    let height: Double
    /// Whether it floats over the content instead of standing on the container's bottom.
    let isFloating: Bool

    /// A keyboard over a container.
    ///
    /// It is docked when it reaches from side to side and down to the container's bottom; what
    /// does neither – a split or floating keyboard, the small bar of an iPad with a keyboard
    /// attached – floats and covers nothing.
    /// - Parameters:
    ///   - keyboard: the keyboard's frame in the container's coordinates.
    ///   - container: the container's size.
    init(keyboard: SceneRect, over container: SceneSize) {
        let isVisible =
            keyboard.x < container.width && keyboard.maxX > 0 && keyboard.y < container.height
            && keyboard.maxY > 0 && keyboard.height > 0
        let isDocked =
            keyboard.x <= 1 && keyboard.maxX >= container.width - 1
            && keyboard.maxY >= container.height - 1
        isFloating = isVisible && !isDocked
        height = isVisible && isDocked ? min(container.height, container.height - keyboard.y) : 0
    }
}
