#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// Files with pixels, and paper, through Cairo.
    enum PlatformDrawing {
        static func png(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> [UInt8] {
            try encode(surface(renderer, picture, scale))
        }

        static func pixels(
            _ renderer: SnapshotRenderer, _ picture: BarPicture, _ scale: Double
        ) throws(SnapshotError) -> PixelImage {
            try image(surface(renderer, picture, scale))
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

        /// The pixels of a surface.
        static func image(_ surface: CairoSurface) throws(SnapshotError) -> PixelImage {
            let (width, height) = (surface.width, surface.height)
            let bytes = try surface.withRows { rows, stride in
                [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
                    // Cairo may pad rows; the image does not.
                    if let start = buffer.baseAddress {
                        for y in 0..<height {
                            (start + y * width * 4).initialize(
                                from: rows + y * stride, count: width * 4)
                        }
                    }
                    count = width * height * 4
                }
            }
            return PixelImage(width: width, height: height, bytes: bytes)
        }

        /// A surface as a PNG.
        static func encode(_ surface: CairoSurface) throws(SnapshotError) -> [UInt8] {
            let sink = ByteSink()
            let status = withExtendedLifetime(sink) {
                cairo_surface_write_to_png_stream(surface.handle, ByteSink.write, sink.pointer)
            }
            guard status == CAIRO_STATUS_SUCCESS else {
                throw .drawing(CairoSurface.message(status))
            }
            return sink.bytes
        }
    }
#endif
