import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case mypage
}

struct AppTabView: View {
    @State private var selection = AppTab.home

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("홈", systemImage: "house", value: AppTab.home) { Text("홈") }
            TabAction(systemImage: "plus.app.fill") {
                // What the action does.
            }
            .accessibilityLabel(Text("새로 만들기"))
            TabPage("마이페이지", systemImage: "person", value: AppTab.mypage) { Text("마이페이지") }
        }
    }
}
