#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// One line of text that Pango has shaped, in points: owns the layout.
    ///
    /// Sizes are absolute and glyph positions are not rounded, so a line is as wide at every scale
    /// and twice as wide at twice the size. Hinting is off for the same reason.
    final class PangoLine {
        /// Latin first; then what covers the other scripts, so that the choice does not depend on
        /// a machine's locale.
        static let families = """
            Inter,Noto Sans,Noto Sans CJK KR,Noto Sans Arabic,Noto Sans Hebrew,\
            Noto Color Emoji,sans-serif
            """

        private let layout: OpaquePointer

        init?(_ text: String, font: TabFont) {
            // The default map belongs to the calling thread, so no lock is needed.
            guard let map = pango_cairo_font_map_get_default(),
                let context = pango_font_map_create_context(map)
            else { return nil }
            pango_context_set_round_glyph_positions(context, 0)
            if let options = cairo_font_options_create() {
                cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
                cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
                cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
                pango_cairo_context_set_font_options(context, options)
                cairo_font_options_destroy(options)
            }
            let layout = pango_layout_new(context)
            g_object_unref(UnsafeMutableRawPointer(context))
            guard let layout else { return nil }
            self.layout = layout
            if let description = pango_font_description_new() {
                pango_font_description_set_family(description, Self.families)
                pango_font_description_set_weight(
                    description, PangoWeight(UInt32(font.weight.number)))
                pango_font_description_set_absolute_size(
                    description, min(max(0, font.size.finite), 10_000) * Double(PANGO_SCALE))
                pango_layout_set_font_description(layout, description)
                pango_font_description_free(description)
            }
            pango_layout_set_single_paragraph_mode(layout, 1)
            let text = Self.drawable(text)
            pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
        }

        /// The text with U+FFFD for what is no character: with one of those Cairo writes no PDF.
        private static func drawable(_ text: String) -> String {
            func isNone(_ scalar: Unicode.Scalar) -> Bool {
                scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
            }
            guard text.unicodeScalars.contains(where: isNone) else { return text }
            var result = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                result.append(isNone(scalar) ? "\u{FFFD}" : scalar)
            }
            return String(result)
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

        /// The advance width of the line, in points.
        var width: Double {
            var logical = PangoRectangle()
            guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
            pango_layout_line_get_extents(line, nil, &logical)
            return Double(logical.width) / Double(PANGO_SCALE)
        }

        /// Draws the line with its baseline at the current point of a Cairo context.
        func show(on context: OpaquePointer) {
            pango_cairo_update_layout(context, layout)
            if let line = pango_layout_get_line_readonly(layout, 0) {
                pango_cairo_show_layout_line(context, line)
            }
        }
    }

    extension TextMeasurer {
        /// Pango with the fonts that pictures are drawn with.
        public static let system = TextMeasurer { text, font in
            PangoLine(text, font: font)?.width ?? 0
        }
    }
#endif
