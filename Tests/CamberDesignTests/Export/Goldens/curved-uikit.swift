import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let services: TabID = "services"
    static let partners: TabID = "partners"
    static let activity: TabID = "activity"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.curved)
        pages = [
            TabBarPage(TabBarItem(id: .home, title: "Home", image: UIImage(systemName: "house"))) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(id: .services, title: "Services", imageName: "envelope.open.badge.clock")
            ) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(
                    id: .partners,
                    title: "Partners",
                    image: UIImage(systemName: "hand.raised")
                )
            ) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(id: .activity, title: "Activity", image: UIImage(systemName: "bell"))
            ) {
                UIViewController()
            },
        ]
    }
}
