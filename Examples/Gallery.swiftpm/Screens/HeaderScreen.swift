import CamberUIKit
import UIKit

/// Header tabs over lists that are swiped, on a screen that is pushed: a swipe on the first page
/// goes back.
final class HeaderScreen: ScrollTabController {
    init() {
        super.init(bar: CustomTabBarView(style: ScrollTabBarStyle()))
        title = "scroll"
        navigationItem.largeTitleDisplayMode = .never
        paging.retention = .neighbours(1)
        pages = (1...12).map { number in
            TabBarPage(TabBarItem(id: TabID("\(number)"), title: "Tab \(number)")) {
                ListPage(rows: 10 * number)
            }
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
