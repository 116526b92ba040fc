#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: the container holds its records; a record holds the page's view controller while it
    // is kept, its observers and its navigation proxies. An observer is held by nobody else, and
    // neither the observed object nor a change under way keeps it.

    /// A page of a container while it lasts.
    @MainActor
    final class TabPageRecord {
        var page: TabBarPage
        /// The view controller while it is there: always if it was given, else from the first visit
        /// until it is released.
        private(set) var controller: UIViewController?
        private var proxies: [TabNavigationProxy] = []
        private var observer: TabObserver?
        private var itemObserver: TabObserver?
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

        /// The navigation stacks that the page shows and lets the bar follow.
        var stacks: [UINavigationController] {
            page.followsNavigation ? controller?.shownStacks ?? [] : []
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
            watch([])
            guard page.given == nil else { return }
            (controller, observer, itemObserver) = (nil, nil, nil)
        }

        /// Watches navigation stacks of the page, and no others any more.
        func watch(
            _ stacks: [UINavigationController],
            onShow: @escaping TabNavigationProxy.OnShow = { _, _, _ in }
        ) {
            for proxy in proxies where !stacks.contains(where: proxy.isBefore) { proxy.detach() }
            proxies = stacks.map { stack in
                proxies.first { $0.isBefore(stack) } ?? TabNavigationProxy(stack, onShow: onShow)
            }
        }

        private func keep(_ controller: UIViewController) {
            self.controller = controller
            observer = TabObserver { [weak self] in
                self?.watchItem()
                self?.onChange()
            }
            observer?.watch(controller, \.tabBarItem)
            watchItem()
        }

        /// Watches the item itself: a navigation controller may answer with another one, that of its
        /// first screen, without saying so, and then an observer that came through it could not leave.
        private func watchItem() {
            guard let item = controller?.tabBarItem else { return }
            let observer = TabObserver(onChange: onChange)
            observer.watch(item, \.title)
            observer.watch(item, \.image)
            observer.watch(item, \.selectedImage)
            observer.watch(item, \.badgeValue)
            observer.watch(item, \.isEnabled)
            itemObserver = observer
        }
    }

    /// Watches properties of objects; may outlive them, and they it.
    @MainActor
    final class TabObserver: NSObject {
        private let onChange: () -> Void
        private var observations: [NSKeyValueObservation] = []

        init(onChange: @escaping () -> Void) { self.onChange = onChange }

        func watch<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>) {
            observations.append(
                object.observe(path) { @Sendable [weak self] _, _ in
                    // At once on the main thread, else as soon as it is free.
                    self?.performSelector(
                        onMainThread: #selector(TabObserver.changed), with: nil,
                        waitUntilDone: Thread.isMainThread)
                })
        }

        @objc private func changed() { onChange() }
    }
#endif
