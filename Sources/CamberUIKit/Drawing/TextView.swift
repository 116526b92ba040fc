#if canImport(UIKit)
    @preconcurrency import UIKit

    /// A line of text.
    @MainActor
    final class TextView: UILabel {
        private var natural = CGSize.zero
        /// The size at which the text has been set; 0 makes it be set anew.
        var sizeShown = 0.0
        private var colorShown: SceneColor?

        /// Takes a text, the size of its font and its colour.
        func show(
            _ string: String?, size: Double, color: SceneColor, _ makeFont: (Double) -> UIFont
        ) {
            if size != sizeShown {
                (text, font, sizeShown) = (string, makeFont(size), size)
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
