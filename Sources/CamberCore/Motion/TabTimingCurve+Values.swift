extension TabTimingCurve {
    /// The progress when `fraction` of the time has passed. Exactly 0 up to fraction 0 and for NaN,
    /// exactly 1 from fraction 1 on.
    public func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        return isLinear ? fraction : Self.bezier(y1, y2, parameter(at: fraction))
    }

    /// The progress per unit of the fraction: the curve's slope there. At 0 and 1 that of the ends;
    /// 0 outside and for NaN. A vertical tangent counts as a slope of ±1e6.
    public func slope(at fraction: Double) -> Double {
        guard fraction >= 0, fraction <= 1 else { return 0 }
        if isLinear { return 1 }
        let s = parameter(at: fraction)
        if s == 0 { return Self.slopeAtStart(x1, y1, x2, y2) }
        if s == 1 { return Self.slopeAtStart(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
        return Self.ratio(Self.derivative(y1, y2, s), Self.derivative(x1, x2, s))
    }

    /// The slope at (0, 0): towards the first control point that is not (0, 0) itself.
    private static func slopeAtStart(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Double {
        if x1 != 0 || y1 != 0 { return ratio(y1, x1) }
        if x2 != 0 || y2 != 0 { return ratio(y2, x2) }
        return 1
    }

    private static func ratio(_ dy: Double, _ dx: Double) -> Double {
        dx > 0 ? (dy / dx).clamped(to: -1e6...1e6) : dy < 0 ? -1e6 : 1e6
    }

    private var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The curve parameter s with x(s) = fraction, 0…1, to the last digits of s: by Newton's method
    /// inside a bracket, then, where x is too flat for it, by bisection of the bracket.
    private func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = fraction
        var newtonSteps = 12
        while s > low, s < high {
            let error = Self.bezier(x1, x2, s) - fraction
            if error == 0 { return s }
            if error < 0 { low = s } else { high = s }
            var next = low + (high - low) / 2
            if newtonSteps > 0 {
                newtonSteps -= 1
                let newton = s - error / Self.derivative(x1, x2, s)
                if (newton - s).magnitude <= 1e-16 { return s }
                if newton > low, newton < high { next = newton }
            }
            s = next
        }
        return s
    }

    /// One coordinate of the curve with control values 0, a, b, 1.
    private static func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a
        let d = 3 * (b - a) - c
        return ((1 - c - d) * s + d) * s * s + c * s
    }

    /// The rate of `bezier` in s.
    private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let c = 3 * a
        let d = 3 * (b - a) - c
        return (3 * (1 - c - d) * s + 2 * d) * s + c
    }
}
