#if canImport(UIKit)
    import SwiftUI
    import XCTest

    @testable import CamberSwiftUI
    @testable import CamberUIKit

    @MainActor
    final class ModifierTests: XCTestCase {
        private func bar<Content: View>(_ content: Content) throws -> CustomTabBarView {
            try XCTUnwrap(Stage(content).bar)
        }

        private var tabs: CustomTabView<Int> {
            CustomTabView {
                TabPage("One", systemImage: "star", value: 1) { Text("one") }
                TabPage("Two", icon: Image(systemName: "heart"), value: 2) { Text("two") }
                    .badge(3)
            }
        }

        func testTheLookAndItsMotion() throws {
            let style = AnyTabBarStyle(.circle(lift: 20, motion: .bouncy))
            XCTAssertEqual(
                try bar(tabs.tabBarStyle(.circle(lift: 20)).tabBarMotion(.bouncy)).style, style)
            // In either order, and the closest comes first.
            let far = tabs.tabBarMotion(.bouncy).tabBarStyle(.circle(lift: 20)).tabBarStyle(.icons)
            XCTAssertEqual(try bar(far).style, style)
        }

        func testColors() throws {
            var appearance = TabBarAppearance(tint: TabColor(0x123456))
            appearance[.badge] = TabColor(0x654321)
            let shown = try bar(
                tabs.tabBarAppearance(appearance).tabBarColor(.white, for: .badge)
            ).driver.engine.appearance
            XCTAssertEqual(shown[.tint], TabColor(0x123456))
            XCTAssertEqual(shown[.badge], TabColor(.white))
        }

        func testALabelOfTheAppsOwn() throws {
            let labelled = try bar(tabs.tabItemLabel(.icon) { Text($0.title) })
            XCTAssertEqual(labelled.items.map { $0.content?.placement }, [.icon, .icon])
            // A symbol is the host's to draw, an image is SwiftUI's.
            let plain = try bar(tabs)
            XCTAssertNil(plain.items[0].content)
            XCTAssertEqual(plain.items[1].content?.placement, .icon)
        }

        func testALabelFollowsTheStateThatItReads() {
            let log = Log()
            let stage = Stage(CountingLabels(log: log))
            log.count()
            stage.settle()
            XCTAssertEqual(log.shown, [0, 1])
        }

        func testABadgeSaysWhatItMeans() throws {
            XCTAssertEqual(try bar(tabs).items[1].accessibilityValue, "3 new items")
            let german = tabs.environment(\.locale, Locale(identifier: "de"))
            XCTAssertEqual(try bar(german).items[1].accessibilityValue, "3 neue Einträge")
        }

        func testABarAlone() throws {
            let alone = try bar(
                VStack {
                    Spacer()
                    CustomTabBar(selection: .constant(2)) {
                        TabPage("One", systemImage: "star", value: 1)
                        TabPage("Two", systemImage: "heart", value: 2)
                    }
                })
            XCTAssertEqual(alone.selectedID, "2")
            XCTAssertEqual(
                alone.bounds.height, alone.intrinsicContentSize.height, accuracy: 0.5)
            // The setter of a constant refuses.
            alone.activate("1")
            XCTAssertEqual(alone.selectedID, "2")
        }

        // SwiftUI measures the bar before it hands it the new traits.
        func testABarAloneGrowsWithTheText() throws {
            let model = Model()
            let stage = Stage(GrowingBar(model: model))
            let alone = try XCTUnwrap(stage.bar)
            let small = alone.bounds.height
            model.isHidden = true
            stage.settle()
            XCTAssertTrue(alone.bounds.height > small)
            XCTAssertEqual(
                alone.bounds.height, alone.intrinsicContentSize.height, accuracy: 0.5)
        }

        // What reaches under the home indicator has no part in the layout.
        func testABarAtTheBottomReachesUnderTheHomeIndicator() throws {
            let stage = Stage(
                VStack(spacing: 0) {
                    Color.red
                    CustomTabBar(selection: .constant(1)) { TabPage("One", value: 1) }
                        .tabBarStyle(.icons)
                })
            stage.window.rootViewController?.additionalSafeAreaInsets.bottom = 34
            stage.settle()
            let alone = try XCTUnwrap(stage.bar)
            let frame = alone.convert(alone.bounds, to: nil)
            XCTAssertEqual(frame.maxY, 800, accuracy: 0.5)
            XCTAssertEqual(frame.height, 56 + alone.safeAreaInsets.bottom, accuracy: 0.5)
        }

        // B113
        func testAShortPageFillsTheScreenUnderItsHeader() throws {
            let stage = Stage(
                ScrollView {
                    Color.red.frame(height: 200)
                    CustomScrollTabView {
                        TabPage("Short", value: 1) { Text("short") }
                        TabPage("Long", value: 2) { Color.blue.frame(height: 3000) }
                    }
                    .embedded()
                })
            let header = try XCTUnwrap(stage.bar)
            let scroll = try XCTUnwrap(
                sequence(first: header as UIView, next: \.superview).lazy
                    .compactMap { $0 as? UIScrollView }.first)
            let inset = scroll.adjustedContentInset
            let room = scroll.bounds.height - inset.top - inset.bottom
            XCTAssertEqual(scroll.contentSize.height, 200 + room, accuracy: 20)
            stage.tap("2")
            XCTAssertEqual(
                scroll.contentSize.height, 3200 + header.intrinsicContentSize.height, accuracy: 20)
        }
    }
#endif
