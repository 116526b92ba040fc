#if canImport(CCairo)
    import CCairo
    import CamberCore
    import Glibc

    /// Pixels and paper through Cairo.
    enum PlatformDrawing {
        /// The pixels of what is drawn, at a scale.
        static func pixels(
            _ drawing: some CanvasDrawing, bounds: SceneRect, scale: Double
        ) throws(SnapshotError) -> PixelImage {
            let size = try SnapshotLimits.pixelSize(of: bounds, scale: scale)
            var bytes = Self.clearBytes(size.width * size.height * 4)
            // Drawn where they stay: as many pixels again would be a tenth of the time of a run.
            try bytes.withUnsafeMutableBufferPointer { pixels throws(SnapshotError) in
                let surface = try CairoSurface.image(
                    over: pixels, width: size.width, height: size.height)
                var canvas = try CairoCanvas(surface, bounds: bounds, scale: scale, hasPixels: true)
                drawing.paint(on: &canvas)
                try canvas.context.check()
                cairo_surface_finish(surface.handle)
            }
            return PixelImage(width: size.width, height: size.height, bytes: bytes)
        }

        /// So many zeros, in pages of memory as large as the system has: in small ones, to be given
        /// the memory of one phone at 3 pixels a point takes 7 ms.
        private static func clearBytes(_ count: Int) -> [UInt8] {
            [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
                if let start = bytes.baseAddress {
                    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
                    let skipped = -Int(bitPattern: start) & (page - 1)
                    // Advice, which a system without large pages ignores.
                    if count > skipped { madvise(start + skipped, count - skipped, MADV_HUGEPAGE) }
                }
                bytes.initialize(repeating: 0)
                initialized = count
            }
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
