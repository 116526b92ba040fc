#if canImport(UIKit)
    import SwiftUI
    import XCTest

    @testable import CamberSwiftUI
    @testable import CamberUIKit

    @MainActor
    final class SelectionTests: XCTestCase {
        func testEntriesBecomeItems() throws {
            let stage = Stage(ProbeTabs(model: Model()))
            let bar = try XCTUnwrap(stage.bar)
            XCTAssertEqual(bar.items.map(\.title), ["A", "New", "B", "C"])
            XCTAssertEqual(bar.items.map(\.role), [.page, .action, .page, .page])
            XCTAssertEqual(bar.selectedID, "a")
            XCTAssertEqual(bar.style, AnyTabBarStyle(.curved(swellHeight: 30)))
        }

        func testTheUsersChoiceIsWrittenOnce() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            stage.tap("b")
            XCTAssertEqual(model.writes, ["b"])
            XCTAssertEqual(stage.bar?.selectedID, "b")
            // What is selected is not written again.
            stage.tap("b")
            XCTAssertEqual(model.writes, ["b"])
        }

        func testTheAppsChoiceIsNotWritten() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            model.tab = "c"
            stage.settle()
            XCTAssertEqual(stage.bar?.selectedID, "c")
            XCTAssertEqual(model.writes, [])
        }

        // B38
        func testASetterThatRefusesIsObeyed() {
            let model = Model()
            model.rule = { _ in "a" }
            let stage = Stage(ProbeTabs(model: model))
            stage.tap("b")
            XCTAssertEqual(stage.bar?.selectedID, "a")
            model.rule = { _ in "c" }
            stage.tap("b")
            XCTAssertEqual(stage.bar?.selectedID, "c")
            XCTAssertEqual(model.writes, ["b", "b"])
        }

        func testAnUpdateForAnotherReasonSelectsNothing() {
            let model = Model()
            model.rule = { _ in "a" }
            let stage = Stage(ProbeTabs(model: model))
            stage.bar?.select("b", animated: false)
            model.names.append("d")
            stage.settle()
            XCTAssertEqual(stage.bar?.selectedID, "b")
        }

        func testALostPageGivesWayAndTheAppHearsOfIt() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            stage.tap("b")
            model.names = ["a", "c"]
            stage.settle()
            XCTAssertEqual(stage.bar?.selectedID, "c")
            XCTAssertEqual(model.tab, "c")
        }

        func testAPageAndItsSelectionMayComeTogether() {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            model.names = ["c", "d"]
            model.tab = "d"
            stage.settle()
            XCTAssertEqual(stage.bar?.selectedID, "d")
            XCTAssertEqual(model.writes, [])
        }

        func testNoSelectionMakesNoPage() {
            let stage = Stage(
                CustomTabView(selection: .constant(Int?.none)) {
                    TabPage("One", value: 1) { Text("one") }
                })
            XCTAssertNil(stage.bar?.selectedID)
            XCTAssertEqual(stage.container?.children, [])
        }

        func testAnActionSelectsNothing() throws {
            let model = Model()
            let stage = Stage(ProbeTabs(model: model))
            _ = model.take()
            stage.tap(try XCTUnwrap(stage.bar?.items[1].id))
            XCTAssertEqual(model.take(), ["action"])
            XCTAssertEqual(model.writes, [])
        }

        func testALaterInitialSelectionChangesNothing() {
            let model = Model()
            let stage = Stage(InitialTabs(model: model))
            model.tab = "b"
            stage.settle()
            XCTAssertEqual(stage.bar?.selectedID, "a")
        }

        func testAnEnumsTabsWithoutABinding() {
            var taps: [Color.Number] = []
            let tabs = CustomTabView(tabs: Color.Number.self, initialSelection: .two) { number in
                Text(number.title)
            } onTap: {
                taps.append($0)
            }
            let stage = Stage(tabs.tabShouldSelect { (number: Color.Number) in number != .one })
            XCTAssertEqual(stage.bar?.selectedID, "two")
            stage.tap("one")
            XCTAssertEqual(stage.bar?.selectedID, "two")
            stage.tap("three")
            XCTAssertEqual(stage.bar?.selectedID, "three")
            XCTAssertEqual(taps, [.one, .three])
        }
    }

    private struct InitialTabs: View {
        @ObservedObject var model: Model

        var body: some View {
            CustomTabView(initialSelection: model.tab) {
                for name in model.names { TabPage(name, value: name) }
            }
        }
    }

    extension Color {
        fileprivate enum Number: String, CustomTab {
            case one, two, three

            var title: String { rawValue }
        }
    }
#endif
