extension NotchTabBarStyle {
    /// The disc and the cut-out around it, in points.
    ///
    /// The cut-out is an arc around the disc, met on either side by the arc of a shoulder that
    /// leaves the bar's edge level. Where two circles touch, their centres and the point lie on one
    /// line, which gives the places; by alternate angles both arcs turn by the same angle.
    struct Notch {
        /// The disc's centre.
        var center: ScenePoint
        /// The disc's radius.
        var discRadius: Double
        /// The radius of the arc around the disc; 0 without a cut-out.
        var radius = 0.0
        /// The radius of the shoulders.
        var shoulder = 0.0
        /// Half of the cut-out's width at the bar's edge.
        var halfWidth: Double
        /// How far the centre of the cut-out is below the bar's edge.
        var depth = 0.0

        /// A disc at a place along a bar, moved and, where the bar is narrower than the cut-out,
        /// scaled to stay inside it.
        init(_ style: NotchTabBarStyle, at x: Double, in bar: SceneRect) {
            discRadius = style.discDiameter / 2
            halfWidth = discRadius
            depth = style.barHeight / 2 - style.lift
            // The arc stays inside the bar, and a disc deep inside the bar does not close it.
            let fitting = min(discRadius + style.discGap, bar.height - depth)
            if discRadius > 0, fitting > 0, fitting > -depth {
                radius = fitting
                shoulder = max(style.shoulder, depth)
                let rise = shoulder - depth
                let reach = radius + shoulder
                halfWidth = max(0, reach * reach - rise * rise).squareRoot()
            }
            let widest = max(halfWidth, discRadius)
            let scale = 2 * widest > bar.width ? bar.width / (2 * widest) : 1
            discRadius *= scale
            radius *= scale
            shoulder *= scale
            halfWidth *= scale
            depth *= scale
            let margin = min(widest * scale, bar.width / 2)
            center = ScenePoint(
                x.clamped(to: bar.x + margin...max(bar.x + margin, bar.maxX - margin)),
                bar.y + depth)
        }

        /// The disc's frame.
        var disc: SceneRect {
            SceneRect(center: center, width: 2 * discRadius, height: 2 * discRadius)
        }

        /// How much of what stands on the bar at a place the cut-out leaves, 0…1: icons that it
        /// passes fade, since there is no bar behind them.
        func clearance(at x: Double) -> Double {
            guard radius > 0 else { return 1 }
            return (2 * abs(x - center.x) / radius - 1).clamped(to: 0...1)
        }

        /// Adds the way along a bar's edge at `y` from left to right, two cubics a side.
        /// - Parameter outset: how far outside the edge the way runs.
        func add(to path: inout ScenePath, y: Double, outset: Double = 0) {
            let inner = radius - outset
            let outer = shoulder + outset
            let reach = radius + shoulder
            guard inner > 0, reach > 0 else { return }
            let bottom = ScenePoint(center.x, y + depth + inner)
            // The turn from level to where the arcs meet.
            let cosine = ((shoulder - depth) / reach).clamped(to: -0.9999...1)
            let sine = (1 - cosine * cosine).squareRoot()
            let tangentOfHalf = sine / (1 + cosine)
            let quarter = tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
            let handle = 4.0 / 3 * quarter
            let meeting = ScenePoint(inner * sine, y + depth + inner * cosine)
            let edge = y - outset
            // From the shoulder down, then up again as its mirror image.
            let first = (
                ScenePoint(center.x - halfWidth + handle * outer, edge),
                ScenePoint(
                    center.x - meeting.x - handle * outer * cosine,
                    meeting.y - handle * outer * sine),
                ScenePoint(center.x - meeting.x, meeting.y)
            )
            let second = (
                ScenePoint(
                    center.x - meeting.x + handle * inner * cosine,
                    meeting.y + handle * inner * sine),
                ScenePoint(center.x - handle * inner, bottom.y)
            )
            func mirrored(_ point: ScenePoint) -> ScenePoint {
                ScenePoint(2 * center.x - point.x, point.y)
            }
            path.line(to: ScenePoint(center.x - halfWidth, edge))
            path.cubic(first.0, first.1, to: first.2)
            path.cubic(second.0, second.1, to: bottom)
            path.cubic(mirrored(second.1), mirrored(second.0), to: mirrored(first.2))
            path.cubic(
                mirrored(first.1), mirrored(first.0),
                to: ScenePoint(center.x + halfWidth, edge))
        }
    }
}
