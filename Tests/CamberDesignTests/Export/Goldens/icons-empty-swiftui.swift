import CamberSwiftUI
import SwiftUI

struct AppTabView: View {
    var body: some View {
        CustomTabView<String> {
        }
        .tabBarStyle(.icons)
    }
}
