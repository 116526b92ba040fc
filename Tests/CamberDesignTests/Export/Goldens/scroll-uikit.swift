import CamberUIKit
import UIKit

extension TabID {
    static let one: TabID = "one"
    static let two: TabID = "two"
    static let three: TabID = "three"
    static let four: TabID = "four"
    static let five: TabID = "five"
    static let six: TabID = "six"
    static let seven: TabID = "seven"
    static let eight: TabID = "eight"
}

final class AppTabBarController: ScrollTabController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(ScrollTabBarStyle.original)
        pages = [
            TabBarPage(TabBarItem(id: .one, title: "one")) { ColorPage(SceneColor(0xFF3B30)) },
            TabBarPage(TabBarItem(id: .two, title: "two")) { ColorPage(SceneColor(0x007AFF)) },
            TabBarPage(TabBarItem(id: .three, title: "three")) { ColorPage(SceneColor(0xFFCC00)) },
            TabBarPage(TabBarItem(id: .four, title: "four")) { ColorPage(SceneColor(0x8E8E93)) },
            TabBarPage(TabBarItem(id: .five, title: "five")) { ColorPage(SceneColor(0xFF9500)) },
            TabBarPage(TabBarItem(id: .six, title: "six")) { ColorPage(SceneColor(0xA2845E)) },
            TabBarPage(TabBarItem(id: .seven, title: "seven")) { ColorPage(SceneColor(0x32ADE6)) },
            TabBarPage(TabBarItem(id: .eight, title: "eight")) { ColorPage(SceneColor(0x5856D6)) },
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
