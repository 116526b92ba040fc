#if canImport(UIKit)
    @preconcurrency import UIKit

    /// An item's images, one over the other.
    ///
    /// Image views draw them, so that what depends on the appearance – assets with a dark variant,
    /// images that are mirrored in right-to-left layouts – follows it by itself.
    @MainActor
    final class IconView: UIView {
        private let normal = UIImageView()
        private let selected = UIImageView()
        private let highlighted = UIImageView()
        private var images: [UIImage?] = [nil, nil, nil]
        /// The size at which symbols have been set.
        private var symbolSize = 0.0
        private var tintShown: SceneColor?

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            for view in [normal, selected, highlighted] {
                view.contentMode = .scaleAspectFit
                view.frame = bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(view)
            }
        }

        /// Takes an item's images.
        func setImages(_ item: TabBarItem) {
            images = [item.image, item.selectedImage, item.highlightedImage]
            symbolSize = 0
        }

        /// Shows the images as a cell has them.
        func show(_ cell: SceneCell, in rect: CGRect) {
            transform = .identity
            bounds.size = rect.size
            center = rect.center
            transform = CGAffineTransform(cell.iconTransform)
            setSymbols(size: cell.scale > 0 ? (rect.height / cell.scale).rounded() : rect.height)

            let plan = TabIconPlan(
                normal: mode(0) ?? .automatic, selected: mode(1), highlighted: mode(2),
                selectedAmount: cell.selectedIconAmount, isPressed: cell.isPressed)
            let alpha = Double(cell.iconColor.alpha)
            normal.alpha = plan.normal.opacity * alpha
            selected.alpha = plan.selected.opacity * alpha
            highlighted.alpha = plan.highlighted.opacity * alpha
            let tint = cell.iconColor.opaque
            if tint != tintShown {
                tintShown = tint
                // Handed down to the image views, of which only templates use it.
                tintColor = UIColor(tint)
            }
        }

        private func mode(_ index: Int) -> TabImageMode? {
            images[index].map { TabImageMode($0.renderingMode) }
        }

        /// Gives each view its image: as a template or in its own colours, symbols at the size at
        /// which they are shown, so that they are sharp.
        private func setSymbols(size: Double) {
            guard size != symbolSize, size > 0 else { return }
            symbolSize = size
            for (view, image) in zip([normal, selected, highlighted], images) {
                guard let image else {
                    view.image = nil
                    continue
                }
                let mode = TabImageMode(image.renderingMode)
                var shown = image.withRenderingMode(
                    mode.isTinted ? .alwaysTemplate : .alwaysOriginal)
                if shown.isSymbolImage {
                    let configuration = UIImage.SymbolConfiguration(pointSize: size)
                    shown = shown.applyingSymbolConfiguration(configuration) ?? shown
                }
                view.image = shown
            }
        }
    }

    extension CGAffineTransform {
        /// What an effect does to an icon, about its own centre.
        init(_ transform: SceneIconTransform) {
            self = CGAffineTransform(rotationAngle: transform.rotation)
                .scaledBy(x: transform.scaleX, y: 1)
        }
    }
#endif
