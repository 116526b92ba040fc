#if canImport(UIKit)
    @preconcurrency import UIKit

    // Between the engine's types and UIKit's; nothing is calculated here that a scene could say.

    extension CGRect {
        init(_ rect: SceneRect) {
            self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }

        var center: CGPoint { CGPoint(x: midX, y: midY) }
    }

    extension ScenePoint {
        init(_ point: CGPoint) { self.init(point.x, point.y) }
    }

    extension SceneSize {
        init(_ size: CGSize) { self.init(size.width, size.height) }
    }

    extension SceneColor {
        /// The colour in sRGB as it is at present; components beyond sRGB are clamped. Clear for
        /// a pattern.
        public init(_ color: UIColor) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            self.init(red: red, green: green, blue: blue, alpha: isKnown ? alpha : 0)
        }

        /// The same colour without its transparency.
        var opaque: SceneColor {
            SceneColor(red: Double(red), green: Double(green), blue: Double(blue))
        }

        var cgColor: CGColor { UIColor(self).cgColor }
    }

    extension UIColor {
        /// The colour of a scene.
        public convenience init(_ color: SceneColor) {
            self.init(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
                alpha: CGFloat(color.alpha))
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

    extension TabImageMode {
        init(_ mode: UIImage.RenderingMode) {
            switch mode {
            case .alwaysTemplate: self = .template
            case .alwaysOriginal: self = .original
            default: self = .automatic
            }
        }
    }

    extension ScenePath {
        /// A path as Core Graphics has it.
        /// - Parameters:
        ///   - verbs: its steps.
        ///   - points: its points.
        ///   - scale: pixels a point; every point is moved to the nearest pixel, unless the path
        ///     has curves. `nil` leaves the points alone.
        static func cgPath(
            _ verbs: [Verb], _ points: [ScenePoint], pixelsPerPoint scale: CGFloat?
        ) -> CGPath {
            let path = CGMutablePath()
            let scale = verbs.contains(.cubic) ? nil : scale
            func round(_ value: Double) -> CGFloat {
                guard let scale, scale > 0 else { return value }
                return (value * scale).rounded() / scale
            }
            func at(_ index: Int) -> CGPoint {
                CGPoint(x: round(points[index].x), y: round(points[index].y))
            }
            var next = 0
            for verb in verbs {
                switch verb {
                case .move: path.move(to: at(next))
                case .line: path.addLine(to: at(next))
                case .cubic:
                    path.addCurve(to: at(next + 2), control1: at(next), control2: at(next + 1))
                case .close: path.closeSubpath()
                }
                next += verb.pointCount
            }
            return path
        }
    }
#endif
