#if canImport(UIKit)
    @preconcurrency import UIKit
    import XCTest

    @testable import CamberUIKit

    @MainActor
    final class SelectionTests: XCTestCase {
        func testTheUsersChoiceIsReportedAfterItHasHappened() {
            let (bar, _) = BarSupport.bar()
            let counter = ChangeCounter()
            bar.addTarget(counter, action: #selector(ChangeCounter.changed), for: .valueChanged)
            var told: [String] = []
            bar.onSelect = { told.append("select \($0) \(bar.selectedIndex ?? -1)") }
            bar.onReselect = { told.append("reselect \($0)") }
            bar.onAction = { told.append("action \($0)") }
            bar.onTap = { told.append("tap \($0)") }
            bar["inbox"]?.action = { told.append("inbox's own") }

            bar.activate("inbox")
            bar.activate("inbox")
            bar.activate("new")
            XCTAssertEqual(
                told,
                [
                    "select inbox 2", "inbox's own", "tap inbox", "reselect inbox", "inbox's own",
                    "tap inbox", "action new", "tap new",
                ])
            XCTAssertEqual(counter.selections, ["inbox"])
            XCTAssertEqual(bar.selectedIdentifier, "inbox")
        }

        func testTheAppsChoiceIsNotReported() {
            let (bar, _) = BarSupport.bar()
            let counter = ChangeCounter()
            bar.addTarget(counter, action: #selector(ChangeCounter.changed), for: .valueChanged)
            bar.onSelect = { _ in counter.changed(bar) }
            bar.selectedID = "me"
            bar.selectedIndex = 0
            bar.selectedIndex = 9
            bar.selectedID = "nobody"
            bar.selectedID = "new"
            XCTAssertEqual(bar.selectedID, "home")
            XCTAssertTrue(counter.selections.isEmpty)
        }

        func testAVetoIsAskedOnceAndReportedOnce() {
            let (bar, _) = BarSupport.bar()
            var asked: [TabID] = []
            var refused: [TabID] = []
            bar.shouldSelect = {
                asked.append($0)
                return bar.selectedID != "home"
            }
            bar.onRefuse = { refused.append($0) }
            bar.activate("me")
            XCTAssertEqual(asked, ["me"])
            XCTAssertEqual(refused, ["me"])
            XCTAssertEqual(bar.selectedID, "home")
        }

        func testASelectionWaitsForItems() {
            for byIndex in [false, true] {
                let bar = CustomTabBarView(frame: .zero)
                XCTAssertNil(bar.selectedID)
                XCTAssertNil(bar.selectedIndex)
                if byIndex { bar.selectedIndex = 2 } else { bar.selectedID = "inbox" }
                bar.items = BarSupport.items
                XCTAssertEqual(bar.selectedID, "inbox")
            }
        }

        func testRenamingKeepsTheSelectionAndRemovingTellsOfTheNext() {
            let (bar, _) = BarSupport.bar()
            var told: [TabID] = []
            bar.select("inbox", animated: false)
            bar.onSelect = { told.append($0) }
            bar["inbox"]?.title = "Inbox (3)"
            XCTAssertEqual(bar.items.map(\.title), ["Home", "", "Inbox (3)", "Me"])
            XCTAssertTrue(told.isEmpty)
            bar.items.removeAll { $0.id == "inbox" }
            XCTAssertEqual(told, ["me"])
            bar.items = []
            XCTAssertNil(bar.selectedID)
        }

        func testAMissingImageIsRemarkedOnOnce() {
            let bar = CustomTabBarView(frame: .zero)
            var remarks: [TabID] = []
            bar.onDiagnostic = { if $0.code == .missingIcon { remarks.append($0.id) } }
            bar.items = [
                TabBarItem(id: "a", title: "A", imageName: "no such image"),
                TabBarItem(id: "b", title: "B", image: UIImage()), TabBarItem(id: "c", title: "C"),
            ]
            bar["a"]?.title = "A again"
            XCTAssertEqual(remarks, ["a", "b"])
        }
    }
#endif
