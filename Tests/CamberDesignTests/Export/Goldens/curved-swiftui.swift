import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case services
    case partners
    case activity
}

struct AppTabView: View {
    @State private var selection = AppTab.home

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("Home", systemImage: "house", value: AppTab.home) {
                Text("Home")
            }
            .selectedImage(systemName: "house")
            TabPage("Services", systemImage: "envelope.open.badge.clock", value: AppTab.services) {
                Text("Services")
            }
            TabPage("Partners", systemImage: "hand.raised", value: AppTab.partners) {
                Text("Partners")
            }
            .selectedImage(systemName: "hand.raised")
            TabPage("Activity", systemImage: "bell", value: AppTab.activity) {
                Text("Activity")
            }
            .selectedImage(systemName: "bell")
        }
        .tabBarStyle(.curved)
    }
}
