import CamberSwiftUI
import SwiftUI
import UIKit

/// The app: what there is to see in SwiftUI and in UIKit, in a bar of its own. After a launch it shows
/// the tab that it was left on.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryView() }
    }
}

struct GalleryView: View {
    enum Framework: String, CustomTab {
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"

        var title: String { rawValue }
        var systemImage: String { self == .swiftUI ? "square.stack.3d.up" : "square.on.square" }
    }

    @SceneStorage("framework") private var framework = Framework.swiftUI

    var body: some View {
        CustomTabView(tabs: Framework.self, selection: $framework) { framework in
            switch framework {
            case .swiftUI: LookList()
            case .uiKit: GalleryRoot().ignoresSafeArea()
            }
        }
        .tabBarStyle(.labelled(effect: .bounce))
    }
}

/// Puts the UIKit screens into a page.
private struct GalleryRoot: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UINavigationController(rootViewController: GalleryController())
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
