import CamberUIKit
import UIKit

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.icons)
    }
}
