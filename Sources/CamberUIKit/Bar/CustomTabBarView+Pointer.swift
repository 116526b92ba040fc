#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView: UIPointerInteractionDelegate {
        /// The column of the item under the pointer, if it can be chosen.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard let id = enabledItem(at: request.location)?.id else { return nil }
            return target(of: id).map { UIPointerRegion(rect: $0.frame, identifier: id) }
        }

        /// The system's effect on the item's icon, else on its title.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            target(of: region.identifier as? TabID)?.preview.map {
                UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0)))
            }
        }
    }

    // A control is the delegate of its own context menus.
    extension CustomTabBarView {
        /// The menu of the item under the finger or the pointer, if it has one.
        open override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard let item = enabledItem(at: point), let menu = item.menu?() else { return nil }
            return UIContextMenuConfiguration(
                identifier: item.id.rawValue as NSString, previewProvider: nil,
                actionProvider: { _ in menu })
        }

        /// What the menu comes out of: the item's icon, else its title.
        open override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration menu: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            guard let view = target(of: id(of: menu))?.preview else { return nil }
            let parameters = UIPreviewParameters()
            parameters.backgroundColor = .clear
            return UITargetedPreview(view: view, parameters: parameters)
        }

        /// What it goes back into: the same, and not the bar, which may be as large as the screen.
        open override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration menu: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: menu)
        }

        /// Where the menu stands: at its item's inner edge.
        open override func menuAttachmentPoint(for menu: UIContextMenuConfiguration) -> CGPoint {
            id(of: menu).flatMap(driver.menuPoint).map { CGPoint($0) }
                ?? super.menuAttachmentPoint(for: menu)
        }

        private func id(of menu: UIContextMenuConfiguration) -> TabID? {
            (menu.identifier as? String).map { TabID($0) }
        }
    }
#endif
