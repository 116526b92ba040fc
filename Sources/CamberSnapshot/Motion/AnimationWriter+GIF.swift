#if canImport(CoreGraphics) && canImport(ImageIO)
    import CoreGraphics
    import Foundation
    import ImageIO

    /// Writes a moving picture, a frame at a time: frames in, the bytes of an animated GIF out.
    ///
    /// GIF counts in hundredths of a second and players take less than two of them for ten, so at
    /// most 50 frames a second can be shown; sixty come out a fifth slower.
    public final class AnimationWriter {
        /// The file format's usual extension, without a dot.
        public static let fileExtension = "gif"

        /// The width of all frames, in pixels.
        public let width: Int
        /// The height of all frames, in pixels.
        public let height: Int
        private let loops: Bool
        private var clock = AnimationClock()
        private var frames: [(image: CGImage, seconds: Double)] = []

        /// A writer of frames of one size.
        /// - Parameter loops: whether the picture begins again after its last frame, for ever;
        ///   otherwise it plays once.
        /// - Throws: ``SnapshotError/badFrames(_:)`` for a size that the format cannot hold, which
        ///   is 1…65 535 pixels a side.
        public init(width: Int, height: Int, loops: Bool = true) throws(SnapshotError) {
            guard (1...65_535).contains(width), (1...65_535).contains(height) else {
                throw .badFrames(
                    "frames are \(width) × \(height) pixels; expected 1 to 65535 a side")
            }
            self.width = width
            self.height = height
            self.loops = loops
        }

        /// Adds a frame that stands for so many seconds.
        /// - Throws: ``SnapshotError/badFrames(_:)`` for a frame of another size or a duration
        ///   that is not more than 0 and at most 16 000 seconds.
        public func add(_ frame: PixelImage, duration: Double) throws(SnapshotError) {
            guard frame.width == width, frame.height == height else {
                throw .badFrames(
                    "a frame is \(frame.width) × \(frame.height) pixels; expected "
                        + "\(width) × \(height)")
            }
            let start = clock.milliseconds
            try clock.advance(by: duration)
            guard let image = frame.cgImage else { throw .drawing("a frame has no pixels") }
            // Rounded from the beginning, as the clock does.
            let hundredths = (clock.milliseconds + 5) / 10 - (start + 5) / 10
            frames.append((image, Double(max(2, hundredths)) / 100))
        }

        /// The file of all frames.
        /// - Throws: ``SnapshotError/badFrames(_:)`` without frames.
        public func finish() throws(SnapshotError) -> [UInt8] {
            guard !frames.isEmpty else { throw .badFrames("it has no frames") }
            let data = NSMutableData()
            guard
                let destination = CGImageDestinationCreateWithData(
                    data, "com.compuserve.gif" as CFString, frames.count, nil)
            else { throw .drawing("no GIF writer") }
            if loops {
                let endless: [CFString: Any] = [kCGImagePropertyGIFLoopCount: 0]
                let properties: [CFString: Any] = [kCGImagePropertyGIFDictionary: endless]
                CGImageDestinationSetProperties(destination, properties as CFDictionary)
            }
            for frame in frames {
                let timing: [CFString: Any] = [
                    kCGImagePropertyGIFDelayTime: frame.seconds,
                    kCGImagePropertyGIFUnclampedDelayTime: frame.seconds,
                ]
                let properties: [CFString: Any] = [kCGImagePropertyGIFDictionary: timing]
                CGImageDestinationAddImage(destination, frame.image, properties as CFDictionary)
            }
            guard CGImageDestinationFinalize(destination) else {
                throw .drawing("the GIF could not be written")
            }
            return [UInt8](data as Data)
        }
    }
#endif
