import CamberCore

/// A device in both orientations, as the catalogue lists it.
struct DeviceModel {
    let name: StaticString
    /// The screen upright, in points.
    let size: SceneSize
    /// Pixels a point.
    let scale: Double
    /// Safe area upright: top and bottom.
    let top: Double
    let bottom: Double
    /// Safe area on its side: top, both sides, and bottom.
    let sideways: (top: Double, sides: Double, bottom: Double)
    /// The display's corner radius. No value has a source from the maker; all are UNVERIFIED and
    /// only shape the frame around a picture.
    let radius: Double

    var portrait: Device {
        Device(
            name: [UInt8](literal: name), size: size, scale: scale,
            safeArea: SceneInsets(top: top, bottom: bottom), displayCornerRadius: radius,
            hasHomeIndicator: bottom > 0)
    }

    var landscape: Device {
        Device(
            name: [UInt8](literal: name) + [UInt8](literal: "-landscape"),
            size: SceneSize(size.height, size.width), scale: scale,
            safeArea: SceneInsets(
                top: sideways.top, leading: sideways.sides, bottom: sideways.bottom,
                trailing: sideways.sides),
            displayCornerRadius: radius, hasHomeIndicator: sideways.bottom > 0)
    }

    /// A phone with a notch or an island: on its side, nothing at the top and a lower bottom.
    private static func phone(
        _ name: StaticString, _ width: Double, _ height: Double, top: Double, radius: Double
    ) -> DeviceModel {
        DeviceModel(
            name: name, size: SceneSize(width, height), scale: 3, top: top, bottom: 34,
            sideways: (top: 0, sides: top, bottom: 21), radius: radius)
    }

    /// A phone with a home button: only the status bar, which hides on its side.
    private static func buttonPhone(
        _ name: StaticString, _ width: Double, _ height: Double
    ) -> DeviceModel {
        DeviceModel(
            name: name, size: SceneSize(width, height), scale: 2, top: 20, bottom: 0,
            sideways: (top: 0, sides: 0, bottom: 0), radius: 0)
    }

    /// A tablet: the same insets either way up.
    private static func tablet(
        _ name: StaticString, _ width: Double, _ height: Double, top: Double, bottom: Double,
        radius: Double
    ) -> DeviceModel {
        DeviceModel(
            name: name, size: SceneSize(width, height), scale: 2, top: top, bottom: bottom,
            sideways: (top: top, sides: 0, bottom: bottom), radius: radius)
    }

    /// The catalogue, in the order of the documentation. "Differs" marks values on which sources
    /// disagree, with the other one; UNVERIFIED those that none confirms.
    static let all: [DeviceModel] = [
        buttonPhone("iphone-se", 375, 667),  // second and third generation
        buttonPhone("iphone-8", 375, 667),
        // Bottom on its side differs: 24.
        phone("iphone-x", 375, 812, top: 44, radius: 39),
        phone("iphone-14", 390, 844, top: 47, radius: 47),
        // Bottom on its side differs: 20.
        phone("iphone-15", 393, 852, top: 59, radius: 55),
        // All four insets UNVERIFIED.
        phone("iphone-15-pro-max", 430, 932, top: 59, radius: 55),
        // Bottom on its side differs: 20.
        phone("iphone-16-pro", 402, 874, top: 62, radius: 62),
        // Top differs: 59; bottom on its side differs: 20.
        phone("iphone-16-pro-max", 440, 956, top: 62, radius: 62),
        // Size and insets UNVERIFIED.
        tablet("ipad-10", 820, 1180, top: 24, bottom: 20, radius: 25),
        tablet("ipad-pro-11", 834, 1194, top: 24, bottom: 20, radius: 18),
        // The models with a home button. Those with Face ID have 24 and 20: UNVERIFIED.
        tablet("ipad-pro-12.9", 1024, 1366, top: 20, bottom: 0, radius: 0),
    ]
}
