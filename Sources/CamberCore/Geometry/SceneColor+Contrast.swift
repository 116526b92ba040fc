// What an eye makes of two colours, by WCAG 2.2.

extension SceneColor {
    /// The relative luminance of WCAG 2.2, 0 (black) … 1 (white), without regard to opacity.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The contrast ratio of WCAG 2.2 between two opaque colours, 1 (the same) … 21 (black on
    /// white). Opacity is not looked at: composite first, with ``over(_:)``.
    public func contrast(with other: SceneColor) -> Double {
        let mine = luminance
        let others = other.luminance
        return (max(mine, others) + 0.05) / (min(mine, others) + 0.05)
    }

    /// What is seen of this colour in front of an opaque one, component by component in sRGB, as
    /// screens composite.
    public func over(_ backdrop: SceneColor) -> SceneColor {
        backdrop.mixed(
            with: SceneColor(red: Double(red), green: Double(green), blue: Double(blue)),
            by: Double(alpha))
    }

    /// The inverse of sRGB's transfer function.
    private static func linear(_ component: Float) -> Double {
        let value = Double(component)
        return value <= 0.04045
            ? value / 12.92 : Maths.exp(2.4 * Maths.log((value + 0.055) / 1.055))
    }
}
