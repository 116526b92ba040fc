#if canImport(CoreGraphics) && canImport(CoreText)
    import CamberCore
    import CoreGraphics
    import Foundation

    /// Files with pixels, and paper, through Core Graphics.
    enum PlatformDrawing {
        static func png(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            try pixels(renderer, picture, scale).png()
        }

        static func pixels(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> PixelImage {
            let bounds = picture.bounds
            let size = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            return try PixelImage.drawn(width: size.width, height: size.height) { context in
                var canvas = QuartzCanvas(
                    context, bounds: bounds, height: Double(size.height), scale: scale,
                    hasPixels: true)
                renderer.draw(picture, on: &canvas)
            }
        }

        static func pdf(
            _ renderer: SnapshotRenderer, _ picture: BarPicture
        ) throws(SnapshotError) -> [UInt8] {
            let bounds = picture.bounds
            _ = try SnapshotLimits.pixelSize(of: bounds, scale: 1)
            let data = NSMutableData()
            var page = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
            guard let consumer = CGDataConsumer(data: data),
                let context = CGContext(consumer: consumer, mediaBox: &page, nil)
            else { throw .drawing("no PDF context") }
            context.beginPDFPage(nil)
            var canvas = QuartzCanvas(
                context, bounds: bounds, height: bounds.height, scale: 1, hasPixels: false)
            renderer.draw(picture, on: &canvas)
            context.endPDFPage()
            context.closePDF()
            return [UInt8](data as Data)
        }
    }
#endif
