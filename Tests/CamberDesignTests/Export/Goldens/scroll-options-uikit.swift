import CamberUIKit
import UIKit

extension TabID {
    static let today: TabID = "today"
    static let week: TabID = "week"
    static let search: TabID = "search"
    static let all: TabID = "all"
}

// The design also names a container of its own. An app takes these from the device, its user and
// its own pages.
final class AppTabBarController: ScrollTabController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(
            .scroll(
                cellWidth: .intrinsic(minimum: 44, padding: 12.5),
                alignment: .center,
                indicator: .elastic,
                reveal: .nearest,
                fades: .always,
                edges: .stop,
                flickVelocity: nil,
                motion: .curve(TabTimingCurve(0.2, 0, 0, 1.25), 0.3),
                pageTransition: .instant
            )
        )
        paging = TabPaging(swipe: false, retention: .neighbours(2))
        pages = [
            TabBarPage(TabBarItem(id: .today, title: "Today")) { UIViewController() },
            TabBarPage(TabBarItem(id: .week, title: "This week")) { UIViewController() },
            TabBarPage(
                action: TabBarItem(id: .search, imageName: "magnifyingglass") {
                    // What the action does.
                }
            ),
            TabBarPage(TabBarItem(id: .all, title: "All", badge: .count(12))) {
                UIViewController()
            },
        ]
        selectedID = nil
    }
}
