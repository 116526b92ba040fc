import CamberCore

/// A device in one orientation: what a bar needs to know about its screen.
public struct Device: Hashable, Sendable {
    /// The name in designs, UTF-8: `iphone-15`, or `iphone-15-landscape`.
    public let name: [UInt8]
    /// The screen's size, in points.
    public let size: SceneSize
    /// Pixels a point.
    public let scale: Double
    /// What the system's own parts and the screen's corners take up, in points.
    public let safeArea: SceneInsets
    /// The radius of the display's corners, in points, for drawing a frame around a picture; 0 for
    /// square corners. Nothing is laid out by it.
    public let displayCornerRadius: Double
    /// Whether the system draws its home indicator along the bottom edge.
    public let hasHomeIndicator: Bool

    /// Whether it is wider than tall.
    public var isLandscape: Bool { size.width > size.height }

    /// Every device upright, in the order of the documentation.
    public static let portrait: [Device] = DeviceModel.all.map { $0.portrait }

    /// Every device on its side, in the same order.
    public static let landscape: [Device] = DeviceModel.all.map { $0.landscape }

    /// Every device, upright first, then on its side.
    public static let all: [Device] = portrait + landscape

    /// The device of a name given as UTF-8, such as `iphone-15-landscape`; nil if there is none.
    public static func named(_ name: [UInt8]) -> Device? {
        all.first { $0.name == name }
    }

    /// The device of a name, such as `iphone-15-landscape`; nil if there is none.
    public static func named(_ name: String) -> Device? {
        named(name.bytes)
    }
}
