#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    /// Containers in containers, and view controllers that change hands.
    @MainActor
    final class ContainerNestingTests: XCTestCase {
        private final class Delegate: NSObject, UINavigationControllerDelegate {
            var shown = 0
            func navigationController(
                _ navigation: UINavigationController, willShow screen: UIViewController,
                animated: Bool
            ) { shown += 1 }
        }

        // B167: both bars go, and each of the delegates hears of it once.
        func testAPushedScreenHidesTheBarsOfBothContainers() {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let (first, later) = (Delegate(), Delegate())
            navigation.delegate = first
            let (outer, inner) = (CustomTabBarController(), CustomTabBarController())
            inner.pages = [TabBarPage(navigation, id: "stack")]
            outer.pages = [TabBarPage(inner, id: "inner")]
            let window = ContainerSupport.show(outer)
            ContainerSupport.settle(inner)
            outer.followStacks()

            let before = first.shown
            let screen = UIViewController()
            screen.hidesBottomBarWhenPushed = true
            navigation.pushViewController(screen, animated: false)
            XCTAssertTrue(outer.isBarHidden)
            XCTAssertTrue(inner.isBarHidden)
            XCTAssertEqual(first.shown, before + 1)

            navigation.delegate = later
            navigation.popViewController(animated: false)
            XCTAssertFalse(outer.isBarHidden)
            XCTAssertFalse(inner.isBarHidden)
            XCTAssertEqual(later.shown, 1)
            XCTAssertEqual(first.shown, before + 1)

            // The one in the middle goes, and then the other.
            inner.pages = []
            ContainerSupport.settle(inner)
            outer.pages = []
            ContainerSupport.settle(outer)
            XCTAssertTrue(navigation.delegate === later)
            window.isHidden = true
        }

        func testAStackThatOutlivesItsContainerKeepsTheAppsDelegate() {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let delegate = Delegate()
            navigation.delegate = delegate
            weak var container: CustomTabBarController?
            autoreleasepool {
                let tabs = CustomTabBarController()
                tabs.pages = [TabBarPage(navigation, id: "stack")]
                let window = ContainerSupport.show(tabs)
                container = tabs
                window.rootViewController = nil
                window.isHidden = true
            }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            XCTAssertNil(container)
            let before = delegate.shown
            navigation.delegate?.navigationController?(
                navigation, willShow: UIViewController(), animated: false)
            XCTAssertEqual(delegate.shown, before + 1)
        }

        func testAPageThatWasGivenIsKnownUnderAnotherID() {
            let page = ProbePage("a", ProbeLog())
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(page, id: "old")]
            let window = ContainerSupport.show(tabs)
            _ = page.log.take()
            tabs.pages = [TabBarPage(page, id: "new")]
            ContainerSupport.settle(tabs)
            XCTAssertEqual(tabs.children, [page])
            XCTAssertTrue(page.view.superview === tabs.pagesView)
            XCTAssertEqual(page.log.take(), [])
            window.isHidden = true
        }

        // The new container may have it before the old one lets it go.
        func testAPageThatChangesHandsStaysThere() {
            let page = ProbePage("a", ProbeLog())
            let (old, new) = (CustomTabBarController(), CustomTabBarController())
            let windows = [ContainerSupport.show(old), ContainerSupport.show(new)]
            old.pages = [TabBarPage(page, id: "a")]
            ContainerSupport.settle(old)
            new.pages = [TabBarPage(page, id: "a")]
            ContainerSupport.settle(new)
            // The old one still lists it, and leaves it alone.
            ContainerSupport.settle(old)
            XCTAssertTrue(page.parent === new)
            old.pages = []
            ContainerSupport.settle(old)
            XCTAssertEqual(new.children, [page])
            XCTAssertTrue(page.view.superview === new.pagesView)
            XCTAssertEqual(old.children, [])
            for window in windows { window.isHidden = true }
        }

        func testAPageLeavesAsItCame() {
            let page = UIViewController()
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(page, id: "a")]
            let window = ContainerSupport.show(tabs)
            XCTAssertTrue(page.additionalSafeAreaInsets.bottom > 0)
            tabs.pages = []
            ContainerSupport.settle(tabs)
            XCTAssertEqual(page.additionalSafeAreaInsets, .zero)
            XCTAssertNil(page.viewIfLoaded?.superview)
            window.isHidden = true
        }

        // Where everything is, is known by the time a page has appeared, and it may lay out everything.
        func testAPageHasBeenLaidOutWhenItHasAppeared() {
            final class Page: UIViewController {
                let label = UILabel()
                var widths: [Double] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
                }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    widths.append(label.frame.width)
                    customTabBarController?.view.setNeedsLayout()
                    view.window?.layoutIfNeeded()
                }
            }
            let page = Page()
            let tabs = CustomTabBarController()
            tabs.pages =
                ContainerSupport.pages(["a"], ProbeLog()) + [TabBarPage(page, id: "b")]
            let window = ContainerSupport.show(tabs)
            ContainerSupport.tap("b", in: tabs)
            XCTAssertEqual(page.widths, [400])
            window.isHidden = true
        }

        // A selection in the same turn makes no page but its own.
        func testPagesAndSelectionMayChangeTogether() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a"], log)
            let window = ContainerSupport.show(tabs)
            _ = log.take()
            tabs.pages = ContainerSupport.pages(["b", "c"], log)
            tabs.select("c", animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertEqual(
                log.take(),
                ["load c", "will appear c", "will disappear a", "disappear a", "appear c"])
            window.isHidden = true
        }

        // The tab of a navigation controller may be that of its first screen, which is exchanged.
        func testAnExchangedScreenMayLeave() {
            let (old, new) = (UIViewController(), UIViewController())
            old.tabBarItem.badgeValue = "1"
            new.tabBarItem.badgeValue = "2"
            let navigation = UINavigationController(rootViewController: old)
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(navigation, id: "a")]
            let window = ContainerSupport.show(tabs)
            navigation.setViewControllers([new], animated: false)
            tabs.pages = []
            ContainerSupport.settle(tabs)
            XCTAssertEqual(tabs.children, [])
            window.isHidden = true
        }

        func testViewsOfTheAppsOwnAreRead() {
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a"], ProbeLog())
            let window = ContainerSupport.show(tabs)
            let button = UIButton()
            tabs.view.addSubview(button)
            ContainerSupport.settle(tabs)
            func read() -> [UIView] { tabs.view.accessibilityElements as? [UIView] ?? [] }
            XCTAssertEqual(read(), [tabs.pagesView, tabs.bar, button])
            tabs.bar.setStyle(ScrollTabBarStyle())
            tabs.view.setNeedsLayout()
            ContainerSupport.settle(tabs)
            XCTAssertEqual(read(), [tabs.bar, tabs.pagesView, button])
            window.isHidden = true
        }

        // What UIKit, SwiftUI and table views do by themselves is not done again.
        func testAKeyboardIsNotInThePagesSafeArea() {
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a"], ProbeLog())
            let window = ContainerSupport.show(tabs)
            let before = tabs.selectedViewController?.view.safeAreaInsets
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: CGRect(
                        x: 0, y: 500, width: 400, height: 300)
                ])
            ContainerSupport.settle(tabs)
            XCTAssertEqual(tabs.selectedViewController?.view.safeAreaInsets, before)
            window.isHidden = true
        }
    }
#endif
