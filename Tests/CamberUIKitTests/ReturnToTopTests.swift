#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class ReturnToTopTests: XCTestCase {
        // SwiftUI's navigation is inside of the page, not the page itself.
        func testNavigationInsideOfAPageIsFound() {
            let inner = UINavigationController(rootViewController: UIViewController())
            inner.pushViewController(UIViewController(), animated: false)
            let page = UIViewController()
            page.addChild(inner)
            page.view.addSubview(inner.view)
            inner.didMove(toParent: page)
            let tabs = CustomTabBarController()
            tabs.pages = [TabBarPage(TabBarItem(id: "a", title: "A")) { page }]
            let window = ContainerSupport.show(tabs)
            tabs.returnToTop("b")
            XCTAssertEqual(inner.viewControllers.count, 2)
            tabs.returnToTop("a")
            XCTAssertEqual(inner.viewControllers.count, 1)
            window.isHidden = true
        }
    }
#endif
