#if canImport(UIKit)
    import SwiftUI

    /// A page's content with the environment of the tab view, which would end at the page otherwise.
    @MainActor
    struct TabPageRoot: View {
        var content: AnyView
        var environment: EnvironmentValues
        var proxy: TabBarProxy
        /// Told the content's own height where the page is to be as high as that.
        var onHeight: (@MainActor (Double) -> Void)?

        var body: some View {
            sized
                .environment(\.tabBar, proxy)
                .environment(\.tabBarSettings, TabBarSettings())
                // All values, objects included; what is closer to the content comes first.
                .environment(\.self, environment)
        }

        @ViewBuilder private var sized: some View {
            if let onHeight {
                content
                    .frame(maxWidth: .infinity, alignment: .top)
                    .fixedSize(horizontal: false, vertical: true)
                    .onHeightChange(onHeight)
                    .frame(maxHeight: .infinity, alignment: .top)
            } else {
                content
            }
        }
    }

    /// A page of a tab view as a view controller.
    final class TabHostingPage: UIHostingController<TabPageRoot> {
        /// Says nothing, so that a title inside of the page does not become the item's.
        private let silentItem = UITabBarItem()

        override var tabBarItem: UITabBarItem! {
            get { silentItem }
            set {}
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .clear
        }
    }

    extension View {
        /// Tells the view's height at first and whenever it changes.
        @MainActor
        func onHeightChange(_ action: @escaping @MainActor (Double) -> Void) -> some View {
            background(
                GeometryReader { proxy in
                    Color.clear
                        .onAppear { action(proxy.size.height) }
                        .onChange(of: proxy.size.height) { action($0) }
                })
        }
    }

    /// SwiftUI's views inside of the bar's, without a view controller.
    @MainActor
    enum TabHostedView {
        /// A view that shows another one; brings the one that did so before up to date.
        static func show<Content: View>(_ content: Content, in old: UIView?) -> UIView {
            let configuration = UIHostingConfiguration { content }
                .margins(.all, 0)
                .minSize(width: 0, height: 0)
            if let old, let known = old as? UIContentView {
                known.configuration = configuration
                return old
            }
            let made = configuration.makeContentView()
            made.backgroundColor = .clear
            return made
        }
    }
#endif
