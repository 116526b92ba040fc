#if canImport(UIKit)
    @preconcurrency import UIKit

    /// What the surface of a bar is painted with.
    @MainActor
    public enum TabBarBackground {
        /// The appearance's background colour, else the look's own.
        case standard
        /// A colour; a dynamic one follows the appearance.
        case color(UIColor)
        /// A vertical gradient.
        case gradient(top: UIColor, bottom: UIColor)
        /// A material such as `UIBlurEffect(style: .systemChromeMaterial)`, cut out along the bar's
        /// outline. The bar then casts no shadow, which would show through.
        case material(UIVisualEffect)

        /// Applies the colours to an appearance.
        func apply(to appearance: inout TabBarAppearance, traits: UITraitCollection) {
            switch self {
            case .standard, .material: break
            case .color(let color):
                appearance[.background] = TabColor(color, traits: traits)
                appearance.backgroundEnd = nil
            case .gradient(let top, let bottom):
                appearance[.background] = TabColor(top, traits: traits)
                appearance.backgroundEnd = TabColor(bottom, traits: traits)
            }
        }

        /// The material, if it is one.
        var material: UIVisualEffect? {
            if case .material(let effect) = self { effect } else { nil }
        }
    }
#endif
