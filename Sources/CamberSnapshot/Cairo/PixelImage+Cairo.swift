#if canImport(CCairo)
    import CCairo

    extension PixelImage {
        /// Reads a PNG of any kind; the colours are taken as they are, without regard to profiles.
        /// - Throws: ``SnapshotError/unreadableImage(_:)``.
        public init(png: [UInt8]) throws(SnapshotError) {
            // Cairo's reader reports a file that ends early in several ways; this is the usual one.
            guard png.count > 8, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
                throw .unreadableImage("it does not begin as one")
            }
            self = try PixelImage(CairoSurface.png(png))
        }

        /// The pixels of a surface; one without alpha becomes opaque.
        init(_ surface: CairoSurface) throws(SnapshotError) {
            let (width, height) = (surface.width, surface.height)
            let format = cairo_image_surface_get_format(surface.handle)
            guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
                let copy = try CairoSurface.image(width: width, height: height)
                let context = try CairoContext(copy)
                cairo_set_source_surface(context.handle, surface.handle, 0, 0)
                cairo_paint(context.handle)
                self = try PixelImage(copy)
                return
            }
            var bytes = try surface.withRows { rows, stride in
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
            if format == CAIRO_FORMAT_RGB24 {
                // The fourth byte of an opaque surface means nothing.
                for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
            }
            self.init(width: width, height: height, bytes: bytes)
        }
    }
#endif
