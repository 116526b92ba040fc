#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class ContainerBehaviourTests: XCTestCase {
        private func stack() -> UINavigationController {
            UINavigationController(rootViewController: UIViewController())
        }

        // B166
        func testContentClearsTheBar() throws {
            let table = UITableViewController()
            let tabs = CustomTabBarController(style: AnyTabBarStyle(CurvedTabBarStyle()))
            tabs.pages = [TabBarPage(table, id: "table"), TabBarPage(stack(), id: "other")]
            let window = ContainerSupport.show(tabs)
            let bottom = tabs.view.bounds.height - tabs.bar.shown.barFrame.y
            XCTAssertEqual(table.view.safeAreaInsets.bottom, bottom, accuracy: 0.01)
            XCTAssertEqual(table.tableView.adjustedContentInset.bottom, bottom, accuracy: 0.01)
            tabs.setBarHidden(true, animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertEqual(
                table.view.safeAreaInsets.bottom, tabs.view.safeAreaInsets.bottom, accuracy: 0.01)
            window.isHidden = true
        }

        func testAnAccessoryStandsOnTheBarAndPagesClearIt() {
            let tabs = CustomTabBarController()
            let accessory = UIView()
            let height = accessory.heightAnchor.constraint(equalToConstant: 40)
            height.isActive = true
            tabs.accessoryView = accessory
            tabs.pages = [TabBarPage(UIViewController(), id: "a")]
            let window = ContainerSupport.show(tabs)
            XCTAssertEqual(accessory.frame.maxY, tabs.bar.shown.barFrame.y, accuracy: 0.01)
            XCTAssertEqual(accessory.frame.height, 40, accuracy: 0.01)
            let bottom = tabs.view.bounds.height - accessory.frame.minY
            XCTAssertEqual(
                tabs.selectedViewController?.view.safeAreaInsets.bottom ?? 0, bottom, accuracy: 0.01
            )
            height.constant = 60
            tabs.view.setNeedsLayout()
            ContainerSupport.settle(tabs)
            XCTAssertEqual(accessory.frame.height, 60, accuracy: 0.01)
            XCTAssertEqual(accessory.frame.maxY, tabs.bar.shown.barFrame.y, accuracy: 0.01)
            window.isHidden = true
        }

        // B167
        func testAPushedScreenHidesTheBarAndTheAppsDelegateHearsOfIt() {
            final class Delegate: NSObject, UINavigationControllerDelegate {
                var shown = 0
                func navigationController(
                    _ navigation: UINavigationController, willShow screen: UIViewController,
                    animated: Bool
                ) { shown += 1 }
                func navigationControllerSupportedInterfaceOrientations(
                    _ navigation: UINavigationController
                ) -> UIInterfaceOrientationMask { .portrait }
            }
            let navigation = stack()
            let delegate = Delegate()
            navigation.delegate = delegate
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(navigation, id: "a"), TabBarPage(stack(), id: "b")]
            let window = ContainerSupport.show(tabs)
            XCTAssertFalse(tabs.isBarHidden)
            XCTAssertEqual(navigation.supportedInterfaceOrientations, .portrait)

            let before = delegate.shown
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.isBarHidden)
            XCTAssertTrue(tabs.bar.shown.isBarHidden)
            XCTAssertEqual(delegate.shown, before + 1)
            tabs.selectedID = "b"
            ContainerSupport.settle(tabs)
            XCTAssertFalse(tabs.isBarHidden)
            tabs.selectedID = "a"
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.isBarHidden)
            navigation.popViewController(animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertFalse(tabs.isBarHidden)

            // A delegate that the app sets later stands behind the container's, too.
            let later = Delegate()
            navigation.delegate = later
            navigation.pushViewController(pushed, animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.isBarHidden)
            XCTAssertEqual(later.shown, 1)
            tabs.pages = []
            ContainerSupport.settle(tabs)
            XCTAssertTrue(navigation.delegate === later)
            window.isHidden = true
        }

        // The stacks are looked at with every layout, but nothing is done for what was known.
        func testABarThatIsHiddenPastItsContainerStaysHidden() {
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(stack(), id: "a")]
            let window = ContainerSupport.show(tabs)
            tabs.bar.setBarHidden(true, animated: false)
            tabs.view.setNeedsLayout()
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.isBarHidden)
            window.isHidden = true
        }

        // The stack is not the page itself, and comes into it after the page was selected.
        func testAStackInsideOfAPageHidesTheBar() {
            let (page, navigation, screen) = (UIViewController(), stack(), UIViewController())
            screen.hidesBottomBarWhenPushed = true
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(page, id: "a"), TabBarPage(stack(), id: "b")]
            let window = ContainerSupport.show(tabs)
            page.addChild(navigation)
            page.view.addSubview(navigation.view)
            navigation.didMove(toParent: page)
            tabs.view.setNeedsLayout()
            ContainerSupport.settle(tabs)
            navigation.pushViewController(screen, animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.isBarHidden)
            // A stack on a screen that is covered does not count.
            ContainerSupport.tap("b", in: tabs)
            XCTAssertFalse(tabs.isBarHidden)
            ContainerSupport.tap("a", in: tabs)
            XCTAssertTrue(tabs.isBarHidden)
            navigation.popViewController(animated: false)
            ContainerSupport.settle(tabs)
            XCTAssertFalse(tabs.isBarHidden)
            window.isHidden = true
        }

        // Whose a finger is: the inner pages' until their end, then the outer pages'.
        func testPagesInsideOfPagesComeFirstUntilTheirEnds() {
            let (outer, inner) = (ScrollTabController(), ScrollTabController())
            let log = ProbeLog()
            inner.pages = ContainerSupport.pages(["1", "2"], log)
            outer.pages = [TabBarPage(inner, id: "a")] + ContainerSupport.pages(["b"], log)
            let window = ContainerSupport.show(outer)
            ContainerSupport.settle(inner)
            let (on, point) = (ScenePoint(-20, 0), CGPoint(x: 200, y: 300))
            XCTAssertTrue(inner.pagesTake(on, at: point))
            XCTAssertFalse(outer.pagesTake(on, at: point))
            ContainerSupport.tap("2", in: inner)
            XCTAssertFalse(inner.pagesTake(on, at: point))
            XCTAssertTrue(outer.pagesTake(on, at: point))
            XCTAssertNil(inner.keyCommands?.first { $0.input == "1" })
            XCTAssertNotNil(outer.keyCommands?.first { $0.input == "1" })
            window.isHidden = true
        }

        func testWhatAPageSaysOfItsTabIsFollowed() {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(
                title: "One", image: UIImage(systemName: "house"), tag: 0)
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(page, id: "a"), TabBarPage(UIViewController(), id: "b")]
            XCTAssertEqual(tabs.bar["a"]?.title, "One")
            page.tabBarItem.badgeValue = "5"
            XCTAssertEqual(tabs.bar["a"]?.badge, .count(5))
            page.tabBarItem.badgeValue = nil
            XCTAssertNil(tabs.bar["a"]?.badge)
            page.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 0)
            XCTAssertEqual(tabs.bar["a"]?.title, "Two")
            page.tabBarItem.isEnabled = false
            XCTAssertEqual(tabs.bar["a"]?.isEnabled, false)
        }

        func testATapOnTheSelectedTabScrollsAndThenPops() {
            let table = UITableViewController()
            let navigation = stack()
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(navigation, id: "a"), TabBarPage(stack(), id: "b")]
            let window = ContainerSupport.show(tabs)
            navigation.pushViewController(table, animated: false)
            ContainerSupport.settle(tabs)
            table.tableView.contentSize = CGSize(width: 400, height: 5000)
            table.tableView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
            ContainerSupport.tap("a", in: tabs)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
            XCTAssertEqual(
                table.tableView.contentOffset.y, -table.tableView.adjustedContentInset.top,
                accuracy: 0.5)
            XCTAssertEqual(navigation.viewControllers.count, 2)
            ContainerSupport.tap("a", in: tabs)
            XCTAssertEqual(navigation.viewControllers.count, 1)
            window.isHidden = true
        }

        func testTheSelectionSurvivesByItsID() {
            func tabs(_ names: [String]) -> CustomTabBarController {
                let tabs = CustomTabBarController()
                tabs.restorationIdentifier = "tabs"
                tabs.pages = ContainerSupport.pages(names, ProbeLog())
                return tabs
            }
            let old = tabs(["a", "b", "c"])
            old.selectedID = "c"
            let writer = NSKeyedArchiver(requiringSecureCoding: false)
            old.encodeRestorableState(with: writer)
            // Another order after the update: the id decides, not the place.
            for (names, expected) in [(["c", "a"], "c"), (["a", "b"], "a")] {
                let new = tabs(names)
                let reader = try? NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
                reader?.requiresSecureCoding = false
                reader.map(new.decodeRestorableState)
                XCTAssertEqual(new.selectedID, TabID(expected))
            }
        }

        func testPagesFindTheirContainer() {
            let page = UIViewController()
            let inner = ScrollTabController()
            inner.pages = [TabBarPage(page, id: "x")]
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(inner, id: "a")]
            let window = ContainerSupport.show(tabs)
            XCTAssertTrue(page.customTabBarController === tabs)
            XCTAssertTrue(page.scrollTabController === inner)
            XCTAssertNil(tabs.customTabBarController)
            XCTAssertEqual(tabs.id(of: page), "a")
            window.isHidden = true
        }

        func testPagesOfAHeaderElsewhereLieInTheirOwnView() throws {
            let header = CustomTabBarView(style: AnyTabBarStyle(ScrollTabBarStyle()))
            let pages = TabPagesController(bar: header)
            pages.pages = ContainerSupport.pages(["a", "b"], ProbeLog())
            let screen = UIViewController()
            screen.addChild(pages)
            header.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
            pages.view.frame = CGRect(x: 0, y: 300, width: 400, height: 500)
            screen.view.addSubview(pages.view)
            screen.view.addSubview(header)
            pages.didMove(toParent: screen)
            let window = ContainerSupport.show(screen)
            ContainerSupport.settle(pages)
            let page = try XCTUnwrap(pages.selectedViewController)
            XCTAssertEqual(page.view.frame, pages.view.bounds)
            XCTAssertTrue(
                pages.bar.driver.engine.environment.size
                    == SceneSize(400, 56 + Double(pages.view.bounds.height)))
            window.isHidden = true
        }

        func testWhoseAMovementIs() {
            let tabs = ScrollTabController()
            let log = ProbeLog()
            tabs.pages = ContainerSupport.pages(["a", "b", "c"], log)
            let window = ContainerSupport.show(tabs)
            let (left, down) = (ScenePoint(-20, 2), ScenePoint(-10, 20))
            let middle = CGPoint(x: 200, y: 400)
            XCTAssertTrue(tabs.pagesTake(left, at: middle))
            XCTAssertFalse(tabs.pagesTake(down, at: middle))

            let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
            inner.contentSize = CGSize(width: 1000, height: 200)
            tabs.selectedViewController?.view.addSubview(inner)
            XCTAssertFalse(tabs.pagesTake(left, at: middle))
            inner.contentOffset.x = 600
            XCTAssertTrue(tabs.pagesTake(left, at: middle))
            window.isHidden = true
        }
    }
#endif
