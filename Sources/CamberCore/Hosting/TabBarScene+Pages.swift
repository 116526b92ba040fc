extension TabBarScene {
    /// What has to be added to the safe area of pages inside the bar's container, so that their
    /// content keeps clear of what stands over them.
    /// - Parameters:
    ///   - safeArea: the container's safe area, of which a page has what reaches into it.
    ///   - accessory: the frame of a view that stands on the bar, if there is one.
    package func additionalInsets(
        safeArea: SceneInsets, accessory: SceneRect? = nil
    ) -> SceneInsets {
        let below = size.height - pageArea.maxY
        func inside(_ insets: SceneInsets) -> SceneInsets {
            SceneInsets(
                top: max(0, insets.top - pageArea.y), bottom: max(0, insets.bottom - below))
        }
        var content = contentInsets
        if let accessory { content.bottom = max(content.bottom, size.height - accessory.y) }
        return inside(content).beyond(inside(safeArea))
    }

    /// The frame of a view that stands on the bar: full-width, on the bar's top or, where the bar
    /// has gone, on the safe area.
    package func accessoryFrame(height: Double, safeArea: SceneInsets) -> SceneRect {
        let floor = min(barFrame.y, size.height - safeArea.bottom)
        return SceneRect(0, floor - height, size.width, height)
    }
}
