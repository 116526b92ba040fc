import CamberUIKit
import UIKit

extension TabID {
    static let defaultTab: TabID = "default"
    static let selfTab: TabID = "self"
    static let defaultTab2: TabID = "Default"
    static let heart: TabID = "홈"
    static let tab2ndChoiceOfAll: TabID = "2nd-choice_of all"
    static let tab2ndChoiceOfAll2: TabID = "2nd choice of all"
    static let urlList: TabID = "URLList"
    static let plusAppFill: TabID = "\n"
    static let anIdThatIsSoLongThatNoLineHasRoomForIt: TabID =
        "an id that is so long that no line has room for it, which is to say more than a hundred characters"
}

final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(.labelled(spacing: 0, hairline: false))

        var anIdThatIsSoLongThatNoLineHasRoomForItItem = TabBarItem(
            id: .anIdThatIsSoLongThatNoLineHasRoomForIt,
            title: "Long"
        )
        anIdThatIsSoLongThatNoLineHasRoomForItItem.accessibilityLabel =
            "What assistive technology says may be long, too, and need a line of its own: this one does"

        pages = [
            TabBarPage(
                TabBarItem(
                    id: .defaultTab,
                    title: "A \"quoted\" \\ back\\(slash)",
                    imageName: "house"
                )
            ) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(id: .selfTab, title: "Two\nlines\tand a tab", imageName: "message")
            ) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .defaultTab2, title: "홈 🏠 é", imageName: "person")) {
                UIViewController()
            },
            TabBarPage(TabBarItem(id: .heart, title: "집", imageName: "heart")) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(
                    id: .tab2ndChoiceOfAll,
                    title: "Turned \u{202E}round\u{202C} and \0 nothing",
                    imageName: "bell"
                )
            ) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(
                    id: .tab2ndChoiceOfAll2,
                    title:
                        "A title so long that no line of source has room for it, whatever it stands in, and that no bar will ever show in full"
                )
            ) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(
                    id: .urlList,
                    title: "#\"raw\"# %@ \u{2028}",
                    imageName: "star",
                    badge: .text("\"!\"")
                )
            ) {
                UIViewController()
            },
            TabBarPage(
                action: TabBarItem(id: .plusAppFill, imageName: "plus.app.fill") {
                    // What the action does.
                }
            ),
            TabBarPage(anIdThatIsSoLongThatNoLineHasRoomForItItem) { UIViewController() },
        ]
    }
}
