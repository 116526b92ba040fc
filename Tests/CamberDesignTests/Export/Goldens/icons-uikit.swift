import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let message: TabID = "message"
    static let profile: TabID = "profile"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(IconsTabBarStyle.original)

        var homeItem = TabBarItem(id: .home, imageName: "house")
        homeItem.accessibilityLabel = "Home"
        var messageItem = TabBarItem(id: .message, imageName: "message")
        messageItem.accessibilityLabel = "Messages"
        var profileItem = TabBarItem(id: .profile, imageName: "person.crop.circle")
        profileItem.accessibilityLabel = "Profile"

        pages = [
            TabBarPage(homeItem) { UIViewController() },
            TabBarPage(messageItem) { UIViewController() },
            TabBarPage(profileItem) { UIViewController() },
        ]
    }
}
