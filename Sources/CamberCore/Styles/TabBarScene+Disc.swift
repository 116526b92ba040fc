// A disc that rises above the bar's upper edge.

extension SceneRect {
    /// Half of the widest part of the ellipse in this square that lies above a horizontal line.
    func halfChord(above y: Double) -> Double {
        let radius = width / 2
        guard y > self.y else { return 0 }
        let below = max(0, midY - y)
        return max(0, radius * radius - below * below).squareRoot()
    }
}

extension TabBarScene {
    /// Makes the part of a disc above the bar's frame take touches; `range` is the disc's path.
    mutating func raiseDisc(_ disc: SceneRect, _ range: ScenePathRange) {
        let height = min(barFrame.y - disc.y, disc.height)
        guard height > 0 else { return }
        let half = disc.halfChord(above: barFrame.y)
        raisedFrame = SceneRect(disc.midX - half, disc.y, 2 * half, height)
        addRaisedRegion(range)
    }
}
