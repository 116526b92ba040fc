#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// One Cairo surface: owns the handle, destroys it with itself.
    final class CairoSurface {
        let handle: OpaquePointer
        /// What the surface writes to until it is destroyed, whatever goes wrong before.
        private let sink: ByteSink?

        /// Takes over a handle. Cairo never returns null but a surface in an error state.
        private init(
            owning handle: OpaquePointer?, writingTo sink: ByteSink? = nil
        ) throws(SnapshotError) {
            guard let handle else { throw .drawing("no surface") }
            let status = cairo_surface_status(handle)
            guard status == CAIRO_STATUS_SUCCESS else {
                cairo_surface_destroy(handle)
                throw .drawing(CairoSurface.message(status))
            }
            self.handle = handle
            self.sink = sink
        }

        /// An image in Cairo's own storage, clear.
        static func image(
            width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32
        ) throws(SnapshotError) -> CairoSurface {
            try CairoSurface(
                owning: cairo_image_surface_create(format, Int32(width), Int32(height)))
        }

        /// An image in the storage of pixels that the caller keeps, which must not go away before
        /// the surface is finished.
        static func image(
            over pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int
        ) throws(SnapshotError) -> CairoSurface {
            try CairoSurface(
                owning: cairo_image_surface_create_for_data(
                    pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                    Int32(width * 4)))
        }

        /// A PDF of one page whose bytes go to a sink.
        static func pdf(
            width: Double, height: Double, into sink: ByteSink
        ) throws(SnapshotError) -> CairoSurface {
            try CairoSurface(
                owning: cairo_pdf_surface_create_for_stream(
                    ByteSink.write, sink.pointer, width, height), writingTo: sink)
        }

        /// A surface with the pixels of a PNG. Cairo makes the colours premultiplied, whatever
        /// kind of PNG it is.
        static func png(_ bytes: [UInt8]) throws(SnapshotError) -> CairoSurface {
            let source = ByteSource(bytes)
            let handle = withExtendedLifetime(source) {
                cairo_image_surface_create_from_png_stream(ByteSource.read, source.pointer)
            }
            do {
                return try CairoSurface(owning: handle)
            } catch {
                throw .unreadableImage("it is damaged, or not a PNG")
            }
        }

        deinit { cairo_surface_destroy(handle) }

        /// Throws what went wrong with the surface, if anything did.
        func check() throws(SnapshotError) {
            let status = cairo_surface_status(handle)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw .drawing(CairoSurface.message(status))
            }
        }

        static func message(_ status: cairo_status_t) -> String {
            guard let text = cairo_status_to_string(status) else { return "unknown error" }
            return String(cString: text)
        }

        // MARK: - Pixels

        var width: Int { Int(cairo_image_surface_get_width(handle)) }
        var height: Int { Int(cairo_image_surface_get_height(handle)) }
        var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

        /// Calls `body` with the rows of an image surface. The pointer is Cairo's own storage: it
        /// must not leave the closure, and Cairo is told before and after.
        func withRows<Result>(
            _ body: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result
        ) throws(SnapshotError) -> Result {
            cairo_surface_flush(handle)
            guard let data = cairo_image_surface_get_data(handle) else {
                throw .drawing("the surface has no pixels")
            }
            let result = body(data, stride)
            cairo_surface_mark_dirty(handle)
            return result
        }
    }

    /// Collects what a C library writes.
    ///
    /// The library keeps an unretained pointer to the sink while it writes, so the sink must
    /// outlive the surface or call that was given ``pointer``.
    final class ByteSink {
        private(set) var bytes: [UInt8] = []

        var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
                .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
            return CAIRO_STATUS_SUCCESS
        }
    }

    /// Hands bytes to a C library that reads; the same rule for ``pointer`` as with ``ByteSink``.
    final class ByteSource {
        private let bytes: [UInt8]
        private var next = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static let read: cairo_read_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
            let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
            let end = source.next + Int(length)
            guard end <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
            source.bytes.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return }
                data.update(from: start + source.next, count: Int(length))
            }
            source.next = end
            return CAIRO_STATUS_SUCCESS
        }
    }
#endif
