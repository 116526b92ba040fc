#if canImport(UIKit)
    import SwiftUI

    /// The bar that a page belongs to, as `@Environment(\.tabBar)` inside of the page.
    ///
    /// ```swift
    /// struct Inbox: View {
    ///     @Environment(\.tabBar) private var tabBar
    ///     let unread: Int
    ///
    ///     var body: some View {
    ///         List { … }
    ///             .onChange(of: unread) { tabBar.setBadge(.count($0)) }
    ///     }
    /// }
    /// ```
    /// Outside of pages there is none, and nothing happens. What a page says of its bar takes this way
    /// because a page is a screen of its own, at which preferences end.
    public struct TabBarProxy {
        weak var host: (any TabPageOwner)?
        var page: TabID?
    }

    @MainActor
    extension TabBarProxy {
        /// Hides the bar while the page is the selection, or takes the wish back. The bar is hidden as
        /// long as somebody wants it. See also ``SwiftUI/View/tabBarHidden(_:)``.
        /// - Parameters:
        ///   - isHidden: whether it is to be hidden.
        ///   - owner: who wants it; each takes back only its own wish.
        public func setHidden(_ isHidden: Bool, by owner: AnyHashable = "page") {
            page.map { host?.setHidden(isHidden, on: $0, by: owner) }
        }

        /// Gives the page's item a badge, before the one of its entry; `nil` takes it back.
        public func setBadge(_ badge: TabBadge?) { page.map { host?.setBadge(badge, on: $0) } }

        /// Done when the user taps the page's item while it is selected; `nil` takes it back.
        /// - Parameters:
        ///   - owner: whose action it is; everybody has one.
        ///   - action: what is done.
        public func onReselect(by owner: AnyHashable = "page", _ action: (@MainActor () -> Void)?) {
            page.map { host?.setReselect(action, on: $0, by: owner) }
        }

        /// Scrolls the page to its top and, when it is there, goes back to the first screen of its
        /// navigation: what a tap on the selected tab does by itself.
        public func returnToTop() { page.map { host?.returnToTop($0) } }
    }

    /// Who carries out what pages ask for.
    @MainActor
    protocol TabPageOwner: AnyObject {
        func setHidden(_ isHidden: Bool, on page: TabID, by owner: AnyHashable)
        func setBadge(_ badge: TabBadge?, on page: TabID)
        func setReselect(_ action: (@MainActor () -> Void)?, on page: TabID, by owner: AnyHashable)
        func returnToTop(_ page: TabID)
    }

    private struct TabBarProxyKey: EnvironmentKey {
        static var defaultValue: TabBarProxy { TabBarProxy() }
    }

    extension EnvironmentValues {
        /// The bar that the page belongs to.
        public internal(set) var tabBar: TabBarProxy {
            get { self[TabBarProxyKey.self] }
            set { self[TabBarProxyKey.self] = newValue }
        }
    }
#endif
