#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class ContainerAppearanceTests: XCTestCase {
        private let switchToB = [
            "load b", "will appear b", "will disappear a", "disappear a", "appear b",
        ]

        // B177
        func testOnePageAppearsAtTheStartAndEachSwitchIsOnePair() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a", "b", "c"], log)
            XCTAssertEqual(log.take(), [])
            let window = ContainerSupport.show(tabs)
            XCTAssertEqual(log.take(), ["load a", "will appear a", "appear a"])
            ContainerSupport.tap("b", in: tabs)
            XCTAssertEqual(log.take(), switchToB)
            ContainerSupport.tap("b", in: tabs)
            XCTAssertEqual(log.take(), [])
            ContainerSupport.tap("a", in: tabs)
            XCTAssertEqual(
                log.take(), ["will appear a", "will disappear b", "disappear b", "appear a"])
            window.isHidden = true
        }

        // B178
        func testOnlyTheVisiblePageLeavesWithTheContainer() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a", "b"], log)
            let window = ContainerSupport.show(tabs)
            ContainerSupport.tap("b", in: tabs)
            _ = log.take()
            window.rootViewController = UIViewController()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            XCTAssertEqual(log.take(), ["will disappear b", "disappear b"])
            window.isHidden = true
        }

        func testASlideAppearsOnce() {
            let log = ProbeLog()
            let tabs = ScrollTabController()
            tabs.pages = ContainerSupport.pages(["a", "b", "c"], log)
            let window = ContainerSupport.show(tabs)
            _ = log.take()
            // Over the page between, which hears nothing.
            ContainerSupport.tap("c", in: tabs)
            XCTAssertEqual(
                log.take().sorted(),
                ["appear c", "disappear a", "load c", "will appear c", "will disappear a"])
            window.isHidden = true
        }

        // B173, B175, B179
        func testChildrenAreThePagesThatAreKept() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a", "b", "c"], log)
            let window = ContainerSupport.show(tabs)
            let first = tabs.viewController(for: "a")
            for id in ["b", "c", "a"] as [TabID] { ContainerSupport.tap(id, in: tabs) }
            XCTAssertEqual(tabs.children.count, 3)
            XCTAssertTrue(tabs.viewController(for: "a") === first)
            XCTAssertEqual(
                log.take().filter { $0.hasPrefix("load") }, ["load a", "load b", "load c"])
            XCTAssertEqual(tabs.pagesView.subviews, [tabs.selectedViewController?.view])

            tabs.paging.retention = .selected
            ContainerSupport.tap("b", in: tabs)
            XCTAssertEqual(tabs.children, [tabs.selectedViewController])
            XCTAssertNil(tabs.viewController(for: "a"))
            window.isHidden = true
        }

        func testAListMayChange() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.pages = ContainerSupport.pages(["a", "b", "c"], log)
            let window = ContainerSupport.show(tabs)
            ContainerSupport.tap("b", in: tabs)
            let kept = tabs.viewController(for: "b")
            tabs.pages = ContainerSupport.pages(["c", "b"], log)
            ContainerSupport.settle(tabs)
            XCTAssertTrue(tabs.selectedViewController === kept)
            XCTAssertEqual(tabs.children, [kept])
            tabs.pages = []
            ContainerSupport.settle(tabs)
            XCTAssertEqual(tabs.children, [])
            XCTAssertNil(tabs.selectedID)
            window.isHidden = true
        }

        // B170, B171
        func testEverythingIsFreed() {
            weak var container: TabPagesController?
            weak var bar: CustomTabBarView?
            weak var page: UIViewController?
            weak var stack: UINavigationController?
            autoreleasepool {
                let log = ProbeLog()
                let tabs = CustomTabBarController()
                let navigation = UINavigationController(rootViewController: ProbePage("b", log))
                tabs.pages =
                    ContainerSupport.pages(["a"], log) + [TabBarPage(navigation, id: "b")]
                let window = ContainerSupport.show(tabs)
                ContainerSupport.tap("b", in: tabs)
                (container, bar, page, stack) = (
                    tabs, tabs.bar, tabs.viewController(for: "a"), navigation
                )
                window.rootViewController = nil
                window.isHidden = true
            }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            XCTAssertNil(container)
            XCTAssertNil(bar)
            XCTAssertNil(page)
            XCTAssertNil(stack)
        }

        func testAReleasedPageIsFreed() {
            let log = ProbeLog()
            let tabs = CustomTabBarController()
            tabs.paging.retention = .selected
            tabs.pages = ContainerSupport.pages(["a", "b"], log)
            let window = ContainerSupport.show(tabs)
            weak var page: UIViewController?
            page = tabs.viewController(for: "a")
            autoreleasepool { ContainerSupport.tap("b", in: tabs) }
            XCTAssertNil(page)
            window.isHidden = true
        }
    }
#endif
