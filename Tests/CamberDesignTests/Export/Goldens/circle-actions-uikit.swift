import CamberUIKit
import UIKit

extension TabID {
    static let call: TabID = "call"
    static let write: TabID = "write"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.circle(motion: .easeInOut(0.25)))
        pages = [
            TabBarPage(
                action: TabBarItem(id: .call, title: "Call", imageName: "phone") {
                    // What the action does.
                }
            ),
            TabBarPage(
                action: TabBarItem(
                    id: .write,
                    title: "Write",
                    imageName: "message",
                    badge: .count(-1)
                ) {
                    // What the action does.
                }
            ),
        ]
    }
}
