import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case home
    case news
    case mail
    case me
}

// The design also names the device ipad-10-landscape, a right-to-left layout, a text scale of 1.35,
// the dark appearance, Reduce Motion, Increase Contrast, widths of texts and a colour of sample
// pages. An app takes these from the device, its user and its own pages.
struct AppTabView: View {
    @State private var selection = AppTab.mail

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage("Home", systemImage: "house", value: AppTab.home) {
                Text("Home")
            }
            .badge(3)
            TabPage("News", systemImage: "book", value: AppTab.news) {
                Text("News")
            }
            .selectedImage(systemName: "bookmark.fill")
            .badge("New")
            TabAction(systemImage: "plus.app.fill") {
                // What the action does.
            }
            .accessibilityLabel(Text("Write"))
            TabPage("Mail", systemImage: "envelope", value: AppTab.mail) {
                Color(TabColor(0xFFF4F6))
            }
            .selectedImage(systemName: "envelope")
            .badge(.dot)
            .tint(Color(TabColor(0xFF2D55)))
            .inactiveTint(Color(TabColor(SceneColor(0x8E8E93, alpha: 0.5))))
            TabPage("Me", systemImage: "person", value: AppTab.me) {
                Text("Me")
            }
            .badge(1_234_567)
            .disabled(true)
        }
        .tabBarStyle(
            .curved(
                swellWidth: 140.5,
                swellHeight: 30,
                shadowOpacity: 0.125,
                motion: .spring(response: 0.45, dampingRatio: 0.8),
                pageTransition: .slide,
                effect: .bounce,
                badgeCap: 99,
                titleWeight: .bold
            )
        )
        .tabBarAppearance(
            TabBarAppearance(
                tint: TabColor(light: SceneColor(0x5856D6), dark: SceneColor(0x5E5CE6)),
                inactive: TabColor(0x8E8E93),
                background: TabColor(
                    light: SceneColor(0xFFFFFF),
                    dark: SceneColor(0x1C1C1E, alpha: 0.8)
                )
            )
        )
        .tabBarColor(Color(TabColor(0x17181A)), for: .accent)
        .tabBarColor(Color(TabColor(0xFFFFFF)), for: .selected)
        .tabBarColor(Color(TabColor(0xC7C8CC)), for: .unselected)
        .tabBarColor(Color(TabColor(SceneColor(0x3C3C43, alpha: 0.6))), for: .title)
        .tabBarColor(Color(TabColor(0x000000)), for: .indicator)
        .tabBarColor(Color(TabColor(0x8E8E93)), for: .baseline)
        .tabBarColor(
            Color(
                TabColor(
                    light: SceneColor(0x3C3C43, alpha: 0.29),
                    dark: SceneColor(0x545458, alpha: 0.6)
                )
            ),
            for: .hairline
        )
        .tabBarColor(Color(TabColor(SceneColor(0x000000, alpha: 0))), for: .disc)
        .tabBarColor(Color(TabColor(0x34C759)), for: .badge)
        .tabBarColor(Color(TabColor(0x000000)), for: .badgeText)
        .tabPageSwipe(true)
        .tabPageRetention(.all)
    }
}
