#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// Pixels and paper through Cairo.
    enum PlatformDrawing {
        /// The pixels of what is drawn, at a scale.
        static func pixels(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> PixelImage {
            let size = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            let surface = try CairoSurface.image(width: size.width, height: size.height)
            var canvas = try CairoCanvas(surface, bounds: bounds, scale: scale, hasPixels: true)
            drawing.paint(on: &canvas)
            try canvas.context.check()
            return try PixelImage(surface)
        }

        /// A page of what is drawn.
        /// - Parameter scale: the resolution, in pixels a point, of what cannot be drawn without
        ///   pixels.
        static func pdf(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            _ = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            let sink = ByteSink()
            let surface = try CairoSurface.pdf(
                width: bounds.width, height: bounds.height, into: sink)
            // Cairo would write today's date; without one that stands still, the same picture
            // would not give the same bytes.
            cairo_pdf_surface_set_metadata(
                surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            var canvas = try CairoCanvas(surface, bounds: bounds, scale: scale, hasPixels: false)
            drawing.paint(on: &canvas)
            try canvas.context.check()
            cairo_surface_finish(surface.handle)
            try surface.check()
            return sink.bytes
        }
    }
#endif
