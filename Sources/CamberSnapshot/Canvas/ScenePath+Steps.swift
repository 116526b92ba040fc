import CamberCore

extension ScenePath {
    /// The smallest rectangle that holds every point of one path, control points included;
    /// `nil` for a path without points.
    func controlBounds(in range: ScenePathRange) -> SceneRect? {
        var low = ScenePoint(.infinity, .infinity)
        var high = ScenePoint(-.infinity, -.infinity)
        func add(_ point: ScenePoint) {
            low = ScenePoint(min(low.x, point.x), min(low.y, point.y))
            high = ScenePoint(max(high.x, point.x), max(high.y, point.y))
        }
        forEachStep(in: range) { step in
            switch step {
            case .move(let point), .line(let point): add(point)
            case .cubic(let c1, let c2, let end):
                add(c1)
                add(c2)
                add(end)
            case .close: break
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return SceneRect(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// The rectangle that one path is, if it is a single rectangle with level sides.
    func rectangle(in range: ScenePathRange) -> SceneRect? {
        var corners: [ScenePoint] = []
        var isPlain = true
        forEachStep(in: range) { step in
            switch step {
            case .move(let point):
                if corners.isEmpty { corners.append(point) } else { isPlain = false }
            case .line(let point): corners.append(point)
            case .cubic: isPlain = false
            case .close: break
            }
        }
        guard isPlain, corners.count == 4 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isLevel || isUpright else { return nil }
        let (x, y) = (min(a.x, c.x), min(a.y, c.y))
        return SceneRect(x, y, max(a.x, c.x) - x, max(a.y, c.y) - y)
    }
}

extension SceneRect {
    /// The rectangle with the edges that lie on a picture's edges moved beyond them: the picture's size
    /// in pixels is rounded up, and its last row and column are to be whole ones.
    func reaching(beyond picture: SceneRect) -> SceneRect {
        // A pixel at the smallest scale. Sums may differ in their last digits.
        let (distance, nearly) = (1 / SnapshotLimits.scales.lowerBound, 1e-6)
        let left = x <= picture.x + nearly ? min(x, picture.x - distance) : x
        let top = y <= picture.y + nearly ? min(y, picture.y - distance) : y
        let right = maxX >= picture.maxX - nearly ? max(maxX, picture.maxX + distance) : maxX
        let bottom = maxY >= picture.maxY - nearly ? max(maxY, picture.maxY + distance) : maxY
        return SceneRect(left, top, right - left, bottom - top)
    }

    /// The rectangle with its edges on whole pixels, and at least one pixel in each direction.
    func aligned(scale: Double) -> SceneRect {
        let left = (x * scale).rounded()
        let top = (y * scale).rounded()
        let right = max(left + 1, (maxX * scale).rounded())
        let bottom = max(top + 1, (maxY * scale).rounded())
        return SceneRect(left / scale, top / scale, (right - left) / scale, (bottom - top) / scale)
    }

    /// The rectangle with its edges moved outwards by a distance; a negative one moves them
    /// inwards, but not past each other.
    func outset(by distance: Double) -> SceneRect {
        SceneRect(
            x - distance, y - distance, max(0, width + 2 * distance),
            max(0, height + 2 * distance))
    }

    /// What the two have in common; of no size when they have nothing in common.
    func intersection(_ other: SceneRect) -> SceneRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return SceneRect(
            left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
    }
}
