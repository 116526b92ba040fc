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
            item(at: point).flatMap { storedItems[$0] }.map(TabLargeContent.init)
        }

        /// Does what the item under the finger does.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: UILargeContentViewerItem?, at point: CGPoint
        ) {
            guard let id = self.item(at: point), storedItems[id]?.isEnabled == true, isEnabled
            else {
                return
            }
            if !performLongPress(id) { driver.send(.activate(id)) }
        }
    }

    /// What the large content viewer shows of an item.
    private final class TabLargeContent: NSObject, UILargeContentViewerItem {
        let showsLargeContentViewer = true
        let largeContentTitle: String?
        let largeContentImage: UIImage?
        let scalesLargeContentImage = true
        let largeContentImageInsets = UIEdgeInsets.zero

        init(_ item: TabBarItem) {
            largeContentTitle = item.title.isEmpty ? item.accessibilityLabel : item.title
            largeContentImage = item.image
        }
    }
#endif
