#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The views of one visible item: icon or the app's own view, title, badge.
    @MainActor
    final class CellNode {
        private let icon = IconView()
        private let title = TextView()
        private let badge = TextView()
        private var custom: UIView?
        private var customState: TabItemState?

        private var item: TabBarItem?
        private var index = -1
        private var version = -1
        private var isEnabled = true
        private var badgeText: String?
        private var fonts = TabBarFonts()
        private var titleWeight = TabFontWeight.regular

        // What has been drawn in this pass.
        private var pass = 0
        private var shown: Set<Part> = []

        private enum Part: CaseIterable {
            case icon
            case title
            case badge
            case custom
        }

        /// What stands for the item in menus and under a pointer.
        var preview: UIView? {
            if shown.contains(.custom) { return custom }
            if shown.contains(.icon) { return icon }
            return shown.contains(.title) ? title : nil
        }

        // MARK: A pass

        /// Begins to draw the item, or goes on to.
        func begin(_ pass: Int, item: Int, _ contents: SceneCanvasContents, version: Int) {
            if self.pass != pass {
                self.pass = pass
                shown.removeAll(keepingCapacity: true)
            }
            guard self.version != version || index != item else { return }
            let new = contents.items[item]
            if new.id != self.item?.id || new.content == nil {
                custom?.removeFromSuperview()
                custom = nil
            }
            customState = nil
            self.item = new
            self.version = version
            index = item
            isEnabled = contents.isEnabled[item]
            badgeText = contents.badges[item]
            fonts = contents.fonts
            titleWeight = contents.titleWeight
            icon.setImages(new)
            badge.textAlignment = .center
            badge.clipsToBounds = true
        }

        /// Hides what this pass has not drawn.
        /// - Returns: whether the pass has drawn anything of the item.
        func finish(_ pass: Int) -> Bool {
            let isCurrent = self.pass == pass
            for part in Part.allCases {
                view(part)?.isHidden = !(isCurrent && shown.contains(part))
            }
            return isCurrent
        }

        private func view(_ part: Part) -> UIView? {
            switch part {
            case .icon: icon
            case .title: title
            case .badge: badge
            case .custom: custom
            }
        }

        private func place(_ part: Part, in parent: UIView, order: Int) {
            guard let view = view(part) else { return }
            if view.superview !== parent { parent.addSubview(view) }
            view.layer.zPosition = CGFloat(order)
            shown.insert(part)
        }

        // MARK: Parts

        func showIcon(_ cell: SceneCell, in parent: UIView, order: Int) {
            guard let rect = cell.icon else { return }
            if let content = item?.content {
                showCustom(
                    content, cell, rect: content.placement == .cell ? cell.frame : rect, in: parent,
                    order: order)
                return
            }
            icon.show(cell, in: CGRect(rect))
            place(.icon, in: parent, order: order)
        }

        func showTitle(_ cell: SceneCell, size: Double, in parent: UIView, order: Int) {
            guard let rect = cell.title, let item else { return }
            if let content = item.content, content.placement == .cell {
                // Where the look draws no icon, the view stands in the place of the title.
                if !shown.contains(.custom) {
                    showCustom(content, cell, rect: cell.frame, in: parent, order: order)
                }
                return
            }
            title.show(
                item.title, fonts.title(TabFont(size: size, weight: titleWeight)),
                color: cell.titleColor)
            title.place(in: CGRect(rect), isTruncated: cell.isTitleTruncated)
            place(.title, in: parent, order: order)
        }

        func showBadge(_ cell: SceneCell, size: Double, in parent: UIView, order: Int) {
            guard let rect = cell.badge else { return }
            badge.show(badgeText, fonts.badge(size: size), color: cell.badgeTextColor)
            badge.frame = CGRect(rect)
            badge.layer.backgroundColor = cell.badgeColor.cgColor
            badge.layer.cornerRadius = min(rect.width, rect.height) / 2
            place(.badge, in: parent, order: order)
        }

        private func showCustom(
            _ content: TabBarItemContent, _ cell: SceneCell, rect: SceneRect, in parent: UIView,
            order: Int
        ) {
            guard let item else { return }
            let state = TabItemState(item.id, cell: cell, isEnabled: isEnabled, badge: badgeText)
            if custom == nil || customState != state {
                let view = content.view(state, custom)
                if view !== custom { custom?.removeFromSuperview() }
                custom = view
                customState = state
            }
            custom?.bounds.size = CGRect(rect).size
            custom?.center = CGRect(rect).center
            custom?.transform =
                content.placement == .icon ? CGAffineTransform(cell.iconTransform) : .identity
            place(.custom, in: parent, order: order)
        }
    }
#endif
