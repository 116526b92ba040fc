#if canImport(UIKit)
    @preconcurrency import UIKit

    /// An item's images, one over the other: the normal one, the selected one, and the one under a
    /// finger.
    ///
    /// Image views draw them, so that what depends on the appearance – assets with a dark variant,
    /// images that are mirrored in right-to-left layouts – follows it by itself.
    @MainActor
    final class IconView: UIView {
        private lazy var views = (0..<3).map { _ in
            let view = UIImageView(frame: bounds)
            view.contentMode = .scaleAspectFit
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            return view
        }
        private var images: [UIImage?] = [nil, nil, nil]
        /// The size at which the images have been set.
        private var imageSize = 0.0
        private var tintShown: SceneColor?

        /// Takes the three images.
        func setImages(_ images: [UIImage?]) {
            self.images = images
            imageSize = 0
        }

        /// Shows the images as a cell has them.
        func show(_ cell: SceneCell, in rect: CGRect) {
            place(in: rect, cell.iconTransform)
            // The size without the cell's scale, so that a growing icon is not set every frame.
            updateImages(size: (cell.scale > 0 ? rect.height / cell.scale : rect.height).rounded())
            let plan = TabIconPlan(
                hasSelected: images[1] != nil, hasHighlighted: images[2] != nil,
                selectedAmount: cell.selectedIconAmount, isPressed: cell.isPressed)
            let alpha = CGFloat(cell.iconColor.alpha)
            views[0].alpha = plan.normal * alpha
            views[1].alpha = plan.selected * alpha
            views[2].alpha = plan.highlighted * alpha
            let tint = cell.iconColor.opaque
            // Handed down to the image views, of which only templates use it.
            if tint != tintShown { tintColor = UIColor(tint) }
            tintShown = tint
        }

        /// Gives each view its image, as a template or in its own colours, and symbols at the size
        /// at which they are shown, so that they are sharp.
        private func updateImages(size: Double) {
            guard size != imageSize, size > 0 else { return }
            imageSize = size
            let symbol = UIImage.SymbolConfiguration(pointSize: size)
            for (view, image) in zip(views, images) {
                let isTinted = image.map { TabImageMode($0.renderingMode).isTinted } ?? true
                let shown = image?.withRenderingMode(isTinted ? .alwaysTemplate : .alwaysOriginal)
                let isSymbol = shown?.isSymbolImage == true
                view.image = isSymbol ? shown?.applyingSymbolConfiguration(symbol) : shown
            }
        }
    }
#endif
