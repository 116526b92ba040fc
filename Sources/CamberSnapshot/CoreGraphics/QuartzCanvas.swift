#if canImport(CoreGraphics) && canImport(CoreText)
    import CamberCore
    import CamberDesign
    import CoreGraphics
    import CoreText

    /// A canvas on a Core Graphics context.
    struct QuartzCanvas: SceneCanvas {
        let context: CGContext
        /// The part of the container that is drawn, in points.
        let bounds: SceneRect
        /// Pixels a point; on paper 1, because there the context's own units are points.
        let scale: Double
        /// Whether edges move to whole pixels; on paper there are none.
        let hasPixels: Bool

        /// A canvas on a context whose origin is at the bottom, as Core Graphics makes them.
        /// - Parameter height: the context's height in its own units.
        init(
            _ context: CGContext, bounds: SceneRect, height: Double, scale: Double, hasPixels: Bool
        ) {
            self.context = context
            self.bounds = bounds
            self.scale = scale
            self.hasPixels = hasPixels
            context.translateBy(x: 0, y: height)
            context.scaleBy(x: scale, y: -scale)
            context.translateBy(x: -bounds.x, y: -bounds.y)
            // Glyphs are drawn upwards from their baseline, which is downwards here.
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.setAllowsFontSmoothing(false)
        }

        // MARK: - Shapes

        func fill(_ path: ScenePath, _ range: ScenePathRange, _ paint: CanvasPaint) {
            let outline = path.cgPath(in: range)
            if let shadow = paint.shadow, shadow.color.alpha > 0 {
                castShadow(
                    of: outline, shadow.color, sigma: max(0, shadow.radius.finite),
                    dx: shadow.dx.finite, dy: shadow.dy.finite)
            }
            if paint.softness > 0 {
                fillSoft(outline, paint.fill, sigma: paint.softness)
                return
            }
            if paint.isPixelAligned, let rect = path.rectangle(in: range) {
                fill(CGPath(rect: CGRect(aligned(rect)), transform: nil), paint.fill)
            } else {
                fill(outline, paint.fill)
            }
        }

        private func fill(_ outline: CGPath, _ fill: SceneFill) {
            context.saveGState()
            defer { context.restoreGState() }
            context.addPath(outline)
            switch fill {
            case .color(let color):
                context.setFillColor(color.cgColor)
                context.fillPath(using: .winding)
            case .gradient(let gradient):
                context.clip(using: .winding)
                paint(gradient)
            }
        }

        private func paint(_ gradient: SceneGradient) {
            let colors = [gradient.startColor.cgColor, gradient.endColor.cgColor] as CFArray
            guard
                let ramp = CGGradient(
                    colorsSpace: CGColor.sceneSpace, colors: colors, locations: [0, 1])
            else { return }
            context.drawLinearGradient(
                ramp, start: CGPoint(gradient.start), end: CGPoint(gradient.end),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }

        /// Draws a shape's shadow without the shape: the shape stands beside the picture and its
        /// shadow falls into it.
        ///
        /// A shadow's offset and blur are in the context's own units, whatever the transform, its
        /// y upwards, and its blur is twice the standard deviation.
        private func castShadow(
            of outline: CGPath, _ color: SceneColor, sigma: Double, dx: Double, dy: Double
        ) {
            let box = outline.boundingBoxOfPath
            guard !box.isNull, box.width > 0 || box.height > 0 else { return }
            let away = max(0, Double(box.maxX) - bounds.x) + 4 * sigma + abs(dx) + 16
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: (away + dx) * scale, height: -dy * scale),
                blur: 2 * sigma * scale, color: color.cgColor)
            context.translateBy(x: -away, y: 0)
            context.addPath(outline)
            context.setFillColor(SceneColor.black.cgColor)
            context.fillPath(using: .winding)
            context.restoreGState()
        }

        /// Fills a path with a blurred edge: with its own shadow.
        private func fillSoft(_ outline: CGPath, _ fill: SceneFill, sigma: Double) {
            switch fill {
            case .color(let color):
                castShadow(of: outline, color, sigma: sigma, dx: 0, dy: 0)
            case .gradient(let gradient):
                // The shadow is the mask; the gradient is painted where the mask is.
                context.saveGState()
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                castShadow(of: outline, .black, sigma: sigma, dx: 0, dy: 0)
                context.setBlendMode(.sourceIn)
                paint(gradient)
                context.endTransparencyLayer()
                context.restoreGState()
            }
        }

        func stroke(
            _ path: ScenePath, _ range: ScenePathRange, width: Double, color: SceneColor,
            role: String
        ) {
            guard width > 0 else { return }
            context.saveGState()
            context.addPath(path.cgPath(in: range))
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(width.finite)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.strokePath()
            context.restoreGState()
        }

        // MARK: - Clips

        func beginClip(_ rect: SceneRect, radius: Double) {
            context.saveGState()
            if radius > 0 {
                var path = ScenePath()
                path.addRoundedRect(rect, radius: radius)
                context.addPath(path.cgPath(in: path.fullRange))
                context.clip(using: .winding)
            } else if rect.width <= 0 || rect.height <= 0 {
                context.clip(to: CGRect.zero)
            } else {
                context.clip(to: CGRect(aligned(rect)))
            }
        }

        func endClip() { context.restoreGState() }

        /// A rectangle with its edges on whole pixels, where there are any, or beyond the picture.
        private func aligned(_ rect: SceneRect) -> SceneRect {
            let rect = rect.reaching(beyond: bounds)
            guard hasPixels else { return rect }
            return rect.offsetBy(-bounds.x, -bounds.y).aligned(scale: scale)
                .offsetBy(bounds.x, bounds.y)
        }

        // MARK: - Icons

        func draw(_ icon: CanvasIcon) {
            guard icon.isVisible else { return }
            let frame = icon.frame
            let region = icon.region
            context.saveGState()
            context.setAlpha(Double(icon.color.alpha))
            context.beginTransparencyLayer(in: CGRect(region), auxiliaryInfo: nil)
            for part in icon.parts {
                context.saveGState()
                context.setAlpha(part.amount)
                // The parts are added, so that where both glyphs are painted the sum is whole.
                context.setBlendMode(.plusLighter)
                context.beginTransparencyLayer(in: CGRect(region), auxiliaryInfo: nil)
                context.translateBy(x: frame.midX, y: frame.midY)
                context.rotate(by: icon.transform.rotation.finite)
                context.scaleBy(
                    x: icon.transform.scaleX.finite * frame.width / IconGlyph.gridSize,
                    y: frame.height / IconGlyph.gridSize)
                context.translateBy(x: -IconGlyph.gridSize / 2, y: -IconGlyph.gridSize / 2)
                drawLayers(of: part.glyph, icon.color)
                context.endTransparencyLayer()
                context.restoreGState()
            }
            context.endTransparencyLayer()
            context.restoreGState()
        }

        private func drawLayers(of glyph: IconGlyph, _ color: SceneColor) {
            let opaque = color.opaque.cgColor
            context.setFillColor(opaque)
            context.setStrokeColor(opaque)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            for layer in glyph.layers {
                context.addPath(layer.path.cgPath(in: layer.path.fullRange))
                context.setBlendMode(layer.mode.isErasing ? .destinationOut : .normal)
                switch layer.mode {
                case .fill, .eraseFill: context.fillPath(using: .winding)
                case .fillEvenOdd: context.fillPath(using: .evenOdd)
                case .stroke(let width), .eraseStroke(let width):
                    context.setLineWidth(max(0, width.finite))
                    context.strokePath()
                }
            }
        }

        // MARK: - Text

        func width(of text: String, font: TabFont) -> Double {
            TextMeasurer.system.width(of: text, font: font)
        }

        func draw(_ text: CanvasText) {
            let string = TextMeasurer.system.truncated(
                text.string, to: text.widthLimit, font: text.font)
            guard let line = QuartzLine(string, font: text.font, color: text.color) else { return }
            context.textPosition = CGPoint(
                x: text.start(width: line.width), y: text.rect.midY + line.capHeight / 2)
            CTLineDraw(line.line, context)
        }
    }
#endif
