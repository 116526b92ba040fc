#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: as in TabPagesController.

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
            if let storyboard, records.all.isEmpty {
                pages = storyboardPages.split(separator: ",").map { part in
                    let name = part.trimmingCharacters(in: .whitespaces)
                    return TabBarPage(
                        storyboard.instantiateViewController(withIdentifier: name), id: TabID(name))
                }
            }
        }

        // A keyboard covers the bar, and pages keep clear of it as they do on any screen: by their
        // keyboard layout guide, by what table and collection view controllers do, or by SwiftUI. In
        // their safe area, too, it would be counted twice, and without its animation.

        /// Assistive technology reads the views from back to front, but a header before its pages.
        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let parts = view.subviews.filter { $0 !== bar || bar.style.placement == .bottom }
            view.accessibilityElements = bar.style.placement == .top ? [bar] + parts : parts
        }

        // MARK: The system's questions

        private var page: UIViewController? { selectedViewController }

        open override var childForStatusBarStyle: UIViewController? { page }
        open override var childForStatusBarHidden: UIViewController? { page }
        open override var childForHomeIndicatorAutoHidden: UIViewController? { page }
        open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { page }

        /// ⌘1 … ⌘9 for the first nine pages; of containers in containers for those of the outermost.
        open override var keyCommands: [UIKeyCommand]? {
            let own = super.keyCommands ?? []
            let isInner = customTabBarController != nil || scrollTabController != nil
            return isInner ? own : own + bar.shortcutCommands(action: #selector(choosePage))
        }

        @objc private func choosePage(_ command: UIKeyCommand) { bar.performShortcut(command) }

        // MARK: Restoration

        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            bar.encodeRestorableState(with: coder)
            for record in records.all where record.controller?.restorationIdentifier != nil {
                let key = "\(CustomTabBarView.selectionKey).\(record.page.item.id)"
                coder.encode(record.controller, forKey: key)
            }
        }

        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            bar.decodeRestorableState(with: coder)
        }
    }
#endif
