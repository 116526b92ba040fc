import CamberCore

/// The outline of a device around a container.
public struct DeviceFrame: Hashable, Sendable {
    /// The widest bezel, in points.
    static let widestBezel = 200.0

    /// The radius of the display's corners in points, at least 0; more than half of the shorter
    /// side is as good as half.
    public var cornerRadius: Double
    /// The width of the edge around the display in points, 0…200.
    public private(set) var bezel: Double
    /// Whether a black capsule at the top of the display stands for its camera.
    public var hasIsland: Bool

    /// A device. Numbers out of their range are clamped to it.
    public init(cornerRadius: Double, bezel: Double = 10, hasIsland: Bool = false) {
        self.cornerRadius = max(0, cornerRadius.finite)
        self.bezel = min(max(0, bezel.finite), Self.widestBezel)
        self.hasIsland = hasIsland
    }
}
