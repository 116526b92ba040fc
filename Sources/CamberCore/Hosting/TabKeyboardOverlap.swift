/// How an on-screen keyboard lies over a container.
package struct TabKeyboardOverlap: Hashable, Sendable {
    /// How much of the container it covers from the bottom, in points; 0 when it floats or is away.
    package let height: Double
    /// Whether it floats over the content instead of standing on the container's bottom.
    package let isFloating: Bool

    /// A keyboard over a container.
    ///
    /// It is docked when it reaches from side to side and down to the container's bottom; what
    /// does neither – a split or floating keyboard, the small bar of an iPad with a keyboard
    /// attached – floats and covers nothing.
    /// - Parameters:
    ///   - keyboard: the keyboard's frame in the container's coordinates.
    ///   - container: the container's size.
    package init(keyboard: SceneRect, over container: SceneSize) {
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
