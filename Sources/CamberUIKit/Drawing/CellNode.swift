#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The views of one visible item: icon or the app's own view, title, badge.
    @MainActor
    final class CellNode {
        /// Where something is drawn: in which view, and its place from back to front.
        typealias Place = (parent: UIView, order: Int)

        private let icon = IconView()
        private let title = TextView()
        private let badge = TextView()
        private var custom: UIView?
        private var customState: TabItemState?
        private var content: SceneCanvasContents.Cell?
        private var fonts = TabBarFonts()
        private var version = -1
        private var cell = SceneCell(item: -1, frame: .zero)
        /// The pass over the scene in which the item was drawn last.
        private(set) var pass = 0

        /// What stands for the item in menus and under a pointer.
        var preview: UIView? { [custom, icon, title].compactMap { $0 }.first { !$0.isHidden } }

        /// Begins to draw the item, or goes on to.
        func begin(
            _ pass: Int, _ cell: SceneCell, _ contents: SceneCanvasContents, version: Int
        ) {
            guard self.pass != pass else { return }
            hide()
            let isKnown = self.version == version && self.cell.item == cell.item
            (self.pass, self.version, self.cell) = (pass, version, cell)
            if isKnown { return }
            let new = contents.cells[cell.item]
            if new.item.id != content?.item.id || new.item.content == nil {
                custom?.removeFromSuperview()
                custom = nil
            }
            (content, fonts, customState) = (new, contents.fonts, nil)
            (title.sizeShown, badge.sizeShown) = (0, 0)
            icon.images = new.item.images
        }

        /// Shows nothing until it is drawn again.
        func hide() {
            for view in [icon, title, badge, custom] { view?.isHidden = true }
        }

        private func show(_ view: UIView, at place: Place) {
            if view.superview !== place.parent { place.parent.addSubview(view) }
            view.layer.zPosition = CGFloat(place.order)
            view.isHidden = false
        }

        // MARK: Parts

        func showIcon(at place: Place) {
            guard let rect = cell.icon, let item = content?.item else { return }
            if item.content != nil { return showCustom(icon: rect, at: place) }
            icon.show(cell, in: CGRect(rect))
            show(icon, at: place)
        }

        func showTitle(at place: Place, size: Double) {
            guard let rect = cell.title, let item = content?.item else { return }
            // Where the look draws no icon, a view of the app's stands in the place of the title.
            if item.content?.placement == .cell { return showCustom(icon: nil, at: place) }
            title.show(item.title, size: size, color: cell.titleColor, fonts.title)
            title.place(in: CGRect(rect), isTruncated: cell.isTitleTruncated)
            show(title, at: place)
        }

        func showBadge(at place: Place, size: Double) {
            guard let rect = cell.badge else { return }
            badge.show(content?.badge, size: size, color: cell.badgeTextColor, fonts.badge)
            badge.frame = CGRect(rect)
            badge.layer.backgroundColor = cell.badgeColor.cgColor
            badge.layer.cornerRadius = rect.capsuleRadius
            show(badge, at: place)
        }

        private func showCustom(icon: SceneRect?, at place: Place) {
            guard let content, let own = content.item.content else { return }
            let state = TabItemState(
                content.item.id, cell: cell, isEnabled: content.known.isEnabled)
            let known = customState == state ? custom : nil
            let view = known ?? own.view(state, custom)
            if view !== custom { custom?.removeFromSuperview() }
            (custom, customState) = (view, state)
            let isIcon = own.placement == .icon
            view.place(
                in: CGRect(isIcon ? icon ?? cell.frame : cell.frame),
                isIcon ? cell.iconTransform : .identity)
            show(view, at: place)
        }
    }

    extension UIView {
        /// Puts the view into a rectangle and turns it there about its centre, as an effect does.
        func place(in rect: CGRect, _ effect: SceneIconTransform = .identity) {
            bounds.size = rect.size
            center = rect.center
            transform = CGAffineTransform(rotationAngle: effect.rotation)
                .scaledBy(x: effect.scaleX, y: 1)
        }
    }
#endif
