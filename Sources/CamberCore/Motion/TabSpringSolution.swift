/// The closed form of a damped spring: the displacement u from the target and its rate, at any time
/// after the start, from u″ + 2bu′ + ω₀²u = 0 with b = dampingRatio · ω₀ (any textbook on mechanics).
///
/// In every regime u = e^(−bt)(u₀C + (v₀ + bu₀)S) and u′ = e^(−bt)(v₀C − (bv₀ + ω₀²u₀)S), where C and
/// S are cos ωt and sin(ωt) ∕ ω below the critical damping, 1 and t at it, cosh st and sinh(st) ∕ s
/// above it. Nothing large is subtracted from anything large near the critical damping, unlike in
/// the usual form by two exponentials.
struct TabSpringSolution: Sendable, Equatable {
    enum Regime: Sendable, Equatable { case under, critical, over }

    /// Decided once, so that the position and the velocity cannot disagree about it.
    let regime: Regime

    /// The rate at which the motion dies away, in 1 ∕ s: b, but above the critical damping the rate
    /// b − s of the slower exponential, which could not be recovered from b and s exactly.
    let decay: Double

    /// ω or s: the square root of |ω₀² − b²|, in radians a second.
    let split: Double

    /// The displacement at the start: start − target.
    let displacement: Double

    /// The velocity at the start, in units a second.
    let velocity: Double

    /// Both distances to the critical damping at which the regimes agree to the last digits.
    static let criticalTolerance = 1e-10

    /// The motion that `spring`, whose response is not 0, makes from a displacement and a velocity.
    init(_ spring: TabSpring, displacement: Double, velocity: Double) {
        self.init(
            response: spring.response, dampingRatio: spring.dampingRatio,
            displacement: displacement, velocity: velocity)
    }

    /// The same for a response within the limits of `TabSpring`, not 0.
    init(response: Double, dampingRatio ratio: Double, displacement: Double, velocity: Double) {
        let frequency = Maths.tau / response
        let distance = (1 - ratio) * (1 + ratio)
        if distance.magnitude <= Self.criticalTolerance {
            regime = .critical
            decay = frequency
            split = 0
        } else if distance > 0 {
            regime = .under
            decay = ratio * frequency
            split = distance.squareRoot() * frequency
        } else {
            regime = .over
            let root = (-distance).squareRoot()
            decay = frequency / (ratio + root)
            split = root * frequency
        }
        self.displacement = displacement
        self.velocity = velocity
    }

    private init(_ other: TabSpringSolution, displacement: Double, velocity: Double) {
        regime = other.regime
        decay = other.decay
        split = other.split
        self.displacement = displacement
        self.velocity = velocity
    }

    /// b, in 1 ∕ s.
    private var damping: Double { regime == .over ? decay + split : decay }

    /// ω₀², in 1 ∕ s².
    private var stiffness: Double {
        switch regime {
        case .under: decay * decay + split * split
        case .critical: decay * decay
        case .over: decay * (decay + 2 * split)
        }
    }

    /// u′(t) = e^(−bt)(v₀C − drift · S).
    var drift: Double { damping * velocity + stiffness * displacement }

    /// The displacement from the target `time` ≥ 0 seconds after the start.
    func displacement(at time: Double) -> Double {
        let (c, s) = basis(at: time)
        return displacement * c + (velocity + damping * displacement) * s
    }

    /// The velocity `time` ≥ 0 seconds after the start, in units a second.
    func velocity(at time: Double) -> Double {
        let (c, s) = basis(at: time)
        return velocity * c - drift * s
    }

    /// The velocity as the displacement of another motion of the same spring, which it is.
    var derivative: TabSpringSolution {
        TabSpringSolution(
            self, displacement: velocity,
            velocity: -2 * damping * velocity - stiffness * displacement)
    }

    /// e^(−bt)C and e^(−bt)S.
    private func basis(at time: Double) -> (Double, Double) {
        let fade = Maths.exp(-decay * time)
        switch regime {
        case .under:
            let angle = split * time
            return (fade * Maths.cos(angle), fade * Maths.sin(angle) / split)
        case .critical:
            return (fade, fade * time)
        case .over:
            let gap = 2 * split * time
            let ratio = Maths.exp(-gap)
            // (1 − e^(−gap)) ∕ gap; for a small gap by Kahan's quotient, which rounds both alike.
            let mean =
                gap > 0.5 ? (1 - ratio) / gap : ratio == 1 ? 1 : (ratio - 1) / Maths.log(ratio)
            return (fade * (1 + ratio) / 2, fade * time * mean)
        }
    }
}
