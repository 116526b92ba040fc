#if canImport(CCairo)
    import CCairo
    import CamberCore
    import CamberDesign

    extension CairoCanvas {
        func draw(_ icon: CanvasIcon) {
            guard icon.isVisible else { return }
            cairo_save(context.handle)
            defer { cairo_restore(context.handle) }
            clip(to: icon.region)
            let parts = icon.parts
            let isPlain = parts.count == 1 && !parts[0].glyph.isErasing
            if hasPixels {
                cairo_push_group_with_content(context.handle, CAIRO_CONTENT_ALPHA)
                Self.drawMask(of: icon, on: context)
                guard let mask = cairo_pop_group(context.handle) else { return }
                context.setSource(icon.color)
                cairo_mask(context.handle, mask)
                cairo_pattern_destroy(mask)
            } else if isPlain {
                // On paper the layers stay curves; a group, so that they are one where they overlap.
                cairo_push_group(context.handle)
                context.setSource(icon.color.opaque)
                context.place(icon)
                context.drawLayers(of: parts[0].glyph)
                cairo_pop_group_to_source(context.handle)
                cairo_paint_with_alpha(context.handle, Double(icon.color.alpha))
            } else {
                drawAsImage(icon)
            }
        }

        /// Paper has no way to clear and to add, for which Cairo would make pixels of the icon
        /// and of all that lies below it; a mask of pixels leaves what lies below alone.
        private func drawAsImage(_ icon: CanvasIcon) {
            let region = icon.region
            let resolution = min(8, 4000 / max(region.width, 1))
            let side = max(1, Int((region.width * resolution).rounded(.up)))
            guard
                let image = try? CairoSurface.image(
                    width: side, height: side, format: CAIRO_FORMAT_A8),
                let drawing = try? CairoContext(image)
            else { return }
            cairo_scale(drawing.handle, resolution, resolution)
            cairo_translate(drawing.handle, -region.x, -region.y)
            Self.drawMask(of: icon, on: drawing)
            cairo_translate(context.handle, region.x, region.y)
            cairo_scale(context.handle, 1 / resolution, 1 / resolution)
            context.setSource(icon.color)
            cairo_mask_surface(context.handle, image.handle, 0, 0)
        }

        private func clip(to rect: SceneRect) {
            // A group is as large as the clip.
            cairo_new_path(context.handle)
            cairo_rectangle(context.handle, rect.x, rect.y, rect.width, rect.height)
            cairo_clip(context.handle)
        }

        /// Draws the icon's glyphs, in their parts, into an empty mask.
        private static func drawMask(of icon: CanvasIcon, on context: CairoContext) {
            for part in icon.parts {
                cairo_push_group_with_content(context.handle, CAIRO_CONTENT_ALPHA)
                context.setSource(.black)
                context.place(icon)
                context.drawLayers(of: part.glyph)
                cairo_pop_group_to_source(context.handle)
                // The parts are added, so that where both glyphs are painted the sum is whole.
                cairo_set_operator(context.handle, CAIRO_OPERATOR_ADD)
                cairo_paint_with_alpha(context.handle, part.amount)
                cairo_set_operator(context.handle, CAIRO_OPERATOR_OVER)
            }
        }
    }

    extension CairoContext {
        /// Makes the units of the glyphs' grid the current ones, as the icon is placed and turned,
        /// until the group ends that is open.
        fileprivate func place(_ icon: CanvasIcon) {
            let half = IconGlyph.gridSize / 2
            cairo_translate(handle, icon.frame.midX, icon.frame.midY)
            cairo_rotate(handle, icon.transform.rotation.finite)
            cairo_scale(
                handle, icon.transform.scaleX.finite * icon.frame.width / IconGlyph.gridSize,
                icon.frame.height / IconGlyph.gridSize)
            cairo_translate(handle, -half, -half)
        }
    }
#endif
