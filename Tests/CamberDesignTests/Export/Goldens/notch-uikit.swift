import CamberUIKit
import UIKit

extension TabID {
    static let today: TabID = "today"
    static let saved: TabID = "saved"
    static let search: TabID = "search"
    static let alerts: TabID = "alerts"
    static let me: TabID = "me"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.notch)
        pages = [
            TabBarPage(TabBarItem(id: .today, title: "Today", imageName: "house")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .saved, title: "Saved", imageName: "bookmark")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .search, title: "Search", imageName: "magnifyingglass")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .alerts, title: "Alerts", imageName: "bell")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .me, title: "Me", imageName: "person")) {
                UIViewController()
            },
        ]
    }
}
