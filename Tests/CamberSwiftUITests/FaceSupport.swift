#if canImport(UIKit)
    import SwiftUI

    @testable import CamberSwiftUI
    @testable import CamberUIKit

    /// What an app keeps, and what happens in it.
    @MainActor
    final class Model: ObservableObject {
        @Published var tab = "a"
        @Published var names = ["a", "b", "c"]
        @Published var isHidden = false
        @Published var badge: TabBadge?
        /// What the selection's setter makes of a value.
        var rule: (String) -> String = { $0 }
        var writes: [String] = []
        var log: [String] = []

        var selection: Binding<String> {
            Binding {
                self.tab
            } set: {
                self.writes.append($0)
                self.tab = self.rule($0)
            }
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    /// A page that notes when it is on the screen, with what it knows from around the tab view.
    struct ProbePage: View {
        let name: String
        @EnvironmentObject var model: Model
        @Environment(\.locale) var locale
        @State private var visits = 0

        var body: some View {
            List(0..<100) { Text("\(name) \($0) \(locale.identifier) \(visits)") }
                .onAppear {
                    visits += 1
                    model.log.append("appear \(name) \(visits)")
                }
                .onDisappear { model.log.append("disappear \(name)") }
                .tabBarHidden(name == "b" && model.isHidden)
                .tabBadge(name == "b" ? model.badge : nil)
                .onTabReselect { model.log.append("reselect \(name)") }
        }
    }

    /// A tab view with a page for each of the model's names, and an action after the first.
    struct ProbeTabs: View {
        @ObservedObject var model: Model

        var body: some View {
            CustomTabView(selection: model.selection) {
                ForEach(model.names, id: \.self) { name in
                    TabPage(name.uppercased(), systemImage: "star", value: name) {
                        ProbePage(name: name)
                    }
                    .disabled(name == "c" && model.isHidden)
                    if name == "a" { TabAction("New") { model.log.append("action") } }
                }
            }
            .tabBarStyle(.curved(swellHeight: 30))
            .environmentObject(model)
            .environment(\.locale, Locale(identifier: "ko"))
        }
    }

    /// What views of state tell, and how to change it.
    @MainActor
    final class Log {
        var count: () -> Void = {}
        var shown: [Int] = []
    }

    /// Tabs that keep their selection themselves, with a count that only the second page shows.
    struct CountingTabs: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            CustomTabView {
                TabPage("One", value: 1) { Text("one") }
                TabPage("Two", value: 2) { Shown(log: log, number: count) }
            }
            .onAppear { log.count = { count += 1 } }
        }
    }

    /// Tabs whose labels show a count that nothing else shows.
    struct CountingLabels: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            CustomTabView { TabPage("One", value: 1) { Text("one") } }
                .tabItemLabel { _ in Shown(log: log, number: count).id(count) }
                .onAppear { log.count = { count += 1 } }
        }
    }

    /// A bar alone whose texts are large while the model says so.
    struct GrowingBar: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack {
                Spacer()
                CustomTabBar(selection: .constant(1)) {
                    TabPage("One", systemImage: "star", value: 1)
                }
            }
            .dynamicTypeSize(model.isHidden ? .xxxLarge : .large)
        }
    }

    /// Notes a number when it appears.
    private struct Shown: View {
        let log: Log
        let number: Int

        var body: some View { Text("\(number)").onAppear { log.shown.append(number) } }
    }

    /// Tabs in a language that is set around a view that does not depend on it.
    struct LocalizedTabs: View {
        @ObservedObject var model: Model

        var body: some View {
            Tabs().environment(\.locale, Locale(identifier: model.tab))
        }

        private struct Tabs: View {
            var body: some View { CustomTabView { TabPage("One", value: 1) { Text("one") } } }
        }
    }

    /// A tab view on a screen of 400 × 800.
    @MainActor
    struct Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

        init<Root: View>(_ root: Root) {
            window.rootViewController = UIHostingController(rootView: root)
            window.isHidden = false
            settle()
        }

        func settle() {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            window.layoutIfNeeded()
            while bar?.displayLink.isRunning == true {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        }

        /// Does what a tap on an item does.
        func tap(_ id: TabID) {
            bar?.activate(id)
            settle()
        }

        var bar: CustomTabBarView? { Self.first(in: window) }
        var container: CustomTabBarController? {
            sequence(first: bar as UIResponder?, next: { $0?.next }).lazy
                .compactMap { $0 as? CustomTabBarController }.first
        }

        private static func first(in view: UIView) -> CustomTabBarView? {
            view as? CustomTabBarView ?? view.subviews.lazy.compactMap(first).first
        }
    }
#endif
