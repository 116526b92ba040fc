import UIKit

/// A form: the keyboard covers the bar, and the fields stay above it.
final class FormPage: UIViewController, UITextFieldDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let fields = ["Name", "Street", "City", "Country", "Note"].map { name in
            let field = UITextField()
            field.placeholder = name
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.delegate = self
            return field
        }
        let column = UIStackView(arrangedSubviews: fields)
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(
                equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
        ])
    }

    func textFieldShouldReturn(_ field: UITextField) -> Bool {
        field.resignFirstResponder()
    }
}
