#if canImport(UIKit)
    @preconcurrency import UIKit

    /// Everything that a scene names by index and does not hold: images, words, fonts.
    @MainActor
    struct SceneCanvasContents {
        /// The items, in the engine's order.
        var items: [TabBarItem] = []
        /// Whether each can be chosen.
        var isEnabled: [Bool] = []
        /// The text of each badge.
        var badges: [String?] = []
        /// The fonts.
        var fonts = TabBarFonts()
        /// The weight of titles that the look asks for.
        var titleWeight = TabFontWeight.regular
        /// A material in the place of the surface's colour.
        var material: UIVisualEffect?
    }

    /// Draws scenes into one tree of layers and views that is used again every frame.
    ///
    /// The commands' order becomes the layers' z-positions, so that nothing is rearranged. Nothing
    /// is animated by Core Animation, nor by an animation of UIKit's that happens to be going on:
    /// the scene of every instant is where everything is.
    ///
    /// The canvas takes no touches; the bar takes those of all its items.
    @MainActor
    final class SceneCanvasView: UIView {
        private var contents = SceneCanvasContents()
        private var contentsVersion = 0
        private var shapes: [ShapeNode] = []
        private var clips: [UIView] = []
        /// The cells that are to be seen, by item.
        private var cells: [Int: CellNode] = [:]
        private var spareCells: [CellNode] = []
        private var pass = 0

        /// Takes new images and words; they show with the next scene.
        func setContents(_ contents: SceneCanvasContents) {
            self.contents = contents
            contentsVersion += 1
        }

        /// What stands for an item in menus and under a pointer; `nil` while it is not to be seen.
        func preview(of item: Int) -> UIView? { cells[item]?.preview }

        /// Draws a scene.
        func draw(_ scene: TabBarScene) {
            UIView.performWithoutAnimation {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                drawCommands(of: scene)
                CATransaction.commit()
            }
        }

        private func drawCommands(of scene: TabBarScene) {
            pass += 1
            var parent: UIView = self
            var clipCount = 0
            for (order, command) in scene.commands.enumerated() {
                switch command {
                case .shape(let index):
                    let shape = scene.shapes[index]
                    while shapes.count <= index { shapes.append(ShapeNode()) }
                    shapes[index].show(
                        shape, of: scene, in: parent, order: order,
                        effect: shape.role == .surface ? contents.material : nil)
                case .icon(let index):
                    node(scene.cells[index])?.showIcon(scene.cells[index], in: parent, order: order)
                case .title(let index):
                    node(scene.cells[index])?.showTitle(
                        scene.cells[index], size: scene.titleFontSize, in: parent, order: order)
                case .badge(let index):
                    node(scene.cells[index])?.showBadge(
                        scene.cells[index], size: scene.badgeFontSize, in: parent, order: order)
                case .clip(let rect):
                    parent = clip(clipCount, to: CGRect(rect), order: order)
                    clipCount += 1
                case .unclip: parent = self
                }
            }
            for shape in shapes.dropFirst(scene.shapes.count) { shape.hide() }
            for clip in clips.dropFirst(clipCount) { clip.isHidden = true }
            for (item, node) in cells where !node.finish(pass) {
                cells[item] = nil
                spareCells.append(node)
            }
        }

        private func node(_ cell: SceneCell) -> CellNode? {
            guard contents.items.indices.contains(cell.item) else { return nil }
            let node = cells[cell.item] ?? spareCells.popLast() ?? CellNode()
            cells[cell.item] = node
            node.begin(pass, item: cell.item, contents, version: contentsVersion)
            return node
        }

        /// A view whose own coordinates are the canvas's, and that shows only what is in `rect`.
        private func clip(_ index: Int, to rect: CGRect, order: Int) -> UIView {
            while clips.count <= index {
                let view = UIView()
                view.clipsToBounds = true
                addSubview(view)
                clips.append(view)
            }
            let view = clips[index]
            view.isHidden = false
            view.layer.zPosition = CGFloat(order)
            view.frame = rect
            view.bounds = rect
            return view
        }
    }
#endif
