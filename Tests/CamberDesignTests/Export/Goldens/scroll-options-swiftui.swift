import CamberSwiftUI
import SwiftUI

enum AppTab: String {
    case today
    case week
    case all
}

// The design also names a container of its own. An app takes these from the device, its user and
// its own pages.
struct AppTabView: View {
    @State private var selection: AppTab?

    var body: some View {
        CustomScrollTabView(selection: $selection) {
            TabPage("Today", value: AppTab.today) { Text("Today") }
            TabPage("This week", value: AppTab.week) { Text("This week") }
            TabAction(systemImage: "magnifyingglass") {
                // What the action does.
            }
            TabPage("All", value: AppTab.all) {
                Text("All")
            }
            .badge(12)
        }
        .tabBarStyle(
            .scroll(
                cellWidth: .intrinsic(minimum: 44, padding: 12.5),
                alignment: .center,
                indicator: .elastic,
                reveal: .nearest,
                fades: .always,
                edges: .stop,
                flickVelocity: nil,
                motion: .curve(TabTimingCurve(0.2, 0, 0, 1.25), 0.3),
                pageTransition: .instant
            )
        )
        .tabPageSwipe(false)
        .tabPageRetention(.neighbours(2))
    }
}
