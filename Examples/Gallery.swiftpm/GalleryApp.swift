import SwiftUI
import UIKit

/// The app: a list of looks in UIKit, inside the frame that Swift Playgrounds asks for.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup { GalleryRoot().ignoresSafeArea() }
    }
}

/// Puts the UIKit screens into the window.
private struct GalleryRoot: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
        UINavigationController(rootViewController: GalleryController())
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
