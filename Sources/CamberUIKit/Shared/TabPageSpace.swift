import CamberCore

/// Where pages lie that are shown elsewhere than in their bar's container: the same area in the
/// engine's coordinates and in those of the view that shows it.
struct TabPageSpace: Hashable, Sendable {
    /// The pages' area in the engine's container.
    var area: SceneRect
    /// The same area in the view that shows them.
    var bounds: SceneRect

    /// A page's frame in the view.
    func shown(_ frame: SceneRect) -> SceneRect {
        let (x, width) = Self.map(frame.x, frame.width, area.x, area.width, bounds.x, bounds.width)
        let (y, height) = Self.map(
            frame.y, frame.height, area.y, area.height, bounds.y, bounds.height)
        return SceneRect(x, y, width, height)
    }

    /// A point of the view in the engine's container.
    func container(_ point: ScenePoint) -> ScenePoint {
        ScenePoint(
            Self.map(point.x, 0, bounds.x, bounds.width, area.x, area.width).0,
            Self.map(point.y, 0, bounds.y, bounds.height, area.y, area.height).0)
    }

    private static func map(
        _ start: Double, _ length: Double, _ from: Double, _ fromLength: Double, _ to: Double,
        _ toLength: Double
    ) -> (Double, Double) {
        guard fromLength > 0 else { return (to, toLength) }
        let scale = toLength / fromLength
        return (to + (start - from) * scale, length * scale)
    }

    /// The container of a header whose pages are shown elsewhere: the header with the pages below.
    /// A bar at the bottom leaves no room for pages of its own; its container is itself.
    static func container(
        bar: SceneSize, pages: SceneSize, _ placement: TabBarPlacement
    ) -> SceneSize {
        placement == .top ? SceneSize(bar.width, bar.height + pages.height) : bar
    }
}

/// What pages inside their bar's container keep clear of.
enum TabPageInsets {
    /// What has to be added to a page's safe area.
    /// - Parameters:
    ///   - content: how far content stays from the container's edges.
    ///   - area: the pages' area at rest.
    ///   - size: the container's size.
    ///   - safeArea: the container's safe area, of which a page has what reaches into it.
    static func additional(
        _ content: SceneInsets, in area: SceneRect, of size: SceneSize, safeArea: SceneInsets
    ) -> SceneInsets {
        let below = size.height - area.maxY
        func inside(_ insets: SceneInsets) -> SceneInsets {
            SceneInsets(
                top: max(0, insets.top - area.y), bottom: max(0, insets.bottom - below))
        }
        return inside(content).beyond(inside(safeArea))
    }

    /// The frame of a view that stands on a bar: full-width, on the bar's top or, where the bar has
    /// gone, on the safe area.
    static func accessory(
        height: Double, bar: SceneRect, of size: SceneSize, safeArea: SceneInsets
    ) -> SceneRect {
        let floor = min(bar.y, size.height - safeArea.bottom)
        return SceneRect(0, floor - height, size.width, height)
    }
}

extension TabInnerScroll {
    /// A scroll view.
    /// - Parameters:
    ///   - offset: how far it is scrolled.
    ///   - content: its content's width.
    ///   - view: its own width.
    ///   - left: its content's left inset.
    ///   - right: its content's right inset.
    init(offset: Double, content: Double, view: Double, left: Double, right: Double) {
        self.init(offset: offset, range: -left...max(-left, content + right - view))
    }
}
