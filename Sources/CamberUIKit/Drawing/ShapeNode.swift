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
        private var material: UIVisualEffectView?

        // What the layers show, so that a shape that stands still costs nothing.
        private var known = ScenePath()
        private var softness = -1.0
        private var path: CGPath = CGMutablePath()

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
            if case .color(let color) = shape.fill, !(softness > 0) {
                place(plain, in: parent, order: order)
                return plain.fillColor = color.cgColor
            }
            place(gradient, in: parent, order: order)
            gradient.colors = [shape.fill.startColor.cgColor, shape.fill.endColor.cgColor]
            guard case .gradient(let colors) = shape.fill else { return }
            let ends = colors.unitPoints(in: SceneRect(gradient.bounds))
            (gradient.startPoint, gradient.endPoint) = (CGPoint(ends.start), CGPoint(ends.end))
        }

        /// Shows nothing.
        func hide() {
            for layer in [shadow, plain, gradient] { layer.isHidden = true }
            material?.isHidden = true
        }

        private func place(_ layer: CALayer, in parent: UIView, order: Int) {
            if layer.superlayer !== parent.layer { parent.layer.addSublayer(layer) }
            layer.isHidden = false
            layer.zPosition = CGFloat(order)
        }

        private func update(_ shape: SceneShape, of source: ScenePath, in parent: UIView) {
            let soft = shape.softness
            if softness == soft, known.isSame(known.fullRange, as: shape.range, of: source) {
                return
            }
            (known, softness) = (source.extract(shape.range), soft)
            path = source.cgPath(
                shape.range,
                pixelsPerPoint: shape.isPixelAligned ? parent.traitCollection.displayScale : nil)
            material?.mask = nil
            let box =
                path.isEmpty
                ? .zero : path.boundingBoxOfPath.insetBy(dx: -shape.reach, dy: -shape.reach)
            for layer in [shadow, plain, gradient, mask] {
                layer.bounds = box
                layer.position = box.center
            }
            (shadow.shadowPath, plain.path) = (path, path)
            mask.path = soft > 0 ? nil : path
            (mask.shadowPath, mask.shadowOpacity) = soft > 0 ? (path, 1) : (nil, 0)
            (mask.shadowOffset, mask.shadowRadius) = (.zero, max(0, soft))
            gradient.mask = mask
        }

        private func show(_ effect: UIVisualEffect, in parent: UIView, order: Int) {
            let material = material ?? UIVisualEffectView()
            self.material = material
            if material.superview !== parent { parent.addSubview(material) }
            if material.effect != effect { material.effect = effect }
            material.isHidden = false
            material.layer.zPosition = CGFloat(order)
            material.frame = plain.frame
            guard material.mask == nil else { return }
            // A new one for every path: an effect view masks by copies, which no change reaches.
            let (mask, shape) = (UIView(frame: material.bounds), CAShapeLayer())
            shape.path = path
            mask.bounds = plain.bounds
            mask.layer.addSublayer(shape)
            material.mask = mask
        }
    }
#endif
