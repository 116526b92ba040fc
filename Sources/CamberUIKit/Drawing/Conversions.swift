#if canImport(UIKit)
    @preconcurrency import UIKit

    // Between the engine's types and UIKit's; nothing is calculated here that a scene could say.

    extension CGRect {
        init(_ rect: SceneRect) {
            self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }

        var center: CGPoint { CGPoint(x: midX, y: midY) }
    }

    extension CGPoint { init(_ point: ScenePoint) { self.init(x: point.x, y: point.y) } }

    extension SceneRect {
        init(_ rect: CGRect) { self.init(rect.minX, rect.minY, rect.width, rect.height) }
    }

    extension ScenePoint { init(_ point: CGPoint) { self.init(point.x, point.y) } }

    extension SceneSize { init(_ size: CGSize) { self.init(size.width, size.height) } }

    extension SceneColor {
        /// The colour in sRGB as it is at present; components beyond sRGB are clamped. Clear for
        /// a pattern.
        public init(_ color: UIColor) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            self.init(red: red, green: green, blue: blue, alpha: isKnown ? alpha : 0)
        }

        var cgColor: CGColor { UIColor(self).cgColor }
    }

    extension UIColor {
        /// The colour of a scene.
        public convenience init(_ color: SceneColor) {
            let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
            self.init(red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
        }
    }

    extension TabColor {
        /// A UIKit colour in both appearances.
        /// - Parameters:
        ///   - color: the colour.
        ///   - traits: what else it may depend on: contrast, level, gamut.
        @MainActor public init(_ color: UIColor, traits: UITraitCollection = UITraitCollection()) {
            func resolved(_ style: UIUserInterfaceStyle) -> SceneColor {
                let scheme = UITraitCollection(userInterfaceStyle: style)
                return SceneColor(
                    color.resolvedColor(with: UITraitCollection(traitsFrom: [traits, scheme])))
            }
            self.init(light: resolved(.light), dark: resolved(.dark))
        }
    }

    extension ScenePath {
        /// One path as Core Graphics has it.
        /// - Parameter pixelsPerPoint: moves points to the nearest pixel, as
        ///   ``forEachStep(in:pixelsPerPoint:_:)`` does.
        func cgPath(_ range: ScenePathRange, pixelsPerPoint: Double?) -> CGPath {
            let path = CGMutablePath()
            forEachStep(in: range, pixelsPerPoint: pixelsPerPoint) { step in
                switch step {
                case .move(let point): path.move(to: CGPoint(point))
                case .line(let point): path.addLine(to: CGPoint(point))
                case .cubic(let c1, let c2, let end):
                    path.addCurve(to: CGPoint(end), control1: CGPoint(c1), control2: CGPoint(c2))
                case .close: path.closeSubpath()
                }
            }
            return path
        }
    }
#endif
