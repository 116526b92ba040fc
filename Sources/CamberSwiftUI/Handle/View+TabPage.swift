#if canImport(UIKit)
    import SwiftUI

    extension View {
        /// Hides tab bars: around a tab view, that of the tab view; inside of a page, the one that the
        /// page belongs to, while this view is on the screen. Animated, unless the user wants less
        /// motion. Pages get the bar's room; that of a ``CustomTabBar`` stays.
        public func tabBarHidden(_ isHidden: Bool = true) -> some View {
            modifier(TabWish(value: isHidden) { $0.setHidden($1 ?? false, by: $2) })
                .setting { $0.isHidden = isHidden }
        }

        /// Inside of a page: the badge of its item, before the one of its entry. It stays when another
        /// page is shown. A page says nothing before its first visit: what is known then goes into the
        /// entry, `TabPage(…) { … }.badge(3)`.
        public func tabBadge(_ badge: TabBadge?) -> some View {
            modifier(TabWish(value: badge) { bar, badge, _ in badge.map { bar.setBadge($0) } })
        }

        /// Inside of a page: done when the user taps its item while it is selected and this view is on
        /// the screen. Around a tab view it is ``onTabReselect(_:)``.
        public func onTabReselect(perform action: @escaping @MainActor () -> Void) -> some View {
            let wish = TabReselectAction(action: action)
            return modifier(TabWish(value: wish) { $0.onReselect(by: $2, $1?.action) })
        }
    }

    /// An action is another one after every update, because what it has captured may be.
    private struct TabReselectAction: Equatable {
        let action: @MainActor () -> Void

        static func == (a: Self, b: Self) -> Bool { false }
    }

    /// Tells the page's bar a wish while a view is on the screen, and `nil` once it is not.
    private struct TabWish<Wish: Equatable>: ViewModifier {
        let value: Wish
        let tell: @MainActor (TabBarProxy, Wish?, AnyHashable) -> Void
        @Environment(\.tabBar) private var tabBar
        @State private var owner = UUID()

        func body(content: Content) -> some View {
            content
                .onAppear { tell(tabBar, value, owner) }
                .onChange(of: value) { tell(tabBar, $0, owner) }
                .onDisappear { tell(tabBar, nil, owner) }
        }
    }
#endif
