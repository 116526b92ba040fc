#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: as in TabPagesController; the notification centre holds nobody.

    /// Pages with their bar over them in one view: what ``CustomTabBarController`` and
    /// ``ScrollTabController`` have in common. Bar and pages fill the view, so that every size is
    /// the container's, in Split View and after a rotation, too.
    open class TabContainerController: TabPagesController {
        /// The name of the bar's look; see ``CustomTabBarView/styleName``.
        @IBInspectable public var styleName: String {
            get { bar.styleName }
            set { bar.styleName = newValue }
        }

        /// The storyboard ids of the pages in the storyboard that this controller comes from,
        /// separated by commas; they are the pages' ids. Read when the view is loaded, if there are
        /// no pages yet.
        @IBInspectable public var storyboardPages = ""

        override var containsBar: Bool { true }

        open override func viewDidLoad() {
            super.viewDidLoad()
            bar.frame = view.bounds
            bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(bar)
            orderElements()
            if let storyboard, order.isEmpty {
                pages = storyboardPages.split(separator: ",").map { part in
                    let name = part.trimmingCharacters(in: .whitespaces)
                    return TabBarPage(
                        storyboard.instantiateViewController(withIdentifier: name), id: TabID(name))
                }
            }
            NotificationCenter.default.addObserver(
                self, selector: #selector(keyboardChanged),
                name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        }

        /// The order in which assistive technology reads: a header before its pages, else after.
        func orderElements(_ between: UIView? = nil) {
            let parts = [pagesView, between, bar].compactMap { $0 }
            view.accessibilityElements = bar.style.placement == .top ? parts.reversed() : parts
        }

        // MARK: Keyboard

        @objc private func keyboardChanged(_ notification: Notification) {
            let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let space = view.window?.windowScene?.screen.coordinateSpace
            let frame = value.flatMap { space?.convert($0, to: view) }
            bar.driver.setKeyboard(
                frame.map { SceneRect($0) }, over: SceneSize(view.bounds.size))
        }

        // MARK: The system's questions

        open override var childForStatusBarStyle: UIViewController? { selectedViewController }
        open override var childForStatusBarHidden: UIViewController? { selectedViewController }
        open override var childForHomeIndicatorAutoHidden: UIViewController? {
            selectedViewController
        }
        open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
            selectedViewController
        }

        /// ⌘1 … ⌘9 for the first nine pages; of containers in containers for those of the outermost.
        open override var keyCommands: [UIKeyCommand]? {
            let isInner = customTabBarController != nil || scrollTabController != nil
            return isInner
                ? super.keyCommands
                : (super.keyCommands ?? []) + bar.shortcutCommands(action: #selector(choosePage))
        }

        @objc private func choosePage(_ command: UIKeyCommand) { bar.performShortcut(command) }

        // MARK: Restoration

        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            bar.encodeRestorableState(with: coder)
            for (id, record) in records where record.controller?.restorationIdentifier != nil {
                coder.encode(record.controller, forKey: "\(CustomTabBarView.selectionKey).\(id)")
            }
        }

        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            bar.decodeRestorableState(with: coder)
        }
    }
#endif
