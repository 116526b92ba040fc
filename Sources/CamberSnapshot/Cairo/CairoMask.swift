#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// The blurred mask of a path: as much of it as is needed, one byte a pixel.
    struct CairoMask {
        let surface: CairoSurface
        /// Where the mask's first pixel stands, in points.
        let origin: ScenePoint

        /// Rasterises a path and blurs it.
        /// - Parameters:
        ///   - region: what is needed, in points, the reach of the blur included.
        ///   - picture: the picture's bounds; the mask's pixels coincide with the picture's.
        ///   - scale: pixels a point.
        ///   - sigma: the standard deviation in points.
        init(
            _ path: ScenePath, _ range: ScenePathRange, region: SceneRect,
            origin picture: SceneRect, scale: Double, sigma: Double
        ) throws(SnapshotError) {
            let left = ((region.x - picture.x) * scale).rounded(.down)
            let top = ((region.y - picture.y) * scale).rounded(.down)
            let width = Int(((region.maxX - picture.x) * scale).rounded(.up) - left)
            let height = Int(((region.maxY - picture.y) * scale).rounded(.up) - top)
            guard width > 0, height > 0, width <= 32_000, height <= 32_000,
                width * height <= 2 * SnapshotLimits.mostPixels
            else { throw .drawing("a shadow is too large") }
            origin = ScenePoint(picture.x + left / scale, picture.y + top / scale)
            surface = try CairoSurface.image(width: width, height: height, format: CAIRO_FORMAT_A8)
            let context = try CairoContext(surface)
            cairo_scale(context.handle, scale, scale)
            cairo_translate(context.handle, -origin.x, -origin.y)
            context.setPath(path, range)
            cairo_fill(context.handle)
            try context.check()
            guard let blur = GaussianBlur(sigma: sigma * scale) else { return }
            try surface.withRows { rows, stride in
                var grid = FoldedGrid(rows, width: width, height: height, stride: stride)
                blur.apply(to: &grid)
                grid.write(to: rows, stride: stride)
            }
        }
    }
#endif
