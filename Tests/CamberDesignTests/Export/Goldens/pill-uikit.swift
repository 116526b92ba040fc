import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let explore: TabID = "explore"
    static let music: TabID = "music"
    static let cart: TabID = "cart"
    static let profile: TabID = "profile"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.pill)
        pages = [
            TabBarPage(TabBarItem(id: .home, title: "Home", imageName: "house")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .explore, title: "Explore", imageName: "map")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .music, title: "Music", imageName: "music.note")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .cart, title: "Cart", imageName: "cart")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .profile, title: "Profile", imageName: "person")) {
                UIViewController()
            },
        ]
    }
}
