#if canImport(CWebP)
    import CWebP

    /// Writes a moving picture, a frame at a time: frames in, the bytes of an animated WebP out.
    ///
    /// Lossless, so that hairlines and small titles stay what they are. Sixty-one frames of a bar
    /// alone, at 2 pixels a point and 60 a second, measure 6 kB for `scroll`, 55 kB for `circle`
    /// and 350 kB for `curved`, whose disc has a gradient and whose edge is soft. Frames that are
    /// equal are written once and stand longer.
    ///
    /// A class, because it owns the library's encoder. Frames are given away as they come, so a
    /// long animation needs no more memory than a short one's file.
    public final class AnimationWriter {
        /// The file format's usual extension, without a dot.
        public static let fileExtension = "webp"

        /// The width of all frames, in pixels.
        public let width: Int
        /// The height of all frames, in pixels.
        public let height: Int
        private let encoder: OpaquePointer
        private var config = WebPConfig()
        private var clock = AnimationClock()
        private var count = 0

        /// A writer of frames of one size.
        /// - Parameter loops: whether the picture begins again after its last frame, for ever;
        ///   otherwise it plays once.
        /// - Throws: ``SnapshotError/badFrames(_:)`` for a size that the format cannot hold, which
        ///   is 1…16 383 pixels a side.
        public init(width: Int, height: Int, loops: Bool = true) throws(SnapshotError) {
            guard (1...16_383).contains(width), (1...16_383).contains(height) else {
                throw .badFrames(
                    "frames are \(width) × \(height) pixels; expected 1 to 16383 a side")
            }
            self.width = width
            self.height = height
            var options = WebPAnimEncoderOptions()
            var config = WebPConfig()
            // Level 2 of 9. For `curved` as above, level 1 gives 392 kB in 0.65 s, level 2 350 kB
            // in 1.0 s, level 3 312 kB in 1.3 s and level 6 318 kB in 1.8 s.
            guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
                WebPConfigLosslessPreset(&config, 2) != 0
            else { throw .drawing("the WebP library is of another version") }
            options.anim_params.loop_count = loops ? 0 : 1
            self.config = config
            guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
                throw .drawing("no WebP encoder")
            }
            self.encoder = encoder
        }

        deinit { WebPAnimEncoderDelete(encoder) }

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
            var picture = WebPPicture()
            guard WebPPictureInit(&picture) != 0 else {
                throw .drawing("the WebP library is of another version")
            }
            defer { WebPPictureFree(&picture) }
            picture.use_argb = 1
            picture.width = Int32(width)
            picture.height = Int32(height)
            // The library copies the pixels during the call.
            guard WebPPictureImportRGBA(&picture, frame.straightRGBA, Int32(width * 4)) != 0,
                WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: start), &config) != 0
            else { throw .drawing(message) }
            count += 1
        }

        /// The file of all frames. Nothing can be added afterwards.
        /// - Throws: ``SnapshotError/badFrames(_:)`` without frames.
        public func finish() throws(SnapshotError) -> [UInt8] {
            guard count > 0 else { throw .badFrames("it has no frames") }
            var data = WebPData()
            WebPDataInit(&data)
            defer { WebPDataClear(&data) }
            let end = Int32(clamping: clock.milliseconds)
            guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0,
                WebPAnimEncoderAssemble(encoder, &data) != 0
            else { throw .drawing(message) }
            // The library's own storage, freed at the end of this function.
            return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
        }

        private var message: String {
            guard let text = WebPAnimEncoderGetError(encoder) else {
                return "the frame could not be written"
            }
            return String(cString: text)
        }
    }
#endif
