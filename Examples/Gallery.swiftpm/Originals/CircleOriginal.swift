import CamberSwiftUI
import SwiftUI

/// The first original design: a disc follows the selection and lifts its icon, in the tab's own colour.
struct CircleOriginal: View {
    enum Tab: String, CustomTab {
        case home, photo, profile

        var title: String { rawValue.capitalized }
        var tint: Color? { color }

        var systemImage: String {
            switch self {
            case .home: "house.fill"
            case .photo: "photo.fill"
            case .profile: "person.circle.fill"
            }
        }

        var color: Color {
            switch self {
            case .home: .yellow
            case .photo: .red
            case .profile: .blue
            }
        }
    }

    @Environment(\.dismiss) private var dismiss
    @State private var tab = Tab.home

    var body: some View {
        CustomTabView(tabs: Tab.self, selection: $tab) { tab in
            ZStack {
                tab.color.ignoresSafeArea()
                Button(tab.title) { dismiss() }.foregroundColor(.white)
            }
        }
        .tabBarStyle(CircleTabBarStyle.original)
    }
}
