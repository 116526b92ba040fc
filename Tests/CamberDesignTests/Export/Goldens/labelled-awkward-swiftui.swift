import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case defaultTab = "default"
    case selfTab = "self"
    case defaultTab2 = "Default"
    case heart = "홈"
    case tab2ndChoiceOfAll = "2nd-choice_of all"
    case tab2ndChoiceOfAll2 = "2nd choice of all"
    case urlList = "URLList"
    case anIdThatIsSoLongThatNoLineHasRoomForIt =
        "an id that is so long that no line has room for it, which is to say more than a hundred characters"
}

struct AppTabView: View {
    @State private var selection = AppTab.defaultTab

    var body: some View {
        CustomTabView(selection: $selection) {
            TabPage(
                "A \"quoted\" \\ back\\(slash)",
                systemImage: "house",
                value: AppTab.defaultTab
            ) {
                Text("A \"quoted\" \\ back\\(slash)")
            }
            TabPage("Two\nlines\tand a tab", systemImage: "message", value: AppTab.selfTab) {
                Text("Two\nlines\tand a tab")
            }
            TabPage("홈 🏠 é", systemImage: "person", value: AppTab.defaultTab2) { Text("홈 🏠 é") }
            TabPage("집", systemImage: "heart", value: AppTab.heart) { Text("집") }
            TabPage(
                "Turned \u{202E}round\u{202C} and \0 nothing",
                systemImage: "bell",
                value: AppTab.tab2ndChoiceOfAll
            ) {
                Text("Turned \u{202E}round\u{202C} and \0 nothing")
            }
            TabPage(
                "A title so long that no line of source has room for it, whatever it stands in, and that no bar will ever show in full",
                value: AppTab.tab2ndChoiceOfAll2
            ) {
                Text(
                    "A title so long that no line of source has room for it, whatever it stands in, and that no bar will ever show in full"
                )
            }
            TabPage("#\"raw\"# %@ \u{2028}", systemImage: "star", value: AppTab.urlList) {
                Text("#\"raw\"# %@ \u{2028}")
            }
            .badge("\"!\"")
            TabAction(systemImage: "plus.app.fill") {
                // What the action does.
            }
            TabPage("Long", value: AppTab.anIdThatIsSoLongThatNoLineHasRoomForIt) {
                Text("Long")
            }
            .accessibilityLabel(
                Text(
                    "What assistive technology says may be long, too, and need a line of its own: this one does"
                )
            )
        }
        .tabBarStyle(.labelled(spacing: 0, hairline: false))
    }
}
