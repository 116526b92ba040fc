#if canImport(UIKit)
    import SwiftUI

    /// Tabs to look at.
    private enum PreviewTab: String, CustomTab, Comparable, Identifiable {
        case home, activity, services, me

        var id: Self { self }
        var title: String { rawValue.capitalized }
        var badge: TabBadge? { self == .activity ? .count(3) : nil }

        var systemImage: String {
            switch self {
            case .home: "house"
            case .activity: "bell"
            case .services: "square.grid.2x2"
            case .me: "person"
            }
        }

        static func < (a: Self, b: Self) -> Bool {
            allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
        }
    }

    @MainActor private func page(_ tab: PreviewTab) -> some View {
        NavigationStack {
            List(1..<40) { Text("\(tab.title) \($0)") }.navigationTitle(tab.title)
        }
    }

    @MainActor
    struct CustomTabView_Previews {
        @ViewBuilder static var previews: some View {
            ForEach(AnyTabBarStyle.all.filter { $0.placement == .bottom }, id: \.name) { look in
                CustomTabView(tabs: PreviewTab.self, content: page)
                    .tabBarStyle(look)
                    .previewDisplayName(look.name)
            }
            CustomTabView(tabs: PreviewTab.self, content: page)
                .tabBarStyle(.curved)
                .tabBarAccessory { Text("Now playing").frame(maxWidth: .infinity).padding() }
                .environment(\.layoutDirection, .rightToLeft)
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark, right to left, accessory")
        }
    }

    @MainActor
    struct CustomScrollTabView_Previews {
        @ViewBuilder static var previews: some View {
            CustomScrollTabView(
                pages: Dictionary(uniqueKeysWithValues: PreviewTab.allCases.map { ($0, page($0)) })
            )
            .previewDisplayName("Filling")
            ScrollView {
                Color.teal.frame(height: 200)
                CustomScrollTabView(initialSelection: PreviewTab.home) {
                    ForEach(PreviewTab.allCases) { tab in
                        TabPage(tab.title, value: tab) { Text(tab.title).padding() }
                    }
                }
                .embedded()
            }
            .previewDisplayName("Embedded")
        }
    }

    @MainActor
    struct CustomTabBar_Previews {
        @ViewBuilder static var previews: some View {
            VStack {
                CustomTabBar(tabs: PreviewTab.self, selection: .constant(.activity))
                CustomTabBar(tabs: PreviewTab.self, selection: .constant(.home)) { item in
                    item.image.scaleEffect(1 + 0.5 * item.emphasis).foregroundColor(item.tint)
                }
            }
        }
    }

    // Older SDKs declare previews without an actor and make them on the main one.
    #if compiler(>=6.2)
        extension CustomTabView_Previews: @MainActor PreviewProvider {}
        extension CustomScrollTabView_Previews: @MainActor PreviewProvider {}
        extension CustomTabBar_Previews: @MainActor PreviewProvider {}
    #else
        extension CustomTabView_Previews: PreviewProvider {}
        extension CustomScrollTabView_Previews: PreviewProvider {}
        extension CustomTabBar_Previews: PreviewProvider {}
    #endif
#endif
