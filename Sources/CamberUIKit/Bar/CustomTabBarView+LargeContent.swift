#if canImport(UIKit)
    @preconcurrency import UIKit

    /// At accessibility text sizes a finger that rests on the bar shows the item under it large in
    /// the middle of the screen, and does when it leaves what it would have done at other sizes: a
    /// long press if the item has one, else a tap.
    extension CustomTabBarView: UILargeContentViewerInteractionDelegate {
        /// The item under a finger.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> UILargeContentViewerItem? {
            guard let item = item(at: point) else { return nil }
            // A view only because it is what the system provides to name title and image.
            let content = UIView()
            content.showsLargeContentViewer = true
            content.largeContentTitle = item.title.isEmpty ? item.accessibilityLabel : item.title
            content.largeContentImage = item.image
            content.scalesLargeContentImage = true
            return content
        }

        /// Does what the item under the finger does.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn content: UILargeContentViewerItem?, at point: CGPoint
        ) {
            guard let item = enabledItem(at: point) else { return }
            if hasLongPress(item) { performLongPress(item) } else { activate(item.id) }
        }
    }
#endif
