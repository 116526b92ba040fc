import CamberUIKit
import UIKit

/// The looks and what else there is to see.
final class GalleryController: UITableViewController {
    private struct Screen {
        let title: String
        let isPushed: Bool
        let make: @MainActor () -> UIViewController
    }

    private let screens: [Screen] =
        AnyTabBarStyle.all.filter { $0.placement == .bottom }.map { style in
            Screen(title: style.name, isPushed: false) { LookScreen(look: style) }
        } + [
            Screen(title: "icons, the original design", isPushed: false) { IconsScreen() },
            Screen(title: "scroll", isPushed: true) { HeaderScreen() },
            Screen(title: "scroll, inside a scroll view", isPushed: true) { EmbeddedScreen() },
        ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Camber"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "look")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        screens.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "look", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = screens[indexPath.row].title
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = screens[indexPath.row]
        let controller = screen.make()
        guard !screen.isPushed else {
            navigationController?.pushViewController(controller, animated: true)
            return
        }
        tableView.deselectRow(at: indexPath, animated: true)
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }
}
