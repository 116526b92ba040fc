#if canImport(UIKit)
    @preconcurrency import UIKit

    /// The bar is a container with the tab-bar trait and no element itself; its items are the
    /// elements, in their own order in either direction.
    extension CustomTabBarView {
        func setUpAccessibility() {
            isAccessibilityElement = false
            accessibilityTraits = .tabBar
            shouldGroupAccessibilityChildren = true
            let center = NotificationCenter.default
            for name in [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.boldTextStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            ] {
                center.addObserver(
                    self, selector: #selector(settingsChanged), name: name, object: nil)
            }
        }

        /// Brings the elements up to date with the scene that is shown. An element lives as long as
        /// its item is to be seen, so that the cursor of assistive technology stays on it.
        func updateAccessibility() {
            let told = driver.engine.accessibility(in: shown)
            let old = accessibilityItems
            accessibilityItems = [:]
            for element in told {
                let item = old[element.id] ?? TabAccessibilityItem(element.id, in: self)
                item.show(element, of: storedItems[element.id])
                accessibilityItems[element.id] = item
            }
            let elements = told.compactMap { accessibilityItems[$0.id] }
            accessibilityElements = elements
            accessibilityFrame = UIAccessibility.convertToScreenCoordinates(
                CGRect(shown.barFrame), in: self)
            if !old.isEmpty, Set(old.keys) != Set(accessibilityItems.keys) {
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            }
        }
    }

    /// One item for assistive technology.
    @MainActor
    final class TabAccessibilityItem: UIAccessibilityElement {
        private let id: TabID
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

        @objc private func activate() { bar?.driver.send(.activate(id)) }

        @objc private func reveal() { bar?.driver.reveal(id) }
    }
#endif
