#if canImport(UIKit)
    @preconcurrency import UIKit

    @testable import CamberUIKit

    /// A page that notes what it is told.
    final class ProbePage: UIViewController {
        let name: String
        let log: ProbeLog

        init(_ name: String, _ log: ProbeLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            log.told.append("load \(name)")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.told.append("will appear \(name)")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.told.append("appear \(name)")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.told.append("will disappear \(name)")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.told.append("disappear \(name)")
        }
    }

    /// What pages were told.
    @MainActor
    final class ProbeLog {
        var told: [String] = []

        /// What was told since it was last taken.
        func take() -> [String] {
            defer { told = [] }
            return told
        }
    }

    /// Containers as an app would put them on its screen.
    @MainActor
    enum ContainerSupport {
        /// Pages that are made when they are visited.
        static func pages(_ names: [String], _ log: ProbeLog) -> [TabBarPage] {
            names.map { name in
                TabBarPage(TabBarItem(id: TabID(name), title: name)) { ProbePage(name, log) }
            }
        }

        /// Shows a controller in a window of 400 × 800.
        static func show(_ controller: UIViewController) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            window.rootViewController = controller
            window.isHidden = false
            settle(controller)
            return window
        }

        /// Selects a page as a user does.
        static func tap(_ id: TabID, in controller: TabPagesController) {
            controller.bar.activate(id)
            settle(controller)
        }

        /// Lets everything come to rest.
        static func settle(_ controller: UIViewController) {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            controller.view.layoutIfNeeded()
            guard let pages = controller as? TabPagesController else { return }
            pages.bar.setNeedsLayout()
            pages.bar.layoutIfNeeded()
            while pages.bar.displayLink.isRunning {
                RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
            }
        }
    }
#endif
