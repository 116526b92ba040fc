import CamberCore

/// Why a picture could not be made or read.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture has no width or no height.
    case emptyPicture(width: Double, height: Double)
    /// The picture would have more pixels than ``SnapshotLimits`` allows.
    case tooLarge(width: Double, height: Double, scale: Double)
    /// The scale is not a number from 0.1 to 16.
    case badScale(Double)
    /// The drawing library failed; its own words.
    case drawing(String)
    /// Bytes that should be a PNG are none, or are damaged.
    case unreadableImage(String)
    /// A moving picture without frames, or with frames of different sizes.
    case badFrames(String)
    /// There is no drawing library on this platform.
    case unsupportedPlatform

    /// What was wrong and what was expected, in a sentence.
    public var description: String {
        switch self {
        case .emptyPicture(let width, let height):
            "The picture is \(SVGText.number(width)) × \(SVGText.number(height)) points; "
                + "a picture needs a width and a height."
        case .tooLarge(let width, let height, let scale):
            "\(SVGText.number(width)) × \(SVGText.number(height)) points at "
                + "\(SVGText.number(scale))× is too large; at most \(SnapshotLimits.longestSide) "
                + "pixels a side and \(SnapshotLimits.mostPixels / 1_000_000) million pixels in "
                + "all can be drawn."
        case .badScale(let scale):
            "The scale is \(scale); expected a number from 0.1 to 16."
        case .drawing(let reason): "The drawing library failed: \(reason)."
        case .unreadableImage(let reason): "Not a readable PNG image: \(reason)."
        case .badFrames(let reason): "No moving picture can be made: \(reason)."
        case .unsupportedPlatform: "Pictures with pixels cannot be made on this platform."
        }
    }
}

/// How large a picture with pixels may be.
public enum SnapshotLimits {
    /// The most pixels along one side.
    public static let longestSide = 16_384
    /// The most pixels in all; 64 million take 256 MB.
    public static let mostPixels = 64_000_000
    /// The least and the most pixels a point.
    public static let scales = 0.1...16.0

    /// The size in pixels of a picture, rounded up to whole ones.
    static func pixelSize(
        of bounds: SceneRect, scale: Double
    ) throws(SnapshotError) -> (width: Int, height: Int) {
        guard scales.contains(scale) else { throw .badScale(scale) }
        guard bounds.width > 0, bounds.height > 0 else {
            throw .emptyPicture(width: bounds.width, height: bounds.height)
        }
        // A sum such as 40.4 + 12 must not cost a row of pixels by its last digit.
        let width = (bounds.width * scale - 1e-6).rounded(.up)
        let height = (bounds.height * scale - 1e-6).rounded(.up)
        guard max(width, height) <= Double(longestSide), width * height <= Double(mostPixels)
        else { throw .tooLarge(width: bounds.width, height: bounds.height, scale: scale) }
        return (max(1, Int(width)), max(1, Int(height)))
    }
}
