#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class MemoryTests: XCTestCase {
        func testABarIsFreedInMotion() {
            weak var bar: CustomTabBarView?
            weak var driver: TabBarDriver<TabID>?
            autoreleasepool {
                let (made, window) = BarSupport.bar(CircleTabBarStyle())
                made.onSelect = { [weak made] _ in made?.setNeedsLayout() }
                made.activate("me")
                made.layoutIfNeeded()
                XCTAssertTrue(made.displayLink.isRunning)
                bar = made
                driver = made.driver
                made.removeFromSuperview()
                XCTAssertFalse(made.displayLink.isRunning)
                window.isHidden = true
            }
            XCTAssertNil(bar)
            XCTAssertNil(driver)
        }

        // The link itself keeps nothing, even when nobody stops it.
        func testALinkEndsByItself() {
            weak var driver: DisplayLinkDriver?
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.isHidden = false
            autoreleasepool {
                let made = DisplayLinkDriver()
                made.onFrame = { _ in true }
                made.start(in: window)
                driver = made
            }
            XCTAssertNil(driver)
        }

        func testTheLinkPausesWhenNothingMoves() {
            let (bar, window) = BarSupport.bar(CircleTabBarStyle())
            let settled = expectation(description: "settled")
            bar.onSettle = { _ in settled.fulfill() }
            bar.activate("me")
            XCTAssertTrue(bar.displayLink.isRunning)
            wait(for: [settled], timeout: 5)
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            XCTAssertFalse(bar.displayLink.isRunning)
            window.isHidden = true
        }
    }
#endif
