import CamberSwiftUI
import SwiftUI

/// The third original design: the bar's edge swells under the selection, and a disc carries its icon.
struct CurvedOriginal: View {
    enum Tab: String, CustomTab {
        case home, services, partners, activity

        var title: String { rawValue.capitalized }
        // The design shows the same symbols in both states.
        var selectedSystemImage: String { systemImage }

        var systemImage: String {
            switch self {
            case .home: "house"
            case .services: "envelope.open.badge.clock"
            case .partners: "hand.raised"
            case .activity: "bell"
            }
        }
    }

    @Environment(\.dismiss) private var dismiss
    @State private var tab = Tab.home

    var body: some View {
        CustomTabView(tabs: Tab.self, selection: $tab) { tab in
            ZStack {
                Color(.systemGroupedBackground).ignoresSafeArea()
                Button(tab.title) { dismiss() }.font(.largeTitle)
            }
        }
        .tabBarStyle(CurvedTabBarStyle.original)
    }
}
