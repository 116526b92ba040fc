#if canImport(UIKit)
    import SwiftUI

    extension View {
        /// Hides tab bars: around a tab view, that of the tab view; inside of a page, the one that the
        /// page belongs to, while this view is on the screen. Animated, unless the user wants less
        /// motion.
        public func tabBarHidden(_ isHidden: Bool = true) -> some View {
            modifier(TabBarHider(isHidden: isHidden)).tabBarSettings { $0.isHidden = isHidden }
        }

        /// Inside of a page: the badge of its item, before the one of its entry. It stays when another
        /// page is shown.
        public func tabBadge(_ badge: TabBadge?) -> some View { modifier(TabBadger(badge: badge)) }

        /// Inside of a page: done when the user taps its item while it is selected and this view is on
        /// the screen.
        public func onTabReselect(perform action: @escaping @MainActor () -> Void) -> some View {
            modifier(TabReselector(action: action))
        }
    }

    private struct TabBarHider: ViewModifier {
        let isHidden: Bool
        @Environment(\.tabBar) private var tabBar
        @State private var owner = UUID()

        func body(content: Content) -> some View {
            content
                .onAppear { tabBar.setHidden(isHidden, by: owner) }
                .onChange(of: isHidden) { tabBar.setHidden($0, by: owner) }
                .onDisappear { tabBar.setHidden(false, by: owner) }
        }
    }

    private struct TabBadger: ViewModifier {
        let badge: TabBadge?
        @Environment(\.tabBar) private var tabBar

        func body(content: Content) -> some View {
            content
                .onAppear { tabBar.setBadge(badge) }
                .onChange(of: badge) { tabBar.setBadge($0) }
        }
    }

    private struct TabReselector: ViewModifier {
        let action: @MainActor () -> Void
        @Environment(\.tabBar) private var tabBar
        @State private var latest = Latest()

        /// The action of the last update, so that what it has captured is not out of date.
        private final class Latest {
            var action: (@MainActor () -> Void)?
        }

        func body(content: Content) -> some View {
            latest.action = action
            let owner = ObjectIdentifier(latest)
            return
                content
                .onAppear { [latest] in tabBar.setReselect(by: owner) { latest.action?() } }
                .onDisappear { tabBar.setReselect(by: owner, nil) }
        }
    }
#endif
