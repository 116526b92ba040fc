import CamberCore

/// Turns pictures into files: SVG everywhere, PNG and PDF with the platform's drawing library.
///
/// ```swift
/// let renderer = SnapshotRenderer()
/// let png = try renderer.png(picture, scale: 3)
/// ```
public struct SnapshotRenderer: Sendable {
    /// Where icons come from.
    public var icons: IconSource
    /// What measures the texts of SVGs, which are cut off before they are written. Pictures with
    /// pixels measure with the library that draws them.
    public var measurer: TextMeasurer

    /// A renderer; the built-in icons and the platform's fonts unless told otherwise.
    public init(icons: IconSource = .catalogue, measurer: TextMeasurer = .system) {
        self.icons = icons
        self.measurer = measurer
    }

    /// Draws a picture on any canvas, from back to front.
    public func draw<Canvas: SceneCanvas>(_ picture: BarPicture, on canvas: inout Canvas) {
        BarPainter(picture: picture, icons: icons).paint(on: &canvas)
    }

    /// The picture as an SVG document in points; the same bytes for the same picture wherever the
    /// measurer gives the same widths. A picture without a size gives an empty document.
    public func svg(_ picture: BarPicture) -> String {
        var writer = SVGWriter(bounds: picture.bounds, measurer: measurer)
        draw(picture, on: &writer)
        return writer.document
    }

    /// The picture as a PNG.
    /// - Parameter scale: pixels a point, 0.1…16; `nil` for the environment's display scale. The
    ///   size in pixels is rounded up to whole ones.
    /// - Throws: ``SnapshotError/emptyPicture(width:height:)``,
    ///   ``SnapshotError/tooLarge(width:height:scale:)``, ``SnapshotError/badScale(_:)``, or
    ///   ``SnapshotError/drawing(_:)`` when the library fails.
    public func png(_ picture: BarPicture, scale: Double? = nil) throws(SnapshotError) -> [UInt8] {
        try pixels(picture, scale: scale).png()
    }

    /// The picture as pixels in memory; scale and errors as for ``png(_:scale:)``.
    public func pixels(
        _ picture: BarPicture, scale: Double? = nil
    ) throws(SnapshotError) -> PixelImage {
        try PlatformDrawing.pixels(
            BarPainter(picture: picture, icons: icons), bounds: picture.bounds,
            scale: scale ?? picture.environment.displayScale)
    }

    /// The picture as a PDF of one page, a point of the container being a point of the page.
    /// Shadows and soft edges are pixels at the environment's display scale; the rest is not.
    /// - Throws: as ``png(_:scale:)``.
    public func pdf(_ picture: BarPicture) throws(SnapshotError) -> [UInt8] {
        let scale = min(max(picture.environment.displayScale, 1), 4)
        return try PlatformDrawing.pdf(
            BarPainter(picture: picture, icons: icons), bounds: picture.bounds, scale: scale)
    }
}
