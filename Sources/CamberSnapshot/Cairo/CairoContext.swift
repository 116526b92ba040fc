#if canImport(CCairo)
    import CCairo
    import CamberCore
    import CamberDesign

    /// One Cairo drawing context: owns the handle, and keeps the surface that it draws on.
    final class CairoContext {
        let handle: OpaquePointer
        let surface: CairoSurface

        init(_ surface: CairoSurface) throws(SnapshotError) {
            guard let handle = cairo_create(surface.handle) else { throw .drawing("no context") }
            let status = cairo_status(handle)
            guard status == CAIRO_STATUS_SUCCESS else {
                cairo_destroy(handle)
                throw .drawing(CairoSurface.message(status))
            }
            self.handle = handle
            self.surface = surface
        }

        deinit { cairo_destroy(handle) }

        /// Throws what went wrong in any call so far, if anything did: Cairo remembers the first
        /// error and ignores every call after it.
        func check() throws(SnapshotError) {
            let status = cairo_status(handle)
            guard status == CAIRO_STATUS_SUCCESS else {
                throw .drawing(CairoSurface.message(status))
            }
        }

        /// Makes a path of a scene the current one.
        func setPath(_ path: ScenePath, _ range: ScenePathRange) {
            cairo_new_path(handle)
            path.forEachStep(in: range) { step in
                switch step {
                case .move(let point): cairo_move_to(handle, point.x, point.y)
                case .line(let point): cairo_line_to(handle, point.x, point.y)
                case .cubic(let c1, let c2, let end):
                    cairo_curve_to(handle, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
                case .close: cairo_close_path(handle)
                }
            }
        }

        /// Makes a colour the current paint.
        func setSource(_ color: SceneColor) {
            cairo_set_source_rgba(
                handle, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha))
        }

        /// Makes a fill the current paint, in the coordinates that hold at the call.
        func setSource(_ fill: SceneFill) {
            switch fill {
            case .color(let color): setSource(color)
            case .gradient(let gradient):
                guard
                    let pattern = cairo_pattern_create_linear(
                        gradient.start.x.finite, gradient.start.y.finite, gradient.end.x.finite,
                        gradient.end.y.finite)
                else { return }
                for (offset, color) in [(0.0, gradient.startColor), (1.0, gradient.endColor)] {
                    cairo_pattern_add_color_stop_rgba(
                        pattern, offset, Double(color.red), Double(color.green),
                        Double(color.blue), Double(color.alpha))
                }
                cairo_set_source(handle, pattern)
                // The context keeps its own reference.
                cairo_pattern_destroy(pattern)
            }
        }

        /// Draws the layers of a glyph, in the grid's units, into what should be an empty group.
        func drawLayers(of glyph: IconGlyph) {
            cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
            for layer in glyph.layers {
                setPath(layer.path, layer.path.fullRange)
                cairo_set_operator(
                    handle, layer.mode.isErasing ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
                switch layer.mode {
                case .fill, .eraseFill: cairo_fill(handle)
                case .fillEvenOdd:
                    cairo_set_fill_rule(handle, CAIRO_FILL_RULE_EVEN_ODD)
                    cairo_fill(handle)
                    cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
                case .stroke(let width), .eraseStroke(let width):
                    cairo_set_line_width(handle, max(0, width.finite))
                    cairo_stroke(handle)
                }
            }
            cairo_set_operator(handle, CAIRO_OPERATOR_OVER)
        }
    }
#endif
