#if canImport(UIKit)
    import SwiftUI

    extension View {
        /// Whether a finger that goes down on an item is felt. Off by default, as in the system's bar.
        public func tabBarHaptics(_ isEnabled: Bool = true) -> some View {
            setting { $0.isHapticsEnabled = isEnabled }
        }

        /// A view that stands on the bar of a ``CustomTabView``, as wide as the container and as high as
        /// it wants to be; pages keep clear of it.
        public func tabBarAccessory<Accessory: View>(
            @ViewBuilder _ accessory: @escaping () -> Accessory
        ) -> some View {
            setting { $0.accessory = AnyView(accessory()) }
        }

        /// Which pages are kept while they are not shown; by default all that were visited.
        public func tabPageRetention(_ retention: TabPageRetention) -> some View {
            setting { $0.paging.retention = retention }
        }

        /// Whether a finger can swipe from page to page; `nil` leaves it to the look.
        public func tabPageSwipe(_ isEnabled: Bool?) -> some View {
            setting { $0.paging.swipe = isEnabled }
        }

        /// Whether a tap on the selected tab scrolls its page to the top and, when it is there, goes
        /// back to the first screen of its navigation. On by default. See also
        /// ``TabBarProxy/returnToTop()``.
        public func tabReselectReturnsToTop(_ isEnabled: Bool) -> some View {
            setting { $0.scrollsToTopOnReselect = isEnabled }
        }

        /// Asked before the user's wish to select another page is carried out; `false` refuses. Of
        /// several, all have to agree. One that is given another type of values than the tab view's
        /// is not asked, which is why the type is written out:
        ///
        /// ```swift
        /// CustomTabView(tabs: AppTab.self, selection: $tab) { tab in Page(tab) }
        ///     .tabShouldSelect { (tab: AppTab) in tab != .me || !isComposing }
        /// ```
        public func tabShouldSelect<Value: Hashable>(
            _ shouldSelect: @escaping @MainActor (Value) -> Bool
        ) -> some View {
            setting { settings in
                let others = settings.shouldSelect
                settings.shouldSelect = {
                    ($0.base as? Value).map(shouldSelect) ?? true && others?($0) ?? true
                }
            }
        }

        /// Done when the user chooses the page that is selected already. Of several, all are done. As
        /// with ``tabShouldSelect(_:)``, the type of the values is written out.
        public func onTabReselect<Value: Hashable>(
            _ action: @escaping @MainActor (Value) -> Void
        ) -> some View {
            setting { settings in
                let others = settings.onReselect
                settings.onReselect = { any in
                    (any.base as? Value).map(action)
                    others?(any)
                }
            }
        }
    }
#endif
