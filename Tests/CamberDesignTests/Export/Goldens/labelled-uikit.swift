import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let new: TabID = "new"
    static let mypage: TabID = "mypage"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()

        var newItem = TabBarItem(id: .new, imageName: "plus.app.fill")
        newItem.accessibilityLabel = "새로 만들기"
        newItem.action = {
            // What the action does.
        }

        pages = [
            TabBarPage(TabBarItem(id: .home, title: "홈", imageName: "house")) {
                UIViewController()
            },
            TabBarPage(action: newItem),
            TabBarPage(TabBarItem(id: .mypage, title: "마이페이지", imageName: "person")) {
                UIViewController()
            },
        ]
    }
}
