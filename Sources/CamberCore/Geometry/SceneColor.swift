/// A colour in sRGB with straight alpha, each component 0…1.
///
/// Components are stored in single precision, which is finer than any display, because a bar of
/// ten thousand tabs carries several colours a tab.
public struct SceneColor: Hashable, Sendable {
    /// Red, 0…1.
    public private(set) var red: Float
    /// Green, 0…1.
    public private(set) var green: Float
    /// Blue, 0…1.
    public private(set) var blue: Float
    /// Opacity, 0 (clear) … 1 (opaque).
    public private(set) var alpha: Float

    /// A colour from components; each is clamped to 0…1, NaN to 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Float(red.clamped(to: 0...1))
        self.green = Float(green.clamped(to: 0...1))
        self.blue = Float(blue.clamped(to: 0...1))
        self.alpha = Float(alpha.clamped(to: 0...1))
    }

    /// The colour written `0xRRGGBB`; bits above the lowest 24 are ignored.
    public init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255, alpha: alpha)
    }

    /// Opaque white.
    public static let white = SceneColor(0xFFFFFF)
    /// Opaque black.
    public static let black = SceneColor(0x000000)
    /// Fully transparent.
    public static let clear = SceneColor(0x000000, alpha: 0)

    /// The colour without its transparency.
    package var opaque: SceneColor {
        var color = self
        color.alpha = 1
        return color
    }

    /// The same colour at `factor` of its opacity; `factor` is clamped to 0…1.
    @inline(__always)
    public func faded(_ factor: Double) -> SceneColor {
        var color = self
        color.alpha = alpha * Float(factor.clamped(to: 0...1))
        return color
    }

    /// The colour a fraction `t` of the way to another, component by component in sRGB, as layer
    /// animations do. `t` is clamped to 0…1, so a spring's overshoot never leaves the gamut.
    @inline(__always)
    public func mixed(with other: SceneColor, by t: Double) -> SceneColor {
        if !(t > 0) { return self }
        if t >= 1 { return other }
        let t = Float(t)
        var color = self
        color.red += (other.red - red) * t
        color.green += (other.green - green) * t
        color.blue += (other.blue - blue) * t
        color.alpha += (other.alpha - alpha) * t
        return color
    }
}
