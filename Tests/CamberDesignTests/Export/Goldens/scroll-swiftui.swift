import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case one
    case two
    case three
    case four
    case five
    case six
    case seven
    case eight
}

struct AppTabView: View {
    @State private var selection = AppTab.one

    var body: some View {
        CustomScrollTabView(selection: $selection) {
            TabPage("one", value: AppTab.one) { Color(TabColor(0xFF3B30)) }
            TabPage("two", value: AppTab.two) { Color(TabColor(0x007AFF)) }
            TabPage("three", value: AppTab.three) { Color(TabColor(0xFFCC00)) }
            TabPage("four", value: AppTab.four) { Color(TabColor(0x8E8E93)) }
            TabPage("five", value: AppTab.five) { Color(TabColor(0xFF9500)) }
            TabPage("six", value: AppTab.six) { Color(TabColor(0xA2845E)) }
            TabPage("seven", value: AppTab.seven) { Color(TabColor(0x32ADE6)) }
            TabPage("eight", value: AppTab.eight) { Color(TabColor(0x5856D6)) }
        }
        .tabBarStyle(ScrollTabBarStyle.original)
    }
}
