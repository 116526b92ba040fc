#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The fonts of a bar. The look says the size, the app may say family and weight.
    ///
    /// Texts are measured at text scale 1; how far they grow with Dynamic Type is the look's
    /// business, and a scene says the size to draw. So no font is ever scaled here.
    struct TabBarFonts: Equatable {
        /// A font family such as `"Avenir Next"`, or `nil` for the system's font. One that is not
        /// installed counts as `nil`.
        var family: String?
        /// The weight of titles.
        var weight = TabFontWeight.regular
        /// Whether the user wants bold text. The system's own font knows by itself.
        var isBold = false

        /// The font of titles.
        func title(size: Double) -> UIFont { font(size, UIFont.Weight(weight)) }

        /// The font of badges.
        func badge(size: Double) -> UIFont { font(size, UIFont.Weight(TabFont.badge.weight)) }

        private func font(_ size: Double, _ weight: UIFont.Weight) -> UIFont {
            let system = UIFont.systemFont(ofSize: size, weight: weight)
            guard let family else { return system }
            let weight = isBold && weight.rawValue < UIFont.Weight.bold.rawValue ? .bold : weight
            let traits = [UIFontDescriptor.TraitKey.weight: weight.rawValue]
            let font = UIFont(
                descriptor: UIFontDescriptor(
                    fontAttributes: [.family: family, .traits: traits]), size: size)
            // UIKit answers with some other font when there is no such family.
            return font.familyName.lowercased() == family.lowercased() ? font : system
        }
    }

    extension UIFont {
        /// The natural width of a line of text in points.
        func width(of text: String) -> Double {
            (text as NSString).size(withAttributes: [.font: self]).width
        }
    }

    extension UIFont.Weight {
        init(_ weight: TabFontWeight) {
            self = [.regular, .medium, .semibold, .bold][weight.rawValue]
        }
    }
#endif
