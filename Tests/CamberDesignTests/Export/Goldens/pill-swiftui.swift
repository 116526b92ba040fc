import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case explore
    case music
    case cart
    case profile
}

struct AppTabView: View {
    @State private var selection = AppTab.home

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("Home", systemImage: "house", value: AppTab.home) { Text("Home") }
            TabPage("Explore", systemImage: "map", value: AppTab.explore) { Text("Explore") }
            TabPage("Music", systemImage: "music.note", value: AppTab.music) { Text("Music") }
            TabPage("Cart", systemImage: "cart", value: AppTab.cart) { Text("Cart") }
            TabPage("Profile", systemImage: "person", value: AppTab.profile) { Text("Profile") }
        }
        .tabBarStyle(.pill)
    }
}
