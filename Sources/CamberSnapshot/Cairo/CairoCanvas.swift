#if canImport(CCairo)
    import CCairo
    import CamberCore
    import CamberDesign

    /// A canvas on a Cairo surface.
    struct CairoCanvas: SceneCanvas {
        let context: CairoContext
        /// The part of the container that is drawn, in points.
        let bounds: SceneRect
        /// Pixels a point; on paper, the resolution of what has to be made of pixels.
        let scale: Double
        /// Whether edges move to whole pixels; on paper there are none.
        let hasPixels: Bool

        private var handle: OpaquePointer { context.handle }

        /// A canvas whose surface is as large as `bounds` at `scale` (on paper: at 1).
        init(
            _ surface: CairoSurface, bounds: SceneRect, scale: Double, hasPixels: Bool
        ) throws(SnapshotError) {
            context = try CairoContext(surface)
            self.bounds = bounds
            self.scale = scale
            self.hasPixels = hasPixels
            if hasPixels { cairo_scale(context.handle, scale, scale) }
            cairo_translate(context.handle, -bounds.x, -bounds.y)
        }

        // MARK: - Shapes

        func fill(_ path: ScenePath, _ range: ScenePathRange, _ paint: CanvasPaint) {
            if let shadow = paint.shadow, shadow.color.alpha > 0 {
                let offset = ScenePoint(shadow.dx.finite, shadow.dy.finite)
                fillSoft(
                    path, range, .color(shadow.color), sigma: max(0, shadow.radius.finite), offset)
            }
            if paint.softness > 0 {
                fillSoft(path, range, paint.fill, sigma: paint.softness, .zero)
                return
            }
            context.setSource(paint.fill)
            if paint.isPixelAligned, let rect = path.rectangle(in: range) {
                let aligned = aligned(rect)
                cairo_new_path(handle)
                cairo_rectangle(handle, aligned.x, aligned.y, aligned.width, aligned.height)
            } else {
                context.setPath(path, range)
            }
            cairo_fill(handle)
        }

        /// Fills a path through the blurred mask of itself, moved by an offset.
        private func fillSoft(
            _ path: ScenePath, _ range: ScenePathRange, _ fill: SceneFill, sigma: Double,
            _ offset: ScenePoint
        ) {
            guard let box = path.controlBounds(in: range) else { return }
            let reach = 3 * sigma + 2 / scale
            let seen = bounds.outset(by: reach).offsetBy(-offset.x, -offset.y)
            let region = box.outset(by: reach).intersection(seen)
            guard region.width > 0, region.height > 0,
                let mask = try? CairoMask(
                    path, range, region: region, origin: bounds, scale: scale, sigma: sigma)
            else { return }
            context.setSource(fill)
            cairo_save(handle)
            cairo_translate(handle, mask.origin.x + offset.x, mask.origin.y + offset.y)
            cairo_scale(handle, 1 / scale, 1 / scale)
            cairo_mask_surface(handle, mask.surface.handle, 0, 0)
            cairo_restore(handle)
        }

        func stroke(
            _ path: ScenePath, _ range: ScenePathRange, width: Double, color: SceneColor,
            role: String
        ) {
            guard width > 0 else { return }
            context.setPath(path, range)
            context.setSource(color)
            cairo_set_line_width(handle, width.finite)
            cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
            cairo_stroke(handle)
        }

        // MARK: - Clips

        func beginClip(_ rect: SceneRect, radius: Double) {
            cairo_save(handle)
            cairo_new_path(handle)
            if radius > 0 {
                var path = ScenePath()
                path.addRoundedRect(rect, radius: radius)
                context.setPath(path, path.fullRange)
            } else {
                let aligned = aligned(rect)
                let isEmpty = rect.width <= 0 || rect.height <= 0
                cairo_rectangle(
                    handle, aligned.x.finite, aligned.y.finite, isEmpty ? 0 : aligned.width.finite,
                    isEmpty ? 0 : aligned.height.finite)
            }
            cairo_clip(handle)
        }

        func endClip() { cairo_restore(handle) }

        /// A rectangle with its edges on whole pixels, where there are any, or beyond the picture.
        private func aligned(_ rect: SceneRect) -> SceneRect {
            let rect = rect.reaching(beyond: bounds)
            guard hasPixels else { return rect }
            return rect.offsetBy(-bounds.x, -bounds.y).aligned(scale: scale)
                .offsetBy(bounds.x, bounds.y)
        }

        // MARK: - Text

        func width(of text: String, font: TabFont) -> Double {
            TextMeasurer.system.width(of: text, font: font)
        }

        func draw(_ text: CanvasText) {
            let string = TextMeasurer.system.truncated(
                text.string, to: text.widthLimit, font: text.font)
            guard let line = PangoLine(string, font: text.font) else { return }
            context.setSource(text.color)
            line.show(on: handle, x: text.start(width: line.width), baseline: text.baseline)
        }
    }
#endif
