#if canImport(CCairo)
    import CCairo
    import CPNG

    extension PixelImage {
        /// The image as a PNG of 8 bits a channel in sRGB, without an alpha channel if opaque.
        ///
        /// Written by libpng itself in its fast setting, because Cairo's own writer was half of
        /// the time of a whole run: for 1179 × 2556 pixels 105 to 160 ms against 30 ms, at 1.5 to
        /// 2 times the size (60 to 110 kB).
        /// - Throws: ``SnapshotError/emptyPicture(width:height:)`` or
        ///   ``SnapshotError/drawing(_:)``.
        public func png() throws(SnapshotError) -> [UInt8] {
            guard width > 0, height > 0 else {
                throw .emptyPicture(width: Double(width), height: Double(height))
            }
            let isOpaque = isOpaque
            let pixels = isOpaque ? opaqueRGB : straightRGBA
            var header = png_image()
            header.version = png_uint_32(PNG_IMAGE_VERSION)
            header.width = png_uint_32(width)
            header.height = png_uint_32(height)
            header.format =
                isOpaque
                ? UInt32(PNG_FORMAT_FLAG_COLOR)
                : UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
            header.flags = UInt32(PNG_IMAGE_FLAG_FAST)
            // No PNG of these pixels is larger: a deflated block is stored if that is shorter.
            let limit = pixels.count + pixels.count / 1000 + height + 65_536
            var size = png_alloc_size_t(limit)
            var isWritten: Int32 = 0
            // libpng writes into the array's own storage and reports how much.
            let bytes = [UInt8](unsafeUninitializedCapacity: limit) { target, count in
                isWritten = png_image_write_to_memory(
                    &header, target.baseAddress, &size, 0, pixels, 0, nil)
                count = isWritten == 0 ? 0 : Int(size)
            }
            guard isWritten != 0 else { throw .drawing(Self.message(header)) }
            return bytes
        }

        /// Reads a PNG of any kind; the colours are taken as they are, without regard to profiles.
        /// - Throws: ``SnapshotError/unreadableImage(_:)``.
        public init(png: [UInt8]) throws(SnapshotError) {
            // Cairo's reader reports a file that ends early in several ways; this is the usual one.
            guard png.count > 8, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
                throw .unreadableImage("it does not begin as one")
            }
            self = try PixelImage(CairoSurface.png(png))
        }

        private static func message(_ image: png_image) -> String {
            var text = ""
            withUnsafeBytes(of: image.message) { bytes in
                text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            return text.isEmpty ? "the PNG could not be written" : text
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
