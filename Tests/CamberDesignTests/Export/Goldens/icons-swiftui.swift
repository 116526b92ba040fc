import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case message
    case profile
}

struct AppTabView: View {
    @State private var selection = AppTab.home

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage(systemImage: "house", value: AppTab.home) {
                Text("Home")
            }
            .accessibilityLabel(Text("Home"))
            TabPage(systemImage: "message", value: AppTab.message) {
                Text("Messages")
            }
            .accessibilityLabel(Text("Messages"))
            TabPage(systemImage: "person.crop.circle", value: AppTab.profile) {
                Text("Profile")
            }
            .accessibilityLabel(Text("Profile"))
        }
        .tabBarStyle(IconsTabBarStyle.original)
    }
}
