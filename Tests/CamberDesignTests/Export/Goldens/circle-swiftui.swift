import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case photo
    case profile
}

struct AppTabView: View {
    @State private var selection = AppTab.home

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("Home", systemImage: "house.fill", value: AppTab.home) {
                Color(TabColor(0xFFCC00))
            }
            .tint(Color(TabColor(0xFFCC00)))
            TabPage("Photo", systemImage: "photo.fill", value: AppTab.photo) {
                Color(TabColor(0xFF3B30))
            }
            .tint(Color(TabColor(0xFF3B30)))
            TabPage("Profile", systemImage: "person.circle.fill", value: AppTab.profile) {
                Color(TabColor(0x007AFF))
            }
            .tint(Color(TabColor(0x007AFF)))
        }
        .tabBarStyle(CircleTabBarStyle.original)
    }
}
