extension SceneInsets {
    /// Insets by the sides of the screen, as UIKit has them, by the direction of reading.
    package init(
        top: Double, left: Double, bottom: Double, right: Double, _ direction: TabLayoutDirection
    ) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: top, leading: isMirrored ? right : left, bottom: bottom,
            trailing: isMirrored ? left : right)
    }

    /// What has to be added to a safe area to make these insets of it; nothing on a side where it
    /// is larger already.
    package func beyond(_ safeArea: SceneInsets) -> SceneInsets {
        SceneInsets(
            top: max(0, top - safeArea.top), leading: max(0, leading - safeArea.leading),
            bottom: max(0, bottom - safeArea.bottom),
            trailing: max(0, trailing - safeArea.trailing))
    }
}
