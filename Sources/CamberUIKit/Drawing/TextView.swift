#if canImport(UIKit)
    @preconcurrency import UIKit

    /// A line of text that is set anew only when it changes.
    @MainActor
    final class TextView: UILabel {
        private var natural = CGSize.zero
        private var colorShown: SceneColor?

        /// Takes a text, its font and its colour.
        func show(_ string: String?, _ newFont: UIFont, color: SceneColor) {
            if text != string || font != newFont {
                (text, font) = (string, newFont)
                (textAlignment, clipsToBounds) = (.center, true)
                natural = intrinsicContentSize
            }
            if color != colorShown { textColor = UIColor(color) }
            colorShown = color
        }

        /// Puts the text into its place. One that is not to be cut off keeps the size that it
        /// comes to in its font, which may differ by a fraction from the one that was measured.
        func place(in rect: CGRect, isTruncated: Bool) {
            lineBreakMode = isTruncated ? .byTruncatingTail : .byClipping
            bounds.size = isTruncated ? rect.size : natural
            center = rect.center
        }
    }
#endif
