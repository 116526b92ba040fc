import UIKit

/// A page that does not scroll itself and is as high as its text.
final class TextPage: UIViewController {
    private let lines: Int

    init(lines: Int) {
        self.lines = lines
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        lines = 10
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = (1...lines).map { "Line \($0) of \(lines)" }.joined(separator: "\n")
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -16),
        ])
    }
}
