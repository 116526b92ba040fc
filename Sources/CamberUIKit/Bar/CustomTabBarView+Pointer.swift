#if canImport(UIKit)
    @preconcurrency import UIKit

    extension CustomTabBarView: UIPointerInteractionDelegate {
        /// The column of the item under the pointer, if it can be chosen.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            guard let index = itemIndex(at: request.location), let frame = cellFrame(of: index),
                driver.engine.items[index].isEnabled
            else { return nil }
            return UIPointerRegion(rect: frame, identifier: driver.engine.items[index].id.rawValue)
        }

        /// The system's effect on the item's icon, else on its title.
        public func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            guard let index = itemIndex(at: region.rect.center),
                let view = canvas.preview(of: index)
            else { return nil }
            return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
        }
    }

    // A control is the delegate of its own context menus.
    extension CustomTabBarView {
        /// The menu of the item under the finger or the pointer, if it has one.
        open override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard let id = item(at: location), let item = storedItems[id], item.isEnabled,
                isEnabled, let menu = item.menu?()
            else { return nil }
            return UIContextMenuConfiguration(
                identifier: id.rawValue as NSString, previewProvider: nil,
                actionProvider: { _ in menu })
        }

        /// What is lifted while the menu opens: the item's icon, else its title.
        open override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: NSCopying
        ) -> UITargetedPreview? {
            let index = driver.engine.items.firstIndex {
                ($0.id.rawValue as NSString).isEqual(identifier)
            }
            guard let index, let view = canvas.preview(of: index), view.window != nil else {
                return nil
            }
            let parameters = UIPreviewParameters()
            parameters.backgroundColor = .clear
            return UITargetedPreview(view: view, parameters: parameters)
        }
    }
#endif
