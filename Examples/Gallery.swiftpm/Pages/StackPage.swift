import UIKit

/// A screen that pushes another, which hides the bar from the third on.
final class StackPage: UIViewController {
    private let depth: Int

    init(depth: Int) {
        self.depth = depth
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = depth > 2
    }

    required init?(coder: NSCoder) {
        depth = 1
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        if depth > 1 { title = "Screen \(depth)" }
        let push = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Push screen \(depth + 1)") { [weak self] _ in
                guard let self else { return }
                self.navigationController?.pushViewController(
                    StackPage(depth: self.depth + 1), animated: true)
            })
        push.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(push)
        NSLayoutConstraint.activate([
            push.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            push.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
