import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let photo: TabID = "photo"
    static let profile: TabID = "profile"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(CircleTabBarStyle.original)

        var homeItem = TabBarItem(id: .home, title: "Home", imageName: "house.fill")
        homeItem.tintColor = UIColor(SceneColor(0xFFCC00))
        var photoItem = TabBarItem(id: .photo, title: "Photo", imageName: "photo.fill")
        photoItem.tintColor = UIColor(SceneColor(0xFF3B30))
        var profileItem = TabBarItem(
            id: .profile,
            title: "Profile",
            imageName: "person.circle.fill"
        )
        profileItem.tintColor = UIColor(SceneColor(0x007AFF))

        pages = [
            TabBarPage(homeItem) { ColorPage(SceneColor(0xFFCC00)) },
            TabBarPage(photoItem) { ColorPage(SceneColor(0xFF3B30)) },
            TabBarPage(profileItem) { ColorPage(SceneColor(0x007AFF)) },
        ]
    }
}

/// A page to start with: a colour.
private final class ColorPage: UIViewController {
    convenience init(_ color: SceneColor) {
        self.init(nibName: nil, bundle: nil)
        view.backgroundColor = UIColor(color)
    }
}
