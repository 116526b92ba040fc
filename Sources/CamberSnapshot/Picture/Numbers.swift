import CamberCore

extension Double {
    /// The value kept within a million points either way, which is as far as a container reaches;
    /// not a number becomes 0. Drawing libraries stop drawing at the first number they cannot
    /// represent, so none gets there.
    var finite: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000) }
}

extension SceneColor {
    /// The colour without its transparency.
    var opaque: SceneColor {
        SceneColor(red: Double(red), green: Double(green), blue: Double(blue))
    }
}
