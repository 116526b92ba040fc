import CamberUIKit
import UIKit

/// Header and pages apart, in the app's own scroll view: the header stays at its top, and each page
/// is as high as its content, but never lower than the screen.
final class EmbeddedScreen: UIViewController {
    private let scrollView = UIScrollView()
    private let header = CustomTabBarView(style: ScrollTabBarStyle())
    private lazy var tabs = TabPagesController(bar: header)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "scroll"
        view.backgroundColor = .systemBackground
        tabs.pages = ["Short", "Middle", "Long"].enumerated().map { place, title in
            TabBarPage(TabBarItem(id: TabID(title), title: title)) {
                TextPage(lines: 6 << (2 * place))
            }
        }
        let cover = UIView()
        cover.backgroundColor = .systemTeal
        addChild(tabs)
        for part in [cover, tabs.view, header] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(part)
        }
        tabs.didMove(toParent: self)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)

        let (content, screen) = (scrollView.contentLayoutGuide, view.safeAreaLayoutGuide)
        let headerInPlace = header.topAnchor.constraint(equalTo: cover.bottomAnchor)
        headerInPlace.priority = .defaultLow
        let room = tabs.view.heightAnchor.constraint(
            greaterThanOrEqualTo: screen.heightAnchor, constant: -header.intrinsicContentSize.height
        )
        let columns: [NSLayoutConstraint] = [cover, header, tabs.view].flatMap {
            part -> [NSLayoutConstraint] in
            [
                part.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ]
        }
        NSLayoutConstraint.activate(
            columns + [
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                cover.topAnchor.constraint(equalTo: content.topAnchor),
                cover.heightAnchor.constraint(equalToConstant: 200),
                headerInPlace,
                header.topAnchor.constraint(greaterThanOrEqualTo: cover.bottomAnchor),
                header.topAnchor.constraint(greaterThanOrEqualTo: screen.topAnchor),
                tabs.view.topAnchor.constraint(
                    equalTo: cover.bottomAnchor, constant: header.intrinsicContentSize.height),
                tabs.view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                room,
            ])
    }
}
