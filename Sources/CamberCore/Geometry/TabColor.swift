/// A colour that may differ between the light and the dark appearance.
public struct TabColor: Hashable, Sendable {
    /// The colour in the light appearance.
    public var light: SceneColor
    /// The colour in the dark appearance.
    public var dark: SceneColor

    /// A colour with a value for each appearance.
    public init(light: SceneColor, dark: SceneColor) {
        self.light = light
        self.dark = dark
    }

    /// The same colour in both appearances.
    public init(_ color: SceneColor) {
        self.init(light: color, dark: color)
    }

    /// The same opaque colour, written `0xRRGGBB`, in both appearances.
    public init(_ rgb: UInt32) {
        self.init(SceneColor(rgb))
    }

    /// The colour in one appearance.
    public func resolved(_ scheme: TabColorScheme) -> SceneColor {
        scheme == .dark ? dark : light
    }
}
