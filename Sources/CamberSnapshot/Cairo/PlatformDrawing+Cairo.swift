#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// Files with pixels, and paper, through Cairo.
    enum PlatformDrawing {
        static func png(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            try PixelImage(surface(renderer, picture, scale)).png()
        }

        static func pixels(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> PixelImage {
            try PixelImage(surface(renderer, picture, scale))
        }

        static func pdf(
            _ renderer: SnapshotRenderer, _ picture: BarPicture
        ) throws(SnapshotError) -> [UInt8] {
            let bounds = picture.bounds
            let scale = min(max(picture.environment.displayScale, 1), 4)
            _ = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            let sink = ByteSink()
            let surface = try CairoSurface.pdf(
                width: bounds.width, height: bounds.height, into: sink)
            var canvas = try CairoCanvas(
                surface, bounds: bounds, scale: scale, hasPixels: false)
            renderer.draw(picture, on: &canvas)
            try canvas.context.check()
            cairo_surface_finish(surface.handle)
            try surface.check()
            return sink.bytes
        }

        private static func surface(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> CairoSurface {
            let bounds = picture.bounds
            let size = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            let surface = try CairoSurface.image(width: size.width, height: size.height)
            var canvas = try CairoCanvas(surface, bounds: bounds, scale: scale, hasPixels: true)
            renderer.draw(picture, on: &canvas)
            try canvas.context.check()
            return surface
        }
    }
#endif
