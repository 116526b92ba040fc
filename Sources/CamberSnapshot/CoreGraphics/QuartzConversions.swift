#if canImport(CoreGraphics)
    import CamberCore
    import CoreGraphics

    extension CGColor {
        /// The colour space of all pictures: sRGB, or the device's where a system lacks it.
        static var sceneSpace: CGColorSpace {
            CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        }
    }

    extension SceneColor {
        var cgColor: CGColor {
            let components = [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)]
            return CGColor(colorSpace: CGColor.sceneSpace, components: components)
                ?? CGColor(gray: 0, alpha: CGFloat(alpha))
        }
    }

    extension CGPoint {
        init(_ point: ScenePoint) { self.init(x: point.x.finite, y: point.y.finite) }
    }

    extension CGRect {
        init(_ rect: SceneRect) {
            self.init(
                x: rect.x.finite, y: rect.y.finite, width: rect.width.finite,
                height: rect.height.finite)
        }
    }

    extension ScenePath {
        /// One path as Core Graphics has it.
        func cgPath(in range: ScenePathRange) -> CGPath {
            let path = CGMutablePath()
            forEachStep(in: range) { step in
                // Core Graphics stops the program at a line without a point to start from.
                switch step {
                case .move(let point): path.move(to: CGPoint(point))
                case .line(let point):
                    if path.isEmpty {
                        path.move(to: CGPoint(point))
                    } else {
                        path.addLine(to: CGPoint(point))
                    }
                case .cubic(let c1, let c2, let end):
                    if path.isEmpty { path.move(to: CGPoint(c1)) }
                    path.addCurve(to: CGPoint(end), control1: CGPoint(c1), control2: CGPoint(c2))
                case .close: if !path.isEmpty { path.closeSubpath() }
                }
            }
            return path
        }
    }
#endif
