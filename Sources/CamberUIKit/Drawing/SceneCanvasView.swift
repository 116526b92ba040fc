#if canImport(UIKit)
    @preconcurrency import UIKit

    /// What a scene names by index and does not hold: images, words, fonts.
    @MainActor
    struct SceneCanvasContents {
        /// What one cell shows.
        @MainActor
        struct Cell {
            var item: TabBarItem
            /// The item as the engine knows it.
            var known: TabItem<TabID>
            var badge: String?

            /// Whether it shows and tells the same. A view of the app's may look different at any time.
            func isSame(as other: Self) -> Bool {
                guard known == other.known, badge == other.badge,
                    item.accessibilityValue == other.item.accessibilityValue,
                    item.accessibilityIdentifier == other.item.accessibilityIdentifier,
                    item.content == nil, other.item.content == nil
                else { return false }
                return item.images.elementsEqual(other.item.images) { $0.isDrawn(like: $1) }
            }
        }

        /// The items, in the engine's order.
        var cells: [Cell] = []
        /// The fonts.
        var fonts = TabBarFonts()
        /// A material in the place of the surface's colour.
        var material: UIVisualEffect?

        /// Whether all of it shows and tells the same.
        func isSame(as other: Self) -> Bool {
            fonts == other.fonts && material == other.material
                && cells.elementsEqual(other.cells) { $0.isSame(as: $1) }
        }
    }

    /// Draws scenes into one tree of layers and views that is used again every frame.
    ///
    /// The commands' order becomes the layers' z-positions, so that nothing is rearranged. Nothing
    /// is animated by Core Animation, nor by an animation of UIKit's that happens to be going on:
    /// the scene of every instant is where everything is.
    ///
    /// The canvas takes no touches; the bar takes those of all its items.
    final class SceneCanvasView: UIView {
        /// What the scenes speak of; shows with the next one.
        var contents = SceneCanvasContents() { didSet { version += 1 } }
        private var version = 0
        private var pass = 0
        private var shapes: [ShapeNode] = []
        private var clips: [UIView] = []
        /// The cells that are to be seen, by item.
        private var cells: [Int: CellNode] = [:]
        private var spareCells: [CellNode] = []

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
                let place = (parent: parent, order: order)
                switch command {
                case .shape(let index):
                    let shape = scene.shapes[index]
                    while shapes.count <= index { shapes.append(ShapeNode()) }
                    shapes[index].show(
                        shape, of: scene, in: parent, order: order,
                        effect: shape.role == .surface ? contents.material : nil)
                case .icon(let cell): node(scene.cells[cell])?.showIcon(at: place)
                case .title(let cell):
                    node(scene.cells[cell])?.showTitle(at: place, size: scene.titleFontSize)
                case .badge(let cell):
                    node(scene.cells[cell])?.showBadge(at: place, size: scene.badgeFontSize)
                case .clip(let rect):
                    parent = clip(clipCount, to: CGRect(rect), order: order)
                    clipCount += 1
                case .unclip: parent = self
                }
            }
            for shape in shapes.dropFirst(scene.shapes.count) { shape.hide() }
            for clip in clips.dropFirst(clipCount) { clip.isHidden = true }
            for (item, node) in cells where node.pass != pass {
                node.hide()
                cells[item] = nil
                spareCells.append(node)
            }
        }

        private func node(_ cell: SceneCell) -> CellNode? {
            guard contents.cells.indices.contains(cell.item) else { return nil }
            let node = cells[cell.item] ?? spareCells.popLast() ?? CellNode()
            cells[cell.item] = node
            node.begin(pass, cell, contents, version: version)
            return node
        }

        /// A view whose own coordinates are the canvas's, and that shows only what is in `rect`.
        private func clip(_ index: Int, to rect: CGRect, order: Int) -> UIView {
            if clips.count <= index { clips.append(UIView()) }
            let view = clips[index]
            if view.superview == nil { addSubview(view) }
            view.clipsToBounds = true
            view.isHidden = false
            view.layer.zPosition = CGFloat(order)
            view.frame = rect
            view.bounds = rect
            return view
        }
    }
#endif
