import CamberSwiftUI
import SwiftUI

/// The second original design: icon over title, and a button in the middle that acts instead of being
/// selected.
struct LabelledOriginal: View {
    enum Tab: Hashable { case home, myPage }

    @Environment(\.dismiss) private var dismiss
    @State private var tab = Tab.home
    @State private var isComposing = false

    var body: some View {
        CustomTabView(selection: $tab) {
            TabPage("홈", systemImage: "house", value: .home) { page("홈") }
            TabAction(systemImage: "plus.app.fill") { isComposing = true }
                .accessibilityLabel(Text("새로 만들기"))
            TabPage("마이페이지", systemImage: "person", value: .myPage) { page("마이페이지") }
        }
        .tabBarStyle(LabelledTabBarStyle.original)
        .sheet(isPresented: $isComposing) { Text("새로 만들기").presentationDetents([.medium]) }
    }

    @MainActor private func page(_ title: String) -> some View {
        NavigationStack {
            List(1..<40) { Text("\(title) \($0)") }
                .navigationTitle(title)
                .toolbar { Button("닫기") { dismiss() } }
        }
    }
}
