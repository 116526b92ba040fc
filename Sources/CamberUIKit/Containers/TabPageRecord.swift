#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: the container holds its records; a record holds the page's view controller while it
    // is kept, its observer and its navigation proxy. An observer is held by nobody else, and
    // neither the observed object nor a change under way keeps it.

    /// A page of a container while it lasts.
    @MainActor
    final class TabPageRecord {
        var page: TabBarPage
        /// The view controller while it is there: always if it was given, else from the first visit
        /// until it is released.
        private(set) var controller: UIViewController?
        /// Whether it is a child of the container.
        var isChild = false
        var proxy: TabNavigationProxy?
        private var observer: TabItemObserver?
        private let onChange: () -> Void

        init(_ page: TabBarPage, onChange: @escaping () -> Void) {
            self.page = page
            self.onChange = onChange
            page.given.map(keep)
        }

        /// The item as it is at present.
        var item: TabBarItem {
            controller.map { page.item.completed(by: $0.tabBarItem) } ?? page.item
        }

        /// The view controller, made if there is none yet; `nil` for an action.
        func load() -> UIViewController? {
            if controller == nil, let made = page.make?() {
                keep(made)
                onChange()
            }
            return controller
        }

        /// Forgets what can be made again.
        func release() {
            proxy?.detach()
            proxy = nil
            isChild = false
            guard page.given == nil else { return }
            controller = nil
            observer = nil
        }

        private func keep(_ controller: UIViewController) {
            self.controller = controller
            observer = TabItemObserver(controller, onChange: onChange)
        }
    }

    /// Watches what a view controller says of its tab.
    @MainActor
    final class TabItemObserver: NSObject {
        private let onChange: () -> Void
        private var observations: [NSKeyValueObservation] = []

        init(_ controller: UIViewController, onChange: @escaping () -> Void) {
            self.onChange = onChange
            super.init()
            // Through the controller, so that an exchanged item is noticed, too.
            observations = [
                observe(controller, \.tabBarItem.title), observe(controller, \.tabBarItem.image),
                observe(controller, \.tabBarItem.selectedImage),
                observe(controller, \.tabBarItem.badgeValue),
                observe(controller, \.tabBarItem.isEnabled),
            ]
        }

        private func observe<Value>(
            _ controller: UIViewController, _ path: KeyPath<UIViewController, Value>
        ) -> NSKeyValueObservation {
            controller.observe(path) { [weak self] _, _ in
                // At once on the main thread, else as soon as it is free.
                self?.performSelector(
                    onMainThread: #selector(TabItemObserver.changed), with: nil,
                    waitUntilDone: Thread.isMainThread)
            }
        }

        @objc private func changed() { onChange() }
    }
#endif
