import CamberUIKit
import UIKit

/// The fifth original design: three icons that share the width, each with an image for its
/// selection, on a grey of 20 %; half as opaque under a finger, switched at once.
final class IconsScreen: CustomTabBarController {
    init() {
        super.init(bar: CustomTabBarView(style: IconsTabBarStyle.original))
        pages = [
            page("home", "house", .systemTeal),
            page("messages", "message", .systemIndigo),
            page("profile", "person.crop.circle", .systemOrange),
        ]
        bar.tintColor = .label
        selectedID = "messages"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func page(_ id: TabID, _ image: String, _ color: UIColor) -> TabBarPage {
        var item = TabBarItem(id: id, imageName: image) { print("\(id) was chosen") }
        item.accessibilityLabel = id.rawValue.capitalized
        return TabBarPage(item) { [weak self] in
            let page = UIViewController()
            page.view.backgroundColor = color
            let close = UIButton(
                configuration: .bordered(),
                primaryAction: UIAction(title: "Close") { _ in self?.dismiss(animated: true) })
            close.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(close)
            let safeArea = page.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                close.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
                close.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
            ])
            return page
        }
    }
}
