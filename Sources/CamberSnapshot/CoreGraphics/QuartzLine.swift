#if canImport(CoreGraphics) && canImport(CoreText)
    import CamberCore
    import CoreGraphics
    import CoreText
    import Foundation

    /// One line of text that Core Text has shaped in the system's font, in points.
    struct QuartzLine {
        let line: CTLine
        /// The advance width of the line.
        let width: Double
        /// The height of the font's capitals.
        let capHeight: Double

        init?(_ text: String, font: TabFont, color: SceneColor) {
            guard let face = Self.font(font) else { return nil }
            let attributes: [CFString: Any] = [
                kCTFontAttributeName: face, kCTForegroundColorAttributeName: color.cgColor,
            ]
            guard
                let string = CFAttributedStringCreate(
                    nil, text as CFString, attributes as CFDictionary)
            else { return nil }
            line = CTLineCreateWithAttributedString(string)
            width = CTLineGetTypographicBounds(line, nil, nil, nil)
            capHeight = Double(CTFontGetCapHeight(face))
        }

        private static func font(_ font: TabFont) -> CTFont? {
            let size = CGFloat(min(max(0, font.size.finite), 10_000))
            guard let regular = CTFontCreateUIFontForLanguage(.system, size, nil) else {
                return nil
            }
            let traits: [CFString: Any] = [kCTFontWeightTrait: font.weight.trait]
            let attributes: [CFString: Any] = [kCTFontTraitsAttribute: traits]
            let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
            return CTFontCreateCopyWithAttributes(regular, size, nil, descriptor)
        }
    }

    extension TabFontWeight {
        /// The weight on Core Text's scale of −1 to 1.
        fileprivate var trait: Double {
            switch self {
            case .regular: 0
            case .medium: 0.23
            case .semibold: 0.3
            case .bold: 0.4
            }
        }
    }

    extension TextMeasurer {
        /// Core Text with the system's font, which is also what pictures are drawn with.
        public static let system = TextMeasurer { text, font in
            QuartzLine(text, font: font, color: .black)?.width ?? 0
        }

        /// Whether the fonts of this machine have every character of a text: the system's do.
        package static func systemHasGlyphs(for text: String) -> Bool { true }
    }
#endif
