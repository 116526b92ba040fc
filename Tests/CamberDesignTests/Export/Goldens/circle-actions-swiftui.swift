import CamberSwiftUI
import SwiftUI

struct AppTabView: View {
    var body: some View {
        CustomTabView<String> {
            TabAction("Call", systemImage: "phone") {
                // What the action does.
            }
            TabAction("Write", systemImage: "message") {
                // What the action does.
            }
            .badge(-1)
        }
        .tabBarStyle(.circle(motion: .easeInOut(0.25)))
    }
}
