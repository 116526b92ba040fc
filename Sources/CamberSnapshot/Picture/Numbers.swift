import CamberCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SceneColor {
    /// The relative luminance of WCAG 2, 0 (black) … 1 (white), without regard to opacity.
    var luminance: Double {
        func linear(_ channel: Float) -> Double {
            let value = Double(channel)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// This colour painted over an opaque one.
    func over(_ backdrop: SceneColor) -> SceneColor {
        backdrop.mixed(with: opaque, by: Double(alpha))
    }
}
