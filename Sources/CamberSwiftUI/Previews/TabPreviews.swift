#if canImport(UIKit)
    import SwiftUI

    @MainActor
    @TabEntryBuilder<String>
    private var entries: TabEntries<String> {
        ForEach(["house", "bell", "star", "person"], id: \.self) { name in
            TabPage(name.capitalized, systemImage: name, value: name) {
                VStack { ForEach(1..<20) { Text("\(name) \($0)").padding(8) } }
            }
            .badge(name == "bell" ? .count(3) : nil)
        }
    }

    @MainActor
    struct CustomTabView_Previews {
        static var previews: some View {
            ForEach(AnyTabBarStyle.all.filter { $0.placement == .bottom }, id: \.name) { look in
                CustomTabView { entries }.tabBarStyle(look).previewDisplayName(look.name)
            }
        }
    }

    @MainActor
    struct CustomScrollTabView_Previews {
        @ViewBuilder static var previews: some View {
            CustomScrollTabView { entries }.previewDisplayName("Filling")
            ScrollView {
                Color.teal.frame(height: 200)
                CustomScrollTabView { entries }.embedded()
            }
            .previewDisplayName("Embedded")
        }
    }

    @MainActor
    struct CustomTabBar_Previews {
        static var previews: some View {
            CustomTabBar(selection: .constant("bell")) { entries }
                .frame(maxHeight: .infinity, alignment: .bottom)
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
