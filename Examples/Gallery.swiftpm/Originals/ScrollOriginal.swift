import CamberSwiftUI
import SwiftUI

/// The fourth original design: header tabs over pages that are swiped, inside of the app's own scroll
/// view, which holds the header at its top.
struct ScrollOriginal: View {
    enum Tab: Int, TabTitled, CaseIterable, Comparable, Identifiable {
        case one, two, three, four, five, six, seven, eight

        var id: Self { self }
        var title: String { "\(self)" }

        var color: Color {
            let colors: [Color] = [.red, .blue, .yellow, .gray, .orange, .brown, .cyan, .indigo]
            return colors[rawValue]
        }

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    @State private var tab = Tab.one

    private var pages: [Tab: AnyView] {
        Dictionary(
            uniqueKeysWithValues: Tab.allCases.map { tab in
                // Each page is as high as its content.
                (tab, AnyView(tab.color.frame(height: 300 + 200 * CGFloat(tab.rawValue))))
            })
    }

    var body: some View {
        ScrollView {
            Image(systemName: "photo").font(.largeTitle).frame(height: 200)
            CustomScrollTabView(selection: $tab, pages: pages).embedded()
        }
        .tabBarStyle(ScrollTabBarStyle.original)
    }
}
