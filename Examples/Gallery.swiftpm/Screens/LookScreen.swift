import CamberUIKit
import UIKit

/// One look at the bottom of real pages: a list, a form and a navigation stack.
final class LookScreen: CustomTabBarController {
    init(look: AnyTabBarStyle) {
        super.init(bar: CustomTabBarView(style: look))
        pages = [
            page("list", "List", "list.bullet", .count(3)) { ListPage(rows: 100) },
            page("form", "Form", "square.and.pencil") { FormPage() },
            page("stack", "Stack", "square.stack") { StackPage(depth: 1) },
        ]
        if look.name == "labelled" {
            // In the middle, an item that does something instead of being selected.
            let new = TabBarItem(id: "new", imageName: "plus.app.fill") { [weak self] in
                self?.showNew()
            }
            pages.insert(TabBarPage(action: new), at: 1)
        }
        bar.onReselect = { id in print("\(id) again") }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A page in a navigation stack of its own; it is made when it is visited first.
    private func page(
        _ id: TabID, _ title: String, _ image: String, _ badge: TabBadge? = nil,
        root: @escaping @MainActor () -> UIViewController
    ) -> TabBarPage {
        let item = TabBarItem(id: id, title: title, imageName: image, badge: badge)
        return TabBarPage(item) { [weak self] in
            let screen = root()
            screen.title = title
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { _ in self?.dismiss(animated: true) })
            return UINavigationController(rootViewController: screen)
        }
    }

    private func showNew() {
        let alert = UIAlertController(
            title: "New", message: "An action selects nothing.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
