#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The layers of one shape, used again every frame: its shadow, and its paint in front of it.
    ///
    /// A shape with a soft edge is drawn as its own shadow, which Core Animation blurs for nothing.
    /// Core Animation's radius of a shadow is the standard deviation of its blur, as in a scene.
    @MainActor
    final class ShapeNode {
        private var layers: [Kind: CALayer] = [:]
        private var material: UIVisualEffectView?
        private let materialMask = ShapeMaskView()

        // What the layers show, so that a shape that stands still costs nothing.
        private var verbs: [ScenePath.Verb] = []
        private var points: [ScenePoint] = []
        private var path: CGPath = CGMutablePath()

        private enum Kind {
            case shadow
            case plain
            case soft
            case gradient
            case softGradient
        }

        /// Shows a shape.
        /// - Parameters:
        ///   - shape: the shape.
        ///   - scene: the scene that it is of.
        ///   - parent: the view that it is drawn in.
        ///   - order: its place from back to front.
        ///   - effect: a material in the place of its fill, which then casts no shadow: it would
        ///     show through.
        func show(
            _ shape: SceneShape, of scene: TabBarScene, in parent: UIView, order: Int,
            effect: UIVisualEffect?
        ) {
            // What moves by fractions of a pixel must not jump; what stands still must be crisp.
            let isStill = shape.role != .indicator && shape.softness <= 0
            update(
                shape.range, of: scene.path,
                scale: isStill ? parent.traitCollection.displayScale : nil)
            showMaterial(effect, in: parent, order: order)
            if effect != nil { return hideLayers() }

            let shadow = shape.shadow.flatMap { $0.color.alpha > 0 ? $0 : nil }
            if let shadow {
                let layer = layer(.shadow, in: parent, order: order)
                cast(layer, shadow.color, radius: shadow.radius)
                layer.shadowOffset = CGSize(width: shadow.dx, height: shadow.dy)
            }
            let kind = kind(of: shape)
            let paint = layer(kind, in: parent, order: order)
            switch shape.fill {
            case .color(let color):
                if kind == .soft {
                    cast(paint, color, radius: shape.softness)
                } else {
                    (paint as? CAShapeLayer)?.fillColor = color.cgColor
                }
            case .gradient(let colors):
                (paint as? CAGradientLayer)?.show(colors)
                if kind == .softGradient, let mask = paint.mask {
                    cast(mask, .black, radius: shape.softness)
                }
            }
            hideLayers { $0 != kind && !($0 == .shadow && shadow != nil) }
        }

        /// Shows nothing.
        func hide() {
            hideLayers()
            material?.isHidden = true
        }

        private func hideLayers(where isHidden: (Kind) -> Bool = { _ in true }) {
            for (kind, layer) in layers where isHidden(kind) { layer.isHidden = true }
        }

        private func kind(of shape: SceneShape) -> Kind {
            switch shape.fill {
            case .color: shape.softness > 0 ? .soft : .plain
            case .gradient: shape.softness > 0 ? .softGradient : .gradient
            }
        }

        // MARK: Layers

        private func layer(_ kind: Kind, in parent: UIView, order: Int) -> CALayer {
            let layer = layers[kind] ?? makeLayer(kind)
            if layer.superlayer !== parent.layer { parent.layer.addSublayer(layer) }
            layer.isHidden = false
            layer.zPosition = CGFloat(order)
            return layer
        }

        private func makeLayer(_ kind: Kind) -> CALayer {
            let layer: CALayer
            switch kind {
            case .plain: layer = CAShapeLayer()
            case .shadow, .soft: layer = CALayer()
            case .gradient, .softGradient:
                layer = CAGradientLayer()
                layer.mask = kind == .gradient ? CAShapeLayer() : CALayer()
            }
            layers[kind] = layer
            setPath(of: layer, kind)
            return layer
        }

        private func setPath(of layer: CALayer, _ kind: Kind) {
            switch kind {
            case .plain: (layer as? CAShapeLayer)?.path = path
            case .shadow, .soft: layer.shadowPath = path
            case .gradient, .softGradient:
                // The layer's own coordinates are its parent's, so that the path fits as it is.
                let box = path.boundingBoxOfPath
                layer.bounds = box.isNull ? .zero : box
                layer.position = layer.bounds.center
                if kind == .gradient {
                    (layer.mask as? CAShapeLayer)?.path = path
                } else {
                    layer.mask?.shadowPath = path
                }
            }
        }

        private func cast(_ layer: CALayer, _ color: SceneColor, radius: Double) {
            layer.shadowColor = color.opaque.cgColor
            layer.shadowOpacity = color.alpha
            layer.shadowRadius = radius
            layer.shadowOffset = .zero
        }

        private func update(_ range: ScenePathRange, of source: ScenePath, scale: CGFloat?) {
            let newVerbs = source.verbs[range.verbIndexes]
            let newPoints = source.points[range.pointIndexes]
            if newVerbs.elementsEqual(verbs), newPoints.elementsEqual(points) { return }
            verbs.removeAll(keepingCapacity: true)
            verbs.append(contentsOf: newVerbs)
            points.removeAll(keepingCapacity: true)
            points.append(contentsOf: newPoints)
            path = source.cgPath(in: range, pixelsPerPoint: scale)
            for (kind, layer) in layers { setPath(of: layer, kind) }
        }

        // MARK: Materials

        private func showMaterial(_ effect: UIVisualEffect?, in parent: UIView, order: Int) {
            guard let effect else {
                material?.isHidden = true
                return
            }
            let view = material ?? UIVisualEffectView(effect: effect)
            material = view
            if view.superview !== parent { parent.addSubview(view) }
            if view.effect !== effect { view.effect = effect }
            view.isHidden = false
            view.layer.zPosition = CGFloat(order)
            let box = path.boundingBoxOfPath
            view.frame = box.isNull ? .zero : box
            // The mask lies over the parent, in whose coordinates the path is.
            materialMask.frame = parent.convert(parent.bounds, to: view)
            materialMask.bounds = parent.bounds
            materialMask.shape?.path = path
            if view.mask !== materialMask { view.mask = materialMask }
        }
    }

    /// Masks a material by a shape.
    private final class ShapeMaskView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var shape: CAShapeLayer? { layer as? CAShapeLayer }
    }

    extension CAGradientLayer {
        /// Shows a gradient of a scene in whose coordinates the layer's bounds are.
        fileprivate func show(_ gradient: SceneGradient) {
            colors = [gradient.startColor.cgColor, gradient.endColor.cgColor]
            guard bounds.width > 0, bounds.height > 0 else { return }
            // A gradient layer counts in its own sides.
            func unit(_ point: ScenePoint) -> CGPoint {
                CGPoint(
                    x: (point.x - bounds.minX) / bounds.width,
                    y: (point.y - bounds.minY) / bounds.height)
            }
            startPoint = unit(gradient.start)
            endPoint = unit(gradient.end)
        }
    }
#endif
