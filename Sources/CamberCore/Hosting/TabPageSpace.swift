/// Where pages lie that are shown elsewhere than in their bar's container: the same area in the
/// engine's coordinates and in those of the view that shows it.
package struct TabPageSpace: Hashable, Sendable {
    /// The pages' area in the engine's container.
    private let area: SceneRect
    /// The same area in the view that shows them.
    private let bounds: SceneRect

    /// An area and where it is shown.
    package init(area: SceneRect, bounds: SceneRect) {
        self.area = area
        self.bounds = bounds
    }

    /// A page's frame in the view.
    package func shown(_ frame: SceneRect) -> SceneRect {
        let (x, width) = Self.map(frame.x, frame.width, area.x, area.width, bounds.x, bounds.width)
        let (y, height) = Self.map(
            frame.y, frame.height, area.y, area.height, bounds.y, bounds.height)
        return SceneRect(x, y, width, height)
    }

    /// A point of the view in the engine's container.
    package func container(_ point: ScenePoint) -> ScenePoint {
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

    /// The least height of pages in a scroll view, so that no gap opens below a short one while its
    /// header is at the top.
    /// - Parameters:
    ///   - view: the scroll view's height.
    ///   - top: what covers it at the top.
    ///   - bottom: what covers it at the bottom.
    ///   - header: the header's height.
    package static func leastHeight(
        in view: Double, top: Double, bottom: Double, header: Double
    ) -> Double { max(0, view - top - bottom - header) }

    /// The container of a header whose pages are shown elsewhere: the header with the pages below.
    /// A bar at the bottom leaves no room for pages of its own; its container is itself.
    package static func container(
        bar: SceneSize, pages: SceneSize, _ placement: TabBarEdge
    ) -> SceneSize {
        placement == .top ? SceneSize(bar.width, bar.height + pages.height) : bar
    }
}
