import CamberSwiftUI
import SwiftUI

/// One look at the bottom of real pages: a list, a form and a stack whose third screen hides the bar.
struct LookView: View {
    let name: String
    @State private var tab = "list"
    @State private var isAsking = false
    @SceneStorage("unread") private var unread = 3

    var body: some View {
        CustomTabView(selection: $tab) {
            TabPage("List", systemImage: "list.bullet", value: "list") { RowsPage() }
                .badge(unread)
            if name == "labelled" {
                TabAction(systemImage: "plus.app.fill") { isAsking = true }
                    .accessibilityLabel(Text("New"))
            }
            TabPage("Form", systemImage: "square.and.pencil", value: "form") {
                FieldsPage(unread: $unread)
            }
            TabPage("Stack", systemImage: "square.stack", value: "stack") { ScreensPage() }
        }
        .tabBarStyle(AnyTabBarStyle.all.first { $0.name == name } ?? AnyTabBarStyle(.labelled))
        .tabBarHaptics()
        .onTabReselect { (tab: String) in print("\(tab) again") }
        .alert("An action selects nothing.", isPresented: $isAsking) {}
    }
}

/// Header tabs over lists that are swiped, on a screen that is pushed: a swipe on the first page goes
/// back.
struct HeaderView: View {
    let look: AnyTabBarStyle

    var body: some View {
        CustomScrollTabView(initialSelection: 1) {
            ForEach(1..<13) { number in
                TabPage("Tab \(number)", value: number) {
                    List(1..<10 * number, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
                }
            }
        }
        .tabBarStyle(look)
        .tabPageRetention(.neighbours(1))
        .navigationTitle(look.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
