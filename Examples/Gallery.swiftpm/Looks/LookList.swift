import CamberSwiftUI
import SwiftUI

/// The original designs and all looks. What stands at the bottom takes the whole screen.
struct LookList: View {
    private enum Screen: Identifiable {
        case circle, labelled, curved
        case look(String)

        var id: String { "\(self)" }
    }

    @State private var screen: Screen?

    var body: some View {
        NavigationStack {
            List {
                Section("Original designs") {
                    Button("circle") { screen = .circle }
                    Button("labelled") { screen = .labelled }
                    Button("curved") { screen = .curved }
                    NavigationLink("scroll") { ScrollOriginal().navigationTitle("scroll") }
                }
                Section("Looks") {
                    ForEach(AnyTabBarStyle.all, id: \.name) { look in
                        if look.placement == .bottom {
                            Button(look.name) { screen = .look(look.name) }
                        } else {
                            NavigationLink(look.name) { HeaderView(look: look) }
                        }
                    }
                }
            }
            .navigationTitle("Camber")
            .navigationBarTitleDisplayMode(.inline)
        }
        .fullScreenCover(item: $screen) { screen in
            switch screen {
            case .circle: CircleOriginal()
            case .labelled: LabelledOriginal()
            case .curved: CurvedOriginal()
            case .look(let name): LookView(name: name)
            }
        }
    }
}
