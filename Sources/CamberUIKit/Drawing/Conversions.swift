#if canImport(UIKit)
    @preconcurrency import UIKit

    // Between the engine's types and UIKit's; nothing is calculated here that a scene could say.

    extension CGPoint {
        init(_ point: ScenePoint) { self.init(x: point.x, y: point.y) }
    }

    extension CGRect {
        init(_ rect: SceneRect) {
            self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        }

        var center: CGPoint { CGPoint(x: midX, y: midY) }
    }

    extension ScenePoint {
        init(_ point: CGPoint) { self.init(point.x, point.y) }
    }

    extension SceneRect {
        init(_ rect: CGRect) {
            self.init(rect.minX, rect.minY, rect.width, rect.height)
        }
    }

    extension SceneSize {
        init(_ size: CGSize) { self.init(size.width, size.height) }
    }

    extension TabEdges {
        init(_ insets: UIEdgeInsets) {
            self.init(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
    }

    extension UIEdgeInsets {
        init(_ edges: TabEdges) {
            self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
        }
    }

    extension SceneColor {
        /// The colour in sRGB as it is at present; components beyond sRGB are clamped. Clear for
        /// a pattern.
        public init(_ color: UIColor) {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            if color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
                self.init(red: red, green: green, blue: blue, alpha: alpha)
            } else {
                self = .clear
            }
        }

        /// The same colour without its transparency.
        var opaque: SceneColor {
            SceneColor(red: Double(red), green: Double(green), blue: Double(blue))
        }

        var cgColor: CGColor {
            CGColor(
                srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
                alpha: CGFloat(alpha))
        }
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
            case .automatic: self = .automatic
            @unknown default: self = .automatic
            }
        }
    }

    extension ScenePath {
        /// One path as Core Graphics has it.
        /// - Parameter scale: moves every point to the nearest pixel of a screen with so many
        ///   pixels a point, if the path has no curves; `nil` leaves the points alone.
        func cgPath(in range: ScenePathRange, pixelsPerPoint scale: CGFloat? = nil) -> CGPath {
            let path = CGMutablePath()
            let snap = scale.flatMap { scale in
                verbs[range.verbIndexes].contains(.cubic) ? nil : scale
            }
            func point(_ index: Int) -> CGPoint {
                let point = CGPoint(points[index])
                guard let snap, snap > 0 else { return point }
                return CGPoint(
                    x: (point.x * snap).rounded() / snap, y: (point.y * snap).rounded() / snap)
            }
            var next = range.pointIndexes.lowerBound
            for verb in verbs[range.verbIndexes] {
                switch verb {
                case .move: path.move(to: point(next))
                case .line: path.addLine(to: point(next))
                case .cubic:
                    path.addCurve(
                        to: point(next + 2), control1: point(next), control2: point(next + 1))
                case .close: path.closeSubpath()
                }
                next += verb.pointCount
            }
            return path
        }
    }

    extension ScenePathRange {
        var verbIndexes: Range<Int> { Int(verbs.lowerBound)..<Int(verbs.upperBound) }
        var pointIndexes: Range<Int> { Int(points.lowerBound)..<Int(points.upperBound) }
    }
#endif
