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
        /// How far the centre of the cut-out is below the bar's edge.
        var depth: Double
        /// The radius of the shoulder on the left.
        var left = 0.0
        /// The radius of the shoulder on the right.
        var right = 0.0

        /// A disc at a place along a bar. At the bar's ends the shoulder on that side gets smaller;
        /// where that is not enough the disc moves inwards, and on a bar that is narrower than the
        /// arc everything is smaller.
        init(_ style: NotchTabBarStyle, at x: Double, in bar: SceneRect) {
            discRadius = style.discDiameter / 2
            depth = style.barHeight / 2 - style.lift
            // The arc stays inside the bar, and a disc deep inside the bar does not close it.
            let fitting = min(discRadius + style.discGap, bar.height - depth)
            var shoulder = max(style.shoulder, depth)
            if discRadius > 0, fitting > 0, fitting > -depth { radius = fitting }
            // Half of the cut-out with the smallest shoulders, which turn no further than down.
            let least = max(0, depth)
            let arc = max(0, radius * radius - depth * depth).squareRoot()
            let widest = max(discRadius, depth > 0 && radius > 0 ? radius + least : arc)
            let scale = 2 * widest > bar.width ? bar.width / (2 * widest) : 1
            discRadius *= scale
            radius *= scale
            depth *= scale
            shoulder *= scale
            let margin = min(widest * scale, bar.width / 2)
            center = ScenePoint(
                x.clamped(to: bar.x + margin...max(bar.x + margin, bar.maxX - margin)),
                bar.y + depth)
            left = fit(shoulder, into: center.x - bar.x)
            right = fit(shoulder, into: bar.maxX - center.x)
        }

        /// The largest radius of a shoulder with which the cut-out ends within a distance.
        private func fit(_ shoulder: Double, into room: Double) -> Double {
            guard radius + depth > 0 else { return 0 }
            let widest = (room * room - radius * radius + depth * depth) / (2 * (radius + depth))
            return min(shoulder, max(0, depth, widest))
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
        func add(to path: inout ScenePath, y: Double, outset: Double) {
            guard radius - outset > 0 else { return }
            let down = Side(self, shoulder: left, y: y, outset: outset)
            let up = Side(self, shoulder: right, y: y, outset: outset)
            func mirrored(_ point: ScenePoint) -> ScenePoint {
                ScenePoint(2 * center.x - point.x, point.y)
            }
            path.line(to: down.edge)
            path.cubic(down.edgeHandle, down.shoulderHandle, to: down.meeting)
            path.cubic(down.arcHandle, down.bottomHandle, to: down.bottom)
            path.cubic(mirrored(up.bottomHandle), mirrored(up.arcHandle), to: mirrored(up.meeting))
            path.cubic(
                mirrored(up.shoulderHandle), mirrored(up.edgeHandle), to: mirrored(up.edge))
        }
    }

    /// The left side of a cut-out: from the bar's edge along the shoulder to where it meets the
    /// arc, and along the arc to the bottom.
    private struct Side {
        let edge, edgeHandle, shoulderHandle, meeting, arcHandle, bottomHandle, bottom: ScenePoint

        init(_ notch: Notch, shoulder: Double, y: Double, outset: Double) {
            let (x, inner) = (notch.center.x, notch.radius - outset)
            let outer = shoulder + outset
            let reach = notch.radius + shoulder
            // Of the turn from level to where the arcs meet.
            let cosine = ((shoulder - notch.depth) / reach).clamped(to: -0.9999...1)
            let sine = (1 - cosine * cosine).squareRoot()
            let handle = ScenePath.arcHandle(sine: sine, cosine: cosine)
            edge = ScenePoint(x - reach * sine, y - outset)
            meeting = ScenePoint(x - inner * sine, y + notch.depth + inner * cosine)
            bottom = ScenePoint(x, y + notch.depth + inner)
            edgeHandle = ScenePoint(edge.x + handle * outer, edge.y)
            shoulderHandle = ScenePoint(
                meeting.x - handle * outer * cosine, meeting.y - handle * outer * sine)
            arcHandle = ScenePoint(
                meeting.x + handle * inner * cosine, meeting.y + handle * inner * sine)
            bottomHandle = ScenePoint(x - handle * inner, bottom.y)
        }
    }
}
