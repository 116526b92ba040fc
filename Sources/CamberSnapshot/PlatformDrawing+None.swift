#if !canImport(CCairo) && !canImport(CoreGraphics)
    import CamberCore

    // A platform with neither library: everything but pixels works.

    enum PlatformDrawing {
        static func pixels(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> PixelImage {
            throw .unsupportedPlatform
        }

        static func pdf(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            throw .unsupportedPlatform
        }
    }

    extension TextMeasurer {
        /// There is no library to measure with; the rule stands in for it.
        public static let system = TextMeasurer.fixed()

        /// Whether the fonts of this machine have every character of a text: none is drawn here.
        package static func systemHasGlyphs(for text: String) -> Bool { true }
    }

    extension PixelImage {
        /// There is no library to read with.
        /// - Throws: ``SnapshotError/unsupportedPlatform``.
        public init(png: [UInt8]) throws(SnapshotError) { throw .unsupportedPlatform }
    }
#endif
