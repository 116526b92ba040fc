import CamberUIKit
import UIKit

extension TabID {
    static let home: TabID = "home"
    static let news: TabID = "news"
    static let write: TabID = "write"
    static let mail: TabID = "mail"
    static let me: TabID = "me"
}

// The design also names the device ipad-10-landscape, a right-to-left layout, a text scale of 1.35,
// the dark appearance, Reduce Motion, Increase Contrast, widths of texts and a colour of sample
// pages. An app takes these from the device, its user and its own pages.
final class AppTabBarController: CustomTabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.setStyle(
            .curved(
                swellWidth: 140.5,
                swellHeight: 30,
                shadowOpacity: 0.125,
                motion: .spring(response: 0.45, dampingRatio: 0.8),
                pageTransition: .slide,
                effect: .bounce,
                badgeCap: 99,
                titleWeight: .bold
            )
        )
        bar.appearance[.tint] = TabColor(light: SceneColor(0x5856D6), dark: SceneColor(0x5E5CE6))
        bar.appearance[.inactive] = TabColor(0x8E8E93)
        bar.appearance[.background] = TabColor(
            light: SceneColor(0xFFFFFF),
            dark: SceneColor(0x1C1C1E, alpha: 0.8)
        )
        bar.appearance[.accent] = TabColor(0x17181A)
        bar.appearance[.selected] = TabColor(0xFFFFFF)
        bar.appearance[.unselected] = TabColor(0xC7C8CC)
        bar.appearance[.title] = TabColor(SceneColor(0x3C3C43, alpha: 0.6))
        bar.appearance[.indicator] = TabColor(0x000000)
        bar.appearance[.baseline] = TabColor(0x8E8E93)
        bar.appearance[.hairline] = TabColor(
            light: SceneColor(0x3C3C43, alpha: 0.29),
            dark: SceneColor(0x545458, alpha: 0.6)
        )
        bar.appearance[.disc] = TabColor(SceneColor(0x000000, alpha: 0))
        bar.appearance[.badge] = TabColor(0x34C759)
        bar.appearance[.badgeText] = TabColor(0x000000)
        paging = TabPaging(swipe: true, retention: .all)

        var writeItem = TabBarItem(id: .write, imageName: "plus.app.fill")
        writeItem.accessibilityLabel = "Write"
        writeItem.action = {
            // What the action does.
        }
        var mailItem = TabBarItem(
            id: .mail,
            title: "Mail",
            image: UIImage(systemName: "envelope"),
            badge: .dot
        )
        mailItem.tintColor = UIColor(SceneColor(0xFF2D55))
        mailItem.inactiveColor = UIColor(SceneColor(0x8E8E93, alpha: 0.5))
        var meItem = TabBarItem(id: .me, title: "Me", imageName: "person", badge: .count(1_234_567))
        meItem.isEnabled = false

        pages = [
            TabBarPage(TabBarItem(id: .home, title: "Home", imageName: "house", badge: .count(3))) {
                UIViewController()
            },
            TabBarPage(
                TabBarItem(
                    id: .news,
                    title: "News",
                    image: UIImage(systemName: "book"),
                    selectedImage: UIImage(systemName: "bookmark.fill"),
                    badge: .text("New")
                )
            ) {
                UIViewController()
            },
            TabBarPage(action: writeItem),
            TabBarPage(mailItem) { ColorPage(SceneColor(0xFFF4F6)) },
            TabBarPage(meItem) { UIViewController() },
        ]
        selectedID = .mail
    }
}

/// A page to start with: a colour.
private final class ColorPage: UIViewController {
    convenience init(_ color: SceneColor) {
        self.init(nibName: nil, bundle: nil)
        view.backgroundColor = UIColor(color)
    }
}
