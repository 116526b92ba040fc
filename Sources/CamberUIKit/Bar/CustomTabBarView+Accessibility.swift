#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The bar is a container with the tab-bar trait and no element itself; its items are the
    /// elements, in their own order in either direction.
    extension CustomTabBarView {
        func setUpAccessibility() {
            isAccessibilityElement = false
            accessibilityTraits = .tabBar
            shouldGroupAccessibilityChildren = true
            // The traits tell of all other settings.
            NotificationCenter.default.addObserver(
                self, selector: #selector(setNeedsLayout),
                name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        }

        /// The visible items as they are at present. An element lives as long as its item is to be
        /// seen, so that the cursor of assistive technology stays on it.
        open override var accessibilityElements: [Any]? {
            get {
                let old = accessibilityItems
                accessibilityItems = driver.engine.accessibility(in: shown).map { element in
                    let item =
                        old.first { $0.id == element.id }
                        ?? TabAccessibilityItem(element.id, in: self)
                    item.show(element, of: storedItems[element.id])
                    return item
                }
                // The view may be as large as the screen; what is read is not.
                accessibilityFrame = UIAccessibility.convertToScreenCoordinates(
                    CGRect(shown.barFrame), in: self)
                return accessibilityItems
            }
            set {}
        }
    }

    /// One item for assistive technology.
    @MainActor
    final class TabAccessibilityItem: UIAccessibilityElement {
        let id: TabID
        private weak var bar: CustomTabBarView?

        init(_ id: TabID, in bar: CustomTabBarView) {
            self.id = id
            self.bar = bar
            super.init(accessibilityContainer: bar)
        }

        /// Takes what is told of the item.
        func show(_ element: TabAccessibilityElement<TabID>, of item: TabBarItem?) {
            accessibilityLabel = element.label ?? id.rawValue
            accessibilityValue = item?.accessibilityValue ?? element.value
            accessibilityIdentifier = item?.accessibilityIdentifier ?? id.rawValue
            // A tab is a tab because it is in a tab bar; only an action is a button.
            var traits: UIAccessibilityTraits = element.isAction ? .button : .none
            if element.isSelected { traits.insert(.selected) }
            if !element.isEnabled { traits.insert(.notEnabled) }
            accessibilityTraits = traits
            accessibilityRespondsToUserInteraction = element.isEnabled
            accessibilityFrameInContainerSpace = CGRect(element.frame)
        }

        // The system asks on the main thread, but not every SDK says so. A message by selector
        // gets there without a promise that Swift could not check.
        override func accessibilityActivate() -> Bool {
            perform(#selector(activate))
            return true
        }

        override func accessibilityElementDidBecomeFocused() {
            super.accessibilityElementDidBecomeFocused()
            perform(#selector(reveal))
        }

        @objc private func activate() { bar?.activate(id) }

        @objc private func reveal() { bar?.driver.reveal(id) }
    }

    /// At accessibility text sizes a finger that rests on the bar shows the item under it large in
    /// the middle of the screen, and does when it leaves what it would have done at other sizes: a
    /// long press if the item has one, else a tap.
    extension CustomTabBarView: UILargeContentViewerInteractionDelegate {
        /// The item under a finger.
        public func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
        ) -> UILargeContentViewerItem? {
            guard let item = item(at: point) else { return nil }
            // The same one as long as the finger is on the item: another one would be shown anew.
            if let largeContent, largeContent.id == item.id { return largeContent.view }
            // A view only because it is what the system provides to name title and image.
            let content = UIView()
            largeContent = (item.id, content)
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
            largeContent = nil
            guard let item = enabledItem(at: point) else { return }
            if hasLongPress(item) { performLongPress(item) } else { activate(item.id) }
        }
    }
#endif
