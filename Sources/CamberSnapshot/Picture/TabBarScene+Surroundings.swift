import CamberCore

extension TabBarScene {
    /// The bar's whole width, from the edge that it stands at to so many points beyond it.
    func surroundings(_ placement: TabBarEdge, margin: Double) -> SceneRect {
        switch placement {
        case .top: return SceneRect(0, 0, size.width, barFrame.maxY + margin)
        case .bottom:
            let top = min(barFrame.y, raisedFrame?.y ?? barFrame.y)
            let y = max(0, top - margin)
            return SceneRect(0, y, size.width, max(0, size.height - y))
        }
    }
}
