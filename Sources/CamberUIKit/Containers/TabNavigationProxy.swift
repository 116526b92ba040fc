#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: a page's record holds the proxy, and so does the navigation controller until it is
    // detached, or the app's delegate would go with a container. The proxy knows the navigation
    // controller, the app's delegate and, through the closure that it is given, the container weakly.

    /// Stands before the app's own delegate of a navigation controller and tells the container
    /// which screen is coming. Everything else reaches the app's delegate as if it were alone,
    /// whether it was set before or is set later. Of containers in containers each has its own, one
    /// before the other.
    final class TabNavigationProxy: NSObject, UINavigationControllerDelegate {
        private weak var navigation: UINavigationController?
        private weak var original: UINavigationControllerDelegate?
        private let onShow: OnShow
        private var observer: TabObserver?

        /// Told of the screen that is coming and whether it is animated, or of `nil` when a transition
        /// is over.
        typealias OnShow = (UINavigationController, UIViewController?, _ animated: Bool) -> Void

        init(_ navigation: UINavigationController, onShow: @escaping OnShow) {
            self.navigation = navigation
            self.onShow = onShow
            super.init()
            keep(self)
            stepIn()
            observer = TabObserver { [weak self] in self?.stepIn() }
            observer?.watch(navigation, \.delegate)
        }

        /// Whether it is a navigation controller's.
        func isBefore(_ other: UINavigationController) -> Bool { navigation === other }

        /// Gives the navigation controller its own delegate back.
        func detach() {
            keep(nil)
            observer = nil
            if navigation?.delegate === self { navigation?.delegate = original }
            (navigation?.delegate as? TabNavigationProxy)?.skip(self)
        }

        private func keep(_ proxy: TabNavigationProxy?) {
            let key = Unmanaged.passUnretained(self).toOpaque()
            navigation.map { objc_setAssociatedObject($0, key, proxy, .OBJC_ASSOCIATION_RETAIN) }
        }

        private func stepIn() {
            guard let navigation else { return }
            let current = navigation.delegate
            // Another container's may stand before this one, but never each before the other.
            if (current as? TabNavigationProxy)?.reaches(self) == true { return }
            original = current
            navigation.delegate = self
        }

        private var next: TabNavigationProxy? { original as? TabNavigationProxy }

        /// Whether what this one is told comes to another one.
        private func reaches(_ other: TabNavigationProxy) -> Bool {
            self === other || next?.reaches(other) == true
        }

        /// Goes on without another one that this one may be told before.
        private func skip(_ gone: TabNavigationProxy) {
            if next === gone { original = gone.original } else { next?.skip(gone) }
        }

        // MARK: Forwarding

        // NSObject's questions are declared for any thread, though UIKit asks them on the main one.
        // A message by selector gets there without a promise that Swift could not check.
        private nonisolated func object(_ selector: Selector) -> NSObjectProtocol? {
            perform(selector)?.takeUnretainedValue() as? NSObjectProtocol
        }

        @objc private func currentOriginal() -> UINavigationControllerDelegate? { original }
        @objc private func currentTarget() -> UINavigationControllerDelegate {
            original ?? NoNavigationDelegate()
        }

        override func responds(to selector: Selector) -> Bool {
            super.responds(to: selector)
                || object(#selector(currentOriginal))?.responds(to: selector) ?? false
        }

        override func forwardingTarget(for selector: Selector) -> Any? {
            object(#selector(currentTarget))
        }

        func navigationController(
            _ navigation: UINavigationController, willShow screen: UIViewController, animated: Bool
        ) {
            original?.navigationController?(navigation, willShow: screen, animated: animated)
            onShow(navigation, screen, animated)
            // After a swipe back that was given up, the screen that was left is there again.
            navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
                [weak self, weak navigation] context in
                guard let self, let navigation, context.isCancelled else { return }
                self.onShow(navigation, nil, animated)
            }
        }

        func navigationController(
            _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
        ) {
            original?.navigationController?(navigation, didShow: screen, animated: animated)
            onShow(navigation, nil, animated)
        }
    }

    /// Answers as if there were no delegate: UIKit remembers what the app's delegate could answer, which
    /// may be gone when it is asked.
    private final class NoNavigationDelegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientationMask { .all }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigation: UINavigationController
        ) -> UIInterfaceOrientation { .unknown }

        func navigationController(
            _ navigation: UINavigationController,
            interactionControllerFor animation: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { nil }

        func navigationController(
            _ navigation: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { nil }
    }
#endif
