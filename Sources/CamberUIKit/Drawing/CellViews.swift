#if canImport(UIKit)
    @preconcurrency import UIKit

    /// An item's images, one over the other: the normal one, the selected one, and the one under a
    /// finger.
    ///
    /// Image views draw them, so that what depends on the appearance – assets with a dark variant,
    /// images that are mirrored in right-to-left layouts – follows it by itself.
    final class IconView: UIView {
        private lazy var views = (0..<3).map { _ in
            let view = UIImageView(frame: bounds)
            view.contentMode = .scaleAspectFit
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            return view
        }
        /// The images.
        var images: [UIImage?] = [nil, nil, nil] { didSet { imageSize = 0 } }
        /// The size at which the images have been set.
        private var imageSize = 0.0
        private var tintShown: SceneColor?

        /// Shows the images as a cell has them.
        func show(_ cell: SceneCell, in rect: CGRect) {
            place(in: rect, cell.iconTransform)
            updateImages(size: cell.nominalIconSize)
            let plan = TabIconPlan(
                hasSelected: images[1] != nil, hasHighlighted: images[2] != nil,
                selectedAmount: cell.selectedIconAmount, isPressed: cell.isPressed,
                opacity: Double(cell.iconColor.alpha))
            for (view, amount) in zip(views, [plan.normal, plan.selected, plan.highlighted]) {
                view.alpha = amount
            }
            let tint = cell.iconColor.opaque
            // Handed down to the image views, of which only templates use it. Under an alert UIKit
            // would turn it grey, but the scene knows: the view's own tint is grey there.
            if tint != tintShown { (tintColor, tintAdjustmentMode) = (UIColor(tint), .normal) }
            tintShown = tint
        }

        /// Gives each view its image, as a template or in its own colours, and symbols at the size
        /// at which they are shown, so that they are sharp.
        private func updateImages(size: Double) {
            guard size != imageSize, size > 0 else { return }
            imageSize = size
            let symbol = UIImage.SymbolConfiguration(pointSize: size)
            for (view, image) in zip(views, images) {
                let isOriginal = image?.renderingMode == .alwaysOriginal
                let shown = image?.withRenderingMode(isOriginal ? .alwaysOriginal : .alwaysTemplate)
                let isSymbol = shown?.isSymbolImage == true
                view.image = isSymbol ? shown?.applyingSymbolConfiguration(symbol) : shown
            }
        }
    }

    extension UIImage? {
        /// Whether it is drawn as another one. Equality may be that of the data alone.
        func isDrawn(like other: UIImage?) -> Bool {
            self == other && self?.renderingMode == other?.renderingMode
                && self?.configuration == other?.configuration
                && self?.flipsForRightToLeftLayoutDirection
                    == other?.flipsForRightToLeftLayoutDirection
        }
    }

    /// A line of text.
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
