extension Maths {
    /// The angle in (−π, π] of the point (x, y), as C's `atan2`, within 4e-16; 0 for the origin.
    ///
    /// Written out because the engine's hosts provide exp, log, sin and cos only. Two half-angle
    /// steps bring the argument under tan(π ∕ 16), where eleven terms of the series suffice.
    static func arctangent(_ y: Double, _ x: Double) -> Double {
        let scale = max(y.magnitude, x.magnitude)
        guard scale > 0 else { return 0 }
        var z = min(y.magnitude, x.magnitude) / scale
        z /= 1 + (1 + z * z).squareRoot()
        z /= 1 + (1 + z * z).squareRoot()
        let square = z * z
        var sum = 0.0
        var term = 21.0
        while term > 0 {
            sum = 1 / term - square * sum
            term -= 2
        }
        var angle = 4 * z * sum
        if y.magnitude > x.magnitude { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? -angle : angle
    }
}
