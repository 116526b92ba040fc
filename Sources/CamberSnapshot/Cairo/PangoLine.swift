#if canImport(CCairo)
    import CCairo
    import CamberCore

    /// One line of text that Pango has shaped, in points: owns its runs.
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

        private let text: [CChar]
        /// The runs from left to right, owned.
        private var runs: [PangoGlyphItem] = []

        init?(_ text: String, font: TabFont) {
            // The default map belongs to the calling thread, so no lock is needed.
            guard let map = pango_cairo_font_map_get_default(),
                let context = pango_font_map_create_context(map),
                let none = pango_attr_list_new()
            else { return nil }
            defer {
                pango_attr_list_unref(none)
                g_object_unref(UnsafeMutableRawPointer(context))
            }
            self.text = Array(text.utf8CString)
            Self.set(font, in: context)
            // Shaped here and not by a layout, which asks each font for the height of its lines:
            // that means shaping a sample text in it and looking for the font a second time.
            let length = Int32(clamping: self.text.count - 1)
            let direction =
                TextDirection.isRightToLeft(text) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
            let items = pango_itemize_with_base_dir(
                context, direction, self.text, 0, length, none, nil)
            let visual = pango_reorder_items(items)
            g_list_free(items)
            var next = visual
            while let node = next {
                append(node.pointee.data.assumingMemoryBound(to: PangoItem.self))
                next = node.pointee.next
            }
            g_list_free(visual)
        }

        deinit {
            for run in runs {
                pango_glyph_string_free(run.glyphs)
                pango_item_free(run.item)
            }
        }

        /// Shapes a run of the text and takes it over.
        private func append(_ item: UnsafeMutablePointer<PangoItem>) {
            guard let glyphs = pango_glyph_string_new() else { return pango_item_free(item) }
            text.withUnsafeBufferPointer { text in
                pango_shape_full(
                    text.baseAddress.map { $0 + Int(item.pointee.offset) }, item.pointee.length,
                    text.baseAddress, Int32(clamping: text.count - 1), &item.pointee.analysis,
                    glyphs)
            }
            var run = PangoGlyphItem()
            run.item = item
            run.glyphs = glyphs
            runs.append(run)
        }

        private static func set(_ font: TabFont, in context: OpaquePointer) {
            pango_context_set_round_glyph_positions(context, 0)
            if let options = cairo_font_options_create() {
                cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
                cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
                cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
                pango_cairo_context_set_font_options(context, options)
                cairo_font_options_destroy(options)
            }
            if let description = pango_font_description_new() {
                pango_font_description_set_family(description, families)
                pango_font_description_set_weight(
                    description, PangoWeight(UInt32(font.weight.number)))
                pango_font_description_set_absolute_size(
                    description, min(max(0, font.size.finite), 10_000) * Double(PANGO_SCALE))
                pango_context_set_font_description(context, description)
                pango_font_description_free(description)
            }
        }

        /// The advance width of the line, in points.
        var width: Double {
            runs.reduce(0) { $0 + Self.width(of: $1) }
        }

        /// The advance width of a run, in points. Pango's own sum ends at 2³¹ of its units, which
        /// a very long title exceeds.
        private static func width(of run: PangoGlyphItem) -> Double {
            guard let string = run.glyphs else { return 0 }
            let glyphs = UnsafeBufferPointer(
                start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs))
            return glyphs.reduce(0) { $0 + Double($1.geometry.width) } / Double(PANGO_SCALE)
        }

        /// Whether a box stands for a character that no font has.
        var hasBoxes: Bool {
            runs.contains { run in
                guard let string = run.glyphs else { return false }
                return UnsafeBufferPointer(
                    start: string.pointee.glyphs, count: Int(string.pointee.num_glyphs)
                ).contains { $0.glyph & Self.unknownGlyph != 0 }
            }
        }

        /// `PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift does not import.
        private static let unknownGlyph: PangoGlyph = 0x1000_0000

        /// Draws the line with its baseline beginning at a point.
        func show(on context: OpaquePointer, x: Double, baseline: Double) {
            var advance = 0.0
            for var run in runs {
                cairo_move_to(context, x + advance, baseline)
                pango_cairo_show_glyph_item(context, text, &run)
                advance += Self.width(of: run)
            }
            cairo_new_path(context)
        }
    }

    extension TextMeasurer {
        /// Pango with the fonts that pictures are drawn with.
        public static let system = TextMeasurer { text, font in
            PangoLine(text, font: font)?.width ?? 0
        }

        /// Whether the fonts of this machine have every character of a text.
        package static func systemHasGlyphs(for text: String) -> Bool {
            PangoLine(text.asLine, font: TabFont(size: 12))?.hasBoxes == false
        }
    }
#endif
