#if canImport(UIKit)
    import SwiftUI
    import XCTest

    @testable import CamberSwiftUI

    /// Everything that can stand in a builder of entries.
    @MainActor
    final class BuilderTests: XCTestCase {
        private struct Document: Identifiable {
            let id: Int
            let name: String
        }

        private let documents = [Document(id: 7, name: "x"), Document(id: 9, name: "y")]

        private func titles(
            @TabEntryBuilder<Int> _ entries: () -> TabEntries<Int>
        ) -> [String] {
            entries().tree.leaves.map { $0.item.title.resolved(in: EnvironmentValues()) }
        }

        func testConditions() {
            for flag in [true, false] {
                let found = titles {
                    TabPage("a", value: 1) { Text("a") }
                    if flag { TabAction("b") {} }
                    if flag {
                        TabPage("c", value: 3) { Text("c") }
                    } else {
                        TabAction("d") {}
                        TabAction("e") {}
                    }
                    switch documents.count {
                    case 2: TabPage("f", value: 4)
                    default: TabAction("g") {}
                    }
                    if #available(iOS 17, *) { TabAction("a") {} }
                }
                XCTAssertEqual(
                    Array(found.prefix(4)),
                    flag ? ["a", "b", "c", "f"] : ["a", "d", "e", "f"])
            }
        }

        func testCollections() {
            let found = titles {
                ForEach(documents) { document in
                    TabPage(document.name, value: document.id) { Text(document.name) }
                    if document.id > 7 { TabAction("after \(document.name)") {} }
                }
                ForEach(documents, id: \.name) { TabAction($0.name) {} }
                ForEach(0..<2) { TabPage("\($0)", value: $0) }
                for number in 2..<4 { TabPage("\(number)", value: number) }
                ForEach([] as [Document]) { TabPage($0.name, value: $0.id) }
            }
            XCTAssertEqual(found, ["x", "y", "after y", "x", "y", "0", "1", "2", "3"])
        }

        func testModifiersReachEveryEntry() {
            let entries = ForEach(documents) { document in
                TabPage(document.name, systemImage: "doc", value: document.id)
                    .badge(document.id)
                    .disabled(document.id == 7)
            }
            .disabled(false)
            .tint(.red)
            .accessibilityIdentifier("document")
            .entries
            let items = entries.tree.leaves.map(\.item)
            XCTAssertEqual(items.map(\.isEnabled), [false, true])
            XCTAssertEqual(
                items.map { $0.badge(EnvironmentValues()) }, [.count(7), .count(9)])
            XCTAssertEqual(items.map(\.tint), [.red, .red])
            XCTAssertEqual(items.map(\.accessibilityIdentifier), ["document", "document"])
        }

        // An action in a list is known by its element, so that it stays the same wherever it moves.
        func testActionsAreToldApart() {
            func keys(_ documents: [Document]) -> [TabEntryKey<Int>] {
                let entries: TabEntries<Int> = TabEntryBuilder.buildBlock(
                    ForEach(documents) { document in TabAction(document.name) {} }.entries)
                return entries.tree.leaves.map(\.key)
            }
            XCTAssertEqual(keys(documents), keys(documents.reversed()).reversed())
            XCTAssertEqual(Set(keys(documents)).count, 2)
        }

        func testADictionaryIsSorted() {
            let entries = TabEntries([Number.two: Text("2"), .one: Text("1")])
            XCTAssertEqual(entries.tree.leaves.map(\.value), [.one, .two])
        }
    }

    private enum Number: String, TabTitled, Comparable {
        case one = "1"
        case two = "2"

        var title: String { rawValue }

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }
#endif
