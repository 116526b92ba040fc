#if canImport(UIKit)
    @preconcurrency import UIKit

    // Owners: as in TabPagesController.

    /// View controllers as pages under header tabs that scroll, with an underline that follows the
    /// finger from page to page.
    ///
    /// The header is the bar in the `scroll` look and stays in its place while pages scroll. A
    /// horizontal movement belongs to whatever is nearest to the finger and can follow it: scroll
    /// views and pages inside of the page until their edge, then these pages, and beyond the first
    /// and the last the pages around them and the way back of a screen that was pushed. A vertical
    /// movement never is the pages'.
    open class ScrollTabController: TabContainerController {
        /// Header tabs in their look.
        public convenience init(style: ScrollTabBarStyle = ScrollTabBarStyle()) {
            self.init(bar: CustomTabBarView(style: AnyTabBarStyle(style)))
        }

        /// Header tabs from Interface Builder.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            bar.setStyle(ScrollTabBarStyle())
        }

        /// Header tabs with a bar of the app's own, in any look.
        public override init(bar: CustomTabBarView) { super.init(bar: bar) }
    }
#endif
