import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case today
    case saved
    case search
    case alerts
    case me
}

struct AppTabView: View {
    @State private var selection = AppTab.today

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("Today", systemImage: "house", value: AppTab.today) { Text("Today") }
            TabPage("Saved", systemImage: "bookmark", value: AppTab.saved) { Text("Saved") }
            TabPage("Search", systemImage: "magnifyingglass", value: AppTab.search) {
                Text("Search")
            }
            TabPage("Alerts", systemImage: "bell", value: AppTab.alerts) { Text("Alerts") }
            TabPage("Me", systemImage: "person", value: AppTab.me) { Text("Me") }
        }
        .tabBarStyle(.notch)
    }
}
