#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The fonts of a bar. The look says size and weight, the app the family.
    ///
    /// Texts are measured at text scale 1; how far they grow with Dynamic Type is the look's
    /// business, and a scene says the size to draw. So no font is ever scaled here.
    struct TabBarFonts: Equatable {
        /// A font family such as `"Avenir Next"`, or `nil` for the system's font. One that is not
        /// installed counts as `nil`.
        var family: String?
        /// A weight in the place of the look's.
        var weight: TabFontWeight?
        /// Whether the user wants bold text. The system's own font knows by itself.
        var isBold = false

        /// A font for a title.
        func title(_ font: TabFont) -> UIFont {
            uiFont(size: font.size, weight: weight ?? font.weight)
        }

        /// A font for a badge.
        func badge(size: Double) -> UIFont { uiFont(size: size, weight: TabFont.badge.weight) }

        /// The natural width of a line of text in points.
        static func width(of text: String, _ font: UIFont) -> Double {
            Double((text as NSString).size(withAttributes: [.font: font]).width)
        }

        private func uiFont(size: Double, weight: TabFontWeight) -> UIFont {
            guard let family else {
                return .systemFont(ofSize: size, weight: UIFont.Weight(weight))
            }
            let traits: [UIFontDescriptor.TraitKey: Any] = [
                .weight: UIFont.Weight(isBold ? weight.heavier : weight).rawValue
            ]
            let descriptor = UIFontDescriptor(fontAttributes: [.family: family, .traits: traits])
            let font = UIFont(descriptor: descriptor, size: size)
            // UIKit answers with some other font when there is no such family.
            guard font.familyName.caseInsensitiveCompare(family) == .orderedSame else {
                return .systemFont(ofSize: size, weight: UIFont.Weight(weight))
            }
            return font
        }
    }

    extension TabFontWeight {
        /// The weight that stands for this one in bold text.
        var heavier: TabFontWeight {
            switch self {
            case .regular: .semibold
            case .medium, .semibold, .bold: .bold
            }
        }
    }

    extension UIFont.Weight {
        init(_ weight: TabFontWeight) {
            switch weight {
            case .regular: self = .regular
            case .medium: self = .medium
            case .semibold: self = .semibold
            case .bold: self = .bold
            }
        }
    }
#endif
