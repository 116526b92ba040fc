#if canImport(CoreGraphics) && canImport(CoreText)
    import CamberCore
    import CoreGraphics
    import Foundation

    /// Pixels and paper through Core Graphics.
    enum PlatformDrawing {
        /// The pixels of what is drawn, at a scale.
        static func pixels(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> PixelImage {
            let size = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            return try PixelImage.drawn(width: size.width, height: size.height) { context in
                var canvas = QuartzCanvas(
                    context, bounds: bounds, height: Double(size.height), scale: scale,
                    hasPixels: true)
                drawing.paint(on: &canvas)
            }
        }

        /// A page of what is drawn. Core Graphics chooses the resolution of what it has to make
        /// of pixels itself; the scale only limits the page's size.
        static func pdf(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            _ = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            let data = NSMutableData()
            var page = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
            guard let consumer = CGDataConsumer(data: data),
                let context = CGContext(consumer: consumer, mediaBox: &page, nil)
            else { throw .drawing("no PDF context") }
            context.beginPDFPage(nil)
            var canvas = QuartzCanvas(
                context, bounds: bounds, height: bounds.height, scale: 1, hasPixels: false)
            drawing.paint(on: &canvas)
            context.endPDFPage()
            context.closePDF()
            return [UInt8](data as Data)
        }
    }
#endif
