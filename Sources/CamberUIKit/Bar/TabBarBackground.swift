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

        /// The colours, the second one for a gradient; `nil` leaves them to the appearance.
        var colors: (top: UIColor, bottom: UIColor?)? {
            switch self {
            case .standard, .material: nil
            case .color(let color): (color, nil)
            case .gradient(let top, let bottom): (top, bottom)
            }
        }

        /// The material, if it is one.
        var material: UIVisualEffect? {
            if case .material(let effect) = self { effect } else { nil }
        }
    }
#endif
