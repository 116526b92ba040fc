#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The layers of one shape, used again every frame: its shadow, and its paint in front of it.
    ///
    /// A sharp shape in one colour is a shape layer. Any other paint is a gradient behind a mask,
    /// which for a soft edge is the shape's own shadow, because Core Animation blurs shadows for
    /// nothing. Its radius of a shadow is the standard deviation of the blur, as in a scene.
    ///
    /// Every layer's own coordinates are its parent's, so that the path fits all of them as it is.
    @MainActor
    final class ShapeNode {
        private let shadow = CALayer()
        private let plain = CAShapeLayer()
        private let gradient = CAGradientLayer()
        private let mask = CAShapeLayer()
        private lazy var material = UIVisualEffectView()
        private lazy var materialMask = ShapeMaskView()

        // What the layers show, so that a shape that stands still costs nothing.
        private var verbs: [ScenePath.Verb] = []
        private var points: [ScenePoint] = []
        private var softness = -1.0
        private var path: CGPath = CGMutablePath()
        private var hasMaterial = false

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
            hide()
            update(shape, of: scene.path, in: parent)
            if let effect { return show(effect, in: parent, order: order) }
            if let cast = shape.shadow, cast.color.alpha > 0 {
                place(shadow, in: parent, order: order)
                // Between what lies behind and the shape's own paint.
                shadow.zPosition -= 0.5
                shadow.shadowColor = cast.color.opaque.cgColor
                shadow.shadowOpacity = cast.color.alpha
                shadow.shadowRadius = cast.radius
                shadow.shadowOffset = CGSize(width: cast.dx, height: cast.dy)
            }
            switch shape.fill {
            case .color(let color) where softness == 0:
                place(plain, in: parent, order: order)
                plain.fillColor = color.cgColor
            case .color(let color):
                place(gradient, in: parent, order: order)
                gradient.colors = [color.cgColor, color.cgColor]
            case .gradient(let colors):
                place(gradient, in: parent, order: order)
                gradient.colors = [colors.startColor.cgColor, colors.endColor.cgColor]
                gradient.startPoint = gradient.unit(colors.start)
                gradient.endPoint = gradient.unit(colors.end)
            }
        }

        /// Shows nothing.
        func hide() {
            for layer in [shadow, plain, gradient] { layer.isHidden = true }
            if hasMaterial { material.isHidden = true }
        }

        private func place(_ layer: CALayer, in parent: UIView, order: Int) {
            if layer.superlayer !== parent.layer { parent.layer.addSublayer(layer) }
            layer.isHidden = false
            layer.zPosition = CGFloat(order)
        }

        private func update(_ shape: SceneShape, of source: ScenePath, in parent: UIView) {
            let (range, soft) = (shape.range, max(0, shape.softness))
            let newVerbs = source.verbs[Int(range.verbs.lowerBound)..<Int(range.verbs.upperBound)]
            let newPoints = source.points[
                Int(range.points.lowerBound)..<Int(range.points.upperBound)]
            if softness == soft, newPoints.elementsEqual(points), newVerbs.elementsEqual(verbs) {
                return
            }
            (verbs, points, softness) = (Array(newVerbs), Array(newPoints), soft)
            // What moves by fractions of a pixel must not jump; what stands still must be crisp.
            let isStill = shape.role != .indicator && soft == 0
            let scale = isStill ? parent.traitCollection.displayScale : nil
            path = ScenePath.cgPath(verbs, points, pixelsPerPoint: scale)
            // Three standard deviations are as far as a blur is seen.
            let box =
                path.isEmpty ? .zero : path.boundingBoxOfPath.insetBy(dx: -3 * soft, dy: -3 * soft)
            for layer in [shadow, plain, gradient, mask] {
                layer.bounds = box
                layer.position = box.center
            }
            (shadow.shadowPath, plain.path) = (path, path)
            mask.path = soft == 0 ? path : nil
            mask.shadowPath = soft == 0 ? nil : path
            (mask.shadowOpacity, mask.shadowOffset, mask.shadowRadius) = (
                soft == 0 ? 0 : 1, .zero, soft
            )
            gradient.mask = mask
        }

        private func show(_ effect: UIVisualEffect, in parent: UIView, order: Int) {
            hasMaterial = true
            if material.superview !== parent { parent.addSubview(material) }
            if material.effect !== effect { material.effect = effect }
            material.isHidden = false
            material.layer.zPosition = CGFloat(order)
            material.frame = plain.frame
            // The mask lies over the parent, in whose coordinates the path is.
            materialMask.frame = parent.convert(parent.bounds, to: material)
            materialMask.bounds = parent.bounds
            (materialMask.layer as? CAShapeLayer)?.path = path
            if material.mask == nil { material.mask = materialMask }
        }
    }

    /// Masks a material by a shape.
    private final class ShapeMaskView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
    }

    extension CALayer {
        /// A point in terms of the layer's sides, in which a gradient layer counts.
        fileprivate func unit(_ point: ScenePoint) -> CGPoint {
            guard bounds.width > 0, bounds.height > 0 else { return .zero }
            return CGPoint(
                x: (point.x - bounds.minX) / bounds.width,
                y: (point.y - bounds.minY) / bounds.height)
        }
    }
#endif
