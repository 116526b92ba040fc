#if canImport(UIKit)
    import SwiftUI
    import XCTest

    @testable import CamberSwiftUI
    @testable import CamberUIKit

    @MainActor
    final class PageTests: XCTestCase {
        // B176, B177: one appearance a switch, and the state is kept.
        func testPagesAppearOnceASwitchAndKeepTheirState() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            XCTAssertEqual(model.take(), ["appear a 1"])
            stage.tap("b")
            XCTAssertEqual(model.take().sorted(), ["appear b 1", "disappear a"])
            stage.tap("a")
            XCTAssertEqual(model.take().sorted(), ["appear a 2", "disappear b"])
        }

        func testPagesAreMadeOnTheFirstVisit() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            XCTAssertNotNil(stage.container?.viewController(for: "a"))
            XCTAssertNil(stage.container?.viewController(for: "b"))
            let first = stage.container?.viewController(for: "a")
            stage.tap("b")
            model.names = ["x", "a", "b"]
            stage.settle()
            XCTAssertTrue(stage.container?.viewController(for: "a") === first)
        }

        // B166
        func testContentClearsTheBar() throws {
            let stage = Stage(ProbeTabs(model: Model()))
            let bar = try XCTUnwrap(stage.bar)
            let page = try XCTUnwrap(stage.container?.selectedViewController)
            XCTAssertEqual(
                page.view.safeAreaInsets.bottom, 800 - CGRect(bar.shown.barFrame).minY,
                accuracy: 0.5)
            stage.container?.setBarHidden(true, animated: false)
            stage.settle()
            XCTAssertEqual(
                page.view.safeAreaInsets.bottom, stage.window.safeAreaInsets.bottom, accuracy: 0.5)
        }

        // State that no other part of the view around reads, in a page that is made after it changed.
        func testAPageShowsWhatChangedBeforeItsFirstVisit() {
            let log = Log()
            let stage = Stage(CountingTabs(log: log))
            log.count()
            stage.settle()
            stage.tap("2")
            XCTAssertEqual(log.shown, [1])
        }

        // What changes in the environment alone, which evaluates no body between there and the tab view.
        func testTheEnvironmentIsFollowed() throws {
            let model = Model()
            let stage = Stage(LocalizedTabs(model: model))
            model.tab = "de"
            stage.settle()
            let page = try XCTUnwrap(
                stage.container?.selectedViewController as? TabHostingPage)
            XCTAssertEqual(page.rootView.environment.locale.identifier, "de")
        }

        func testTheEnvironmentCrosses() throws {
            let stage = Stage(ProbeTabs(model: Model()))
            let page = try XCTUnwrap(
                stage.container?.selectedViewController as? TabHostingPage)
            XCTAssertEqual(page.rootView.environment.locale.identifier, "ko")
        }

        // B167, B169
        func testAPageHidesItsBarWhileItIsSelected() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            stage.tap("b")
            XCTAssertEqual(stage.bar?.isBarHidden, false)
            model.isHidden = true
            stage.settle()
            XCTAssertEqual(stage.bar?.isBarHidden, true)
            model.tab = "a"
            stage.settle()
            XCTAssertEqual(stage.bar?.isBarHidden, false)
        }

        func testAPageGivesItselfABadge() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            stage.tap("b")
            model.badge = .count(7)
            stage.settle()
            XCTAssertEqual(stage.bar?["b"]?.badge, .count(7))
            stage.tap("a")
            XCTAssertEqual(stage.bar?["b"]?.badge, .count(7))
        }

        func testAPageHearsThatItWasChosenAgain() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            _ = model.take()
            stage.tap("a")
            XCTAssertEqual(model.take(), ["reselect a"])
        }

        // B170, B171
        func testEverythingIsFreed() {
            weak var bar: CustomTabBarView?
            weak var page: UIViewController?
            autoreleasepool {
                let stage = Stage(ProbeTabs(model: Model()))
                stage.tap("b")
                (bar, page) = (stage.bar, stage.container?.selectedViewController)
                stage.window.rootViewController = nil
                stage.window.isHidden = true
            }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
            XCTAssertNil(bar)
            XCTAssertNil(page)
        }
    }
#endif
