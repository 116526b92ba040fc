#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class AccessibilityTests: XCTestCase {
        private func elements(_ bar: CustomTabBarView) -> [UIAccessibilityElement] {
            bar.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        }

        func testTheBarIsAContainerOfTabs() {
            let (bar, _) = BarSupport.bar()
            XCTAssertFalse(bar.isAccessibilityElement)
            XCTAssertTrue(bar.accessibilityTraits.contains(.tabBar))
            let elements = elements(bar)
            XCTAssertEqual(elements.map(\.accessibilityLabel), ["Home", "new", "Inbox", "Me"])
            XCTAssertEqual(elements.map(\.accessibilityValue), [nil, nil, "3", nil])
            XCTAssertEqual(
                elements.map(\.accessibilityIdentifier), ["home", "new", "inbox", "me"])
            XCTAssertEqual(
                elements.map { $0.accessibilityTraits.contains(.button) },
                [false, true, false, false])
            XCTAssertFalse(elements.contains { $0.accessibilityTraits.contains(.tabBar) })
            // Escape is the screen's, and there is nothing to turn up or down.
            XCTAssertFalse(bar.accessibilityPerformEscape())
            XCTAssertFalse(elements.contains { $0.accessibilityPerformEscape() })
            XCTAssertFalse(elements.contains { $0.accessibilityTraits.contains(.adjustable) })
        }

        func testActivatingAnElementSelectsItsPageAndKeepsTheElement() {
            let (bar, _) = BarSupport.bar()
            let before = elements(bar)
            XCTAssertTrue(before[2].accessibilityActivate())
            XCTAssertEqual(bar.selectedID, "inbox")
            bar.setNeedsLayout()
            bar.layoutIfNeeded()
            // The one that the cursor is on says so without being asked for again.
            XCTAssertTrue(before[2].accessibilityTraits.contains(.selected))
            let after = elements(bar)
            XCTAssertEqual(
                after.map { $0.accessibilityTraits.contains(.selected) },
                [false, false, true, false])
            XCTAssertTrue(after[2] === before[2])
        }

        // Nothing that is drawn changes with it.
        func testAnElementThatIsHeldTellsItsNewValue() {
            let (bar, _) = BarSupport.bar()
            let held = elements(bar)[3]
            bar["me"]?.accessibilityValue = "two messages"
            bar.layoutIfNeeded()
            XCTAssertEqual(held.accessibilityValue, "two messages")
        }

        func testDisabledItemsSaySo() {
            let (bar, _) = BarSupport.bar()
            bar["me"]?.isEnabled = false
            bar.layoutIfNeeded()
            XCTAssertTrue(elements(bar)[3].accessibilityTraits.contains(.notEnabled))
            bar.isEnabled = false
            bar.layoutIfNeeded()
            XCTAssertTrue(
                elements(bar).allSatisfy { $0.accessibilityTraits.contains(.notEnabled) })
        }

        func testShortcutsNameThePages() {
            let (bar, _) = BarSupport.bar()
            let commands = bar.shortcutCommands(
                action: #selector(CustomTabBarView.performShortcut))
            XCTAssertEqual(commands.map(\.input), ["1", "2", "3"])
            XCTAssertEqual(commands.map(\.discoverabilityTitle), ["Home", "Inbox", "Me"])
            bar.performShortcut(commands[1])
            XCTAssertEqual(bar.selectedID, "inbox")
        }
    }
#endif
