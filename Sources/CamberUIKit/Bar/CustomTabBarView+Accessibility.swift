#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The bar is a container with the tab-bar trait and no element itself; its items are the
    /// elements, in their own order in either direction.
    extension CustomTabBarView {
        func setUpAccessibility() {
            isAccessibilityElement = false
            accessibilityTraits = .tabBar
            shouldGroupAccessibilityChildren = true
            for name in [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.boldTextStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            ] {
                NotificationCenter.default.addObserver(
                    self, selector: #selector(settingsChanged), name: name, object: nil)
            }
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

        /// Tells assistive technology when other items than before are to be seen.
        func announceCells() {
            let ids = shown.cells.map { driver.engine.items[$0.item].id }
            if !announcedIDs.isEmpty, ids != announcedIDs {
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
            announcedIDs = ids
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
#endif
